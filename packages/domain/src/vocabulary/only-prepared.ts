import type { ReadItem } from '../reading/index.ts';
import { LINK_WORDS } from './denial-ends.data.ts';
import { type ItemContext, itemsOf } from './items.ts';
import type { PrintedItem } from './list-structure.ts';
import { BLANK, unknownPlace } from './notices.ts';
import { OF_THE_WHOLE_FOOD } from './only-prepared.data.ts';

const DIVIDER = /[,;•·|\n]/;

/** The items of the outermost level of a list. One that is nothing but a word of preparing names a food that is not known ("tostadas", "crudo"). */
export function itemsOfList(printed: readonly PrintedItem[], context: ItemContext): ReadItem[] {
  const items = printed.map((item) => ({ item, read: itemsOf([item], context) }));
  return items.flatMap(({ item, read }) =>
    read.length === 0 && isOnlyPrepared(item) && standsAlone(item, context) ? [itemNotKnown(item, context)] : read,
  );
}

function isOnlyPrepared({ tokens, children }: PrintedItem): boolean {
  const words = tokens.filter(({ word, isDenied }) => !isDenied && /^[a-z']{3,}$/.test(word) && !LINK_WORDS.has(word));
  const [only] = words;
  return words.length === 1 && only !== undefined && children.length === 0 && !OF_THE_WHOLE_FOOD.test(only.word);
}

/** Between two of the signs that divide a list: what a star or a full stop sets apart is a note. */
function standsAlone({ tokens }: PrintedItem, { printed, at }: ItemContext): boolean {
  const before =
    printed
      .slice(0, at[tokens[0]?.start ?? 0] ?? 0)
      .trimEnd()
      .at(-1) ?? ',';
  const after =
    printed
      .slice(at[tokens.at(-1)?.end ?? 0] ?? printed.length)
      .trim()
      .replace(/^\.$/, '')
      .at(0) ?? ',';
  return DIVIDER.test(before) && DIVIDER.test(after);
}

function itemNotKnown({ start, end }: PrintedItem, { at }: ItemContext): ReadItem {
  return { ...unknownPlace({ from: start, to: end }, at), may: BLANK.may };
}
