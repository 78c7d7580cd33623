import { useId } from 'react';
import { ringLevel, scoreLabel } from '@labelwise/domain/scoring';
import { LevelGlyph } from './level-glyph.tsx';
import { Seal } from './seal.tsx';
import styles from './score-ring.module.css';

type ScoreRingProps = {
  /** Whole number from 0 to 100; null when there is no score. */
  score: number | null;
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
export function ScoreRing({ score, size = 'list', label, caption, decorative = false }: ScoreRingProps) {
  const level = score === null ? 'none' : ringLevel(score);
  const name = label ?? (score === null ? 'No score' : `Score ${score} of 100, ${scoreLabel(score)}`);
  const named = decorative ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': name };
  return (
    <span className={`${styles.score} ${styles[size]}`} data-level={level} {...named}>
      {score === null ? <EmptyRing /> : <Quarters score={score} size={size} />}
      <b className={`${styles.numeral} ${score === 100 ? styles.hundred : ''}`}>{score ?? '?'}</b>
      {size === 'hero' && caption !== undefined && <small className={styles.caption}>{caption}</small>}
      {size === 'hero' && level !== 'none' && score !== null && (
        score >= 75 ? <Seal className={styles.seal} /> : <LevelGlyph level={level} className={styles.glyph} />
      )}
    </span>
  );
}

function Quarters({ score, size }: { score: number; size: keyof typeof GEOMETRY }) {
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
        <circle {...circle} className={styles.arc} style={{ strokeDasharray: `${score} 100` }} />
      </g>
    </svg>
  );
}

function EmptyRing() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.ring}>
      <circle cx="50" cy="50" r="46" pathLength="100" className={styles.none} />
    </svg>
  );
}
