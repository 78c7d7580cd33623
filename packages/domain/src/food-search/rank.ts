/** Order of search answers: how well the words fit first, then how many people scan the food. */
import { editDistance } from '../lib/index.ts';
import { allowedErrors } from './near-words.ts';
import { wordsOf } from './words.ts';

export type Candidate = { id: number; name: string; brand: string | null; popularity: number };

const NO_SHELF: ReadonlySet<number> = new Set();

/**
 * Best first. Ties go to the shorter name, then to the smaller code, so that pages never overlap.
 * @param onShelf foods of the category that the question names, under any name
 */
export function rank<Row extends Candidate>(question: readonly string[], rows: readonly Row[], onShelf = NO_SHELF): Row[] {
  return rows
    .map((row) => ({ row, fit: fitOf(question, row, onShelf.has(row.id) ? SHELF_MATCH : 0) }))
    .sort((a, b) => b.fit - a.fit || a.row.name.length - b.row.name.length || a.row.id - b.row.id)
    .map(({ row }) => row);
}

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
  const brand = row.brand === null ? [] : wordsOf(row.brand);
  let points = 0;
  for (const word of question) points += Math.max(least, bestMatch(word, name), 0.9 * bestMatch(word, brand));
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
