import { say } from '../../i18n/say.ts';
import styles from './page-waiting.module.css';
import { Skeleton, SkeletonRows } from './waiting.tsx';

type PageWaitingProps = {
  /** Rows of foods, or a food with its ring; else cards. */
  shape?: 'rows' | 'food' | undefined;
  /** The heading is still to come as well: then it stands where a page does. */
  titled?: boolean | undefined;
};

/** What a page will be like, while its code or what it shows is on its way. */
export function PageWaiting({ shape, titled = false }: PageWaitingProps) {
  const label = say('screens-app.loading');
  const body =
    shape === 'rows' ? (
      <SkeletonRows count={6} label={label} />
    ) : (
      <div role="status" aria-busy="true" className={styles.cards}>
        <span className="sr-only">{label}</span>
        {shape === 'food' && (
          <div className={styles.ring}>
            <Skeleton shape="ring" width="164px" height="164px" />
            <Skeleton width="40%" height="28px" />
          </div>
        )}
        <Skeleton shape="tile" height="132px" />
        <Skeleton shape="tile" height="132px" />
        <Skeleton shape="tile" height="132px" />
      </div>
    );
  if (!titled) return body;
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        {shape === 'food' && <Skeleton shape="tile" width="72px" height="72px" />}
        <Skeleton width="56%" height="28px" />
      </div>
      {body}
    </div>
  );
}
