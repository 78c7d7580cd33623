import { Fragment } from 'react';
import styles from './nutri-score.module.css';

/** One half of the sum. */
export type PointsGroup = {
  /** "Points against" or "Points in favor". */
  title: string;
  /** Points of the half. */
  total: number;
  /** The components with their figure ("Energy 1 650 kJ") and points; `note` says why a figure does not count. */
  rows: readonly { id: string; text: string; points: number; note?: string | undefined }[];
};

type NutriScorePointsProps = {
  /** Against, then in favor. */
  groups: readonly PointsGroup[];
  /** The last line in words, e.g. "6 − 10, grade A". */
  sumText: string;
  /** The last line's number; fewer are better. */
  sum: number;
};

const minus = (points: number) => String(points).replace('-', '−');

/** Why the grade is what it is: every component with its points, and the sum. */
export function NutriScorePoints({ groups, sumText, sum }: NutriScorePointsProps) {
  return (
    <dl className={styles.points}>
      {groups.map((group) => (
        <Fragment key={group.title}>
          <dt className={styles.head}>{group.title}</dt>
          <dd className={styles.head}>{group.total}</dd>
          {group.rows.map((row) => (
            <Fragment key={row.id}>
              <dt>
                {row.text}
                {row.note !== undefined && <span className="muted block">{row.note}</span>}
              </dt>
              <dd>{row.points}</dd>
            </Fragment>
          ))}
        </Fragment>
      ))}
      <dt className={styles.sum}>{sumText}</dt>
      <dd className={styles.sum}>{minus(sum)}</dd>
    </dl>
  );
}

type NutriScoreStripProps = {
  /** The grade; best and worst when the pack leaves it open ("B or C"); null when it is not available. */
  grade: Grade | readonly [Grade, Grade] | null;
  /** Accessible name, e.g. "Nutri-Score A, Excellent". */
  label: string;
  /** What stands on the dashed plate without a grade, e.g. "N/A". */
  none?: string | undefined;
};

const GRADES = ['a', 'b', 'c', 'd', 'e'] as const;

/** Five cells, quiet but for the grade, which is a full block. An open range marks every letter it may be. */
export function NutriScoreStrip({ grade, label, none = 'N/A' }: NutriScoreStripProps) {
  const [best, worst] = grade === null ? [null, null] : typeof grade === 'string' ? [grade, grade] : grade;
  const open = best !== worst;
  return (
    <div role="img" aria-label={label} className={styles.strip}>
      {grade === null && <span className={styles.none}>{none}</span>}
      {GRADES.map((letter) => {
        const on = best !== null && letter >= best && letter <= worst;
        const look = on ? (open ? styles.maybe : styles.on) : '';
        return (
          <span key={letter} data-grade={letter} className={`${styles.cell} ${look}`}>
            {letter}
          </span>
        );
      })}
    </div>
  );
}

/** A Nutri-Score grade. */
type Grade = 'a' | 'b' | 'c' | 'd' | 'e';

type NutriLetterProps = {
  /** The grade; null when it is not available. */
  grade: Grade | null;
  /** Accessible name; without one it is decoration beside the words. */
  label?: string | undefined;
  /** What stands on the dashed plate without a grade, e.g. "N/A". */
  none?: string | undefined;
};

/** The grade on a plate in its published colour; a dashed plate without one. */
export function NutriLetter({ grade, label, none = 'N/A' }: NutriLetterProps) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <span className={`${styles.letter} ${grade === null ? styles.nutriLetterNone : ''}`} data-grade={grade ?? undefined} {...named}>
      {grade ?? none}
    </span>
  );
}
