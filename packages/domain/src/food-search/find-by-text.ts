/** Search by name and brand: which questions are asked of an index, in which order. Knows no SQL. */

import { editDistance } from '../lib/index.ts';
import { allowedErrors, firstToken, otherSpellings, startToken, wordsOf } from './words.ts';

/** Everything that may stand for one asked word, as tokens of the index. All words of a question must be met. */
export type SearchTerm = readonly string[];

/** What the two databases do differently. */
export type SearchIndex = {
  /** The `limit` foods with the best static rank (see `staticRank`) among those that meet every term, in that order. */
  match(terms: readonly SearchTerm[], limit: number): Promise<Candidate[]>;
  /** Words of the vocabulary that are this one with up to two typing errors (see `nearest`), the nearest first. */
  similarWords(word: string, limit: number): Promise<readonly string[]>;
  /** Words of the vocabulary that begin with these letters, the shortest first. */
  wordsFrom(beginning: string, limit: number): Promise<readonly string[]>;
  /** Words of the vocabulary that hold these letters somewhere, the shortest first. */
  wordsWith(part: string, limit: number): Promise<readonly string[]>;
  /** Foods that no question of `match` gave. */
  rows(ids: readonly number[]): Promise<Candidate[]>;
};

/** Foods by their ids, in the order in which they were found. */
type Rows = ReadonlyMap<number, Candidate>;

/**
 * How many foods are ranked at most. The index gives the best by static rank; those whose name begins with the word count more, and
 * are asked for by themselves, or they would be missed where the word rarely stands first.
 */
const LIMITS = { candidates: 300, first: 150, ranked: 900, found: 300 } as const;
type SearchLimits = { readonly [limit in keyof typeof LIMITS]: number };
/** With fewer good hits than this the question is asked again with typing errors forgiven. */
const MIN_HITS = 10;
const NEAR_WORDS = 8;
/** Of words that begin with more letters than the index has beginnings of. */
const MAX_COMPLETIONS = 100;
const MAX_QUESTION_WORDS = 8;
const WHOLE_WORD = 5;
/** Fewer letters than these are part of too many words: "milch" is looked for inside "vollmilch", "ei" is not. */
const MIN_PART = 4;
/** A beginning shorter than this would meet half the catalogue. */
const MIN_PREFIX = 2;

/** What a text finds. `corrected`: the words that were searched for in place of those typed, `null` where they stood as they are. */
export type FoundByText = {
  /** Best first, at most 300. */
  readonly ids: readonly number[];
  /** Those of them that hold every word; the others hold near ones, or all but one. */
  readonly whole: ReadonlySet<number>;
  readonly corrected: string | null;
};

/** Fewer letters than these begin too many words to be one of two. */
const MIN_HALF = 3;

type Options = {
  /** The words as they are typed: no correction. */
  readonly isExact?: boolean;
};

/** @param limits how many foods are looked at; without limits the ranking is exhaustive */
export async function findByText(
  index: SearchIndex,
  text: string,
  { isExact = false }: Options = {},
  limits: SearchLimits = LIMITS,
): Promise<FoundByText> {
  return rankGathered(index, await gatherByText(index, text, isExact, limits), [], limits);
}

/** Foods that may be meant, before they are ranked. */
export type Gathered = {
  /** The words that were searched for. */
  readonly question: readonly string[];
  readonly typed: Rows;
  readonly near: Rows;
  readonly isCorrected: boolean;
};

const NONE: Rows = new Map();
const NO_SHELF: ReadonlySet<number> = new Set();

/** The first half of {@link findByText}: which foods to rank. */
export async function gatherByText(index: SearchIndex, text: string, isExact: boolean, limits: SearchLimits = LIMITS): Promise<Gathered> {
  const words = wordsOf(text).slice(0, MAX_QUESTION_WORDS);
  if (words.length === 0) return { question: [], typed: NONE, near: NONE, isCorrected: false };
  const { typed, near, meant } = await createGatherer(index, limits, otherSpellings(text)).gather(words, isExact);
  const isCorrected = typed.size === 0 && near.size > 0 && meant.some((word, at) => word !== words[at]);
  return { question: isCorrected ? meant : words, typed, near, isCorrected };
}

