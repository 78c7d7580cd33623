import type { ReactNode } from 'react';
import { LevelGlyph } from './level-glyph.tsx';
import type { Level } from '@labelwise/domain/scoring';
import styles from './score-word.module.css';

type ScoreWordProps = {
  /** Colour and glyph. */
  level: Level;
  /** The word, e.g. "Great Match". */
  children: ReactNode;
};

/** Glyph and word of a score, in the level's colour. */
export function ScoreWord({ level, children }: ScoreWordProps) {
  return (
    <span data-level={level} className={styles.word}>
      <LevelGlyph level={level} className={styles.glyph} />
      {children}
    </span>
  );
}
