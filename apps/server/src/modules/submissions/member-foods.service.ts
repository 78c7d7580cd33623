import { isDeepStrictEqual } from 'node:util';
import type { FoodProduct } from '@labelwise/domain/food';
import { gtinKey } from '@labelwise/domain/gtin';
import { applySubmission, EMPTY_FIELDS, type MemberFood, type StatedFields } from '@labelwise/domain/submission';
import type { SubmissionTable } from '../../db/schema/submissions.ts';
import type { FoodsService } from '../foods/foods.service.ts';
import { gtinOfId, idOfGtin } from '../foods/storage/food-row.ts';
import type { SubmissionsRepository } from './submissions.repository.ts';

type Deps = {
  foods: Pick<FoodsService, 'byId' | 'byIds'>;
  repository: Pick<SubmissionsRepository, 'find' | 'findMany'>;
};

/** A food as a member has it; `memberId: null`: as everybody has it. */
export type FindFood = (id: string, memberId: string | null) => Promise<MemberFood | null>;
/** In the order of the ids; those of which neither the catalogue nor the member knows anything are left out. */
export type FindFoods = (ids: readonly string[], memberId: string | null) => Promise<MemberFood[]>;
export type MemberFoodsService = ReturnType<typeof createMemberFoodsService>;

/** Overlaid foods held in memory, about 5 kB each; the longest unused goes first. */
const MAX_FOODS = 500;

/**
 * The one place on the server where a member's own statements are laid over the catalogue: whoever shows a food to a member gets it here,
 * so that one food has one verdict everywhere. Never asks upstream.
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

  const findFood: FindFood = async (id, memberId) => {
    const gtin = gtinKey(id);
    if (gtin === null) return null;
    const [catalogue, row] = await Promise.all([
      foods.byId(gtin),
      memberId === null ? undefined : repository.find(memberId, idOfGtin(gtin)),
    ]);
    return row === undefined ? catalogue : overlay(catalogue, row);
  };

  const findFoods: FindFoods = async (ids, memberId) => {
    const gtins = ids.flatMap((id) => gtinKey(id) ?? []);
    const [known, rows] = await Promise.all([
      foods.byIds(gtins),
      memberId === null ? [] : repository.findMany(memberId, gtins.map(idOfGtin)),
    ]);
    if (rows.length === 0) return known;
    const byGtin = new Map(known.map((food) => [food.gtin, food]));
    const rowOf = new Map(rows.map((row) => [gtinOfId(row.foodId), row]));
    return gtins.flatMap((gtin) => {
      const [catalogue, row] = [byGtin.get(gtin) ?? null, rowOf.get(gtin)];
      return (row === undefined ? catalogue : overlay(catalogue, row)) ?? [];
    });
  };

  return { findFood, findFoods, overlay };
}

/** Our own column, written from validated input, so its shape is not checked; what a row of before lacks is absent. */
export function fieldsOf({ content }: Pick<SubmissionTable, 'content'>): StatedFields {
  const fields: StatedFields = JSON.parse(content);
  return { ...EMPTY_FIELDS, ...fields };
}
