import type { FoodProduct } from '@labelwise/domain/food';

import { matchName, readFood } from '@labelwise/domain/matching';

import type { InsightsRepository } from './insights.repository.ts';

import { gtinOfId } from '../foods/storage/food-row.ts';

const SCANS = 30;
const EXAMPLES = 3;

type Deps = { repository: InsightsRepository; findFoods: (ids: readonly string[]) => Promise<FoodProduct[]> };
export type MatchesService = ReturnType<typeof createMatchesService>;

/** What a preference of a name would touch: so that nobody adds a word that matches nothing. */
export function createMatchesService({ repository, findFoods }: Deps) {
  return {
    /** Different foods among the member's newest scans, and those of them that hold what the name means. */
    async of(memberId: string, name: string): Promise<{ matched: number; total: number; examples: string[] }> {
      const scans = await repository.newestScans(memberId, SCANS);
      const foods = await findFoods([...new Set(scans.map(({ foodId }) => gtinOfId(foodId)))]);
      const matching = foods.filter((product) => {
        const food = readFood(product);
        return (matchName(food, name, 'more') ?? 0) > 0 || (matchName(food, name, 'less') ?? 0) > 0;
      });
      return { matched: matching.length, total: foods.length, examples: matching.slice(0, EXAMPLES).map((food) => food.name) };
    },
  };
}
