import type { TrendingItem } from '@labelwise/contracts/insights';
import type { FoodProduct } from '@labelwise/domain/food';

import type { Clock } from '../../lib/clock.ts';
import type { InsightsRepository, Trend } from './insights.repository.ts';

import { toFoodSummary } from '../foods/foods.answer.ts';
import { gtinOfId } from '../foods/storage/food-row.ts';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const FRESH_FOR = 5 * 60_000;
const SHOWN = 20;

type Deps = { repository: InsightsRepository; findFoods: (ids: readonly string[]) => Promise<FoodProduct[]>; now: Clock };
export type TrendingService = ReturnType<typeof createTrendingService>;

/**
 * What people scan most in seven days, then what they keep most. Made of counts that are kept as scans and favorites come,
 * so that it costs the same however many there are; worked out at most every five minutes, whoever asks.
 * @source DECISIONS "Lists and insights"; members specification section 9
 */
export function createTrendingService({ repository, findFoods, now }: Deps) {
  let held: { items: Promise<TrendingItem[]>; madeAt: number } | undefined;

  async function make(): Promise<TrendingItem[]> {
    const since = Math.floor((now() - WEEK) / HOUR);
    const scanned = await repository.mostScanned(since, SHOWN);
    const favorited = scanned.length < SHOWN ? await repository.mostFavorited(2 * SHOWN) : [];
    const known = new Set(scanned.map(({ foodId }) => foodId));
    const ranked = [...scanned, ...favorited.filter(({ foodId }) => !known.has(foodId))].slice(0, SHOWN);
    await repository.forgetHoursBefore(since);
    return present(ranked);
  }

  async function present(ranked: readonly Trend[]): Promise<TrendingItem[]> {
    const foods = new Map((await findFoods(ranked.map(({ foodId }) => gtinOfId(foodId)))).map((food) => [food.gtin, toFoodSummary(food)]));
    return ranked.flatMap(({ foodId, scans, favorites }) => {
      const food = foods.get(gtinOfId(foodId));
      return food === undefined ? [] : [{ food, scanCount: Number(scans), favoriteCount: Number(favorites), healthScore: food.healthScore }];
    });
  }

  return {
    async list(): Promise<TrendingItem[]> {
      if (held !== undefined && now() - held.madeAt < FRESH_FOR) return held.items;
      const made = { items: make(), madeAt: now() };
      held = made;
      made.items.catch(() => { if (held === made) held = undefined; });
      return made.items;
    },
  };
}
