import { useTranslation } from 'react-i18next';
import { conversationsQuery } from '../../../data/conversations/conversations.ts';
import { usePages } from '../../../data/lists/use-pages.ts';
import { Screen } from '../../../ui/layout/screen/screen.tsx';
import { ConversationList } from '../history/conversation-list.tsx';
import { PremiumFeature } from './premium-feature.tsx';
import styles from './premium-screen.module.css';

/** /ai-nutritionist without premium access: what it gives, and below it the conversations of a time with access. */
export function PremiumScreen({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const conversations = usePages(conversationsQuery());
  const hasTalks = conversations.rows !== undefined && conversations.rows.length > 0;
  return (
    <Screen title={t('AI Nutritionist')} lead={t('Your personalized nutrition companion')} width="narrow">
      <PremiumFeature />
      {hasTalks && (
        <section className={styles.talks} aria-labelledby="earlier-chats">
          <h2 id="earlier-chats">{t('Your earlier chats')}</h2>
          <p className="small muted">{t('They stay yours to read and to delete.')}</p>
          <ConversationList pages={conversations} selected={null} onOpen={onOpen} onDeleted={() => undefined} />
        </section>
      )}
    </Screen>
  );
}
