import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import styles from '../profile.module.css';

/** What the server could not be asked, with the way to ask again. */
export function NotImported({ words, onRetry, busy }: { words: string; onRetry: () => void; busy: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.form}>
      <p className="strong">{words}</p>
      <Button size="small" loading={busy} onClick={onRetry}>
        {t('Try Again')}
      </Button>
    </div>
  );
}
