/** Foods that were just looked up. In a shop, and on the day of a trend, few foods make most of the look-ups. */

import type { FoodProduct } from '@labelwise/domain/food';
import type { FoodTable } from '../../db/schema/foods.ts';
import type { Clock } from '../../lib/clock.ts';
import type { ReadRow } from './storage/food-row.ts';
import { answerText, unpackAnswer, unpackBytes } from './storage/ready-answer.ts';

/** A stored food and the version of its record, from which the ETag is made. */
export type FoodRecord = {
  readonly version: number;
  readonly source: FoodProduct['source'];
  readonly read: () => FoodProduct;
  /** What a look-up answers: one object for each record. As text, since headers and text go out in one piece. */
  readonly answer: () => { readonly text: string };
  /**
   * The same as UTF-8, for what goes out with others in one piece: to be copied at once, since another answer may take its place. Asked
   * again it stays, as that of a food in a list that is opened again.
   */
  readonly bytes: () => Uint8Array;
};

export type AnsweredRow = ReadRow & Pick<FoodTable, 'answer'>;

/** `isBehind`: read from a replica, so that it does for those alone who may read there. */
type CachedFood = { row: AnsweredRow; record: FoodRecord; checkedAt: number; isBehind: boolean };

/** About 20 MB of foods with long labels, answers included, and 15 more where all of them stand in lists. */
const MAX_FOODS = 4000;
/** An import by another process shows after this. */
const TRUSTED_MS = 1000;

/**
 * Keeps what is looked up for a second time: unasked for a second, and after that as long as the database still says the same. To keep
 * everything for a moment would cost a catalogue of millions more than it saves.
 */
export function createRecentFoods(now: Clock, read: (row: ReadRow) => FoodProduct, isBehind: () => boolean = () => false) {
  const cache = new Map<number, CachedFood>();
  const seen = createSeen(MAX_FOODS);
  return {
    /** What may be answered without asking the database. */
    fresh(id: number): FoodRecord | null {
      const known = cache.get(id);
      if (known === undefined) return null;
      const age = now() - known.checkedAt;
      return age >= 0 && age < TRUSTED_MS && (!known.isBehind || isBehind()) ? known.record : null;
    },

    /** The record of a row that was read just now. */
    keep(row: AnsweredRow): FoodRecord {
      const known = cache.get(row.id);
      const record = known !== undefined && isSame(known.row, row) ? known.record : recordOf(row, read);
      if (known === undefined && !seen.again(row.id)) return record;
      cache.delete(row.id);
      cache.set(row.id, { row, record, checkedAt: now(), isBehind: isBehind() });
      if (cache.size > MAX_FOODS) cache.delete(cache.keys().next().value ?? row.id);
      return record;
    },

    forget(ids: readonly number[]): void {
      for (const id of ids) cache.delete(id);
    },
  };
}

/** Which of the last few thousand ids come again. @param most at least so many are remembered, twice as many at most */
function createSeen(most: number): { again: (id: number) => boolean } {
  let [before, now] = [new Set<number>(), new Set<number>()];
  return {
    again(id) {
      if (now.has(id) || before.has(id)) return true;
      if (now.size >= most) [before, now] = [now, new Set()];
      now.add(id);
      return false;
    },
  };
}

/** The answer as it is stored; `null` where it is to be made of the food. */
type Ready = { readonly text: () => string | null; readonly bytes: () => Uint8Array | null };
const NOT_READY: Ready = { text: () => null, bytes: () => null };

export function createFoodRecord(
  { version, source, read }: Pick<FoodRecord, 'version' | 'source' | 'read'>,
  ready: Ready = NOT_READY,
): FoodRecord {
  let known: { readonly text: string } | undefined;
  const answer = () => (known ??= { text: ready.text() ?? answerText(read()) });
  let lasting: Uint8Array | undefined;
  let wasAsked = false;
  const bytes = () => {
    if (lasting !== undefined) return lasting;
    const once = (known === undefined ? ready.bytes() : null) ?? Buffer.from(answer().text);
    if (wasAsked) lasting = new Uint8Array(once);
    wasAsked = true;
    return once;
  };
  return { version, source, read, answer, bytes };
}

function recordOf(row: AnsweredRow, read: (row: ReadRow) => FoodProduct): FoodRecord {
  let food: FoodProduct | undefined;
  return createFoodRecord(
    { version: row.hash, source: row.source, read: () => (food ??= read(row)) },
    { text: () => unpackAnswer(row, row.answer), bytes: () => unpackBytes(row, row.answer) },
  );
}

function isSame(left: ReadRow, right: ReadRow): boolean {
  return (
    left.hash === right.hash &&
    left.source === right.source &&
    left.doc === right.doc &&
    left.name === right.name &&
    left.brand === right.brand &&
    left.category === right.category
  );
}
