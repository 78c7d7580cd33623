import type { CandidatesAnswer, WayForward } from '@labelwise/contracts/alternatives';
import { type PreparedProfile, prepareProfile } from '@labelwise/domain/scoring';
import { byHealthiness, candidateOf, GOOD, type Proposal, type RankedFoods, wayForward } from '@labelwise/domain/shelf';
import type { Say } from '@labelwise/messages';
import { betterBecauseText } from '@labelwise/messages/render/alternatives';
import { factsOf, toFoodSummary } from '@labelwise/messages/render/food-answer';
import { occasionText } from '@labelwise/messages/render/sentences';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { FindFood, OwnFoodsOf } from '../submissions/member-foods.service.ts';
import type { AlternativesRepository } from './alternatives.repository.ts';
import type { CategoryCache, CategoryTree } from './categories.ts';

/** Foods of a wide category that are looked at: the best for everyone. */
const WIDE_SAMPLE = 250;
const MAX_WIDE = 60;
const FRESH_FOR_MS = 10 * 60_000;
const NOBODY = prepareProfile({});
/** Foods of one answer to a device that chooses by itself. */
const CANDIDATES = 60;

type Deps = {
  repository: AlternativesRepository;
  categories: CategoryCache;
  tree: CategoryTree;
  findFood: FindFood;
  ownFoods: OwnFoodsOf;
  profileOf: (memberId: string) => Promise<PreparedProfile>;
  now: Clock;
};
export type InsteadService = ReturnType<typeof createInsteadService>;

/** What to take in a food's place: never a poor one called better, never the same product again. */
export function createInsteadService({ repository, categories, tree, findFood, ownFoods, profileOf, now }: Deps) {
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
    async instead(foodId: string, memberId: string | null, say: Say): Promise<WayForward> {
      const [food, profile, own] = await Promise.all([
        findFood(foodId, memberId),
        memberId === null ? NOBODY : profileOf(memberId),
        ownFoods(memberId),
      ]);
      if (food === null) throw new AppError('food_not_found');
      const { kind, foods } = await wayForward(food, profile, {
        narrow: async (tag) => own.ranked(await categories.foods(tag)),
        wide: async (tag) => own.ranked(await goodFoods(tag)),
      });
      return { kind, foods: foods.map((proposal) => present(proposal, say)) };
    },

    /** The foods of a category, the best for everyone first, with what they are chosen by; the same for every caller. */
    async candidates(tag: string, reach: 'narrow' | 'wide', from: number): Promise<CandidatesAnswer> {
      // Only what the catalogue has is read and held in memory.
      if ((await tree.leaves(tag)).length === 0) return { foods: [], hasMore: false };
      const foods = await (reach === 'narrow' ? categories.foods(tag) : goodFoods(tag));
      return {
        foods: foods.slice(from, from + CANDIDATES).map(({ product }) => ({ ...toFoodSummary(product), facts: factsOf(product) })),
        hasMore: foods.length > from + CANDIDATES,
      };
    },
  };
}

function present({ candidate, score, occasion, because, isNear }: Proposal, say: Say) {
  return {
    food: toFoodSummary(candidate.product),
    score,
    reason: betterBecauseText(say, because),
    because,
    occasion: occasion === null ? null : occasionText(say, occasion),
    isNear,
  };
}
