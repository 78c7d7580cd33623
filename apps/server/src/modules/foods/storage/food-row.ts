/** A product as a row of the catalogue, and back. */

import { type FoodProduct, resolveKind } from '@labelwise/domain/food';
import { searchWords, staticRank } from '@labelwise/domain/food-search';
import { gradeFor, nutriScorePoints } from '@labelwise/domain/nutri-score';
import { unpackFindings } from '@labelwise/domain/reading';
import { prepareFood, scoreOnly } from '@labelwise/domain/scoring';
import { readProduct, VOCABULARY_VERSION } from '@labelwise/domain/vocabulary';
import type { FoodTable } from '../../../db/schema/foods.ts';
import { packFood, packUnread, unpackFood } from './food-doc.ts';
import { answerText, packAnswer } from './ready-answer.ts';
import { gtinOfId, idOfGtin } from './record-keys.ts';

export { gtinOfId, hashText, idOfGtin } from './record-keys.ts';

export type StoredFood = Omit<FoodTable, 'answer'>;
/** What of a row its food is read from, and what its answer is bound to. */
export type ReadRow = Pick<StoredFood, 'id' | 'name' | 'brand' | 'category' | 'source' | 'popularity' | 'modifiedAt' | 'hash' | 'doc'>;

/** Columns of a food without its ready answer, which only a look-up and who makes it read. */
export const FOOD_COLUMNS = [
  'id',
  'name',
  'brand',
  'category',
  'categoryTag',
  'grade',
  'points',
  'score',
  'countries',
  'popularity',
  'source',
  'searchRank',
  'modifiedAt',
  'hash',
  'doc',
] as const satisfies readonly (keyof StoredFood)[];

/** A row with the words under which search finds it; no words yet and no rank: it waits for its turn. */
export type IndexedFood = StoredFood & { words: string; answer: Uint8Array | null };

/** The search words of a food, and its place among all that have them. */
export function wordsOfRow(row: Pick<StoredFood, 'name' | 'brand' | 'popularity'>): { words: string; searchRank: number } {
  return { searchRank: staticRank(row), words: searchWords(row.name, row.brand).join(' ') };
}

/**
 * @param popularity scans counted by the source, 0 when unknown
 * @param hash of the source record; see `hashText`
 * @param countries see `soldIn`; what is stored of them stays without
 */
export function toRow(
  product: FoodProduct,
  { popularity, hash, countries = null }: { popularity: number; hash: number; countries?: string | null },
): IndexedFood {
  const food = withReading(product);
  return {
    id: idOfGtin(food.gtin),
    name: food.name,
    brand: food.brand,
    category: food.category,
    categoryTag: food.categoriesTags.at(-1) ?? null,
    ...figuresOf(food),
    popularity,
    source: food.source,
    modifiedAt: food.sourceModifiedAt,
    hash,
    countries,
    doc: packFood(food),
    answer: null,
    ...wordsOfRow({ name: food.name, brand: food.brand, popularity }),
  };
}

/**
 * A row that is neither read, scored nor found by its name yet: for imports of millions. Whoever asks for the food gets it read; the queue
 * does the rest.
 */
export function toWaitingRow(
  food: FoodProduct,
  { popularity, hash, countries = null }: { popularity: number; hash: number; countries?: string | null },
): IndexedFood {
  return {
    id: idOfGtin(food.gtin),
    name: food.name,
    brand: food.brand,
    category: food.category,
    categoryTag: food.categoriesTags.at(-1) ?? null,
    grade: null,
    points: null,
    score: null,
    popularity,
    source: food.source,
    modifiedAt: food.sourceModifiedAt,
    hash,
    countries,
    doc: packUnread(food),
    answer: null,
    searchRank: null,
    words: '',
  };
}

/** The food of a row. One that another vocabulary read, or none, is read here and now: `wasRead` is `false` then. */
export function readRow(row: ReadRow): { food: FoodProduct; wasRead: boolean } {
  const gtin = gtinOfId(row.id);
  const { details, isRead } = unpackFood({ gtin, name: row.name }, row.doc);
  const food: FoodProduct = {
    gtin,
    name: row.name,
    brand: row.brand,
    category: row.category,
    source: row.source,
    sourceModifiedAt: row.modifiedAt,
    ...details,
  };
  return isRead ? { food, wasRead: true } : { food: readAgain(food), wasRead: false };
}

/** What changes in a row when its food is read again. */
export type RefreshedRow = Pick<StoredFood, 'id' | 'doc' | 'grade' | 'points' | 'score'> & {
  /** As hexadecimal digits, since rows go to the database as JSON. */
  readonly answer: string | null;
};

export function refreshedRow(row: ReadRow, food: FoodProduct): RefreshedRow {
  const doc = packFood(food);
  const answer = packAnswer({ ...row, doc }, answerText(food));
  return { id: row.id, doc, ...figuresOf(food), answer: answer?.toString('hex') ?? null };
}

/** The row with its answer. @param food what the row holds */
export function withAnswer(row: IndexedFood, food: FoodProduct): IndexedFood {
  return { ...row, answer: packAnswer(row, answerText(food)) };
}

/** What lists are sorted by: the Nutri-Score, and the score for everyone. */
function figuresOf(food: FoodProduct): Pick<StoredFood, 'grade' | 'points' | 'score'> {
  const points = nutriScorePoints(food);
  const prepared = prepareFood(food);
  return {
    grade: points === null || food.kind === null || food.kind === 'na' ? null : gradeFor(points, food.kind),
    points,
    score: prepared.basis.isUnknown ? null : scoreOnly(prepared),
  };
}

/** What the present vocabulary reads in a food: the one place that knows what follows from its list and its name. */

/** A reading that came along is not looked at, and a missing kind is inferred. */
export function readAgain(food: FoodProduct): FoodProduct {
  const read = { ...food, reading: readProduct(food) };
  return food.kind !== null || food.kindBasis !== undefined ? read : { ...read, ...resolveKind({ ...food, prepared: false }) };
}

/** The food as it is where the present vocabulary has read it; else read again. */
export function withReading(food: FoodProduct): FoodProduct {
  return food.reading !== null && unpackFindings(food.reading)?.version === VOCABULARY_VERSION ? food : readAgain(food);
}
