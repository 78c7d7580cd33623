import { type Level, ringLevel } from '@labelwise/domain/scoring';
import { useId } from 'react';
import { NO_DATA, type ScoreState, wordOf } from '../../../lib/score-state.ts';
import { Icon } from '../../icons/icon.tsx';
import { LevelGlyph } from './level-glyph.tsx';
import styles from './score-ring.module.css';
import { Seal } from './seal.tsx';

type ScoreRingProps = {
  /** Whole number from 0 to 100; null when there is no score. */
  score: number | null;
  /** How the score stands; one with no data to judge by is drawn as none. */
  state?: ScoreState | undefined;
  /** What the score may become once the pack is checked: ticks lead up to it. */
  possible?: number | undefined;
  /** `list` 44 px (default), `middle` 76, `hero` 164. */
  size?: 'list' | 'middle' | 'hero' | undefined;
  /** Accessible name in the reader's language; English "Score 87 of 100, Great Match" without one. */
  label?: string | undefined;
  /** Under the numeral of the hero, e.g. "of 100". */
  caption?: string | undefined;
  /** The ring stands beside text that says the same: hidden from readers. */
  decorative?: boolean | undefined;
};

/** Radius, stroke and the cut between two quarters, on a 100 grid. */
const GEOMETRY = {
  list: { radius: 44.5, stroke: 11, cut: 4.6 },
  middle: { radius: 44.5, stroke: 11, cut: 4.6 },
  hero: { radius: 45, stroke: 10, cut: 2.4 },
} as const;

/**
 * The score: a ring in four quarters, cut at 25, 50 and 75. Colour follows the ring limits (70, 40), the word the
 * label limits (75, 50); from 75 on the fourth quarter is reached and the hero carries the seal, below it the glyph.
 */
export function ScoreRing({ score: given, state = 'judged', possible, size = 'list', label, caption, decorative = false }: ScoreRingProps) {
  const score = state === 'no data' ? null : given;
  const level = score === null ? 'none' : ringLevel(score);
  const name =
    label ?? (score === null ? (state === 'no data' ? NO_DATA : 'No score') : `Score ${score} of 100, ${wordOf({ score, state })}`);
  const named = decorative ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': name };
  return (
    <span className={`${styles.score} ${styles[size]}`} data-level={level} {...named}>
      {score === null ? <EmptyRing /> : <Quarters score={score} possible={possible} size={size} />}
      <b className={`${styles.numeral} ${score === 100 ? styles.hundred : ''}`}>{score ?? '?'}</b>
      {size === 'hero' && caption !== undefined && <small className={styles.caption}>{caption}</small>}
      {size === 'hero' && level !== 'none' && score !== null && <Sign score={score} level={level} state={state} />}
    </span>
  );
}

/** At the upper right of the hero: a question while the pack has to be checked, the seal of a great match, else the level's glyph. */
function Sign({ score, level, state }: { score: number; level: Level; state: ScoreState }) {
  if (state === 'check') return <Icon name="unknown" className={styles.glyph} />;
  return score >= 75 ? <Seal className={styles.seal} /> : <LevelGlyph level={level} className={styles.glyph} />;
}

/** A known score has a foot: a short arc of a 0 tells it from no score. */
const FOOT = 2.5;

function Quarters({ score, possible = score, size }: { score: number; possible?: number | undefined; size: keyof typeof GEOMETRY }) {
  const mask = useId();
  const { radius, stroke, cut } = GEOMETRY[size];
  const circle = { cx: 50, cy: 50, r: radius, strokeWidth: stroke, pathLength: 100 };
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.ring}>
      <mask id={mask}>
        <path fill="white" d="M0 0h100v100H0z" />
        <path d="M50 0v100M0 50h100" stroke="black" strokeWidth={cut} />
      </mask>
      <g mask={`url(#${mask})`}>
        <circle {...circle} className={styles.track} />
        {possible > score && <circle {...circle} className={styles.open} style={{ strokeDasharray: ticks(score, possible) }} />}
        <circle {...circle} className={styles.arc} style={{ strokeDasharray: `${Math.max(score, FOOT)} 100` }} />
      </g>
    </svg>
  );
}

/** Dashes of one hundredth, two apart, from the score to what it may become. */
function ticks(from: number, to: number): string {
  const count = Math.floor((to - from - 1) / 3);
  return `0 ${from + 2} ${'1 2 '.repeat(Math.max(0, count))}0 100`;
}

function EmptyRing() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.ring}>
      <circle cx="50" cy="50" r="46" pathLength="100" className={styles.none} />
    </svg>
  );
}