/** The second half. @param lying foods of the category that the question names */
export async function rankGathered(
  index: SearchIndex,
  { question, typed, near, isCorrected }: Gathered,
  lying: readonly number[],
  limits: SearchLimits = LIMITS,
): Promise<FoundByText> {
  const rows = [...typed.values()].slice(0, limits.ranked);
  for (const row of [...near.values()].slice(0, limits.ranked - rows.length)) if (!typed.has(row.id)) rows.push(row);
  const known = lying.length === 0 ? NO_SHELF : new Set(rows.map(({ id }) => id));
  const others = lying.filter((id) => !known.has(id));
  if (others.length > 0) rows.push(...(await index.rows(others)));
  return {
    ids: rank(question, rows, lying.length === 0 ? NO_SHELF : new Set(lying))
      .slice(0, limits.found)
      .map((row) => row.id),
    whole: new Set([...(isCorrected ? near : typed).keys(), ...lying]),
    corrected: isCorrected ? question.join(' ') : null,
  };
}

type Meant = { typed: Rows; near: Rows; meant: readonly string[] };

function createGatherer(index: SearchIndex, limits: SearchLimits, spellings: ReadonlyMap<string, readonly string[]>) {
  const spelled = (word: string): readonly string[] => [word, ...(spellings.get(word) ?? [])];

  /** Asks more and more forgivingly, until there is enough to rank. */
  async function gather(words: readonly string[], isExact: boolean): Promise<Meant> {
    const near = new Map<number, Candidate>();
    const typed = await candidates(words.map(spelled));
    // A long word is probably whole.
    const isWhole = (words.at(-1)?.length ?? 0) >= WHOLE_WORD;
    if (!isWhole || typed.size < MIN_HITS) addAll(typed, await candidates(await asTyped(words)));
    if (typed.size >= MIN_HITS || isExact) return { typed, near, meant: words };
    const forgiving = await Promise.all(words.map((word, at) => forgive(word, at === words.length - 1)));
    const terms = forgiving.map(({ term }) => term);
    addAll(near, await candidates(terms));
    const meant = forgiving.map((each) => each.meant);
    if (typed.size + near.size > 0) return { typed, near, meant };
    const apart = await typedAsOne(words);
    if (apart !== null) return { typed, ...apart };
    addAll(near, await withoutOneWord(terms));
    return { typed, near, meant: words };
  }

  /** Foods that have two words side by side which were typed as one ("cocacola"), of the first word of the question that is such. */
  async function typedAsOne(words: readonly string[]): Promise<Pick<Meant, 'near' | 'meant'> | null> {
    const around = words.map(spelled);
    for (const [at, word] of words.entries()) {
      for (let cut = MIN_HALF; cut <= word.length - MIN_HALF; cut += 1) {
        const halves = await Promise.all([word.slice(0, cut), word.slice(cut)].map(withSimilar));
        const rows = await candidates([...around.slice(0, at), ...halves, ...around.slice(at + 1)]);
        for (const row of rows.values()) if (pairLike(word, row) === null) rows.delete(row.id);
        const [first] = rows.values();
        const pair = first === undefined ? null : pairLike(word, first);
        if (pair !== null) return { near: rows, meant: [...words.slice(0, at), ...pair, ...words.slice(at + 1)] };
      }
    }
    return null;
  }

  const withSimilar = async (word: string): Promise<SearchTerm> =>
    allowedErrors(word) === 0 ? [word] : [word, ...(await index.similarWords(word, NEAR_WORDS))];

  /** Only the last word may be half typed. */
  const asTyped = (words: readonly string[]): Promise<SearchTerm[]> =>
    Promise.all(
      words.map(async (word, at) => (at === words.length - 1 ? [...spelled(word), ...(await completions(word))] : spelled(word))),
    );

  async function completions(word: string): Promise<readonly string[]> {
    if (word.length < MIN_PREFIX) return [];
    const token = startToken(word);
    return token === null ? index.wordsFrom(word, MAX_COMPLETIONS) : [token];
  }

  /** Everything that may stand for a word, and the one word that is most likely meant: itself where the catalogue has it. */
  async function forgive(word: string, isLast: boolean): Promise<{ term: SearchTerm; meant: string }> {
    const similar = allowedErrors(word) === 0 ? [] : await index.similarWords(word, NEAR_WORDS);
    const compounds = word.length < MIN_PART ? [] : await index.wordsWith(word, NEAR_WORDS);
    const completed = isLast ? await completions(word) : [];
    const [likely] = similar;
    const isKnown = likely === undefined || compounds.length > 0 || (await index.match([[word, ...completed]], 1)).length > 0;
    return { term: [...new Set([...spelled(word), ...similar, ...compounds, ...completed])], meant: isKnown ? word : likely };
  }

  /** The best by static rank, and where there are more of them, the best whose name begins with the first word. */
  async function candidates(terms: readonly SearchTerm[]): Promise<Map<number, Candidate>> {
    const best = await index.match(terms, limits.candidates);
    const [first, ...others] = terms;
    const beginning =
      best.length < limits.candidates || first === undefined ? [] : await index.match([first.map(firstToken), ...others], limits.first);
    return new Map([...best, ...beginning].map((row) => [row.id, row]));
  }

  /** Nothing has all the words: take what has all but one. */
  async function withoutOneWord(terms: readonly SearchTerm[]): Promise<Map<number, Candidate>> {
    const found = new Map<number, Candidate>();
    if (terms.length > 1) for (const left of terms.keys()) addAll(found, await candidates(terms.filter((_, at) => at !== left)));
    return found;
  }

  return { gather };
}

