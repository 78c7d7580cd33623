import type { WayForward } from '@labelwise/contracts/alternatives';
import type { FoodProduct } from '@labelwise/domain/food';
import { compareScores, type FoodScore, type PreparedProfile, prepareFood, prepareProfile, scoreFood } from '@labelwise/domain/scoring';
import { insteadOf, isSameProduct, type Occasion } from '@labelwise/domain/shelf';
import { sayEnglish } from '@labelwise/messages/english';
import { betterBecauseText } from '@labelwise/messages/render/alternatives';
import { occasionText } from '@labelwise/messages/render/sentences';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { toFoodSummary } from '../foods/foods.answer.ts';
import type { AlternativesRepository } from './alternatives.repository.ts';
import { type Better, betterFoods, byHealthiness, candidateOf, type RankedFoods } from './better-foods.ts';
import type { CategoryCache, CategoryTree } from './categories.ts';

/** Below it a food is no good match and is not proposed. */
const GOOD = 50;
/** Foods of one answer, and how many of them may come from a wider shelf or from another one. */
const MAX_FOODS = 3;
const MAX_FROM_WIDER = 1;
const MAX_FROM_ELSEWHERE = 2;
/** Foods of a wide category that are looked at: the best for everyone. */
const WIDE_SAMPLE = 250;
const MAX_WIDE = 60;
const FRESH_FOR_MS = 10 * 60_000;
const NOBODY = prepareProfile({});

type Deps = {
  repository: AlternativesRepository;
  categories: CategoryCache;
  tree: CategoryTree;
  findFood: (id: string) => Promise<FoodProduct | null>;
  profileOf: (memberId: string) => Promise<PreparedProfile>;
  now: Clock;
};
type Found = Better & { readonly occasion: Occasion | null };
export type InsteadService = ReturnType<typeof createInsteadService>;

/** What to take in a food's place: never a poor one called better, never the same product again. */
export function createInsteadService({ repository, categories, tree, findFood, profileOf, now }: Deps) {
  const wide = new Map<string, { foods: Promise<RankedFoods>; readAt: number }>();

  async function readWide(tag: string): Promise<RankedFoods> {
    const leaves = [...new Set([tag, ...(await tree.leaves(tag))])];
    const products = await repository.foods(await repository.bestIds(leaves, GOOD, WIDE_SAMPLE));
    return products.map(candidateOf).sort(byHealthiness);
  }

  /** The good foods of a wide category, for ideas rather than for a complete search. */
  function goodFoods(tag: string): Promise<RankedFoods> {
    const cached = wide.get(tag);
    if (cached !== undefined && now() - cached.readAt < FRESH_FOR_MS) return cached.foods;
    const foods = readWide(tag);
    wide.delete(tag);
    wide.set(tag, { foods, readAt: now() });
    foods.catch(() => wide.delete(tag));
    const [oldest] = wide.keys();
    if (wide.size > MAX_WIDE && oldest !== undefined) wide.delete(oldest);
    return foods;
  }

  return {
    /** @throws AppError food_not_found */
    async instead(foodId: string, memberId: string | null): Promise<WayForward> {
      const [food, profile] = await Promise.all([findFood(foodId), memberId === null ? NOBODY : profileOf(memberId)]);
      if (food === null) throw new AppError('food_not_found');
      const current = prepareFood(food);
      const score = scoreFood(current, profile);
      const isJudged = score.basis !== 'none';
      const above = isJudged ? score.score : -1;
      const search = (lists: readonly RankedFoods[]) =>
        betterFoods(lists, food, profile, above).filter(({ candidate }) => !isSameProduct(candidate.product, food));
      const tags = food.categoriesTags.toReversed();
      const [leaf, ...wider] = tags;
      const near = leaf === undefined ? [] : search([await categories.foods(leaf)]);
      const found: Found[] = [];
      take(found, near, null, MAX_FOODS);
      const hasNear = found.length > 0;
      for (const tag of wider) {
        if (found.length > 0) break;
        take(found, search([await goodFoods(tag)]), null, MAX_FROM_WIDER);
      }
      const other = insteadOf(food.categoriesTags);
      if (other !== null && above < GOOD) {
        // One place is theirs, also where the shelf fills the answer.
        found.splice(MAX_FOODS - 1);
        const most = Math.min(MAX_FOODS, found.length + (hasNear ? 1 : MAX_FROM_ELSEWHERE));
        for (const tag of other.at) {
          if (found.length >= most) break;
          take(found, search([await goodFoods(tag)]).slice(0, 1), other.occasion, most);
        }
      }
      const answer = (kind: WayForward['kind'], foods: readonly Found[]): WayForward => ({
        kind,
        foods: foods.map((one) => present(one, score, profile, current.isDrink)),
      });
      if (found.length > 0) return answer('better', found);
      const best = isJudged ? near.slice(0, MAX_FOODS - 1).map((one) => ({ ...one, occasion: null })) : [];
      return best.length > 0 ? answer('best of shelf', best) : answer('none', []);
    },
  };
}

/** Adds good foods, without those that are listed already. */
function take(found: Found[], better: readonly Better[], occasion: Occasion | null, most: number): void {
  for (const one of better) {
    if (found.length >= most) return;
    const { product } = one.candidate;
    if (one.score < GOOD || found.some(({ candidate }) => isSameProduct(candidate.product, product))) continue;
    found.push({ ...one, occasion });
  }
}

function present({ candidate, score, occasion }: Found, current: FoodScore, profile: PreparedProfile, isDrink: boolean) {
  const because = compareScores(scoreFood(candidate.prepared, profile), current, isDrink);
  return {
    food: toFoodSummary(candidate.product),
    score,
    reason: betterBecauseText(sayEnglish, because),
    because,
    occasion: occasion === null ? null : occasionText(sayEnglish, occasion),
  };
}
