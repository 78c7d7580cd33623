/** A product as a row of the catalogue, and back. */

import { hash } from 'node:crypto';
import { type FoodProduct, resolveKind } from '@labelwise/domain/food';
import { searchWords, staticRank } from '@labelwise/domain/food-search';
import { gradeFor, nutriScorePoints } from '@labelwise/domain/nutri-score';
import { unpackFindings } from '@labelwise/domain/reading';
import { prepareFood, scoreOnly } from '@labelwise/domain/scoring';
import { readProduct, VOCABULARY_VERSION } from '@labelwise/domain/vocabulary';
import type { FoodTable } from '../../../db/schema/foods.ts';
import { packFood, unpackFood } from './food-doc.ts';

/** The key of a food is its GTIN as a number; the id that the API shows is the GTIN itself. */
export const idOfGtin = (gtin: string): number => Number(gtin);
export const gtinOfId = (id: number): string => String(id).padStart(13, '0');

export type StoredFood = FoodTable;

/** A row with the words under which search finds it. */
export type IndexedFood = StoredFood & { searchRank: number; words: string };

/** The search words of a food, and its place among all that have them. */
export function wordsOfRow(row: Pick<StoredFood, 'name' | 'brand' | 'popularity'>): Pick<IndexedFood, 'words' | 'searchRank'> {
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
    ...wordsOfRow({ name: food.name, brand: food.brand, popularity }),
  };
}

/** The food of a row. One that another vocabulary read, or none, is read here and now: `wasRead` is `false` then. */
export function readRow(row: StoredFood): { food: FoodProduct; wasRead: boolean } {
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
export type RefreshedRow = Pick<StoredFood, 'id' | 'doc' | 'grade' | 'points' | 'score'>;

export function refreshedRow(id: number, food: FoodProduct): RefreshedRow {
  return { id, doc: packFood(food), ...figuresOf(food) };
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

/** 52 bits of SHA-1: exact in a double and in every database, and one chance in 10^15 that a changed record looks unchanged. */
export function hashText(text: string | Uint8Array): number {
  return Number.parseInt(hash('sha1', text, 'hex').slice(0, 13), 16);
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
