import type { Level } from '@labelwise/domain/scoring';
import { LevelGlyph } from '../score/level-glyph.tsx';
import styles from './nutrition-table.module.css';

/** One line of the nutrition facts. */
export type NutritionRow = {
  /** Stable key. */
  id: string;
  /** The nutrient's name. */
  name: string;
  /** The figure with its unit: "6.2 g"; "N/A" when the pack does not say. */
  value: string;
  /** A part of the line above (sugars of carbohydrates): indented. */
  sub?: boolean | undefined;
  /** How it stands for the member: glyph and word. */
  verdict?: { level: Level; word: string } | undefined;
  /** The figure cannot be true: struck through, the note says why. */
  doubtful?: string | undefined;
};

type NutritionTableProps = {
  /** Caption, "Nutrition Facts". */
  caption: string;
  /** Head of the first column, e.g. "per 100 g". */
  basis: string;
  /** Head of the figures, for readers, e.g. "Amount". */
  amount: string;
  /** Head of the last column, e.g. "for you"; the column is left out without it. */
  verdictHead?: string | undefined;
  /** The lines. */
  rows: readonly NutritionRow[];
};

/** The nutrition facts, like on a pack: heavy rule, hairlines, figures in line. */
export function NutritionTable({ caption, basis, amount, verdictHead, rows }: NutritionTableProps) {
  return (
    <div className={styles.room}>
      <table className={styles.facts}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{basis}</th>
            <th scope="col">
              <span className="sr-only">{amount}</span>
            </th>
            {verdictHead !== undefined && <th scope="col">{verdictHead}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={row.sub ? styles.sub : undefined}>
              <th scope="row">
                {row.name}
                {row.doubtful !== undefined && <span className={styles.doubt}>{row.doubtful}</span>}
              </th>
              <td>{row.doubtful === undefined ? row.value : <s>{row.value}</s>}</td>
              {verdictHead !== undefined && <td>{row.verdict && <VerdictWord {...row.verdict} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function VerdictWord({ level, word }: { level: Level; word: string }) {
  return (
    <span className={styles.verdict} data-level={level}>
      <LevelGlyph level={level} className={styles.glyph} />
      {word}
    </span>
  );
}
