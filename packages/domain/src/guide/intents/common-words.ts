import { stem } from '../understand/words.ts';
import { COMMON_WORDS } from './common-words.data.ts';

/** Shorter words are other words without their last letter: "mars", "mar". */
const MIN_STEMMED = 5;
/** Of an inflected word so much has to be left. */
const MIN_ROOT = 4;
/** Endings of verbs, adjectives and nouns of seven languages, the longest first. */
const ENDINGS =
  /(?:aremos|eremos|iremos|issimo|issima|zinhos?|zinhas?|inhos?|inhas?|endo|ando|iendo|amos|emos|imos|iamo|ados|adas|idos|idas|ado|ada|ido|ida|ato|ata|ati|ate|uto|uta|ete|ono|ano|are|ere|ire|tten|test|ten|tes|ter|tem|est|ent|ons|ait|ais|eux|euse|ing|ed|er|en|em|es|et|ez|ar|ir|as|os|te|st|is|a|e|i|o|s|t|n)$/;

let english: ReadonlySet<string> | null = null;
let words: ReadonlySet<string> | null = null;
let roots: ReadonlySet<string> | null = null;

/** Whether a word is one of those that people use most, in any of seven languages: by itself hardly the name of a product. @param word folded */
export function isCommonWord(word: string): boolean {
  words ??= new Set(COMMON_WORDS.flatMap((lines) => lines.split(/\s+/)));
  return words.has(word) || (word.length >= MIN_STEMMED && words.has(stem(word)));
}

/** Whether English uses a word. @param word folded */
export function isCommonEnglish(word: string): boolean {
  english ??= new Set(COMMON_WORDS[0]?.split(/\s+/));
  return english.has(word) || english.has(stem(word));
}

/** {@link isCommonWord}, or another form of one: "taugt" beside "taugen". It may be a name nobody knows as well, so that alone it decides nothing. */
export function isFormOfCommonWord(word: string): boolean {
  if (isCommonWord(word)) return true;
  roots ??= new Set(COMMON_WORDS.flatMap((lines) => lines.split(/\s+/)).flatMap((one) => rootOf(one) ?? []));
  const root = rootOf(word);
  return root !== null && roots.has(root);
}

function rootOf(word: string): string | null {
  const root = word.replace(ENDINGS, '');
  return root.length >= MIN_ROOT ? root : null;
}
