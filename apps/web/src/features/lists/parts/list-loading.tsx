import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/feedback/waiting.tsx';
import styles from './list-loading.module.css';

type ListLoadingProps = {
  /** What is awaited, read aloud. */
  label: string;
  /** The list stands under headings. */
  titled?: boolean | undefined;
};

/** The shape of a food list before it is there: one column, two from 1024 px. */
export function ListLoading({ label, titled = false }: ListLoadingProps) {
  return (
    <>
      {titled && (
        <div className={styles.title}>
          <Skeleton width="96px" height="19px" />
        </div>
      )}
      <div className={styles.columns}>
        <SkeletonRows count={6} label={label} />
        <div className={styles.second} aria-hidden="true">
          <SkeletonRows count={6} label="" />
        </div>
      </div>
    </>
  );
}

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

/** The rows that have been in the window so far, by key, in the order in which they came. */
export function useSeen<Row>(keyOf: (row: Row) => string): { seen: readonly Row[]; onSeen: (rows: readonly Row[]) => void } {
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map());
  const onSeen = useCallback(
    (rows: readonly Row[]) =>
      setSeen((before) => {
        const fresh = rows.filter((row) => !before.has(keyOf(row)));
        return fresh.length === 0 ? before : new Map([...before, ...fresh.map((row) => [keyOf(row), row] as const)]);
      }),
    [keyOf],
  );
  const list = useMemo(() => [...seen.values()], [seen]);
  return { seen: list, onSeen };
}
