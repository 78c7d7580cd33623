import type { Level } from '@labelwise/domain/scoring';
import type { ReactNode } from 'react';
import type { ScoreState } from '../../../lib/score-state.ts';
import { ScoreRing } from './score-ring.tsx';
import styles from './verdict.module.css';

type VerdictProps = {
  /** Whole number from 0 to 100; null when there is no score. */
  score: number | null;
  /** How the score stands. */
  state?: ScoreState | undefined;
  /** What it may become once the pack is checked. */
  possible?: number | undefined;
  /** Level of colour; `none` without a score. */
  level: Level | 'none';
  /** The word beside the ring, e.g. "Great Match". */
  word: string;
  /** One sentence naming what lifts it and what costs most. */
  children: ReactNode;
  /** Accessible name of the ring. */
  ringLabel?: string | undefined;
  /** Under the numeral, e.g. "of 100". */
  caption?: string | undefined;
  /** A `Celebration`, lies above the ring. */
  celebration?: ReactNode | undefined;
};

/** The answer: the ring and the word side by side, with the one sentence that says why. */
export function Verdict({ score, state, possible, level, word, children, ringLabel, caption, celebration }: VerdictProps) {
  return (
    <div className={styles.verdict} data-level={level}>
      {celebration}
      <ScoreRing score={score} state={state} possible={possible} size="hero" label={ringLabel} caption={caption} />
      <div className={styles.text}>
        <p className={styles.word}>{word}</p>
        <p className="small muted">{children}</p>
      </div>
    </div>
  );
}
