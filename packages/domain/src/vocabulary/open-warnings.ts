import { LEGAL_ALLERGENS, type Mask, maskOf, overlaps, type ReadItem, union } from '../reading/index.ts';
import { FAMILIES } from './items.data.ts';
import { BLANK, type PrintedText, printedPlace } from './notices.ts';
import type { TextRange } from './passages.ts';

/** What the law makes packs name, with each member of its families. */
const ALLERGENS: Mask = FAMILIES.reduce(
  (all, [, members]) => union(all, members),
  union(maskOf(Object.values(LEGAL_ALLERGENS)), maskOf(['Shellfish'])),
);

/** Folded: "allergens", "alérgenos", and whoever reacts to them. */
const ANY_ALLERGEN = /\bal+erg/;
const TRACE_WORD = /\b(?:traces?|spuren|trazas?|vestigios?|tracc(?:e|ia)|sporen|tracos?)\b/;
/** "May contain: see packaging". */
const ELSEWHERE = /:?\s*\b(?:see|voir|siehe|vea(?:se)?|ver|vedi(?:re)?|zie|vide)\b/;
/** "May contain: M, E, S". */
const LETTERS_ALONE = /:\s*(?:\p{L}{1,2}(?:[\s,;./&+]+|$))+$/u;
/** "Milk and other allergens"; what follows a colon names them. */
const OTHER_ALLERGENS =
  /\b(?:other|further|ander(?:e|en|er)|weiter(?:e|en|er)|sonstige[nr]?|autres?|otros?|altri|outros?|overige)\s+(?:\p{L}+\s+)?al+erg\p{L}*\b(?!\s*:)/u;

/**
 * Warnings that name no allergen ("may contain traces", "puede contener otros alérgenos"): what may be there is printed somewhere else, or
 * nowhere, and may be any of them.
 */
export function openWarnings(
  { at, traces, statements }: PrintedText & { readonly statements: readonly TextRange[] },
  items: readonly ReadItem[],
): ReadItem[] {
  return statements.flatMap(({ from, to }) => {
    const words = traces.slice(from, to);
    const place = printedPlace({ from, to }, at);
    const isNamed = namesAllergen(items, place);
    const isOpen = isNamed
      ? OTHER_ALLERGENS.test(words)
      : ANY_ALLERGEN.test(words) || TRACE_WORD.test(words) || ELSEWHERE.test(words) || LETTERS_ALONE.test(words);
    return isOpen ? [{ ...BLANK, ...place, id: null, presence: 'may contain' as const, may: ALLERGENS }] : [];
  });
}

function namesAllergen(items: readonly ReadItem[], place: { readonly start: number; readonly end: number }): boolean {
  return items.some(
    ({ start, end, presence, has, may, children }) =>
      (presence !== 'contained' && start < place.end && end > place.start && (overlaps(has, ALLERGENS) || overlaps(may, ALLERGENS))) ||
      namesAllergen(children, place),
  );
}
