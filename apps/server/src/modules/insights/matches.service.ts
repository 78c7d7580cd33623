import type { FoodProduct } from '@labelwise/domain/food';
import { matchName, readFood } from '@labelwise/domain/matching';
import { gtinOfId } from '../foods/storage/food-row.ts';
import type { FindFoods } from '../submissions/member-foods.service.ts';
import type { InsightsRepository } from './insights.repository.ts';

const SCANS = 30;
const EXAMPLES = 3;

type Deps = { repository: InsightsRepository; findFoods: FindFoods };
export type MatchesService = ReturnType<typeof createMatchesService>;

/** How many scans a preference of a name would match, so that no word is added that matches nothing. */
export function createMatchesService({ repository, findFoods }: Deps) {
  return {
    /**
     * The member's newest scans, and those of them whose food holds what the name means; examples are different foods, the
     * newest first. Scans of foods that have left the catalogue do not count.
     */
    async of(memberId: string, name: string): Promise<{ matched: number; total: number; examples: string[] }> {
      const scans = await repository.newestScans(memberId, SCANS);
      const foods = await findFoods([...new Set(scans.map(({ foodId }) => gtinOfId(foodId)))], memberId);
      const names = new Map(foods.filter((food) => holds(food, name)).map((food) => [food.gtin, food.name]));
      const known = new Set(foods.map(({ gtin }) => gtin));
      const scanned = scans.map(({ foodId }) => gtinOfId(foodId)).filter((gtin) => known.has(gtin));
      const matching = scanned.filter((gtin) => names.has(gtin));
      const examples = [...new Set(matching)].slice(0, EXAMPLES).map((gtin) => names.get(gtin) ?? '');
      return { matched: matching.length, total: scanned.length, examples };
    },
  };
}

function holds(product: FoodProduct, name: string): boolean {
  const food = readFood(product);
  return (matchName(food, name, 'more') ?? 0) > 0 || (matchName(food, name, 'less') ?? 0) > 0;
}
