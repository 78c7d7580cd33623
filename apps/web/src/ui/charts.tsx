import { type Level, ringLevel } from '@labelwise/domain/scoring';
import styles from './charts.module.css';

/** How many steps of five points the axis has. */
const BIN_COUNT = 20;

/** Scores sorted into steps of five points; 100 belongs to the last step. Each dot keeps its own level. */
export function dotBins(scores: readonly number[]): Level[][] {
  const bins: Level[][] = Array.from({ length: BIN_COUNT }, () => []);
  for (const score of [...scores].sort((a, b) => a - b)) {
    bins[Math.min(BIN_COUNT - 1, Math.floor(score / 5))]?.push(ringLevel(score));
  }
  return bins;
}

type DotDistributionProps = {
  /** Whole scores, 0 to 100, one dot each; best up to about 30. */
  scores: readonly number[];
  /** What it shows in one sentence, for readers. */
  label: string;
  /** Above the axis at 0, 50 and 75. */
  heads: readonly [string, string, string];
  /** Its text twin. */
  twin: TableTwinProps;
};

const TICKS = [0, 25, 50, 75, 100];

/** Where the scores land: dots in steps of five on the quartered axis, each drawn as its level's glyph. */
export function DotDistribution({ scores, label, heads, twin }: DotDistributionProps) {
  return (
    <figure>
      <div role="img" aria-label={label}>
        <p className={styles.heads}>
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </p>
        <div className={styles.dots} style={{ '--bins': BIN_COUNT }}>
          {dotBins(scores).map((bin, step) => (
            <span key={step * 5}>
              {bin.map((level, nth) => (
                // Dots of one step are alike; only their place tells them apart.
                <i key={`${level} ${nth}`} data-level={level} />
              ))}
            </span>
          ))}
        </div>
        <div className={styles.axis}>
          <i />
          <i />
          <i />
          <i />
        </div>
        <p className={styles.ticks}>
          {TICKS.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </p>
      </div>
      <TableTwin {...twin} />
    </figure>
  );
}

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

const GUIDES = [75, 50] as const;
/** The room that the words of a guide take above it, in percent of the plot. */
const WORDS = { width: 24, height: 14 };
const PLACES = [0, 38, 70];

/** Where the words above a guide stand clear of the line, in percent from the left; null where no place is. */
export function clearPlace(points: readonly { x: number; y: number }[], guide: number): number | null {
  const isClear = (left: number) => {
    const right = left + WORDS.width;
    return points.every((to, at) => {
      const from = points[at - 1] ?? to;
      if (to.x < left || from.x > right) return true;
      const heightAt = (x: number) => (to.x === from.x ? to.y : from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x));
      const ends = [heightAt(Math.max(left, from.x)), heightAt(Math.min(right, to.x))];
      return Math.max(...ends) < guide - WORDS.height || Math.min(...ends) > guide;
    });
  };
  return PLACES.find(isClear) ?? null;
}

/** A line over time with the guides of the words at 75 and 50; the last point carries its number. */
export function LineTrend({ values, label, ends, guides, twin }: LineTrendProps) {
  const known = values.filter((value) => value !== null);
  const [low, high] = bounds(known);
  const top = (value: number) => ((high - value) / (high - low)) * 100;
  const left = (index: number) => (values.length < 2 ? 100 : (index / (values.length - 1)) * 100);
  const points = values.flatMap((value, index) => (value === null ? [] : [{ index, value, x: left(index), y: top(value) }]));
  const last = points.at(-1);
  const places = GUIDES.map((guide) => clearPlace(points, top(guide)));
  const path = points.map(({ x, y, index }, nth) => `${nth === 0 || points[nth - 1]?.index !== index - 1 ? 'M' : 'L'}${x} ${y}`);
  return (
    <figure>
      <div role="img" aria-label={label}>
        {/* A line through every place has the words stand before it. */}
        <div className={styles.plot} data-margin={places.includes(null) || undefined}>
          {GUIDES.map((guide, nth) => (
            <p key={guide} className={styles.guide} style={{ '--y': `${top(guide)}%`, '--at': `${places[nth] ?? 0}%` }}>
              {guides[nth]}
            </p>
          ))}
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

/** What a chart says, as a table. */
export type TableTwinProps = {
  /** Words of the switch, e.g. "Show as table". */
  open: string;
  /** Caption of the table. */
  caption: string;
  /** Heads of the columns. */
  heads: readonly string[];
  /** Rows of cells; the first cell names the row. */
  rows: readonly (readonly [string, ...string[]])[];
};

/** The table that says the same as the chart above it; for everybody, closed until asked for. */
export function TableTwin({ open, caption, heads, rows }: TableTwinProps) {
  return (
    <details className={styles.twin}>
      <summary>{open}</summary>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], at) => (
            // Two products can have one name.
            <tr key={`${name} ${at}`}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={heads[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

type MilestoneGridProps = {
  /** How many are reached. */
  value: number;
  /** How many make the milestone; 25 cells without it. */
  goal?: number | undefined;
  /** What it shows in one sentence, for readers. */
  label: string;
  /** Its text twin; left out where the sentence beside it gives the same two numbers. */
  twin?: TableTwinProps | undefined;
};

/** One cell for each step to a milestone. */
export function MilestoneGrid({ value, goal = 25, label, twin }: MilestoneGridProps) {
  return (
    <figure>
      <div role="img" aria-label={label} className={styles.grid} style={{ '--goal': goal }}>
        {Array.from({ length: goal }, (_, step) => (
          <i key={step} className={step < value ? styles.on : undefined} />
        ))}
      </div>
      {twin && <TableTwin {...twin} />}
    </figure>
  );
}

type SplitBarProps = {
  /** The parts with their share, 0 to 1, the largest first. */
  parts: readonly SplitPart[];
  /** What they do to a score, where they do; else they are drawn in ink. */
  level?: 'good' | 'poor' | undefined;
};

/** `note` follows the name, muted. */
type SplitPart = { id: string; name: string; note?: string | undefined; share: number; text: string };

/** Shares of a whole, one bar each with its name and number: it is its own text twin. */
export function SplitBar({ parts, level }: SplitBarProps) {
  return (
    <ul className={styles.parts} data-level={level}>
      {parts.map(({ id, name, note, share, text }) => (
        <li key={id}>
          <span>
            {name}
            {note !== undefined && <span className="muted"> {note}</span>}
          </span>
          <b className="num">{text}</b>
          <i aria-hidden="true" style={{ '--p': `${share * 100}%` }} />
        </li>
      ))}
    </ul>
  );
}

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
