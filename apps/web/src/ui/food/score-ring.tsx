import { type Level, ringLevel } from '@labelwise/domain/scoring';
import { verdictText } from '@labelwise/messages/render/verdict';
import { useId } from 'react';
import { say } from '../../i18n/say.ts';
import { type ScoreState, wordOf } from '../../lib/score-state.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './score-ring.module.css';

type ScoreRingProps = {
  /** Whole number from 0 to 100; null when there is no score. */
  score: number | null;
  /** How the score stands; one with no data to judge by is drawn as none. */
  state?: ScoreState | undefined;
  /** What the score may become once the pack is checked: ticks lead up to it. */
  possible?: number | undefined;
  /** What the score was before: its end stays as a ghost in the empty track, and the hero's arc falls or rises from it, once. */
  former?: number | undefined;
  /** `small` 36 px, `list` 44 (default), `middle` 76, `large` 104, `hero` 164. */
  size?: 'small' | 'list' | 'middle' | 'large' | 'hero' | undefined;
  /** Accessible name in the reader's language; English "Score 87 of 100, Great Match" without one. */
  label?: string | undefined;
  /** Under the numeral of the hero, e.g. "of 100". */
  caption?: string | undefined;
  /** The ring stands beside text that says the same: hidden from readers. */
  decorative?: boolean | undefined;
};

/** Radius, stroke and the cut between two quarters, on a 100 grid. */
const GEOMETRY = {
  small: { radius: 44.5, stroke: 11, cut: 4.6 },
  list: { radius: 44.5, stroke: 11, cut: 4.6 },
  middle: { radius: 44.5, stroke: 11, cut: 4.6 },
  large: { radius: 44.5, stroke: 11, cut: 3.4 },
  hero: { radius: 45, stroke: 10, cut: 2.4 },
} as const;

/**
 * The score: a ring in four quarters, cut at 25, 50 and 75. Colour follows the ring limits (70, 40), the word the
 * label limits (75, 50); from 75 on the fourth quarter is reached and the hero carries the seal, below it the glyph.
 */
export function ScoreRing({
  score: given,
  state = 'judged',
  possible,
  former,
  size = 'list',
  label,
  caption,
  decorative = false,
}: ScoreRingProps) {
  const score = state === 'no data' ? null : given;
  const level = score === null ? 'none' : ringLevel(score);
  const name =
    label ??
    (score === null
      ? say(state === 'no data' ? 'screens-common.no_data' : 'screens-common.no_score')
      : say('screens-common.score_of_100', { score, word: verdictText(say, wordOf({ score, state })) }));
  const named = decorative ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': name };
  return (
    <span className={`${styles.score} ${styles[size]}`} data-level={level} {...named}>
      {score === null ? <EmptyRing /> : <Quarters score={score} possible={possible} former={former} size={size} />}
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

type QuartersProps = Required<Pick<ScoreRingProps, 'possible' | 'former'>> & { score: number; size: keyof typeof GEOMETRY };

function Quarters({ score, possible = score, former, size }: QuartersProps) {
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
        {former !== undefined && former > score && (
          <circle {...circle} className={styles.ghost} style={{ strokeDasharray: ticks(score, former) }} />
        )}
        <circle
          {...circle}
          className={`${styles.arc} ${former === undefined ? '' : styles.moved}`}
          style={{ strokeDasharray: `${Math.max(score, FOOT)} 100`, '--former': former }}
        />
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

/** The level's shape: distinguishable without colour, always beside a word. */
export function LevelGlyph({ level, className }: LevelGlyphProps) {
  return <Icon name={GLYPHS[level]} className={className} />;
}

/** The scalloped seal of a great match, in the current colour, cut out of the surface below. */
export function Seal({ className }: SealProps) {
  return (
    <svg viewBox="-3 -3 46 46" aria-hidden="true" className={className}>
      <path d={EDGE} fill="var(--card)" stroke="var(--card)" strokeWidth="5" />
      <path d={EDGE} fill="currentColor" />
      <path d="M13 20.5l4.8 4.8 9.2-10" fill="none" stroke="var(--card)" strokeWidth="3.6" />
    </svg>
  );
}

type LevelGlyphProps = {
  /** Which level. */
  level: Level;
  /** Extra class of the part that places it. */
  className?: string | undefined;
};

const GLYPHS = { good: 'lv-good', fair: 'lv-fair', poor: 'lv-poor' } as const satisfies Record<Level, IconName>;

const EDGE =
  'M20.0 3.4Q25.6 -0.8 28.3 5.6Q35.2 4.8 34.4 11.7Q40.8 14.4 36.6 20.0Q40.8 25.6 34.4 28.3Q35.2 35.2 28.3 34.4Q25.6 40.8 20.0 36.6Q14.4 40.8 11.7 34.4Q4.8 35.2 5.6 28.3Q-0.8 25.6 3.4 20.0Q-0.8 14.4 5.6 11.7Q4.8 4.8 11.7 5.6Q14.4 -0.8 20.0 3.4z';

type SealProps = {
  /** Extra class of the part that places it. */
  className?: string | undefined;
};
