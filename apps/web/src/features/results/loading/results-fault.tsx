import { formatGtin, gtinKey } from '@labelwise/domain/gtin';
import { useTranslation } from '../../../i18n/translation.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/controls/button/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Scene } from '../../../ui/icons/scenes.tsx';
import { PageTitle } from '../../../ui/layout/screen.tsx';
import { FAULT_WORDS } from './fault-words.ts';
import styles from './loading.module.css';
import type { ResultsFault as Fault } from './use-results.ts';

type ResultsFaultProps = {
  fault: Fault;
  /** The barcode asked for, or null. */
  barcode: string | null;
  onRetry: () => void;
};

/** Nothing to show: what happened, and the one thing to do about it. */
export function ResultsFault({ fault, barcode, onRetry }: ResultsFaultProps) {
  const { t } = useTranslation();
  const { title, text, action, scene } = FAULT_WORDS[fault];
  const asked = barcode === null ? null : formatGtin(gtinKey(barcode) ?? barcode);
  return (
    <div className={styles.fault}>
      {scene === null ? (
        <Icon name={fault === 'offline' ? 'offline' : 'caution'} size="xl" className={styles.sign} />
      ) : (
        <Scene name={scene} className={styles.scene} />
      )}
      <PageTitle>{t(title)}</PageTitle>
      <p className="muted" role="alert">
        {t(text)}
      </p>
      {asked !== null && <p className={`num ${styles.asked}`}>{asked}</p>}
      <div className={styles.actions}>
        {action === 'retry' ? (
          <Button variant="primary" onClick={onRetry}>
            {t('Try Again')}
          </Button>
        ) : (
          <LinkButton to={paths.scan} variant="primary" icon="scan">
            {t('Back to Scan')}
          </LinkButton>
        )}
        {action === 'retry' && (
          <LinkButton to={paths.scan} variant="quiet">
            {t('Back to Scan')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
