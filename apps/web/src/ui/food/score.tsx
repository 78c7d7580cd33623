import { type Level, tileLevel } from '@labelwise/domain/scoring';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { say } from '../../i18n/say.ts';
import { numberText } from '../../i18n/words.ts';
import { dateText } from '../../lib/dates.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import type { ScoreState } from '../../lib/score-state.ts';
import { Skeleton } from '../feedback/waiting.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './score.module.css';
import { LevelGlyph, ScoreRing } from './score-ring.tsx';

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

/** What speaks against a food, with the octagon of a conflict. */
export function Conflict({ children }: { children: ReactNode }) {
  return (
    <span data-level="poor" className={styles.word}>
      <Icon name="conflict" className={styles.glyph} />
      {children}
    </span>
  );
}

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
        <p className={styles.verdictWord} style={{ '--letters': Math.max(...word.split(' ').map((part) => part.length)) }}>
          {word}
        </p>
        <p className="small muted">{children}</p>
      </div>
    </div>
  );
}

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
  /** A quiet second line: of what an average is. */
  note?: string | undefined;
  /** Colours a score and adds its glyph. */
  level?: Level | undefined;
  /** The word of a score for readers, e.g. "Good Match". */
  word?: string | undefined;
  /** Makes the tile a link. */
  to?: To | undefined;
};

/** One number with what it counts. */
export function ScoreTile({ value, label, note, level, word, to }: ScoreTileProps) {
  const inside = (
    <>
      <b className={`num ${styles.value}`} data-level={level}>
        {value}
        {level && <LevelGlyph level={level} className={styles.scoreTilesGlyph} />}
      </b>
      {word !== undefined && <span className="sr-only">{word}</span>}
      <span className={styles.label}>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  );
  if (to === undefined) return <div className={styles.tile}>{inside}</div>;
  return (
    <Link to={to} className={styles.tile}>
      {inside}
    </Link>
  );
}

type ActivityTilesProps = {
  /** What the member's scans add up to; undefined while it is on its way. */
  figures: { readonly scans: number; readonly averageScore: number | null; readonly favorites: number } | undefined;
  isPending: boolean;
  labels: { readonly scans: string; readonly average: string; readonly averageOf: string; readonly favorites: string };
  /** The word of the average, for readers. */
  wordOf: (score: number) => string;
};

/** Scans, average score (green from 70, orange from 50, else red) and favorites, each leading to its page. */
export function ActivityTiles({ figures, isPending, labels, wordOf }: ActivityTilesProps) {
  const average = figures?.averageScore == null ? null : Math.round(figures.averageScore);
  const shown = (value: number | null | undefined): ReactNode =>
    isPending ? <Skeleton width="64px" height="42px" /> : value == null ? '–' : numberText(value);
  return (
    <ScoreTiles>
      <ScoreTile value={shown(figures?.scans)} label={labels.scans} to={paths.history} />
      <ScoreTile
        value={shown(average)}
        label={labels.average}
        note={labels.averageOf}
        level={average === null ? undefined : tileLevel(average)}
        word={average === null ? undefined : wordOf(average)}
        to={paths.insights}
      />
      <ScoreTile value={shown(figures?.favorites)} label={labels.favorites} to={paths.favorites} />
    </ScoreTiles>
  );
}

type FiguresNoteProps = {
  /** When this device's own copy was read, in ms, where it stands in; null otherwise. */
  storedAt: number | null;
  /** Nothing is known of them, and nothing is on its way. */
  isUnknown: boolean;
};

/** Under the tiles: as of when they are, where they are not of now, or that they are not known. */
export function FiguresNote({ storedAt, isUnknown }: FiguresNoteProps) {
  if (storedAt === null && !isUnknown) return null;
  return (
    <p className={`caption ${styles.figuresNote}`} role="status">
      <Icon name="offline" size="s" />{' '}
      {storedAt === null ? say('screens-common.figures_not_loaded') : say('screens-common.as_of_day_kept', { day: dateText(storedAt) })}
    </p>
  );
}
