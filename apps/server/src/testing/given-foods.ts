import type { FoodProduct } from '@labelwise/domain/food';
import type { Db } from '../db/db.ts';
import { createFoodsRepository } from '../modules/foods/foods.repository.ts';
import { toRow } from '../modules/foods/storage/food-row.ts';
import { aFood } from '../modules/foods/testing/a-food.ts';

/** Puts foods into the catalogue: complete and plain ones, changed only where a test says so. */
export async function givenFoods(db: Db, ...changes: Array<Partial<FoodProduct>>): Promise<FoodProduct[]> {
  const foods = changes.map((change) => aFood(change));
  await createFoodsRepository(db).save(foods.map((food) => toRow(food, { popularity: 1, hash: 1 })));
  return foods;
}
