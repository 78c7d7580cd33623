/** Foods that were just looked up. In a shop, and on the day of a trend, few foods make most of the look-ups. */
import type { FoodProduct } from '@labelwise/domain/food';
import type { Clock } from '../../lib/clock.ts';
import type { StoredFood } from './storage/food-row.ts';

/** A stored food and the version of its record, from which the ETag is made. The same object as long as the record stays. */
export type FoodRecord = { readonly version: number; readonly source: FoodProduct['source']; readonly read: () => FoodProduct };

type CachedFood = { row: StoredFood; record: FoodRecord; checkedAt: number };

/** About 20 MB of foods with long labels, answers included. */
const MAX_FOODS = 4000;
/** An import by another process shows after this. */
const TRUSTED_MS = 1000;

/** Keeps records by key: unasked for a second, and after that as long as the database still says the same. */
export function createRecentFoods(now: Clock, read: (row: StoredFood) => FoodProduct) {
  const cache = new Map<number, CachedFood>();
  return {
    /** What may be answered without asking the database. */
    fresh(id: number): FoodRecord | null {
      const known = cache.get(id);
      const age = known === undefined ? TRUSTED_MS : now() - known.checkedAt;
      return known !== undefined && age >= 0 && age < TRUSTED_MS ? known.record : null;
    },

    /** The record of a row that was read just now. */
    keep(row: StoredFood): FoodRecord {
      const known = cache.get(row.id);
      cache.delete(row.id);
      const record = known !== undefined && isSame(known.row, row) ? known.record : recordOf(row, read);
      cache.set(row.id, { row, record, checkedAt: now() });
      if (cache.size > MAX_FOODS) cache.delete(cache.keys().next().value ?? row.id);
      return record;
    },

    forget(ids: readonly number[]): void {
      for (const id of ids) cache.delete(id);
    },
  };
}

function recordOf(row: StoredFood, read: (row: StoredFood) => FoodProduct): FoodRecord {
  let food: FoodProduct | undefined;
  return { version: row.hash, source: row.source, read: () => (food ??= read(row)) };
}

function isSame(left: StoredFood, right: StoredFood): boolean {
  return (
    left.hash === right.hash &&
    left.source === right.source &&
    left.doc === right.doc &&
    left.name === right.name &&
    left.brand === right.brand &&
    left.category === right.category
  );
}
