import { conversationsQuery } from '../../data/conversations.ts';
import { usePages } from '../../data/lists.ts';
import { useAccess } from '../../data/session/access.ts';
import { say } from '../../i18n/say.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
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
  return (
    <UpsellCard
      title={say('screens-nutritionist.premium_feature')}
      lockLabel={say('screens-common.premium')}
      lead={say('screens-nutritionist.ask_about_a_product')}
      promises={PREMIUM_PROMISES.nutritionist}
    >
      <LinkButton to={paths.subscribe} variant="primary" wide>
        {say('screens-common.upgrade_to_premium')}
      </LinkButton>
      <LinkButton to={paths.subscribe} variant="secondary" wide>
        {say('screens-nutritionist.try_free_for_7')}
      </LinkButton>
    </UpsellCard>
  );
}

/** /ai-nutritionist without premium access: what it gives, and below it the conversations of a time with access. */
function PremiumScreen({ onOpen }: { onOpen: (id: string) => void }) {
  const conversations = usePages(conversationsQuery());
  const hasTalks = conversations.rows !== undefined && conversations.rows.length > 0;
  return (
    <Screen
      title={say('screens-nutritionist.ai_nutritionist')}
      lead={say('screens-nutritionist.your_personalized_nutrition_companion')}
      width="narrow"
    >
      <PremiumFeature />
      {hasTalks && (
        <section className={styles.talks} aria-labelledby="earlier-chats">
          <h2 id="earlier-chats">{say('screens-nutritionist.your_earlier_chats')}</h2>
          <p className="small muted">{say('screens-nutritionist.they_stay_yours_to')}</p>
          <ConversationList pages={conversations} selected={null} onOpen={onOpen} onDeleted={() => undefined} />
        </section>
      )}
    </Screen>
  );
}
