import { useScoreRevision } from '../../data/preferences-updated.ts';
import { openQuestions } from '../../data/questions.ts';
import { areAnswersUnreadable, eraseGuestProfile, guestProfileUndo, storedGuestProfile } from '../../data/scores/guest-profile.ts';
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
  const erase = () => {
    const undo = guestProfileUndo();
    eraseGuestProfile();
    toast({ title: t('Your answers are erased from this device'), action: { label: t('Undo'), onPress: undo } });
  };
  if (areAnswersUnreadable()) return <Unreadable onErase={erase} />;
  if (profile === null) return null;
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

/** Nothing is scored until they are given again or erased. */
function Unreadable({ onErase }: { onErase: () => void }) {
  const { t } = useTranslation();
  return (
    <Card title={t('Please answer once more')}>
      <p className="muted">
        {t('What you answered is on this device, but it cannot be read any more. Until you answer again, no food has a score.')}
      </p>
      <div className={styles.answers}>
        <Button onClick={onErase}>{t('Erase')}</Button>
        <Button variant="primary" data-questions onClick={() => openQuestions(null)}>
          {t('Answer again')}
        </Button>
      </div>
    </Card>
  );
}
