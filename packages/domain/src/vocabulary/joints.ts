import { NO_PROPERTIES, overlaps, type ReadItem, union, without } from '../reading/index.ts';
import { LINK_WORDS } from './denial-ends.data.ts';
import { asDoubt } from './doubt.ts';
import { RESTRICTED } from './items.data.ts';
import type { PrintedItem, Token } from './list-structure.ts';

/** Stand between two words of one name as well as between two items: ends of lines and columns, strokes, signs of sums. */
const JOINT = /[\n\r\t/+=>~]| _ /;
const LINE = /[\n\r\t]/;

/**
 * What an item holds that two items would be, where a sign stands between its words that may divide ("rice / milk", "coconut" and "milk" on
 * two lines): what the joined name leaves out of its parts is a doubt.
 */
export function doubtsAtJoints(
  item: PrintedItem,
  printed: { readonly printed: string; readonly at: readonly number[] },
  whole: readonly ReadItem[],
  read: (part: PrintedItem) => readonly ReadItem[],
): readonly ReadItem[] {
  const parts = partsAtJoints(item.tokens, printed);
  if (parts.length < 2) return [];
  const held = flat(whole).reduce((all, { has, presence }) => (presence === 'contained' ? union(all, has) : all), NO_PROPERTIES);
  return parts
    .flatMap((tokens) =>
      read({ ...item, tokens, children: [], start: tokens[0]?.start ?? item.start, end: tokens.at(-1)?.end ?? item.end }),
    )
    .filter(({ presence, has }) => presence === 'contained' && overlaps(without(has, held), RESTRICTED))
    .map((part) => asDoubt({ ...part, may: NO_PROPERTIES }));
}

function partsAtJoints(tokens: readonly Token[], { printed, at }: { readonly printed: string; readonly at: readonly number[] }): Token[][] {
  const parts: Token[][] = [];
  for (const [place, token] of tokens.entries()) {
    const before = tokens[place - 1];
    const between = before === undefined ? '' : printed.slice(at[before.end] ?? 0, at[token.start] ?? 0);
    const isWrapped = before !== undefined && LINE.test(between) && (LINK_WORDS.has(before.word) || LINK_WORDS.has(token.word));
    const last = parts.at(-1);
    if (last === undefined || (JOINT.test(between) && !isWrapped)) parts.push([token]);
    else last.push(token);
  }
  return parts;
}

function flat(items: readonly ReadItem[]): ReadItem[] {
  return items.flatMap((item) => [item, ...flat(item.children)]);
}
