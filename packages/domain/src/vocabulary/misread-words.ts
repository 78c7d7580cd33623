import { editDistance } from './edit-distance.ts';
import type { LanguageNames } from './vocabulary.ts';

/** Shorter words are one slip away from too many others ("sole" from "sale"). */
const SHORTEST = 6;
/** From this length on letters that only look alike tell which word was printed. */
const SHORTEST_SHAPE = 4;
/** From this length on two slips still leave a word recognisable. */
const LONG = 11;
const LONGEST = 40;
const END = 3;
/** Words that one reading remembers. */
const MOST_REMEMBERED = 20_000;

type Index = {
  readonly words: ReadonlySet<string>;
  /** By the first and the last three letters: a single slip leaves one of the two ends whole. */
  readonly heads: ReadonlyMap<string, readonly string[]>;
  readonly tails: ReadonlyMap<string, readonly string[]>;
  readonly shapes: ReadonlyMap<string, readonly string[]>;
  readonly remembered: Map<string, readonly string[]>;
};

const indexes = new WeakMap<LanguageNames['byInflection'], Index>();

/**
 * Words of names that a word can be which stands in none: mistyped, or misread by the camera ("protelne", "glucosio5", "qelatina").
 * Letters that look alike come first, then one letter too much, too little, changed, or swapped with its neighbour.
 */
export function misreadAs(word: string, { byInflection }: Pick<LanguageNames, 'byInflection'>): readonly string[] {
  if (word.length < SHORTEST_SHAPE || word.length > LONGEST) return NONE;
  const index = indexOf(byInflection);
  const before = index.remembered.get(word);
  if (before !== undefined) return before;
  const found = index.words.has(word) ? NONE : search(word, index);
  if (index.remembered.size >= MOST_REMEMBERED) index.remembered.clear();
  index.remembered.set(word, found);
  return found;
}

const NONE: readonly string[] = [];

function search(word: string, { words, heads, tails, shapes }: Index): readonly string[] {
  const alike = shapes.get(shapeOf(word));
  if (alike !== undefined) return alike;
  // "dtammonio": an apostrophe read as a letter.
  const elided = words.has(word.slice(2)) && word.length > SHORTEST && /^[dl][tlfr1i]/.test(word) ? [word.slice(2)] : NONE;
  if (elided.length > 0) return elided;
  if (word.length < SHORTEST) return NONE;
  const candidates = new Set([...(heads.get(word.slice(0, END)) ?? []), ...(tails.get(word.slice(-END)) ?? [])]);
  const found = [...candidates].filter((candidate) => isOneSlip(word, candidate));
  if (found.length > 0 || word.length < LONG) return found;
  return [...candidates].filter((candidate) => candidate.length >= LONG && Math.abs(candidate.length - word.length) <= 2 && editDistance(word, candidate) <= 2);
}

function indexOf(byInflection: LanguageNames['byInflection']): Index {
  const known = indexes.get(byInflection);
  if (known !== undefined) return known;
  const words = new Set<string>();
  const heads = new Map<string, string[]>();
  const tails = new Map<string, string[]>();
  const shapes = new Map<string, string[]>();
  for (const group of byInflection.values()) {
    for (const word of group) {
      words.add(word);
      if (word.length < SHORTEST_SHAPE || /[^a-z]/.test(word)) continue;
      push(shapes, shapeOf(word), word);
      if (word.length < SHORTEST - 1) continue;
      push(heads, word.slice(0, END), word);
      push(tails, word.slice(-END), word);
    }
  }
  const index = { words, heads, tails, shapes, remembered: new Map<string, readonly string[]>() };
  indexes.set(byInflection, index);
  return index;
}

function push(map: Map<string, string[]>, key: string, word: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [word]);
  else known.push(word);
}

/** The word with one letter for all that a camera takes for each other. */
function shapeOf(word: string): string {
  return word.replace(/rn|nn/g, 'm').replace(/[lj1|]/g, 'i').replace(/0/g, 'o').replace(/[q9]/g, 'g').replace(/5/g, 's').replace(/[86]/g, 'b').replace(/2/g, 'z').replace(/c/g, 'e');
}

/** One letter added, left out or changed, or two neighbours swapped. */
function isOneSlip(one: string, other: string): boolean {
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
  return left === 2 && right === 2 && one.charCodeAt(from) === other.charCodeAt(from + 1) && one.charCodeAt(from + 1) === other.charCodeAt(from);
}
