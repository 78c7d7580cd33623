import type { Level } from '@labelwise/domain/scoring';
import styles from './ingredient-text.module.css';

/** What an alert says of the words that it rests on. */
export type AlertOfWords = 'conflict' | 'traces' | 'unknown';

/** A stretch of the ingredient list. */
export type IngredientPart = {
  /** The words as printed. */
  text: string;
  /** Underlined in the level's colour: something that moves the score. */
  level?: Level | undefined;
  /** Printed strong: an allergen. */
  strong?: boolean | undefined;
  /** The words that an alert rests on: washed, strong and underlined. */
  alert?: AlertOfWords | undefined;
  /** Address of those words on the page. */
  id?: string | undefined;
};

type IngredientTextProps = {
  /** The list cut at what is marked. */
  parts: readonly IngredientPart[];
  /** Language of the list, e.g. "de", for hyphenation and readers. */
  lang?: string | undefined;
  /** What readers hear after words that an alert rests on; English without them. */
  alertNames?: Readonly<Record<AlertOfWords, string>> | undefined;
};

const ENGLISH = { conflict: 'conflicts with your profile', traces: 'traces', unknown: 'not known to be safe' } as const;
const LEVELS = { conflict: 'poor', traces: 'fair', unknown: 'fair' } as const;

/** The ingredient list with what matters marked: underlined and strong, so not by colour alone. */
export function IngredientText({ parts, lang, alertNames = ENGLISH }: IngredientTextProps) {
  return (
    <p className={styles.text} lang={lang}>
      {parts.map((part, index) => {
        // Stretches have no names of their own; their place in the list is what they are.
        const key = `${index} ${part.text}`;
        if (part.alert) {
          return (
            <mark key={key} id={part.id} tabIndex={-1} data-level={LEVELS[part.alert]} className={`${styles.mark} ${styles.alert}`}>
              {part.text}
              <span className="sr-only" lang="en">
                , {alertNames[part.alert]}
              </span>
            </mark>
          );
        }
        if (part.level)
          return (
            <mark key={key} data-level={part.level} className={styles.mark}>
              {part.text}
            </mark>
          );
        return part.strong ? (
          <strong key={key} className="strong">
            {part.text}
          </strong>
        ) : (
          part.text
        );
      })}
    </p>
  );
}
