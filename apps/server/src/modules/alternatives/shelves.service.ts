import type { CandidatesAnswer, WayForward } from '@labelwise/contracts/alternatives';
import type { Shelf } from '@labelwise/contracts/foods';
import { type FoodProduct, leafCategory } from '@labelwise/domain/food';
import { type PreparedFood, type PreparedProfile, prepareFood, prepareProfile } from '@labelwise/domain/scoring';
import {
  type Audience,
  byHealthiness,
  candidateOf,
  GOOD,
  MIN_SHELF_SIZE,
  type Proposal,
  type Proposals,
  type RankedFoods,
  wayForward,
} from '@labelwise/domain/shelf';
import type { Say } from '@labelwise/messages';
import { betterBecauseText } from '@labelwise/messages/render/alternatives';
import { factsOf, toFoodSummary } from '@labelwise/messages/render/food-answer';
import { occasionText } from '@labelwise/messages/render/sentences';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { FindFood, OwnFoodsOf } from '../submissions/member-foods.service.ts';
import type { AlternativesRepository } from './alternatives.repository.ts';
import type { CategoryCache, CategoryTree } from './categories.ts';

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

/** Shelves held in memory, about 1 kB each; the longest unused goes first. */
const MAX_SHELVES = 500;
const FRESH_FOR_MS = 10 * 60_000;
const SCORES = 101;

type Counts = { readonly counts: readonly number[]; readonly size: number };
type ShelfDeps = {
  repository: Pick<AlternativesRepository, 'scoreCounts'>;
  tree: CategoryTree;
  findFood: FindFood;
  now: Clock;
};
export type ShelfService = ReturnType<typeof createShelfService>;

/** The rank of a food: how the foods of its narrowest category that is large enough score for everyone. */
export function createShelfService({ repository, tree, findFood, now }: ShelfDeps) {
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

/** Foods of a wide category that are looked at: the best for everyone. */
const WIDE_SAMPLE = 250;
const MAX_WIDE = 60;
const NOBODY = prepareProfile({});
/** Foods of one answer to a device that chooses by itself. */
const CANDIDATES = 60;

type InsteadDeps = {
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
export function createInsteadService({ repository, categories, tree, findFood, ownFoods, profileOf, now }: InsteadDeps) {
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

  /**
   * What suits an audience in the place of a food that the member may see.
   * @throws AppError food_not_found
   */
  async function proposals(foodId: string, memberId: string | null, audience: Audience): Promise<Proposals> {
    const [food, own] = await Promise.all([findFood(foodId, memberId), ownFoods(memberId)]);
    if (food === null) throw new AppError('food_not_found');
    return wayForward(food, audience, {
      narrow: async (tag) => own.ranked(await categories.foods(tag)),
      wide: async (tag) => own.ranked(await goodFoods(tag)),
    });
  }

  return {
    proposals,

    /** @throws AppError food_not_found */
    async instead(foodId: string, memberId: string | null, say: Say): Promise<WayForward> {
      const profile = memberId === null ? NOBODY : await profileOf(memberId);
      const { kind, foods } = await proposals(foodId, memberId, profile);
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
