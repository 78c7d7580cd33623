import { isOneSlip, type SlipIndex, slipIndexOf, withinSlips } from './slip-index.ts';
import type { LanguageNames } from './vocabulary.ts';

/**
 * A word of names that a printed one stands for: itself, an inflection of it, misread, or `guessed`: so short that only the words
 * around it tell. `lead`: an article that the misread word swallowed ("dtammonio").
 */
export type Spelling = { readonly word: string; readonly kind: 'same' | 'inflected' | 'misread' | 'guessed'; readonly lead?: string };

/** Shorter words are one slip away from too many others ("sole" from "sale"). */
const SHORTEST = 6;
/** From this length on letters that only look alike tell which word was printed. */
const SHORTEST_SHAPE = 4;
/** From this length on two slips still tell which word was printed. */
const LONG = 10;
const LONGEST = 40;
const NONE: readonly Spelling[] = [];

type Index = { readonly words: ReadonlySet<string>; readonly slips: SlipIndex; readonly shapes: ReadonlyMap<string, readonly string[]> };

const indexes = new WeakMap<LanguageNames['byInflection'], Index>();

/**
 * Words of names that a word can be which stands in none: mistyped, or misread by the camera ("protelne", "glucosio5", "qelatina").
 * Letters that look alike come first, then one letter too much, too little, changed, or swapped with its neighbour.
 */
export function misreadAs(word: string, { byInflection }: Pick<LanguageNames, 'byInflection'>): readonly Spelling[] {
  if (word.length < SHORTEST_SHAPE || word.length > LONGEST) return NONE;
  const { words, slips, shapes } = indexOf(byInflection);
  const alike = (shapes.get(shapeOf(word)) ?? []).filter((candidate) => candidate !== word);
  if (alike.length > 0) return spellings(alike, 'misread');
  // "dtammonio": an apostrophe read as a letter.
  if (word.length > SHORTEST && /^[dl][tlfr1i]/.test(word) && words.has(word.slice(2)))
    return [{ word: word.slice(2), kind: 'misread', lead: `${word.charAt(0)}'` }];
  const near = withinSlips(word, slips).filter((candidate) => candidate !== word);
  const once = near.filter((candidate) => isOneSlip(word, candidate));
  if (word.length < SHORTEST) return spellings(once, 'guessed');
  return spellings(once.length > 0 || word.length < LONG ? once : near.filter((candidate) => candidate.length >= LONG), 'misread');
}

function spellings(words: readonly string[], kind: Spelling['kind']): readonly Spelling[] {
  return words.map((word) => ({ word, kind }));
}

function indexOf(byInflection: LanguageNames['byInflection']): Index {
  const known = indexes.get(byInflection);
  if (known !== undefined) return known;
  const words = new Set([...byInflection.values()].flat().filter((word) => word.length >= SHORTEST_SHAPE && !/[^a-z]/.test(word)));
  const shapes = new Map<string, string[]>();
  for (const word of words) {
    const shape = shapeOf(word);
    const others = shapes.get(shape);
    if (others === undefined) shapes.set(shape, [word]);
    else others.push(word);
  }
  const index = { words, slips: slipIndexOf(words), shapes };
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
