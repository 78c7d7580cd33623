import type { Level } from '@labelwise/domain/scoring';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { LevelGlyph } from './level-glyph.tsx';
import styles from './score-tiles.module.css';

type ScoreTilesProps = {
  /** `ScoreTile`s. */
  children: ReactNode;
};

/** Numbers side by side between a heavy and a mid rule. */
export function ScoreTiles({ children }: ScoreTilesProps) {
  return <div className={styles.tiles}>{children}</div>;
}

type ScoreTileProps = {
  /** The number, or a dash when there is none. */
  value: ReactNode;
  /** What it counts. */
  label: string;
  /** Colours a score and adds its glyph. */
  level?: Level | undefined;
  /** The word of a score for readers, e.g. "Good Match". */
  word?: string | undefined;
  /** Makes the tile a link. */
  to?: To | undefined;
};

/** One number with what it counts. */
export function ScoreTile({ value, label, level, word, to }: ScoreTileProps) {
  const inside = (
    <>
      <b className={`num ${styles.value}`} data-level={level}>
        {value}
        {level && <LevelGlyph level={level} className={styles.glyph} />}
      </b>
      {word !== undefined && <span className="sr-only">{word}</span>}
      <span className={styles.label}>{label}</span>
    </>
  );
  if (to === undefined) return <div className={styles.tile}>{inside}</div>;
  return (
    <Link to={to} className={styles.tile}>
      {inside}
    </Link>
  );
}
