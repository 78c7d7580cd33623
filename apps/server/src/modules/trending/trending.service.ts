import type { TrendingItem } from '@labelwise/contracts/trending';
import type { FoodProduct } from '@labelwise/domain/food';
import { isSuggestable, type PreparedFood, type PreparedProfile, prepareFood, scoreOnly } from '@labelwise/domain/scoring';
import { toFoodSummary } from '@labelwise/messages/render/food-answer';
import type { Clock } from '../../lib/clock.ts';
import { gtinOfId } from '../foods/storage/food-row.ts';
import type { FindFoods, OwnFoods, OwnFoodsOf } from '../submissions/member-foods.service.ts';
import type { TrendingRepository, TrendingRow } from './trending.repository.ts';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const FRESH_FOR = 5 * 60_000;
const PAGE_SIZE = 20;
/** Looked at for each member: some of them may not be proposed to everyone. */
const RANKED = 100;

type Deps = {
  repository: TrendingRepository;
  findFoods: FindFoods;
  ownFoods: OwnFoodsOf;
  profileOf: (memberId: string) => Promise<PreparedProfile>;
  now: Clock;
};
export type RankedFood = { item: TrendingItem; product: FoodProduct; prepared: PreparedFood };
export type TrendingService = ReturnType<typeof createTrendingService>;

/**
 * What people scan most in seven days, then what they save most. Made of counts that are updated as scans and favorites come,
 * so that its cost does not grow with their number; computed at most every five minutes for all callers. Of it each member sees what
 * may be proposed to them, with their own score.
 */
export function createTrendingService({ repository, findFoods, ownFoods, profileOf, now }: Deps) {
  let cached: { ranked: Promise<RankedFood[]>; computedAt: number } | undefined;

  async function make(): Promise<RankedFood[]> {
    const since = Math.floor((now() - WEEK) / HOUR);
    const scanned = await repository.mostScanned(since, RANKED);
    const favorited = scanned.length < RANKED ? await repository.mostFavorited(2 * RANKED) : [];
    const known = new Set(scanned.map(({ foodId }) => foodId));
    const ranked = [...scanned, ...favorited.filter(({ foodId }) => !known.has(foodId))].slice(0, RANKED);
    // The week before shows what moved.
    await repository.removeHoursBefore(Math.floor((now() - 2 * WEEK) / HOUR));
    return present(ranked);
  }

  async function present(rows: readonly TrendingRow[]): Promise<RankedFood[]> {
    const foods = new Map(
      (
        await findFoods(
          rows.map(({ foodId }) => gtinOfId(foodId)),
          null,
        )
      ).map((food) => [food.gtin, food]),
    );
    return rows.flatMap(({ foodId, scans, favorites }) => {
      const product = foods.get(gtinOfId(foodId));
      if (product === undefined) return [];
      const food = toFoodSummary(product);
      const item = {
        food,
        scanCount: Number(scans),
        favoriteCount: Number(favorites),
        healthScore: food.healthScore,
        personalizedScore: null,
      };
      return [{ item, product, prepared: prepareFood(product) }];
    });
  }

  function ranking(): Promise<RankedFood[]> {
    if (cached !== undefined && now() - cached.computedAt < FRESH_FOR) return cached.ranked;
    const made = { ranked: make(), computedAt: now() };
    cached = made;
    made.ranked.catch(() => {
      if (cached === made) cached = undefined;
    });
    return made.ranked;
  }

  return {
    /** The most scanned foods, the same for all callers. */
    ranking,
    asOwn,
    async list(memberId: string): Promise<TrendingItem[]> {
      const [ranked, profile, own] = await Promise.all([ranking(), profileOf(memberId), ownFoods(memberId)]);
      return ranked
        .map((one) => asOwn(one, own))
        .filter(({ prepared }) => !prepared.basis.isUnknown && isSuggestable(prepared, profile))
        .slice(0, PAGE_SIZE)
        .map(({ item, prepared }) => ({ ...item, personalizedScore: scoreOnly(prepared, profile) }));
    },
  };
}

/** With what the member says of the pack. */
function asOwn(ranked: RankedFood, own: OwnFoods): RankedFood {
  const product = own.of(ranked.product);
  if (product === ranked.product) return ranked;
  const food = toFoodSummary(product);
  return { product, prepared: prepareFood(product), item: { ...ranked.item, food, healthScore: food.healthScore } };
}
