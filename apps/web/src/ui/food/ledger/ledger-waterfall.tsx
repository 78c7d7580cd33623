import type { Level } from '@labelwise/domain/scoring';
import { type ReactNode, useId } from 'react';
import { Fold } from '../../layout/fold.tsx';
import { type LedgerGroup, type PlacedRow, placeRows, shortSum, signed, sumText } from './ledger-rows.ts';
import styles from './ledger-waterfall.module.css';
import { QuarterBar } from './quarter-bar.tsx';

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
