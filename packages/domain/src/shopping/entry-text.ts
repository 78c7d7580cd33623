import { MAX_ENTRY_NAME, MAX_QUANTITY } from './entry.ts';

/** What follows a number that is an amount of the food ("500 g flour"), not a count of packs. */
const UNITS = new Set('g gr kg mg dag hg ml cl dl l lt oz lb lbs'.split(' '));
/** "2 lemons", "2x lemons", "2 × lemons", "lemons x 2". */
const LEADING = /^(\d{1,2})\s*(?:[x×]\s*)?(?=\p{L})/iu;
const TRAILING = /\s(?:[x×]\s*(\d{1,2})|(\d{1,2})\s*[x×])$/iu;

/** A name that may stand on a list: no control characters or writing-direction marks, which would make it read as another. */
export function cleanEntryName(text: string): string {
  const visible = text.replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ');
  return visible.replaceAll(/\s+/gu, ' ').trim().slice(0, MAX_ENTRY_NAME).trim();
}

/** Typed words as an entry: a number that counts packs or pieces is the quantity, an amount with its unit stays part of the name. */
export function entryOfText(text: string): { name: string; quantity: number } | null {
  const words = cleanEntryName(text);
  const found = LEADING.exec(words) ?? TRAILING.exec(words);
  const name = found === null ? words : found.index === 0 ? words.slice(found[0].length) : words.slice(0, found.index);
  const count = Number(found?.[1] ?? found?.[2] ?? 1);
  const isAmount = found?.index === 0 && UNITS.has(/^\p{L}+/u.exec(name)?.[0].toLowerCase() ?? '');
  const taken = isAmount || count < 1 || name === '' ? { name: words, quantity: 1 } : { name, quantity: Math.min(count, MAX_QUANTITY) };
  return taken.name === '' ? null : taken;
}
