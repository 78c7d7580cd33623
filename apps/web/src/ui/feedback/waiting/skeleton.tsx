import styles from './skeleton.module.css';

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
