/** How text becomes search words: the same on both databases, for rows and for questions. */
import { bitsSet, editDistance, foldText, letterBits, spelledOut } from '../lib/index.ts';

const BREAK = /[^\p{L}\p{N}]+/u;
const MAX_WORDS = 24;
const MAX_LENGTH = 32;
/** Codes of signs. */
const [SPACE, ZERO, NINE, SMALL_A, SMALL_Z, LAST_ASCII] = [32, 48, 57, 97, 122, 127] as const;

/** Lower case, without diacritics, each word once, at most 24 of them. "d'Ollé" gives `d` and `olle`. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  return plainWordsOf(folded) ?? anyWordsOf(folded);
}

/** The same of a text of plain letters, as most names are, in half the time; `null` for any other. */
function plainWordsOf(folded: string): string[] | null {
  const words: string[] = [];
  let start = 0;
  for (let at = 0; at <= folded.length; at += 1) {
    const code = at === folded.length ? SPACE : folded.charCodeAt(at);
    if (code > LAST_ASCII) return null;
    if ((code >= SMALL_A && code <= SMALL_Z) || (code >= ZERO && code <= NINE)) continue;
    if (at > start && words.length < MAX_WORDS) {
      const word = folded.slice(start, Math.min(at, start + MAX_LENGTH));
      if (!words.includes(word)) words.push(word);
    }
    start = at + 1;
  }
  return words;
}

function anyWordsOf(folded: string): string[] {
  const words = new Set<string>();
  for (const word of folded.split(BREAK)) {
    if (word !== '') words.add(word.slice(0, MAX_LENGTH));
    if (words.size === MAX_WORDS) break;
  }
  return [...words];
}

/** Two letters that may stand for an umlaut; in "que" and "gue" they never do. */
const SPELLED_OUT = /ae|oe|(?<![gq])ue/g;

/**
 * How else a word of a question may stand in a name, for each that has such: "muesli" for "müsli", "musli" (which "Müsli" is folded to) for
 * "muesli".
 */
export function otherSpellings(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const word of text.normalize('NFC').toLowerCase().split(BREAK)) {
    const folded = foldText(word);
    // The letter œ is no umlaut.
    const others = new Set([spelledOut(word), word.includes('œ') ? folded : folded.replace(SPELLED_OUT, ([letter = '']) => letter)]);
    others.delete(folded);
    if (others.size > 0)
      found.set(
        folded.slice(0, MAX_LENGTH),
        Array.from(others, (other) => other.slice(0, MAX_LENGTH)),
      );
  }
  return found;
}

/** Of the plain words of a food, the name's first word first. */
export function searchWords(name: string, brand: string | null): string[] {
  return wordsOf(brand === null ? name : `${name} ${brand}`);
}

/** Characters for private use: an index takes them for letters, and no word holds one. */
const FIRST = '\u{e000}';
const START = '\u{e001}';
/** Beginnings that are indexed, so that half a word is found as quickly as a whole one. */
const STARTS = { from: 2, to: 6 } as const;

/** What is asked for a word that stands first in the name. */
export const firstToken = (word: string): string => FIRST + word;
/** What is asked for words that begin so; `null` where the index has no answer ready. */
export function startToken(beginning: string): string | null {
  return beginning.length < STARTS.from || beginning.length > STARTS.to ? null : START + beginning;
}

/** The letters of a {@link startToken}; `null` for every other token. */
export const startOf = (token: string): string | null => (token.startsWith(START) ? token.slice(START.length) : null);

/** Everything that an index stores of a food. @param words see {@link searchWords} */
export function indexTokens(words: readonly string[]): string[] {
  const starts = new Set<string>();
  for (const word of words)
    for (let length = STARTS.from; length <= STARTS.to && length < word.length; length += 1) starts.add(START + word.slice(0, length));
  const [first] = words;
  return first === undefined ? [] : [...words, FIRST + first, ...starts];
}

/** Words worth correcting a typing error to: no bare numbers, no single letters, none of our own signs. */
export function isVocabulary(word: string): boolean {
  return word.length >= 2 && !/^\d+$/.test(word) && !/^[\u{e000}\u{e001}]|^zzscans/u.test(word);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Errors forgiven by length: none below three letters, two from six on. */
export const allowedErrors = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** Words with two errors are looked for among those that begin alike: few people mistype the first two letters. */
export const ALIKE_LETTERS = 2;

/**
 * Every word one typing error away: a letter left out, put in, exchanged, or two neighbours swapped.
 * @param places how many of the first letters the error may be at or before; all by default
 */
export function neighbours(word: string, places = word.length + 1): string[] {
  const found = new Set<string>();
  for (let at = 0; at <= word.length && at < places; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    for (const letter of LETTERS) {
      found.add(before + letter + after);
      if (after !== '') found.add(before + letter + after.slice(1));
    }
    if (after !== '') found.add(before + after.slice(1));
    if (after.length > 1) found.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
  }
  found.delete(word);
  return [...found];
}

/** Words with their letters, so that most of them are passed over without being compared sign by sign. */
export type LetteredWords = {
  readonly words: readonly string[];
  readonly add: (word: string) => void;
  /** Those that may be within the allowed errors of a word: of about the same length and nearly the same letters. Not the word itself. */
  readonly like: (word: string) => string[];
};

export function createLetteredWords(from: Iterable<string> = []): LetteredWords {
  const words: string[] = [];
  const letters: number[] = [];
  const add = (word: string): void => {
    words.push(word);
    letters.push(letterBits(word));
  };
  for (const word of from) add(word);
  return {
    words,
    add,
    like(word) {
      const errors = allowedErrors(word);
      const own = letterBits(word);
      // An error takes away or brings in one letter at most.
      return words.filter((other, at) => {
        const its = letters[at] ?? 0;
        return (
          Math.abs(other.length - word.length) <= errors && bitsSet(its & ~own) <= errors && bitsSet(own & ~its) <= errors && other !== word
        );
      });
    },
  };
}

/** Keeps those within the allowed errors, nearest first; the word itself is not among them. */
export function nearest(word: string, candidates: readonly string[], limit: number): string[] {
  const most = allowedErrors(word);
  return candidates
    .map((candidate) => ({ candidate, errors: editDistance(word, candidate, most) }))
    .filter(({ errors }) => errors > 0 && errors <= most)
    .sort((a, b) => a.errors - b.errors || Number(b.candidate[0] === word[0]) - Number(a.candidate[0] === word[0]))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}
