/** How text becomes search words: the same on both databases, for rows and for questions. */
import { foldText } from '../lib/index.ts';

const BREAK = /[^\p{L}\p{N}]+/u;
const MAX_WORDS = 24;
const MAX_LENGTH = 32;

/** Lower case, without diacritics, each word once, at most 24 of them. "d'Ollé" gives `d` and `olle`. */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const word of foldText(text).split(BREAK)) {
    if (word !== '') words.add(word.slice(0, MAX_LENGTH));
    if (words.size === MAX_WORDS) break;
  }
  return [...words];
}

/**
 * Marks that stand among the words of foods that many people scan, best first. Asking for a word together with a mark gives the
 * well-known foods of a very common word without ranking all the others.
 */
export const POPULARITY_MARKS = [
  { mark: 'zzscans100', from: 100 },
  { mark: 'zzscans10', from: 10 },
] as const;

/** The words that find a food, with its popularity mark. */
export function searchWords(name: string, brand: string | null, popularity: number): string[] {
  const words = wordsOf(brand === null ? name : `${name} ${brand}`);
  const mark = POPULARITY_MARKS.find((each) => popularity >= each.from);
  return mark === undefined ? words : [...words, mark.mark];
}

/** Words worth correcting a typing error to: no bare numbers, no single letters, no marks. */
export function isVocabulary(word: string): boolean {
  return word.length >= 2 && !/^\d+$/.test(word) && !word.startsWith('zzscans');
}
