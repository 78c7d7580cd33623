import { useTranslation } from '../../../i18n/translation.ts';
import { Skeleton } from '../../../ui/feedback/waiting.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageColumns } from '../../../ui/layout/screen.tsx';
import styles from './loading.module.css';

/** The results to come, in their own shape. */
export function ResultsLoading() {
  const { t } = useTranslation();
  const first = (
    <>
      <div className={styles.head}>
        <Skeleton shape="tile" width="104px" height="104px" />
        <div className={styles.lines}>
          <p role="status" className={`small muted ${styles.late}`}>
            {t('Loading results...')}
          </p>
          <Skeleton width="80%" height="22px" />
          <Skeleton width="50%" />
        </div>
      </div>
      <AssessmentLoading />
    </>
  );
  return (
    <PageColumns first={first}>
      <LedgerLoading />
    </PageColumns>
  );
}

/** The Health Assessment to come: ring, word, rows. */
export function AssessmentLoading() {
  const { t } = useTranslation();
  return (
    <Card title={t('Health Assessment')}>
      <div className={styles.verdict} aria-busy="true">
        <Skeleton shape="ring" width="164px" height="164px" />
        <div className={styles.lines}>
          <Skeleton width="90%" height="28px" />
          <Skeleton width="100%" />
          <Skeleton width="60%" />
        </div>
      </div>
      <Rows count={1} />
    </Card>
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
