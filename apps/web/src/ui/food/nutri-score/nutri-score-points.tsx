import { Fragment } from 'react';
import styles from './nutri-score-points.module.css';

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
