import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import styles from './quiet-retry.module.css';

/** Under an empty state that stands for a failed load: a quiet way to try once more. */
export function QuietRetry({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.retry}>
      <p className="small muted">{t('This list could not be loaded just now.')}</p>
      <Button variant="quiet" size="small" loading={busy} onClick={onRetry}>
        {t('Try Again')}
      </Button>
    </div>
  );
}
