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

/** What a text finds. `corrected`: the words that were searched for in place of those typed, `null` where they stood as they are. */
export type FoundByText = {
  /** Best first, at most 300. */
  readonly ids: readonly number[];
  /** Those of them that hold every word; the others hold near ones, or all but one. */
  readonly whole: ReadonlySet<number>;
  readonly corrected: string | null;
};

type Options = {
  /** The words as they are typed: no correction. */
  readonly isExact?: boolean;
  /** Foods that match the words by their category, under any name. */
  readonly onShelf?: (words: readonly string[]) => Promise<readonly number[]>;
};

/** Ids of the foods that fit the text, best first, at most 300. */
export async function searchFoods(index: SearchIndex, text: string): Promise<number[]> {
  return [...(await findByText(index, text)).ids];
}

export async function findByText(index: SearchIndex, text: string, { isExact = false, onShelf }: Options = {}): Promise<FoundByText> {
  const words = wordsOf(text).slice(0, MAX_QUESTION_WORDS);
  if (words.length === 0) return { ids: [], whole: new Set(), corrected: null };
  const { typed, near, meant } = await gather(index, words, isExact);
  const corrected = typed.size > 0 || near.size === 0 || meant.every((word, at) => word === words[at]) ? null : meant;
  const question = corrected ?? words;
  const lying = new Set(isExact || onShelf === undefined ? [] : await onShelf(question));
  const rows = await index.rows([...typed, ...near, ...lying].slice(0, MAX_CANDIDATES));
  const whole = corrected === null ? typed : near;
  return {
    ids: rank(question, rows, lying).map((row) => row.id),
    whole: new Set([...whole, ...lying]),
    corrected: corrected?.join(' ') ?? null,
  };
}

type Gathered = { typed: Set<number>; near: Set<number>; meant: readonly string[] };

/** Asks more and more forgivingly, until there is enough to rank. */
async function gather(index: SearchIndex, words: readonly string[], isExact: boolean): Promise<Gathered> {
  const typed = new Set<number>();
  const near = new Set<number>();
  // A long word is probably whole: "chocolate" is asked for without the expensive "chocolate…".
  if ((words.at(-1)?.length ?? 0) >= WHOLE_WORD)
    addAll(
      typed,
      await candidates(
        index,
        words.map((word) => ({ anyOf: [word], prefix: null })),
      ),
    );
  if (typed.size < MIN_HITS) addAll(typed, await candidates(index, asTyped(words)));
  if (typed.size >= MIN_HITS || isExact) return { typed, near, meant: words };
  const forgiving = await Promise.all(words.map((word, at) => forgive(index, word, at === words.length - 1)));
  const terms = forgiving.map(({ term }) => term);
  addAll(near, await candidates(index, terms));
  const meant = forgiving.map(({ meant }) => meant);
  if (typed.size + near.size > 0) return { typed, near, meant };
  addAll(near, await withoutOneWord(index, terms));
  return { typed, near, meant: words };
}

function asTyped(words: readonly string[]): SearchTerm[] {
  return words.map((word, at) => ({ anyOf: [word], prefix: prefixOf(word, at === words.length - 1) }));
}

/** Only the last word may be half typed. */
const prefixOf = (word: string, isLast: boolean): string | null => (isLast && word.length >= MIN_PREFIX ? word : null);

/** Everything that may stand for a word, and the one word that is most likely meant: itself where the catalogue has it. */
async function forgive(index: SearchIndex, word: string, isLast: boolean): Promise<{ term: SearchTerm; meant: string }> {
  const similar = allowedErrors(word) === 0 ? [] : nearest(word, await index.similarWords(word), NEAR_WORDS);
  const compounds = word.length < MIN_PART ? [] : await index.wordsWith(word, NEAR_WORDS);
  const prefix = prefixOf(word, isLast);
  const [likely] = similar;
  const isKnown = likely === undefined || compounds.length > 0 || (await index.match([{ anyOf: [word], prefix }], 1)).length > 0;
  return { term: { anyOf: [...new Set([word, ...similar, ...compounds])], prefix }, meant: isKnown ? word : likely };
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
