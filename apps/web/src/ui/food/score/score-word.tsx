import type { Level } from '@labelwise/domain/scoring';
import type { ReactNode } from 'react';
import type { ScoreState } from '../../../lib/score-state.ts';
import { Icon } from '../../icons/icon.tsx';
import { LevelGlyph } from './level-glyph.tsx';
import styles from './score-word.module.css';

type ScoreWordProps = {
  /** Colour and glyph. */
  level: Level;
  /** How the score stands: one that has to be checked has a question for a glyph, one without data none, and no colour. */
  state?: ScoreState | undefined;
  /** The word, e.g. "Great Match". */
  children: ReactNode;
};

/** Glyph and word of a score, in the level's colour. */
export function ScoreWord({ level, state = 'judged', children }: ScoreWordProps) {
  if (state === 'no data') return <span className={styles.plain}>{children}</span>;
  return (
    <span data-level={level} className={styles.word}>
      {state === 'check' ? <Icon name="unknown" className={styles.glyph} /> : <LevelGlyph level={level} className={styles.glyph} />}
      {children}
    </span>
  );
}
