import { formatGtin, gtinKey } from '@labelwise/domain/gtin';
import { useTranslation } from '../../../i18n/translation.ts';
import { LIVE, labelPath, paths } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/controls/button/button.tsx';
import { Skeleton } from '../../../ui/feedback/waiting.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Scene, type SceneName } from '../../../ui/icons/scenes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageColumns, PageTitle } from '../../../ui/layout/screen.tsx';
import styles from './loading.module.css';
import type { Fault } from './use-results.ts';

/** The results to come, in their own shape. */
export function ResultsLoading() {
  const { t } = useTranslation();
  const first = (
    <>
      <div className={styles.head}>
        <Skeleton shape="tile" width="72px" height="72px" />
        <div className={styles.lines}>
          <p role="status" className={`small muted ${styles.late}`}>
            {t('Loading results...')}
          </p>
          <Skeleton width="80%" height="22px" />
          <Skeleton width="50%" />
        </div>
      </div>
      <Card title={t('Health Assessment')}>
        <AssessmentWaiting />
      </Card>
    </>
  );
  return (
    <PageColumns first={first}>
      <LedgerLoading />
    </PageColumns>
  );
}

/** The Health Assessment to come: ring, word, rows. */
export function AssessmentWaiting() {
  return (
    <>
      <div className={styles.verdict} aria-busy="true">
        <Skeleton shape="ring" width="164px" height="164px" />
        <div className={styles.lines}>
          <Skeleton width="90%" height="28px" />
          <Skeleton width="100%" />
          <Skeleton width="60%" />
        </div>
      </div>
      <Rows count={1} />
    </>
  );
}

/** The ledger to come. */
export function LedgerLoading() {
  return (
    <div aria-hidden="true">
      <Card>
        <Skeleton width="30%" height="22px" />
        <Rows count={5} />
      </Card>
    </div>
  );
}

function Rows({ count }: { count: number }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.lines}>
          <Skeleton width={`${55 - row * 6}%`} />
          <Skeleton width={`${75 - row * 4}%`} height="10px" />
        </div>
      ))}
    </div>
  );
}

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
          <LinkButton to={paths.scan} state={LIVE} variant="primary" icon="scan">
            {t('Back to Scan')}
          </LinkButton>
        )}
        {action === 'retry' && (
          <LinkButton to={paths.scan} state={LIVE} variant="quiet">
            {t('Back to Scan')}
          </LinkButton>
        )}
        {(fault === 'not-found' || fault === 'offline') && asked !== null && (
          <LinkButton to={labelPath(barcode)} icon="camera">
            {t('Photograph the label')}
          </LinkButton>
        )}
        {fault === 'not-found' && (
          <LinkButton to={paths.search} icon="search">
            {t('Search by name')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

type FaultWords = {
  title: string;
  text: string;
  /** What the person can do: try the same again, or go and scan. */
  action: 'retry' | 'scan';
  scene: SceneName | null;
};

/**
 * What each fault says, and the way on: four different texts, each with an action.
 */
const FAULT_WORDS: Readonly<Record<Fault, FaultWords>> = {
  'not-found': { title: 'Product Not Found', text: "We couldn't find information for this barcode", action: 'scan', scene: 'not-found' },
  invalid: { title: 'Invalid Barcode', text: 'Barcode must be 8-14 digits long.', action: 'scan', scene: 'not-found' },
  offline: {
    title: 'No connection',
    text: 'This product is not kept on this device. It opens as soon as you are online again.',
    action: 'retry',
    scene: null,
  },
  server: {
    title: 'Failed to load scan results',
    text: 'The product database does not answer right now. This is on our side; please try again in a moment.',
    action: 'retry',
    scene: null,
  },
  'rate-limited': {
    title: 'Too many requests',
    text: 'You are looking things up faster than we can answer. Please wait a moment and try again.',
    action: 'retry',
    scene: null,
  },
  'nothing-scanned': {
    title: 'No scan results found',
    text: 'Nothing has been scanned on this device yet. Scan a pack and its results stand here.',
    action: 'scan',
    scene: 'history',
  },
  unreadable: {
    title: 'Failed to load scan results',
    text: 'The last scan kept on this device cannot be read. Scan the pack once more.',
    action: 'scan',
    scene: null,
  },
};
