import { Skeleton, SkeletonRows } from '../../../ui/feedback/waiting/skeleton.tsx';
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
