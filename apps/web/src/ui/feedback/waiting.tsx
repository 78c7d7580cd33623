import { clamp } from '@labelwise/domain/lib';
import { say } from '../../i18n/say.ts';
import styles from './waiting.module.css';

type SkeletonProps = {
  /** Width as CSS length; the whole width without it. */
  width?: string | undefined;
  /** Height as CSS length; one line of text without it. */
  height?: string | undefined;
  /** `line` (default), `tile` with round corners, `ring`. */
  shape?: 'line' | 'tile' | 'ring' | undefined;
};

/** A grey stand-in of the exact shape to come. Keeps its room at once and shows after 200 ms. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  return <span className={`${styles.skeleton} ${styles[shape]}`} style={{ width, height }} aria-hidden="true" />;
}

type SkeletonRowsProps = {
  /** How many rows to expect. */
  count?: number | undefined;
  /** What is awaited, read aloud, e.g. "Loading favorites...". */
  label: string;
};

const NAME_WIDTHS = ['72%', '58%', '66%'];

/** Food rows to come: picture, name, maker, word and ring, each in its place. */
export function SkeletonRows({ count = 4, label }: SkeletonRowsProps) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="tile" width="56px" height="56px" />
          <span className={styles.lines}>
            <Skeleton width={NAME_WIDTHS[row % NAME_WIDTHS.length]} height="16px" />
            <Skeleton width="34%" height="10px" />
            <Skeleton width="48%" height="10px" />
          </span>
          <Skeleton shape="ring" width="44px" height="44px" />
        </div>
      ))}
    </div>
  );
}

type SpinnerProps = {
  /** Accessible name; without one it is decoration (the words beside it say what runs). */
  label?: string | undefined;
  /** `m` 20 px (default) or `l` 44 px. */
  size?: 'm' | 'l' | undefined;
};

/** The ring's four quarters going round. Never visible for less than 200 ms: it waits that long before it shows. */
export function Spinner({ label, size = 'm' }: SpinnerProps) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox="0 0 24 24" className={`${styles.spinner} ${styles[size]}`} {...named}>
      <circle cx="12" cy="12" r="9" pathLength="100" />
    </svg>
  );
}

type ProgressBarProps = {
  /** What runs, its accessible name. */
  label: string;
  /** Share done, 0 to 1; without it the bar only says that something runs. */
  value?: number | undefined;
};

/** Long work: a quartered bar that fills. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(clamp(value, 0, 1) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={`${styles.bar} ${percent === undefined ? styles.endless : ''}`}
      style={{ '--v': percent }}
    >
      <span />
    </div>
  );
}

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
          <div className={styles.pageWaitingRing}>
            <Skeleton shape="ring" width="var(--hero)" height="var(--hero)" />
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
