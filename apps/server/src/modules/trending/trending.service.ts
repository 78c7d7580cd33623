import {
  type PeriodFigures,
  TRENDING_PERIODS,
  type TrendingInsights,
  type TrendingItem,
  type TrendingPeriod,
} from '@labelwise/contracts/trending';
import type { FoodProduct } from '@labelwise/domain/food';
import { matterOf, popularIngredients } from '@labelwise/domain/popular';
import { isSuggestable, type PreparedFood, type PreparedProfile, prepareFood, scoreOnly } from '@labelwise/domain/scoring';
import type { Say } from '@labelwise/messages';
import { toFoodSummary } from '@labelwise/messages/render/food-answer';
import { ingredientName, matterText } from '@labelwise/messages/render/popular';
import type { Clock } from '../../lib/clock.ts';
import { gtinOfId, idOfGtin } from '../foods/storage/food-row.ts';
import type { FindFoods, OwnFoods, OwnFoodsOf } from '../submissions/member-foods.service.ts';
import type { ScanTotals, TrendingRepository, TrendingRow } from './trending.repository.ts';

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

  /** The ranking is minutes old: a pack may print other ingredients by now. */
  async function stillSuggestable(shown: readonly RankedFood[], profile: PreparedProfile, own: OwnFoods): Promise<RankedFood[]> {
    const gtins = shown.map(({ product }) => product.gtin);
    const current = new Map((await findFoods(gtins, null)).map((food) => [food.gtin, own.of(food)]));
    return shown.filter(({ product: { gtin } }) => {
      const product = current.get(gtin);
      return product !== undefined && isSuggestable(prepareFood(product), profile);
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
    stillSuggestable,
    async list(memberId: string): Promise<TrendingItem[]> {
      const [ranked, profile, own] = await Promise.all([ranking(), profileOf(memberId), ownFoods(memberId)]);
      const shown = ranked
        .map((one) => asOwn(one, own))
        .filter(({ prepared }) => !prepared.basis.isUnknown && isSuggestable(prepared, profile))
        .slice(0, PAGE_SIZE);
      return (await stillSuggestable(shown, profile, own)).map(({ item, prepared }) => ({
        ...item,
        personalizedScore: scoreOnly(prepared, profile),
      }));
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

const INSIGHTS_FRESH_FOR = 5 * 60_000;
/** Figures of fewer people or scans than these could show what one person did. */
export const MIN_PEOPLE = 5;
const MIN_SCANS = 20;
const MIN_RISING_SCANS = 5;
/** Among fewer products a share says little. */
const MIN_PRODUCTS = 10;
const MAX_INGREDIENTS = 12;
const MAX_RISING = 3;

type InsightsDeps = {
  repository: TrendingRepository;
  trending: Pick<TrendingService, 'ranking' | 'asOwn' | 'stillSuggestable'>;
  ownFoods: OwnFoodsOf;
  profileOf: (memberId: string) => Promise<PreparedProfile>;
  now: Clock;
};
type Rising = { ranked: RankedFood; scans: number; before: number };
/** The same for all callers. */
type Figures = Omit<PeriodFigures, 'rising'> & { rising: Rising[] };
type Shared = { popular: ReturnType<typeof popularIngredients> | null; periods: Record<TrendingPeriod, Figures> };
export type TrendingInsightsService = ReturnType<typeof createTrendingInsightsService>;

/** What the most scanned foods are made of and how scanning moves, computed at most every five minutes from counts that name no member. */
export function createTrendingInsightsService({ repository, trending, ownFoods, profileOf, now }: InsightsDeps) {
  let cached: { shared: Promise<Shared>; computedAt: number } | undefined;

  async function figuresOf(period: TrendingPeriod, ranked: readonly RankedFood[]): Promise<Figures> {
    const hours = TRENDING_PERIODS[period];
    const time = now();
    const next = Math.floor(time / HOUR) + 1;
    const span = { from: next - hours, to: next };
    const earlier = { from: next - 2 * hours, to: next - hours };
    // The day of a member's last scan ends up to a day after it.
    const people = await repository.peopleSince(time - (hours - TRENDING_PERIODS.day) * HOUR, MIN_PEOPLE);
    const [recent, before] = await Promise.all([repository.totals(span), repository.totals(earlier)]);
    if (people < MIN_PEOPLE || recent.scans < MIN_SCANS)
      return { scans: null, before: null, average: null, averageBefore: null, rising: [] };
    const ids = ranked.map(({ product }) => idOfGtin(product.gtin));
    const [scansNow, scansBefore] = await Promise.all([repository.scansOf(ids, span), repository.scansOf(ids, earlier)]);
    const rising = ranked
      .map((one, index) => ({ ranked: one, scans: scansNow.get(ids[index] ?? 0) ?? 0, before: scansBefore.get(ids[index] ?? 0) ?? 0 }))
      .filter(({ scans, before: earlierScans }) => scans >= MIN_RISING_SCANS && scans > earlierScans)
      .sort((one, other) => other.scans - other.before - (one.scans - one.before));
    const isShown = before.scans >= MIN_SCANS;
    return {
      scans: recent.scans,
      before: isShown ? before.scans : null,
      average: whole(recent),
      averageBefore: isShown ? whole(before) : null,
      rising,
    };
  }

  async function make(): Promise<Shared> {
    const ranked = (await trending.ranking()).filter(({ item }) => item.scanCount > 0);
    const [day, days, week] = await Promise.all([figuresOf('day', ranked), figuresOf('3 days', ranked), figuresOf('week', ranked)]);
    const popular = week.scans === null ? null : popularIngredients(ranked.map(({ prepared }) => prepared));
    return {
      popular: popular === null || popular.listed < MIN_PRODUCTS ? null : popular,
      periods: { day, '3 days': days, week },
    };
  }

  function shared(): Promise<Shared> {
    if (cached !== undefined && now() - cached.computedAt < INSIGHTS_FRESH_FOR) return cached.shared;
    const made = { shared: make(), computedAt: now() };
    cached = made;
    made.shared.catch(() => {
      if (cached === made) cached = undefined;
    });
    return made.shared;
  }

  return {
    async of(memberId: string, say: Say): Promise<TrendingInsights> {
      const [{ popular, periods }, profile, own] = await Promise.all([shared(), profileOf(memberId), ownFoods(memberId)]);
      const present = async (figures: Figures): Promise<PeriodFigures> => {
        const rising = figures.rising
          .map((one) => ({ ...one, ranked: trending.asOwn(one.ranked, own) }))
          .filter(({ ranked: { prepared } }) => !prepared.basis.isUnknown && isSuggestable(prepared, profile))
          .slice(0, MAX_RISING);
        const shown = rising.map(({ ranked }) => ranked);
        const still = new Set(await trending.stillSuggestable(shown, profile, own));
        return {
          ...figures,
          rising: rising
            .filter(({ ranked }) => still.has(ranked))
            .map(({ ranked: { product }, scans, before }) => ({ food: toFoodSummary(product), scans, before })),
        };
      };
      const [day, days, week] = await Promise.all([present(periods.day), present(periods['3 days']), present(periods.week)]);
      return {
        ingredients: popular && {
          products: popular.listed,
          rows: popular.ingredients.slice(0, MAX_INGREDIENTS).map(({ ingredient, foods }) => {
            const matter = matterOf(ingredient, profile);
            return {
              name: ingredientName(say, ingredient),
              products: foods,
              matter: matter && { kind: matter.kind, text: matterText(say, matter) },
            };
          }),
        },
        periods: { day, '3 days': days, week },
      };
    },
  };
}

function whole({ average }: ScanTotals): number | null {
  return average === null ? null : Math.round(average);
}
