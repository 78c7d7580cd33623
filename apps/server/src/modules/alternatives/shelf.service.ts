import type { Shelf } from '@labelwise/contracts/foods';
import { leafCategory } from '@labelwise/domain/food';
import { MIN_SHELF_SIZE } from '@labelwise/domain/shelf';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { FindFood } from '../submissions/member-foods.service.ts';
import type { AlternativesRepository } from './alternatives.repository.ts';
import type { CategoryTree } from './categories.ts';

/** Shelves held in memory, about 1 kB each; the longest unused goes first. */
const MAX_SHELVES = 500;
const FRESH_FOR_MS = 10 * 60_000;
const SCORES = 101;

type Counts = { readonly counts: readonly number[]; readonly size: number };
type Deps = {
  repository: Pick<AlternativesRepository, 'scoreCounts'>;
  tree: CategoryTree;
  findFood: FindFood;
  now: Clock;
};
export type ShelfService = ReturnType<typeof createShelfService>;

/** The rank of a food: how the foods of its narrowest category that is large enough score for everyone. */
export function createShelfService({ repository, tree, findFood, now }: Deps) {
  const cache = new Map<string, { counted: Promise<Counts>; readAt: number }>();

  async function count(tag: string): Promise<Counts> {
    const leaves = new Set([tag, ...(await tree.leaves(tag))]);
    const counts = Array.from({ length: SCORES }, () => 0);
    for (const { score, count } of await repository.scoreCounts([...leaves])) counts[score] = count;
    return { counts, size: counts.reduce((sum, each) => sum + each, 0) };
  }

  function countsOf(tag: string): Promise<Counts> {
    const cached = cache.get(tag);
    if (cached !== undefined && now() - cached.readAt < FRESH_FOR_MS) return cached.counted;
    const counted = count(tag);
    cache.delete(tag);
    cache.set(tag, { counted, readAt: now() });
    counted.catch(() => cache.delete(tag));
    const [oldest] = cache.keys();
    if (cache.size > MAX_SHELVES && oldest !== undefined) cache.delete(oldest);
    return counted;
  }

  return {
    /** Null where no category of the food has enough judged foods. @throws AppError food_not_found */
    async shelf(foodId: string, memberId: string | null): Promise<Shelf | null> {
      const food = await findFood(foodId, memberId);
      if (food === null) throw new AppError('food_not_found');
      for (const tag of food.categoriesTags.toReversed()) {
        const name = leafCategory([tag], food.lang);
        if (name === null) continue;
        const { counts, size } = await countsOf(tag);
        if (size >= MIN_SHELF_SIZE) return { tag, name, size, counts: [...counts] };
      }
      return null;
    },
  };
}
