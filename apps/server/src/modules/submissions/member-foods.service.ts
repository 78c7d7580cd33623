import { isDeepStrictEqual } from 'node:util';
import type { FoodProduct } from '@labelwise/domain/food';
import { wordsOf } from '@labelwise/domain/food-search';
import { gtinKey } from '@labelwise/domain/gtin';
import { byHealthiness, type Candidate, candidateOf, type RankedFoods } from '@labelwise/domain/shelf';
import { applySubmission, EMPTY_FIELDS, type MemberFood, type StatedFields } from '@labelwise/domain/submission';
import type { SubmissionTable } from '../../db/schema/tracking.ts';
import { AppError } from '../../lib/app-error.ts';
import type { FoodsService } from '../foods/foods.service.ts';
import { createFoodRecord, type FoodRecord } from '../foods/recent-foods.ts';
import { gtinOfId, hashText, idOfGtin } from '../foods/storage/food-row.ts';
import type { SubmissionsRepository } from './submissions.repository.ts';

type Deps = {
  foods: Pick<FoodsService, 'byBarcode' | 'byId' | 'byIds' | 'recordById' | 'recordsByIds'>;
  repository: Pick<SubmissionsRepository, 'find' | 'all'>;
};

/** A food as a member has it; `memberId: null`: as everybody has it. */
export type FindFood = (id: string, memberId: string | null) => Promise<MemberFood | null>;
/** In the order of the ids; those of which neither the catalogue nor the member knows anything are left out. */
export type FindFoods = (ids: readonly string[], memberId: string | null) => Promise<MemberFood[]>;
/** The same with what a look-up answers the member. */
export type FindRecord = (id: string, memberId: string) => Promise<FoodRecord | null>;
/** By their codes. */
export type FindRecords = (ids: readonly string[], memberId: string) => Promise<ReadonlyMap<string, FoodRecord>>;

/** What one member says of packs, for whoever has foods of the catalogue at hand and shows them to this member. */
export type OwnFoods = {
  readonly isEmpty: boolean;
  /** The food as the member has it; the same object where they say nothing of it. */
  readonly of: (food: FoodProduct) => MemberFood;
  readonly candidate: (candidate: Candidate) => Candidate;
  /** The same list where none of its foods is the member's own. */
  readonly ranked: (list: RankedFoods) => RankedFoods;
  /** Foods that hold all words in the name or brand that the member states. */
  readonly named: (text: string) => Promise<MemberFood[]>;
};
export type OwnFoodsOf = (memberId: string | null) => Promise<OwnFoods>;
export type MemberFoodsService = ReturnType<typeof createMemberFoodsService>;

/** Overlaid foods held in memory, about 5 kB each; the longest unused goes first. */
const MAX_FOODS = 500;
const NONE: OwnFoods = {
  isEmpty: true,
  of: (food) => food,
  candidate: (candidate) => candidate,
  ranked: (list) => list,
  named: async () => [],
};

/** For whoever has no members: foods as the catalogue has them. */
export const noOwnFoods: OwnFoodsOf = async () => NONE;

/**
 * The one place on the server where a member's own statements are laid over the catalogue: whoever shows a food to a member gets it here,
 * so that one food has one verdict everywhere.
 */
