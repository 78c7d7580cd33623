import { type ReactNode, useId } from 'react';
import { useNameTip } from '../feedback/tooltip.tsx';
import { Icon } from '../icons/icon.tsx';
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

type ConflictPlateProps = {
  /** The cause: "Contains hazelnuts". */
  title: string;
  /** What is in it and what that does to the score. */
  children: ReactNode;
  /** Leads to the words that it rests on; the whole plate is the target. */
  onShow?: (() => void) | undefined;
  /** Name of that control: "Show hazelnuts in the list of ingredients". */
  showLabel?: string | undefined;
};

/** A conflict with a diet, an allergy or a hard avoidance: stands above the score, and is read at once. */
export function ConflictPlate({ title, children, onShow, showLabel = '' }: ConflictPlateProps) {
  const id = useId();
  const show = useNameTip(showLabel);
  return (
    <section role="alert" aria-labelledby={id} className={styles.plate}>
      <Icon name="conflict" size="xl" className={styles.plateSign} />
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={`small ${styles.plateWords}`}>{children}</div>
      {onShow !== undefined && (
        <button type="button" className={styles.show} aria-label={showLabel} onClick={onShow} {...show.handlers}>
          <Icon name="down" />
          {show.tip}
        </button>
      )}
    </section>
  );
}

type DoubtNoteProps = {
  /** Which figures are doubtful and why. */
  title: string;
  /** The one thing that would settle it. */
  children: ReactNode;
  /** Unusual rather than impossible: shown less prominently. */
  isSoft?: boolean | undefined;
};

/** Figures that cannot be true: shown beside the score, never silently used. */
export function DoubtNote({ title, children, isSoft = false }: DoubtNoteProps) {
  return (
    <div className={`${styles.note} ${isSoft ? styles.soft : ''}`} data-level={isSoft ? 'none' : 'fair'}>
      <Icon name={isSoft ? 'info' : 'caution'} size="m" className={styles.noteSign} />
      <div className={styles.noteWords}>
        <p className="strong">{title}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}
