import { termText } from '@labelwise/messages/render/terms';
import { useScoreRevision } from '../../data/preferences-updated.ts';
import { openQuestions } from '../../data/questions.ts';
import { areAnswersUnreadable, eraseGuestProfile, guestProfileUndo, storedGuestProfile } from '../../data/scores/guest-profile.ts';
import { say } from '../../i18n/say.ts';
import { choiceText } from '../../lib/choice-text.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './guest-home.module.css';

/** What a guest answered, by which this device scores: to be changed, or erased in one tap. */
export function AnswersCard() {
  // Read again whenever the answers change.
  useScoreRevision();
  const profile = storedGuestProfile();
  const erase = () => {
    const undo = guestProfileUndo();
    eraseGuestProfile();
    toast({ title: say('screens-common.your_answers_are_erased'), action: { label: say('screens-common.undo'), onPress: undo } });
  };
  if (areAnswersUnreadable()) return <Unreadable onErase={erase} />;
  if (profile === null) return null;
  const shown = [
    ...profile.restrictions.map(choiceText),
    ...profile.less.map((name) => say('screens-home.less_name', { name: termText(say, name) })),
  ];
  return (
    <Card title={say('screens-home.scored_by_your_answers')} aside={say('screens-home.on_this_device_only')}>
      {shown.length === 0 ? (
        <p className="muted">{say('screens-home.you_eat_everything_and')}</p>
      ) : (
        <ul className={styles.held}>
          {shown.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <div className={styles.answers}>
        <Button onClick={erase}>{say('screens-common.erase')}</Button>
        <Button data-questions onClick={() => openQuestions(null)}>
          {say('screens-common.change')}
        </Button>
      </div>
    </Card>
  );
}

/** Nothing is scored until they are given again or erased. */
function Unreadable({ onErase }: { onErase: () => void }) {
  return (
    <Card title={say('screens-home.please_answer_once_more')}>
      <p className="muted">{say('screens-home.what_you_answered_is')}</p>
      <div className={styles.answers}>
        <Button onClick={onErase}>{say('screens-common.erase')}</Button>
        <Button variant="primary" data-questions onClick={() => openQuestions(null)}>
          {say('screens-home.answer_again')}
        </Button>
      </div>
    </Card>
  );
}
