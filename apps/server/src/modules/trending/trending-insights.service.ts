import { type PeriodFigures, TRENDING_PERIODS, type TrendingInsights, type TrendingPeriod } from '@labelwise/contracts/trending';
import { matterOf, popularIngredients } from '@labelwise/domain/popular';
import { isSuggestable, type PreparedProfile } from '@labelwise/domain/scoring';
import type { Say } from '@labelwise/messages';
import { toFoodSummary } from '@labelwise/messages/render/food-answer';
import { ingredientName, matterText } from '@labelwise/messages/render/popular';
import type { Clock } from '../../lib/clock.ts';
import { idOfGtin } from '../foods/storage/food-row.ts';
import type { OwnFoodsOf } from '../submissions/member-foods.service.ts';
import type { ScanTotals, TrendingRepository } from './trending.repository.ts';
import type { RankedFood, TrendingService } from './trending.service.ts';

const HOUR = 3_600_000;
const FRESH_FOR = 5 * 60_000;
/** Figures of fewer people or scans than these could show what one person did. */
export const MIN_PEOPLE = 5;
export const MIN_SCANS = 20;
const MIN_RISING_SCANS = 5;
/** Among fewer products a share says little. */
const MIN_PRODUCTS = 10;
const MAX_INGREDIENTS = 12;
const MAX_RISING = 3;

type Deps = {
  repository: TrendingRepository;
  trending: Pick<TrendingService, 'ranking' | 'asOwn'>;
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
export function createTrendingInsightsService({ repository, trending, ownFoods, profileOf, now }: Deps) {
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
    if (cached !== undefined && now() - cached.computedAt < FRESH_FOR) return cached.shared;
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
      const present = (figures: Figures): PeriodFigures => ({
        ...figures,
        rising: figures.rising
          .map((one) => ({ ...one, ranked: trending.asOwn(one.ranked, own) }))
          .filter(({ ranked: { prepared } }) => !prepared.basis.isUnknown && isSuggestable(prepared, profile))
          .slice(0, MAX_RISING)
          .map(({ ranked: { product }, scans, before }) => ({ food: toFoodSummary(product), scans, before })),
      });
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
        periods: { day: present(periods.day), '3 days': present(periods['3 days']), week: present(periods.week) },
      };
    },
  };
}

function whole({ average }: ScanTotals): number | null {
  return average === null ? null : Math.round(average);
}
