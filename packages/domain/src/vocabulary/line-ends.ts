import { LINK_WORDS } from './denial-ends.data.ts';

/** Ends of lines and columns. */
const END = /[\n\r\t\v\f\u0085\u2028\u2029]/;
/** Deny what the next line begins with. Folded. */
const OPENS_A_DENIAL: ReadonlySet<string> = new Set(
  'no zero without sans ni pas aucun ohne kein keine keinen keinerlei weder noch sin senza zonder geen sem nem'.split(' '),
);
const WORD_BEFORE = /([a-z']+|[-,(&/]) *$/;
const WORD_AFTER = /^ *([a-z']+)/;
/** Fewer ends of lines may be one name on two lines. */
const MIN_ENDS_OF_LINES = 2;

/**
 * A folded text with a line's end as such where one stands in the printed text and divides: after a word that needs another, and before one
 * that belongs to what stands before it, a pack only had no room left. As long as before.
 */
export function withLineEnds(folded: string, { printed, at }: { readonly printed: string; readonly at: readonly number[] }): string {
  if (!END.test(printed)) return folded;
  let text = folded;
  for (let place = 0; place < folded.length; place += 1) {
    if (text.charAt(place) !== ' ' || !END.test(printed.charAt(at[place] ?? 0))) continue;
    const before = WORD_BEFORE.exec(folded.slice(Math.max(0, place - 20), place))?.[1] ?? '';
    const after = WORD_AFTER.exec(folded.slice(place, place + 20))?.[1] ?? '';
    const isInside = /^[-,(&/]$/.test(before) || LINK_WORDS.has(before) || OPENS_A_DENIAL.has(before) || LINK_WORDS.has(after);
    if (!isInside) text = `${text.slice(0, place)}\n${text.slice(place + 1)}`;
  }
  return text;
}

/** A list that is printed by lines, without signs between its items, as it is; of every other, lines end where there is room no more. */
export function dividedByLines(text: string): string {
  const outside = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ').trim();
  const ends = outside.match(/\n[^\n]*\p{L}/gu)?.length ?? 0;
  return ends >= MIN_ENDS_OF_LINES && !/[,;•·●|]|\. /.test(outside) ? text : text.replaceAll('\n', ' ');
}
