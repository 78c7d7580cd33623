import { useScoreRevision } from '../../data/preferences-updated.ts';
import { openQuestions } from '../../data/questions.ts';
import { eraseGuestProfile, restoreGuestProfile, storedGuestProfile } from '../../data/scores/guest-profile.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { selectionWords } from '../../lib/selection-words.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './guest-home.module.css';

/** What a guest answered, by which this device scores: to be changed, or erased in one tap. */
export function AnswersCard() {
  const { t } = useTranslation();
  // Read again whenever the answers change.
  useScoreRevision();
  const profile = storedGuestProfile();
  if (profile === null) return null;
  const erase = () => {
    eraseGuestProfile();
    toast({
      title: t('Your answers are erased from this device'),
      action: { label: t('Undo'), onPress: () => restoreGuestProfile(profile) },
    });
  };
  const shown = [...profile.restrictions.map(selectionWords), ...profile.less.map((name) => t('Less {{name}}', { name }))];
  return (
    <Card title={t('Scored by your answers')} aside={t('on this device only')}>
      {shown.length === 0 ? (
        <p className="muted">{t('You eat everything, and want less of nothing.')}</p>
      ) : (
        <ul className={styles.held}>
          {shown.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <div className={styles.answers}>
        <Button onClick={erase}>{t('Erase')}</Button>
        <Button data-questions onClick={() => openQuestions(null)}>
          {t('Change')}
        </Button>
      </div>
    </Card>
  );
}
