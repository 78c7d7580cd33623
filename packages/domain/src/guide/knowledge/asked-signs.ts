import { foldText, hashedPlace, letterRuns } from '../../lib/index.ts';
import { isPlainWord } from '../intents/plain-words.ts';
import { FILLERS } from './fillers.data.ts';
import { TERM_LANGUAGES } from './terms.data.ts';
import { termsIn, withoutConnectors } from './terms.ts';

/** A sign of a question as a place in a table, and how much it counts. */
export type Sign = { readonly place: number; readonly value: number };

/** Places that signs are hashed to. */
const SIGN_PLACES = 2 ** 20;
/** What a sign of each sort counts: terms are the same in seven languages; the beginning and the end of a word stand in for its other forms. */
const COUNTS = { term: 1.3, terms: 1, word: 1, words: 0.6, read: 0.8, pair: 0.5, part: 0.6, run: 0.25 } as const;
const PART = 5;
/** Letters next to each other that count within a word: they hold for its other forms and for typing errors. */
const RUN = 4;
/** Of what a word counts that stands in every sort of question. */
const PLAIN = 0.3;
const PLAIN_WORDS: ReadonlySet<string> = new Set(TERM_LANGUAGES.flatMap((language) => FILLERS[language].split(' ')));
const isPlain = (word: string): boolean => PLAIN_WORDS.has(word) || TERM_LANGUAGES.some((language) => isPlainWord(word, language));
/** A longer question is looked at up to here. */
const MAX_WORDS = 40;
const MAX_TERMS = 7;

/**
 * What a question is found by among the entries of the knowledge base: its terms in any language, its words as typed and as put into
 * English, pairs of them, how words begin and end, and runs of letters within them.
 *
 * @param typed as it was typed
 * @param read its words as the grammar reads them
 */
export function signsOfAsked(typed: string, read: readonly string[]): readonly Sign[] {
  const values = new Map<number, number>();
  const add = (text: string, value: number): void => {
    const place = hashedPlace(text, SIGN_PLACES);
    values.set(place, Math.max(value, values.get(place) ?? 0));
  };
  const words = foldText(typed)
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, MAX_WORDS);
  for (const [at, word] of words.entries()) {
    const part = isPlain(word) ? PLAIN : 1;
    add(`w${word}`, COUNTS.word * part);
    if (at > 0) add(`b${words[at - 1] ?? ''} ${word}`, COUNTS.words * part);
    if (word.length > PART && part === 1) {
      add(`s${word.slice(0, PART)}`, COUNTS.part);
      add(`e${word.slice(-PART)}`, COUNTS.part);
    }
    if (word.length >= RUN) for (const run of letterRuns(word, RUN, RUN)) add(`c${run}`, COUNTS.run);
  }
  const shown = read.slice(0, MAX_WORDS);
  for (const [at, word] of shown.entries()) {
    const part = isPlain(word) ? PLAIN : 1;
    add(`n${word}`, COUNTS.read * part);
    if (at > 0) add(`m${shown[at - 1] ?? ''} ${word}`, COUNTS.pair * part);
  }
  const terms = termsOf(words, shown);
  for (const term of terms) add(`t${term}`, COUNTS.term);
  for (const [at, term] of terms.entries()) for (const other of terms.slice(at + 1)) add(`p${term} ${other}`, COUNTS.terms);
  return [...values].map(([place, value]) => ({ place, value }));
}

function termsOf(words: readonly string[], read: readonly string[]): string[] {
  const found = [words, read].flatMap((one) => termsIn(withoutConnectors(one)).map(({ term }) => term));
  return [...new Set(found)].toSorted().slice(0, MAX_TERMS);
}
