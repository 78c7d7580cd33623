import { useQuery } from '@tanstack/react-query';
import type { Food } from '../../../data/foods/foods.ts';
import { healthProfileQuery } from '../../../data/health-profile.ts';
import { preferencesQuery } from '../../../data/preferences.ts';
import { useScoreRevision } from '../../../data/preferences-updated.ts';
import { declineQuestions, openQuestions, useQuestionsDeclined } from '../../../data/questions.ts';
import { areAnswersUnreadable, storedGuestProfile } from '../../../data/scores/guest-profile.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './questions-card.module.css';

/** After the first answer: three questions would make it the person's own. Who has answered sees by what they are scored. */
export function QuestionsCard({ food }: { food: Food }) {
  const { user, isLoading } = useSession();
  if (isLoading) return null;
  return user === null ? <ForGuest food={food} /> : <ForMember food={food} />;
}

function ForGuest({ food }: { food: Food }) {
  const { t } = useTranslation();
  const declined = useQuestionsDeclined();
  // Read again whenever the answers change.
  useScoreRevision();
  if (areAnswersUnreadable()) return <AskAgain food={food} />;
  if (storedGuestProfile() !== null)
    return (
      <p className={`small muted ${styles.line}`}>
        <Icon name="lock" size="m" />
        <span>{t('Scored by your answers, kept on this device only.')}</span>
        <button type="button" className="link" data-questions onClick={() => openQuestions(food)}>
          {t('Change answers')}
        </button>
      </p>
    );
  return declined ? null : <Ask food={food} />;
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
  const { t } = useTranslation();
  return (
    <Card title={t('Please answer once more')}>
      <p className="muted">{t('What you answered is on this device, but it cannot be read any more.')}</p>
      <div className={styles.actions}>
        <Button variant="primary" data-questions onClick={() => openQuestions(food)}>
          {t('Answer again')}
        </Button>
      </div>
    </Card>
  );
}

function Ask({ food }: { food: Food }) {
  const { t } = useTranslation();
  return (
    <Card title={t('Is it good for you?')}>
      <p className="muted">{t('Three questions, then the score is yours: allergies, how you eat, what you want less of.')}</p>
      <div className={styles.actions}>
        <Button onClick={declineQuestions}>{t('Not now')}</Button>
        <Button variant="primary" data-questions onClick={() => openQuestions(food)}>
          {t('Answer')}
        </Button>
      </div>
    </Card>
  );
}
