import type { FoodProduct } from '@labelwise/domain/food';
import { type PreparedFood, prepareFood } from '@labelwise/domain/scoring';
import type { Clock } from '../../lib/clock.ts';
import type { AlternativesRepository } from './alternatives.repository.ts';
import type { CategoryTree } from './categories.ts';

/** Foods looked at of one narrow category, the best by Nutri-Score, and narrow categories of one wide one. */
const PER_CATEGORY = 60;
const CATEGORIES = 80;
/** Narrow categories held in memory. */
const MAX_CATEGORIES = 120;
const FRESH_FOR = 10 * 60_000;

export type ShelfFood = { product: FoodProduct; prepared: PreparedFood };
type Deps = { repository: AlternativesRepository; tree: CategoryTree; now: Clock };
export type ShelvesService = ReturnType<typeof createShelvesService>;

/** The better foods of wide categories ("snacks"), for ideas rather than for a complete search. */
export function createShelvesService({ repository, tree, now }: Deps) {
  const cache = new Map<string, { foods: Promise<ShelfFood[]>; readAt: number }>();

  async function read(tag: string): Promise<ShelfFood[]> {
    const products = await repository.foods(await repository.ids(tag, PER_CATEGORY));
    return products.map((product) => ({ product, prepared: prepareFood(product) }));
  }

  function foodsOf(tag: string): Promise<ShelfFood[]> {
    const cached = cache.get(tag);
    if (cached !== undefined && now() - cached.readAt < FRESH_FOR) return cached.foods;
    const foods = read(tag);
    cache.delete(tag);
    cache.set(tag, { foods, readAt: now() });
    foods.catch(() => cache.delete(tag));
    if (cache.size > MAX_CATEGORIES)
      for (const oldest of cache.keys()) {
        cache.delete(oldest);
        break;
      }
    return foods;
  }

  return {
    /** @param tags of categories, wide or narrow; each food comes once */
    async foods(tags: readonly string[]): Promise<ShelfFood[]> {
      const leaves = await Promise.all(tags.map((tag) => tree.leaves(tag)));
      const narrow = [...new Set(leaves.flatMap((list) => list.slice(0, CATEGORIES)))];
      const shelves = await Promise.all(narrow.map(foodsOf));
      return [...new Map(shelves.flat().map((food) => [food.product.gtin, food])).values()];
    },
  };
}
