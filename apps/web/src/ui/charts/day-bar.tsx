import styles from './day-bar.module.css';

type DayBarProps = {
  /** Of what the day holds, in percent; drawn up to half of it beyond. */
  percent: number;
  /** An amount to be reached: what is missing of it is a dashed box, and more is no excess. */
  toReach?: boolean | undefined;
};

const MAX_PERCENT = 150;

/** An amount beside a day's: the mark at two thirds is the day, what is above a limit is hatched. The text beside it says the same. */
export function DayBar({ percent, toReach = false }: DayBarProps) {
  const isAbove = !toReach && percent > 100;
  return (
    <div
      className={`${styles.bar} ${toReach ? styles.reach : ''}`}
      style={{ '--p': Math.min(percent, MAX_PERCENT) }}
      data-level={isAbove ? 'poor' : 'none'}
      aria-hidden="true"
    >
      <i />
      {isAbove && <i />}
    </div>
  );
}
