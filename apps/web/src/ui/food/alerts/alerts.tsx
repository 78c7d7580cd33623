import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './assessment-rows.module.css';

/** What a row says: it fits, it may matter, the pack does not say, something to know. A conflict stands above the card. */
export type AssessmentKind = 'fits' | 'caution' | 'unknown' | 'note';

type AssessmentRowsProps = {
  /** `AssessmentRow`s. */
  children: ReactNode;
};

/** The rows under the verdict: sign, words, reason. */
export function AssessmentRows({ children }: AssessmentRowsProps) {
  return <ul className={styles.rows}>{children}</ul>;
}

type AssessmentRowProps = {
  /** Decides sign and colour. */
  kind?: AssessmentKind | undefined;
  /** A sign of one's own instead, e.g. a `NutriLetter`. */
  sign?: ReactNode | undefined;
  /** The finding: "Fits Vegetarian". */
  title: string;
  /** Why, in one sentence. */
  children?: ReactNode | undefined;
};

const SIGNS = {
  fits: { icon: 'fits', level: 'good' },
  caution: { icon: 'caution', level: 'fair' },
  unknown: { icon: 'unknown', level: 'none' },
  note: { icon: 'info', level: 'none' },
} as const;

/** One finding. Sign and colour follow its kind. */
export function AssessmentRow({ kind = 'note', sign, title, children }: AssessmentRowProps) {
  const { icon, level } = SIGNS[kind];
  return (
    <li className={styles.row} data-level={level}>
      <span className={styles.sign}>{sign ?? <Icon name={icon} />}</span>
      <div className={styles.words}>
        <p className="strong">{title}</p>
        {children !== undefined && <p className="small muted">{children}</p>}
      </div>
    </li>
  );
}
