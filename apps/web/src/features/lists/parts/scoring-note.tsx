import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/feedback/waiting/progress-bar.tsx';
import styles from './scoring-note.module.css';

/** Above a list while its scores are computed: what runs, and how far it is. Nothing once all are there. */
export function ScoringNote({ waiting, total }: { waiting: number; total: number }) {
  const { t } = useTranslation();
  if (waiting === 0) return null;
  return (
    <div className={styles.note} role="status">
      <p className="small">
        <span className="strong block">{t('Calculating health scores')}</span>
        <span className="muted">{t('Please wait a moment...')}</span>
      </p>
      <ProgressBar label={t('Calculating health scores')} value={1 - waiting / Math.max(1, total)} />
    </div>
  );
}
