import { useQuery } from '@tanstack/react-query';
import type { Food } from '../../../data/foods/foods.ts';
import { healthProfileQuery } from '../../../data/health-profile.ts';
import { preferencesQuery } from '../../../data/preferences.ts';
import { useScoreRevision } from '../../../data/preferences-updated.ts';
import { declineQuestions, openQuestions, useQuestionsDeclined } from '../../../data/questions.ts';
import { areAnswersUnreadable, storedGuestProfile } from '../../../data/scores/guest-profile.ts';
import { useSession } from '../../../data/session/session.ts';
import { say } from '../../../i18n/say.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './questions-card.module.css';

/** Beside the verdict: by which answers a guest's score came about, or that they are to be given again. */
export function ScoredByAnswers({ food }: { food: Food }) {
  const { user, isLoading } = useSession();
  // Read again whenever the answers change.
  useScoreRevision();
  if (isLoading || user !== null) return null;
  if (areAnswersUnreadable()) return <AskAgain food={food} />;
  if (storedGuestProfile() === null) return null;
  return (
    <p className={`small muted ${styles.line}`}>
      <Icon name="lock" size="m" />
      <span>{say('screens-results.scored_by_your_answers')}</span>
      <button type="button" className="link" data-questions onClick={() => openQuestions(food)}>
        {say('screens-welcome.change_answers')}
      </button>
    </p>
  );
}

/** After the first answer and the way on from it: three questions would make it the person's own. */
export function QuestionsCard({ food }: { food: Food }) {
  const { user, isLoading } = useSession();
  if (isLoading) return null;
  return user === null ? <ForGuest food={food} /> : <ForMember food={food} />;
}

function ForGuest({ food }: { food: Food }) {
  const declined = useQuestionsDeclined();
  useScoreRevision();
  return declined || areAnswersUnreadable() || storedGuestProfile() !== null ? null : <Ask food={food} />;
}

/** A member is asked as long as nothing is known of them. */
function ForMember({ food }: { food: Food }) {
  const declined = useQuestionsDeclined();
  const { data: profile } = useQuery({ ...healthProfileQuery(), enabled: !declined });
  const { data: preferences } = useQuery({ ...preferencesQuery(), enabled: !declined && profile === null });
  return !declined && profile === null && preferences?.length === 0 ? <Ask food={food} /> : null;
}

/** Answers that cannot be read are asked for again, also where the questions were put off. */
function AskAgain({ food }: { food: Food }) {
  return (
    <Card title={say('screens-home.please_answer_once_more')}>
      <p className="muted">{say('screens-results.what_you_answered_is')}</p>
      <div className={styles.actions}>
        <Button variant="primary" data-questions onClick={() => openQuestions(food)}>
          {say('screens-home.answer_again')}
        </Button>
      </div>
    </Card>
  );
}

function Ask({ food }: { food: Food }) {
  return (
    <Card title={say('screens-results.is_it_good_for')}>
      <p className="muted">{say('screens-results.three_questions_then_the')}</p>
      <div className={styles.actions}>
        <Button onClick={declineQuestions}>{say('screens-common.not_now')}</Button>
        <Button variant="primary" data-questions onClick={() => openQuestions(food)}>
          {say('screens-results.answer')}
        </Button>
      </div>
    </Card>
  );
}
