import { conversationsQuery } from '../../data/conversations/conversations.ts';
import { usePages } from '../../data/lists.ts';
import { useAccess } from '../../data/session/access.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button/button.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { PREMIUM_PROMISES, UpsellCard } from '../../ui/layout/upsell.tsx';
import { ChatScreen } from './chat/chat-screen.tsx';
import { useSelection } from './chat/use-chat.ts';
import { ConversationList } from './history/chat-history.tsx';
import styles from './nutritionist-screen.module.css';

/** /ai-nutritionist for members: the chat; without premium access what it gives, and old conversations to read. */
export function NutritionistScreen() {
  const { hasPremiumAccess } = useAccess();
  const { selected, select } = useSelection();
  if (!hasPremiumAccess && selected === null) return <PremiumScreen onOpen={select} />;
  return <ChatScreen isReadOnly={!hasPremiumAccess} />;
}

/** What the chat gives, for members whose plan does not open it. */
function PremiumFeature() {
  const { t } = useTranslation();
  return (
    <UpsellCard
      title={t('Premium Feature')}
      lockLabel={t('Premium')}
      lead={t('Ask about a product, a meal or your week, and get answers that know your goals, your restrictions and your scans.')}
      promises={PREMIUM_PROMISES.nutritionist}
    >
      <LinkButton to={paths.subscribe} variant="primary" wide>
        {t('Upgrade to Premium')}
      </LinkButton>
      <LinkButton to={paths.subscribe} variant="secondary" wide>
        {t('Try free for 7 days')}
      </LinkButton>
    </UpsellCard>
  );
}

/** /ai-nutritionist without premium access: what it gives, and below it the conversations of a time with access. */
function PremiumScreen({ onOpen }: { onOpen: (id: string) => void }) {
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
