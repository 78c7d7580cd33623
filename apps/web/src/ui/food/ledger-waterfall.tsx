import { clamp } from '@labelwise/domain/lib';
import type { Level } from '@labelwise/domain/scoring';
import { type ReactNode, useId } from 'react';
import { Fold } from '../layout/fold.tsx';
import styles from './ledger-waterfall.module.css';

/** The words of the ledger. */
export type LedgerWords = {
  /** Heading, e.g. "Why 87". */
  title: string;
  /** Column heads. */
  points: string;
  /** Column heads. */
  total: string;
  /** Before the score at the foot, e.g. "Your score". */
  yourScore: string;
  /** Under the quarters at 0, 50 and 75. */
  scale: readonly [string, string, string];
  /** The proof with the sum in it: (sum) => `It adds up: ${sum}`. */
  proof: (sum: string) => string;
  /** One line for readers, e.g. "Fiber, Prefer: plus 10, total 92." */
  spoken: (row: PlacedRow) => string;
};

type LedgerWaterfallProps = {
  /** The lines, in groups, in the order in which they count. */
  groups: readonly LedgerGroup[];
  /** What they add up to. */
  score: number;
  /** Colour of the sum. */
  level: Level;
  /** The words. */
  words: LedgerWords;
  /** Below the proof: unknowns, what would change it. */
  children?: ReactNode | undefined;
};

/**
 * Every point of the score, as a waterfall a person can follow. The rule under a row is the chart: it thickens where
 * the points move. Readers get a list of sentences; the lanes are hidden from them.
 */
export function LedgerWaterfall({ groups, score, level, words, children }: LedgerWaterfallProps) {
  const placed = placeRows(groups.filter((group) => group.rows.length > 0));
  const points = placed.flatMap((group) => group.rows.map((row) => row.points));
  return (
    <Fold title={words.title} answer={shortSum(points, score)}>
      <div className={styles.ledger}>
        <p className={styles.columns} aria-hidden="true">
          <span>{words.points}</span>
          <span>{words.total}</span>
        </p>
        {placed.map((group) => (
          <Group key={group.title} title={group.title} rows={group.rows} spoken={words.spoken} />
        ))}
        <div className={styles.total} data-level={level}>
          <strong>{words.yourScore}</strong>
          <span className={`num ${styles.score}`}>{score}</span>
          <QuarterBar value={score} level={level} />
          <span className={styles.scale} aria-hidden="true">
            {words.scale.map((word) => (
              <span key={word}>{word}</span>
            ))}
          </span>
        </div>
        <p className={styles.proof}>{words.proof(sumText(points, score))}</p>
        {children}
      </div>
    </Fold>
  );
}

type GroupProps = { title: string; rows: readonly PlacedRow[]; spoken: LedgerWords['spoken'] };

function Group({ title, rows, spoken }: GroupProps) {
  const id = useId();
  return (
    <>
      <h3 id={id} className={styles.group}>
        {title}
      </h3>
      <ol aria-labelledby={id}>
        {rows.map((row) => (
          <li key={row.id} data-level={row.kind === 'loss' ? 'poor' : row.kind === 'gain' ? 'good' : undefined}>
            <span className="sr-only">{spoken(row)}</span>
            <div className={styles.row} aria-hidden="true">
              <span className={styles.what}>{row.what}</span>
              <span className={styles.points}>{row.kind === 'base' ? row.points : signed(row.points)}</span>
              <span className={styles.balance}>{String(row.total).replace('-', '−')}</span>
            </div>
            <p className={styles.reason}>{row.reason}</p>
            <Lane from={row.from} to={row.to} kind={row.kind} />
          </li>
        ))}
      </ol>
    </>
  );
}

type LaneProps = Pick<PlacedRow, 'from' | 'to' | 'kind'>;

/** The rule under a row of the ledger: ticks at the quarters, thick where the points move. Losses are hatched. */
function Lane({ from, to, kind }: LaneProps) {
  return (
    <span className={styles.lane} aria-hidden="true">
      <i className={styles[kind]} style={{ '--a': from, '--b': to }} />
    </span>
  );
}

/** One line of the ledger as it is shown. */
export type LedgerRow = {
  /** Stable key. */
  id: string;
  /** What moves the score: "Fiber, Prefer". */
  what: string;
  /** Whole points, signed; the start is a gain from 0. */
  points: number;
  /** Why, in one line. */
  reason: string;
  /** It is of the scale, not of the food: neither gain nor loss. */
  isNeutral?: boolean | undefined;
};

/** Lines that belong together: the food itself, what matters to you. */
export type LedgerGroup = {
  /** Heading of the group. */
  title: string;
  /** Its lines in order. */
  rows: readonly LedgerRow[];
};

/** A line with the total it leaves and the stretch of the lane it covers. */
type PlacedRow = LedgerRow & {
  /** Running total after this line; may lie outside of 0 to 100 before the clamp. */
  total: number;
  /** Left end of the bar, 0 to 100. */
  from: number;
  /** Right end of the bar, 0 to 100. */
  to: number;
  /** The first line stands on the ground, the others gain or lose. */
  kind: 'base' | 'gain' | 'loss' | 'even';
};

const onLane = (value: number) => clamp(value, 0, 100);

function kindOf(points: number, first: boolean): PlacedRow['kind'] {
  if (first) return 'base';
  if (points === 0) return 'even';
  return points > 0 ? 'gain' : 'loss';
}

/** Adds the lines up across all groups and says where each one lies on the lane. */
export function placeRows(groups: readonly LedgerGroup[]): { title: string; rows: PlacedRow[] }[] {
  let total = 0;
  let first = true;
  return groups.map((group) => ({
    title: group.title,
    rows: group.rows.map((row) => {
      const before = total;
      total += row.points;
      const kind = row.isNeutral === true && !first ? 'even' : kindOf(row.points, first);
      first = false;
      const ends = [onLane(before), onLane(total)];
      return { ...row, total, from: Math.min(...ends), to: Math.max(...ends), kind };
    }),
  }));
}

/** Points with their sign and a true minus: "+4", "−10", "0". */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** The sum written out: "84 − 8 + 4 = 80". */
export function sumText(points: readonly number[], score: number): string {
  const terms = points.map((value, index) => {
    if (index === 0) return String(value).replace('-', '−');
    return value < 0 ? `− ${-value}` : `+ ${value}`;
  });
  return `${terms.join(' ')} = ${score}`;
}

/** "12 − 8 = 4": what speaks for it and what against, on one line. */
export function shortSum(points: readonly number[], score: number): string {
  const gains = points.reduce((sum, each) => sum + Math.max(0, each), 0);
  return gains === score ? String(score) : `${gains}\u00a0−\u00a0${gains - score}\u00a0=\u00a0${score}`;
}

type QuarterBarProps = {
  /** 0 to 100. */
  value: number;
  /** Colour of the filled part; ink without one. */
  level?: Level | undefined;
  /** 14 px high (default) or 10. */
  size?: 'm' | 's' | undefined;
};

/** The ring unrolled: a bar in four quarters. Decoration beside its number. */
export function QuarterBar({ value, level, size = 'm' }: QuarterBarProps) {
  return <span aria-hidden="true" data-level={level} className={`${styles.bar} ${styles[size]}`} style={{ '--v': value }} />;
}