export function createMemberFoodsService({ foods, repository }: Deps) {
  const overlaid = new Map<string, { catalogue: FoodProduct | null; content: string; food: MemberFood | null }>();

  /** Reading a list takes longer than everything else: what was laid over the same food before is used again. */
  function overlay(catalogue: FoodProduct | null, row: SubmissionTable): MemberFood | null {
    const key = `${row.memberId} ${row.foodId}`;
    const known = overlaid.get(key);
    overlaid.delete(key);
    const isSame = known?.content === row.content && isDeepStrictEqual(known.catalogue, catalogue);
    const food = isSame ? known.food : applySubmission(catalogue, { ...fieldsOf(row), gtin: gtinOfId(row.foodId) });
    overlaid.set(key, { catalogue, content: row.content, food });
    const [oldest] = overlaid.keys();
    if (overlaid.size > MAX_FOODS && oldest !== undefined) overlaid.delete(oldest);
    return food;
  }

  const ownFoods: OwnFoodsOf = async (memberId) => {
    const rows = memberId === null ? [] : await repository.all(memberId);
    if (rows.length === 0) return NONE;
    const byGtin = new Map(rows.map((row) => [gtinOfId(row.foodId), row]));
    const of = (food: FoodProduct): MemberFood => {
      const row = byGtin.get(food.gtin);
      return row === undefined ? food : (overlay(food, row) ?? food);
    };
    const candidate = (one: Candidate): Candidate => {
      const product = of(one.product);
      return product === one.product ? one : candidateOf(product);
    };
    return {
      isEmpty: false,
      of,
      candidate,
      ranked: (list) => (list.some(({ product }) => byGtin.has(product.gtin)) ? list.map(candidate).sort(byHealthiness) : list),
      async named(text) {
        const words = wordsOf(text);
        const named = rows.filter((row) => holds(fieldsOf(row), words));
        const known = new Map((await foods.byIds(named.map(({ foodId }) => gtinOfId(foodId)))).map((food) => [food.gtin, food]));
        return named.flatMap((row) => overlay(known.get(gtinOfId(row.foodId)) ?? null, row) ?? []);
      },
    };
  };

  const findFood: FindFood = async (id, memberId) => {
    const gtin = gtinKey(id);
    if (gtin === null) return null;
    const [catalogue, own] = await Promise.all([
      foods.byId(gtin),
      memberId === null ? undefined : repository.find(memberId, idOfGtin(gtin)),
    ]);
    return own === undefined ? catalogue : overlay(catalogue, own);
  };

  const findFoods: FindFoods = async (ids, memberId) => {
    const gtins = ids.flatMap((id) => gtinKey(id) ?? []);
    const [known, rows] = await Promise.all([foods.byIds(gtins), memberId === null ? [] : repository.all(memberId)]);
    if (rows.length === 0) return known;
    const [byGtin, rowOf] = [new Map(known.map((food) => [food.gtin, food])), new Map(rows.map((row) => [gtinOfId(row.foodId), row]))];
    return gtins.flatMap((gtin) => {
      const [catalogue, row] = [byGtin.get(gtin) ?? null, rowOf.get(gtin)];
      return (row === undefined ? catalogue : overlay(catalogue, row)) ?? [];
    });
  };

  /** What the member says of the pack, over what the catalogue has; null where neither knows it. */
  function ownRecord(record: FoodRecord | null, row: SubmissionTable): FoodRecord | null {
    const food = overlay(record?.read() ?? null, row);
    if (food === null) return null;
    const version = hashText(`${record?.version ?? ''} ${row.content}`);
    return createFoodRecord({ version, source: food.source, read: () => food });
  }

  const findRecord: FindRecord = async (id, memberId) => {
    const gtin = gtinKey(id);
    if (gtin === null) return null;
    const [record, row] = await Promise.all([foods.recordById(gtin), repository.find(memberId, idOfGtin(gtin))]);
    return row === undefined ? record : ownRecord(record, row);
  };

  const findRecords: FindRecords = async (ids, memberId) => {
    const gtins = new Set(ids.flatMap((id) => gtinKey(id) ?? []));
    const [records, rows] = await Promise.all([foods.recordsByIds([...gtins]), repository.all(memberId)]);
    for (const row of rows) {
      const gtin = gtinOfId(row.foodId);
      const own = gtins.has(gtin) ? ownRecord(records.get(gtin) ?? null, row) : null;
      if (own !== null) records.set(gtin, own);
    }
    return records;
  };

  return {
    findFood,
    findFoods,
    findRecord,
    findRecords,
    ownFoods,
    overlay,

    /**
     * The look-up of a barcode as a member has it. What they say of the pack is answered though the catalogue does not know the product
     * or cannot be asked. @throws AppError as the look-up of the catalogue does
     */
    async byBarcode(barcode: string, memberId: string): Promise<FoodRecord> {
      const gtin = gtinKey(barcode);
      const row = gtin === null ? undefined : await repository.find(memberId, idOfGtin(gtin));
      if (row === undefined) return foods.byBarcode(barcode);
      const own = ownRecord(await foods.byBarcode(barcode).catch(orNull), row);
      if (own === null) throw new AppError('food_not_found');
      return own;
    },
  };
}

function orNull(error: unknown): null {
  if (error instanceof AppError && (error.code === 'food_not_found' || error.code === 'upstream_unavailable')) return null;
  throw error;
}

function holds({ name, brand }: StatedFields, words: readonly string[]): boolean {
  const own = wordsOf(`${name?.value ?? ''} ${brand?.value ?? ''}`);
  return words.length > 0 && words.every((word) => own.some((other) => other.startsWith(word)));
}

export function fieldsOf({ content }: Pick<SubmissionTable, 'content'>): StatedFields {
  return parseFields(content);
}

/** Our own columns, written from validated input, so their shape is not checked; what an older row lacks is absent. */
export function parseFields(text: string): StatedFields {
  const fields: StatedFields = JSON.parse(text);
  return { ...EMPTY_FIELDS, ...fields };
}