/** The two words side by side in a name, or in a brand, that were typed as this one; `null` where none are. */
function pairLike(word: string, { name, brand }: Candidate): readonly [string, string] | null {
  const most = allowedErrors(word);
  for (const words of [wordsOf(name), wordsOf(brand ?? '')])
    for (const [at, left] of words.entries()) {
      const right = words[at + 1];
      if (right !== undefined && editDistance(word, left + right, most) <= most) return [left, right];
    }
  return null;
}

function addAll(into: Map<number, Candidate>, rows: Rows): void {
  for (const [id, row] of rows) into.set(id, row);
}

/** What the order of answers looks at: how well the words fit first, then how many people scan the food. */
export type Candidate = { id: number; name: string; brand: string | null; popularity: number };

/**
 * Best first. Ties go to the shorter name, then to the smaller code, so that pages never overlap.
 * @param onShelf foods of the category that the question names, under any name
 */
function rank<Row extends Candidate>(question: readonly string[], rows: readonly Row[], onShelf = NO_SHELF): Row[] {
  return rows
    .map((row) => ({ row, fit: fitOf(question, row, onShelf.has(row.id) ? SHELF_MATCH : 0) }))
    .sort((a, b) => b.fit - a.fit || a.row.name.length - b.row.name.length || a.row.id - b.row.id)
    .map(({ row }) => row);
}

/** What a word counts for in the brand. */
const BRAND_WEIGHT = 0.9;
const POPULARITY_WEIGHT = 0.12;
const SHORTNESS_WEIGHT = 0.15;
/** What lying on the shelf counts for each word: less than the word itself, more than one that is nearly it. */
const SHELF_MATCH = 0.7;

/** More than a food can count for without a question: a name of one word that the whole world scans. */
const MAX_STATIC = 1.5;
/** Of a million foods with one word, about three hundred are within two steps of the best. */
const STATIC_STEP = 0.0005;

/**
 * Where a food stands whatever is asked, 1 for the best, at most about 3000: what of {@link rank} does not depend on the question. An
 * index that gives the foods of a word in this order gives the best of them first.
 */
export function staticRank({ name, popularity }: Pick<Candidate, 'name' | 'popularity'>): number {
  const known = POPULARITY_WEIGHT * Math.log10(1 + Math.max(0, popularity));
  const points = known + SHORTNESS_WEIGHT / Math.max(1, wordsOf(name).length);
  return 1 + Math.max(0, Math.round((MAX_STATIC - points) / STATIC_STEP));
}

/** 0…1 for the words, a little for a name that says nothing else, and up to about 0.7 for a food that everyone knows. */
function fitOf(question: readonly string[], row: Candidate, least: number): number {
  const name = wordsOf(row.name);
  let brand: readonly string[] | undefined;
  let points = 0;
  for (const word of question) {
    const named = Math.max(least, bestMatch(word, name));
    // Most foods have the word in their name, and their brand need not be taken apart.
    if (named >= BRAND_WEIGHT) points += named;
    else points += Math.max(named, BRAND_WEIGHT * bestMatch(word, (brand ??= row.brand === null ? [] : wordsOf(row.brand))));
  }
  const fit = points / Math.max(1, question.length);
  const startsAlike = name[0] !== undefined && question[0] !== undefined && name[0].startsWith(question[0]) ? 0.1 : 0;
  const saysNothingElse = SHORTNESS_WEIGHT * (question.length / Math.max(question.length, name.length));
  return fit + startsAlike + saysNothingElse + POPULARITY_WEIGHT * Math.log10(1 + row.popularity);
}

/** 1 for the word itself, less for a beginning or a near spelling, 0 for another word. */
function bestMatch(word: string, words: readonly string[]): number {
  let best = 0;
  for (const other of words) {
    if (other === word) return 1;
    if (other.startsWith(word)) best = Math.max(best, 0.65 + (0.25 * word.length) / other.length);
    else if (best < 0.6) {
      const errors = editDistance(word, other, allowedErrors(word));
      if (errors <= allowedErrors(word)) best = Math.max(best, errors === 1 ? 0.6 : 0.4);
    }
  }
  return best;
}
