/** Search by name and brand: which questions are asked of an index, in which order. Knows no SQL. */

import { allowedErrors, nearest } from './near-words.ts';
import { type Candidate, rank } from './rank.ts';
import { POPULARITY_MARKS, wordsOf } from './words.ts';

/** One asked word and everything that may stand for it. All words of a question must be met. */
export type SearchTerm = { readonly anyOf: readonly string[]; readonly prefix: string | null };

/** What the two databases do differently. */
export type SearchIndex = {
  /** Ids of at most `limit` foods that meet every term; which ones, when there are more, is left open. */
  match(terms: readonly SearchTerm[], limit: number): Promise<number[]>;
  /** Words of the vocabulary that may be this one with up to two typing errors; exact checks follow. */
  similarWords(word: string): Promise<string[]>;
  /** Words of the vocabulary that hold these letters somewhere, the shortest first. */
  wordsWith(part: string, limit: number): Promise<string[]>;
  rows(ids: readonly number[]): Promise<Candidate[]>;
};

/** More than this is never ranked: a very common word would cost tens of milliseconds. */
const MAX_CANDIDATES = 300;
/** With fewer good hits than this the question is asked again with typing errors forgiven. */
const MIN_HITS = 10;
const NEAR_WORDS = 8;
const MAX_QUESTION_WORDS = 8;
const WHOLE_WORD = 5;
/** Fewer letters than these are part of too many words: "milch" is looked for inside "vollmilch", "ei" is not. */
const MIN_PART = 4;
/** A prefix shorter than this would meet half the catalogue. */
const MIN_PREFIX = 2;

/** Ids of the foods that fit the text, best first, at most 300. */
export async function searchFoods(index: SearchIndex, text: string): Promise<number[]> {
  const words = wordsOf(text).slice(0, MAX_QUESTION_WORDS);
  if (words.length === 0) return [];
  const ids = await gather(index, words);
  const rows = await index.rows([...ids].slice(0, MAX_CANDIDATES));
  return rank(words, rows).map((row) => row.id);
}

/** Asks more and more forgivingly, until there is enough to rank. */
async function gather(index: SearchIndex, words: readonly string[]): Promise<Set<number>> {
  const ids = new Set<number>();
  // A long word is probably whole: "chocolate" is asked for without the expensive "chocolate…".
  if ((words.at(-1)?.length ?? 0) >= WHOLE_WORD)
    addAll(
      ids,
      await candidates(
        index,
        words.map((word) => ({ anyOf: [word], prefix: null })),
      ),
    );
  if (ids.size < MIN_HITS) addAll(ids, await candidates(index, asTyped(words)));
  if (ids.size < MIN_HITS) {
    const forgiving = await Promise.all(words.map((word, at) => forgive(index, word, at === words.length - 1)));
    addAll(ids, await candidates(index, forgiving));
    if (ids.size === 0) addAll(ids, await withoutOneWord(index, forgiving));
  }
  return ids;
}

function asTyped(words: readonly string[]): SearchTerm[] {
  return words.map((word, at) => ({ anyOf: [word], prefix: prefixOf(word, at === words.length - 1) }));
}

/** Only the last word may be half typed. */
const prefixOf = (word: string, isLast: boolean): string | null => (isLast && word.length >= MIN_PREFIX ? word : null);

async function forgive(index: SearchIndex, word: string, isLast: boolean): Promise<SearchTerm> {
  const similar = allowedErrors(word) === 0 ? [] : nearest(word, await index.similarWords(word), NEAR_WORDS);
  const compounds = word.length < MIN_PART ? [] : await index.wordsWith(word, NEAR_WORDS);
  return { anyOf: [...new Set([word, ...similar, ...compounds])], prefix: prefixOf(word, isLast) };
}

/** The well-known foods first, so that the cap on candidates cuts off the obscure ones. */
async function candidates(index: SearchIndex, terms: readonly SearchTerm[]): Promise<number[]> {
  const found = new Set<number>();
  for (const { mark } of POPULARITY_MARKS) {
    addAll(found, await index.match([...terms, { anyOf: [mark], prefix: null }], MAX_CANDIDATES - found.size));
    if (found.size >= MAX_CANDIDATES / 2) return [...found];
  }
  addAll(found, await index.match(terms, MAX_CANDIDATES));
  return [...found];
}

/** Nothing has all the words: take what has all but one. */
async function withoutOneWord(index: SearchIndex, terms: readonly SearchTerm[]): Promise<number[]> {
  if (terms.length < 2) return [];
  const found = new Set<number>();
  for (const left of terms.keys())
    addAll(
      found,
      await candidates(
        index,
        terms.filter((_, at) => at !== left),
      ),
    );
  return [...found];
}

function addAll(into: Set<number>, ids: Iterable<number>): void {
  for (const id of ids) into.add(id);
}
