import { ringLevel } from '@labelwise/domain/scoring';
import styles from './line-trend.module.css';
import { TableTwin, type TableTwinProps } from './table-twin.tsx';

type LineTrendProps = {
  /** Mean scores in order of time, 0 to 100; null for a time without data leaves a gap. */
  values: readonly (number | null)[];
  /** What it shows in one sentence, for readers. */
  label: string;
  /** Under the first and the last point. */
  ends: readonly [string, string];
  /** Words at the two guides: 75, then 50. */
  guides: readonly [string, string];
  /** Its text twin. */
  twin: TableTwinProps;
};

/** Lowest and highest score on the plot: the guides at 75 and 50 always lie in it. */
function bounds(values: readonly number[]): [number, number] {
  const low = Math.min(40, ...values.map((value) => value - 5));
  const high = Math.max(85, ...values.map((value) => value + 5));
  return [Math.max(0, low), Math.min(100, high)];
}

/** A line over time with the guides of the words at 75 and 50; the last point carries its number. */
export function LineTrend({ values, label, ends, guides, twin }: LineTrendProps) {
  const known = values.filter((value) => value !== null);
  const [low, high] = bounds(known);
  const top = (value: number) => ((high - value) / (high - low)) * 100;
  const left = (index: number) => (values.length < 2 ? 100 : (index / (values.length - 1)) * 100);
  const points = values.flatMap((value, index) => (value === null ? [] : [{ index, value, x: left(index), y: top(value) }]));
  const last = points.at(-1);
  const path = points.map(({ x, y, index }, nth) => `${nth === 0 || points[nth - 1]?.index !== index - 1 ? 'M' : 'L'}${x} ${y}`);
  return (
    <figure>
      <div role="img" aria-label={label}>
        <div className={styles.plot}>
          <p className={styles.guide} style={{ '--y': `${top(75)}%` }}>
            {guides[0]}
          </p>
          <p className={styles.guide} style={{ '--y': `${top(50)}%` }}>
            {guides[1]}
          </p>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.line}>
            <path d={path.join('')} />
          </svg>
          {points.map(({ index, value, x, y }) => (
            <i
              key={index}
              data-level={ringLevel(value)}
              className={index === last?.index ? styles.last : styles.point}
              style={{ '--x': `${x}%`, '--y': `${y}%` }}
            />
          ))}
          {last && (
            <b className={`num ${styles.value}`} style={{ '--x': `${100 - last.x}%`, '--y': `${last.y}%` }}>
              {last.value}
            </b>
          )}
        </div>
        <p className={styles.ends}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      </div>
      <TableTwin {...twin} />
    </figure>
  );
}
