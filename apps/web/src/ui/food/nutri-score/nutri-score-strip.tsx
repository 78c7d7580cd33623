import type { Grade } from './nutri-letter.tsx';
import styles from './nutri-score-strip.module.css';

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
