import { editDistance } from '../lib/index.ts';
import type { LanguageNames } from './vocabulary.ts';

/**
 * A word of names that a printed one stands for: itself, an inflection of it, misread, or `guessed`: so short that only the words
 * around it decide. `lead`: an article that the misread word swallowed ("dtammonio").
 */
export type Spelling = { readonly word: string; readonly kind: 'same' | 'inflected' | 'misread' | 'guessed'; readonly lead?: string };

/** Shorter words are one typing error away from too many others ("sole" from "sale"). */
const MIN_LENGTH = 6;
/** From this length on letters that only look alike show which word was printed. */
const MIN_SHAPE_LENGTH = 4;
/** From this length on two typing errors still show which word was printed. */
const MIN_LENGTH_TWO_TYPOS = 12;
const MAX_LENGTH = 40;
const NONE: readonly Spelling[] = [];

type Index = { readonly words: ReadonlySet<string>; readonly typos: TypoIndex; readonly shapes: ReadonlyMap<string, readonly string[]> };

const indexes = new WeakMap<LanguageNames['byInflection'], Index>();

/**
 * Words of names that a word can be which stands in none: mistyped, or misread by the camera ("protelne", "glucosio5", "qelatina").
 * Letters that look alike come first, then one letter too much, too little, changed, or swapped with its neighbour.
 */
export function misreadAs(word: string, { byInflection }: Pick<LanguageNames, 'byInflection'>): readonly Spelling[] {
  if (word.length < MIN_SHAPE_LENGTH || word.length > MAX_LENGTH) return NONE;
  const { words, typos, shapes } = indexOf(byInflection);
  const alike = (shapes.get(shapeOf(word)) ?? []).filter((candidate) => candidate !== word);
  if (alike.length > 0) return spellings(alike, 'misread');
  // "dtammonio": an apostrophe read as a letter.
  if (word.length > MIN_LENGTH && /^[dl][tlfr1i]/.test(word) && words.has(word.slice(2)))
    return [{ word: word.slice(2), kind: 'misread', lead: `${word.charAt(0)}'` }];
  const near = typoCandidates(word, typos).filter((candidate) => candidate !== word);
  const once = near.filter((candidate) => isOneTypo(word, candidate));
  if (word.length < MIN_LENGTH) return spellings(once, 'guessed');
  return spellings(
    once.length > 0 || word.length < MIN_LENGTH_TWO_TYPOS ? once : near.filter((candidate) => candidate.length >= MIN_LENGTH_TWO_TYPOS),
    'misread',
  );
}

function spellings(words: readonly string[], kind: Spelling['kind']): readonly Spelling[] {
  return words.map((word) => ({ word, kind }));
}

/** Makes what is otherwise made at the first need, from all names of a language. */
export function prepareTypos({ byInflection }: Pick<LanguageNames, 'byInflection'>): void {
  indexOf(byInflection);
}

function indexOf(byInflection: LanguageNames['byInflection']): Index {
  const known = indexes.get(byInflection);
  if (known !== undefined) return known;
  const words = new Set([...byInflection.values()].flat().filter((word) => word.length >= MIN_SHAPE_LENGTH && !/[^a-z]/.test(word)));
  const shapes = new Map<string, string[]>();
  for (const word of words) {
    const shape = shapeOf(word);
    const others = shapes.get(shape);
    if (others === undefined) shapes.set(shape, [word]);
    else others.push(word);
  }
  const index = { words, typos: typoIndexOf(words), shapes };
  indexes.set(byInflection, index);
  return index;
}

/** The word with one letter for all that a camera takes for each other. */
function shapeOf(word: string): string {
  return word
    .replace(/ij/g, 'u')
    .replace(/rn|nn|tn/g, 'm')
    .replace(/[lj1|]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/[q9]/g, 'g')
    .replace(/5/g, 's')
    .replace(/[86]/g, 'b')
    .replace(/2/g, 'z')
    .replace(/c/g, 'e');
}

/** Letters of an end of a word: most typing errors leave one of the two ends whole. */
const END = 3;

/** Words, made ready to be found by one that is a typing error away from them. */
export type TypoIndex = { readonly heads: ReadonlyMap<string, readonly string[]>; readonly tails: ReadonlyMap<string, readonly string[]> };

export function typoIndexOf(words: Iterable<string>): TypoIndex {
  const heads = new Map<string, string[]>();
  const tails = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < END) continue;
    push(heads, word.slice(0, END), word);
    push(tails, word.slice(-END), word);
  }
  return { heads, tails };
}

/**
 * Words one typing error away: a letter added, left out or changed, or two neighbours swapped; two typing errors where both words
 * are long. Nearest
 * first.
 */
export function typoCandidates(word: string, { heads, tails }: TypoIndex): readonly string[] {
  const one: string[] = [];
  const two: string[] = [];
  for (const candidate of new Set([...(heads.get(word.slice(0, END)) ?? []), ...(tails.get(word.slice(-END)) ?? [])])) {
    const difference = Math.abs(candidate.length - word.length);
    if (difference > 2) continue;
    if (isOneTypo(word, candidate)) one.push(candidate);
    else if (word.length >= MIN_LENGTH_TWO_TYPOS && candidate.length >= MIN_LENGTH_TWO_TYPOS && editDistance(word, candidate) <= 2)
      two.push(candidate);
  }
  return [...one.sort(), ...two.sort()];
}

/** Whether at most one typing error is between two words. */
export function isOneTypo(one: string, other: string): boolean {
  const difference = one.length - other.length;
  if (difference > 1 || difference < -1) return false;
  let from = 0;
  while (from < one.length && one.charCodeAt(from) === other.charCodeAt(from)) from += 1;
  let [to, too] = [one.length, other.length];
  while (to > from && too > from && one.charCodeAt(to - 1) === other.charCodeAt(too - 1)) {
    to -= 1;
    too -= 1;
  }
  const [left, right] = [to - from, too - from];
  if (left <= 1 && right <= 1) return true;
  return (
    left === 2 && right === 2 && one.charCodeAt(from) === other.charCodeAt(from + 1) && one.charCodeAt(from + 1) === other.charCodeAt(from)
  );
}

function push(map: Map<string, string[]>, key: string, word: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [word]);
  else known.push(word);
}
