import { stem } from '../understand/words.ts';
import { COMMON_WORDS } from './common-words.data.ts';

/** Shorter words are other words without their last letter: "mars", "mar". */
const MIN_STEMMED = 5;
let words: ReadonlySet<string> | null = null;

/** Whether a word is one of those that people use most, in any of seven languages: by itself hardly the name of a product. @param word folded */
export function isCommonWord(word: string): boolean {
  words ??= new Set(COMMON_WORDS.flatMap((lines) => lines.split(/\s+/)));
  return words.has(word) || (word.length >= MIN_STEMMED && words.has(stem(word)));
}
