import styles from './nutri-letter.module.css';

/** A Nutri-Score grade. */
export type Grade = 'a' | 'b' | 'c' | 'd' | 'e';

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
    <span className={`${styles.letter} ${grade === null ? styles.none : ''}`} data-grade={grade ?? undefined} {...named}>
      {grade ?? none}
    </span>
  );
}
