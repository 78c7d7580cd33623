import { say } from '../../../i18n/say.ts';
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
  return (
    <div className={styles.retry}>
      <p className="small muted">{say('screens-lists.list_not_loaded')}</p>
      <Button variant="quiet" size="small" loading={busy} onClick={onRetry}>
        {say('screens-common.try_again')}
      </Button>
    </div>
  );
}
