import { formatGtin, gtinKey } from '@labelwise/domain/gtin';
import type { PlainId } from '@labelwise/messages';
import type { ReactNode } from 'react';
import { say } from '../../i18n/say.ts';
import { LIVE, labelPath, paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Scene, type SceneName } from '../../ui/icons/scenes.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageColumns, PageTitle } from '../../ui/layout/screen.tsx';
import styles from './loading.module.css';
import type { Fault } from './use-results.ts';

/** The results to come, in their own shape. */
export function ResultsLoading() {
  const first = (
    <>
      <h1 className="sr-only">{say('screens-results.results')}</h1>
      <div className={styles.head}>
        <Skeleton shape="tile" width="72px" height="72px" />
        <div className={styles.lines}>
          <p role="status" className={`small muted ${styles.late}`}>
            {say('screens-results.loading_results')}
          </p>
          <Skeleton width="80%" height="22px" />
          <Skeleton width="50%" />
        </div>
      </div>
      <VerdictWaiting />
    </>
  );
  return (
    <PageColumns first={first}>
      <LedgerLoading />
    </PageColumns>
  );
}

/** Around what waits for a verdict: what stands under it comes into sight when it has its place. */
export function AsHighAsTheWindow({ children }: { children: ReactNode }) {
  return <div className={styles.whole}>{children}</div>;
}

/** The verdict to come. */
export function VerdictWaiting() {
  return (
    <AsHighAsTheWindow>
      <Card title={say('screens-results.health_assessment')}>
        <AssessmentWaiting rows={4} />
      </Card>
    </AsHighAsTheWindow>
  );
}

/** The Health Assessment to come: ring, word, rows. */
export function AssessmentWaiting({ rows = 1 }: { rows?: number }) {
  return (
    <>
      <div className={styles.verdict} aria-busy="true">
        <Skeleton shape="ring" width="var(--hero)" height="var(--hero)" />
        <div className={styles.lines}>
          <Skeleton width="90%" height="28px" />
          <Skeleton width="100%" />
          <Skeleton width="60%" />
        </div>
      </div>
      <Rows count={rows} />
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
  const { title, text, action, scene } = FAULT_WORDS[fault];
  const asked = barcode === null ? null : formatGtin(gtinKey(barcode) ?? barcode);
  return (
    <div className={styles.fault}>
      {scene === null ? (
        <Icon name={fault === 'offline' ? 'offline' : 'caution'} size="xl" className={styles.sign} />
      ) : (
        <Scene name={scene} className={`${styles.scene} ${scene === 'not-found' ? styles.inset : ''}`} />
      )}
      <PageTitle>{say(title)}</PageTitle>
      <p className="muted" role="alert">
        {say(text)}
      </p>
      {asked !== null && <p className={`num ${styles.asked}`}>{asked}</p>}
      <div className={styles.actions}>
        {action === 'retry' ? (
          <Button variant="primary" onClick={onRetry}>
            {say('screens-common.try_again')}
          </Button>
        ) : (
          <LinkButton to={paths.scan} state={LIVE} variant="primary" icon="scan">
            {say('screens-results.back_to_scan')}
          </LinkButton>
        )}
        {action === 'retry' && (
          <LinkButton to={paths.scan} state={LIVE} variant="quiet">
            {say('screens-results.back_to_scan')}
          </LinkButton>
        )}
        {(fault === 'not-found' || fault === 'offline') && asked !== null && (
          <LinkButton to={labelPath(barcode)} icon="camera">
            {say('screens-common.photograph_label')}
          </LinkButton>
        )}
        {fault === 'not-found' && (
          <LinkButton to={paths.search} icon="search">
            {say('screens-scan.search_by_name')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

type FaultWords = {
  title: PlainId;
  text: PlainId;
  /** What the person can do: try the same again, or go and scan. */
  action: 'retry' | 'scan';
  scene: SceneName | null;
};

/**
 * What each fault says, and the way on: four different texts, each with an action.
 */
const FAULT_WORDS: Readonly<Record<Fault, FaultWords>> = {
  'not-found': {
    title: 'screens-scan.product_not_found',
    text: 'screens-results.we_couldnt_find_information',
    action: 'scan',
    scene: 'not-found',
  },
  invalid: { title: 'screens-scan.invalid_barcode', text: 'screens-scan.barcode_must_be_8', action: 'scan', scene: 'not-found' },
  offline: {
    title: 'screens-results.no_connection',
    text: 'screens-results.this_product_is_not',
    action: 'retry',
    scene: null,
  },
  server: {
    title: 'screens-results.failed_to_load_scan',
    text: 'screens-results.the_product_database_does',
    action: 'retry',
    scene: null,
  },
  'rate-limited': {
    title: 'screens-results.too_many_requests',
    text: 'screens-results.you_are_looking_things',
    action: 'retry',
    scene: null,
  },
  'nothing-scanned': {
    title: 'screens-results.no_scan_results_found',
    text: 'screens-results.nothing_has_been_scanned',
    action: 'scan',
    scene: 'history',
  },
  unreadable: {
    title: 'screens-results.failed_to_load_scan',
    text: 'screens-results.the_last_scan_kept',
    action: 'scan',
    scene: null,
  },
};
