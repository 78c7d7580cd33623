import type { Level } from '@labelwise/domain/scoring';
import styles from './ingredient-text.module.css';

/** A stretch of the ingredient list. */
export type IngredientPart = {
  /** The words as printed. */
  text: string;
  /** Underlined in the level's colour: something that moves the score. */
  level?: Level | undefined;
  /** Printed strong: an allergen. */
  strong?: boolean | undefined;
};

type IngredientTextProps = {
  /** The list cut at what is marked. */
  parts: readonly IngredientPart[];
  /** Language of the list, e.g. "de", for hyphenation and readers. */
  lang?: string | undefined;
};

/** The ingredient list with what matters marked: underlined and strong, so not by colour alone. */
export function IngredientText({ parts, lang }: IngredientTextProps) {
  return (
    <p className={styles.text} lang={lang}>
      {parts.map((part, index) => {
        // Stretches have no names of their own; their place in the list is what they are.
        const key = `${index} ${part.text}`;
        if (part.level) return <mark key={key} data-level={part.level} className={styles.mark}>{part.text}</mark>;
        return part.strong ? <strong key={key} className="strong">{part.text}</strong> : part.text;
      })}
    </p>
  );
}
