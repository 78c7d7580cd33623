import type { Alternative } from '@labelwise/contracts/alternatives';
import type { FoodProduct } from '@labelwise/domain/food';
import {
  type BetterBecause,
  compareScores,
  type FoodScore,
  type PreparedProfile,
  prepareFood,
  prepareProfile,
  scoreFood,
} from '@labelwise/domain/scoring';
import { type Better, betterFoods, isOneKind, PAGE_SIZE, type RankedFoods } from '@labelwise/domain/shelf';
import type { Say } from '@labelwise/messages';
import { betterBecauseText } from '@labelwise/messages/render/alternatives';
import { toFoodSummary } from '@labelwise/messages/render/food-answer';
import { AppError } from '../../lib/app-error.ts';
import type { FindFood, OwnFoodsOf } from '../submissions/member-foods.service.ts';
import type { AlternativesRepository } from './alternatives.repository.ts';
import type { CategoryCache, CategoryTree } from './categories.ts';

/** A wider category with more foods than this ("snacks") says too little of what would do instead. */
const MAX_SHELF_SIZE = 20_000;
/** Below it a food is a poor match. */
const GOOD = 50;
const NOBODY = prepareProfile({});

type Deps = {
  repository: AlternativesRepository;
  categories: CategoryCache;
  tree: CategoryTree;
  findFood: FindFood;
  ownFoods: OwnFoodsOf;
  profileOf: (memberId: string) => Promise<PreparedProfile>;
};

/** As the API answers it, with the reason as data of the domain. */
export type BetterAlternative = Alternative & { because: BetterBecause };
export type AlternativesService = ReturnType<typeof createAlternativesService>;

/** Better foods of the same category, then of the one above it, for one person or for anyone. */
export function createAlternativesService({ repository, categories, tree, findFood, ownFoods, profileOf }: Deps) {
  async function widerLists(food: FoodProduct, leaf: string): Promise<RankedFoods[]> {
    const parent = food.categoriesTags.at(-2);
    if (parent === undefined || !isOneKind(parent)) return [];
    const leaves = (await tree.leaves(parent)).filter((tag) => tag !== leaf);
    const sizes = await Promise.all(leaves.map((tag) => repository.size(tag)));
    if (sizes.reduce((sum, size) => sum + size, 0) > MAX_SHELF_SIZE) return [];
    return Promise.all(leaves.map((tag) => categories.foods(tag)));
  }

  return {
    /** Best first; empty where nothing is better. @throws AppError food_not_found */
    async better(foodId: string, memberId: string | null, say: Say): Promise<BetterAlternative[]> {
      const [food, profile, own] = await Promise.all([
        findFood(foodId, memberId),
        memberId === null ? NOBODY : profileOf(memberId),
        ownFoods(memberId),
      ]);
      if (food === null) throw new AppError('food_not_found');
      const leaf = food.categoriesTags.at(-1);
      if (leaf === undefined) return [];
      const near = betterFoods([own.ranked(await categories.foods(leaf))], food, profile);
      const wider = near.length < PAGE_SIZE ? betterFoods((await widerLists(food, leaf)).map(own.ranked), food, profile) : [];
      const current = prepareFood(food);
      const score = scoreFood(current, profile);
      const found = [...near, ...wider].slice(0, PAGE_SIZE);
      // A poor match is never called better, unless there is nothing else.
      const good = found.filter((better) => better.score >= GOOD);
      return (good.length > 0 ? good : found).map((better) => present(better, say, score, profile, current.isDrink));
    },
  };
}

function present(
  { candidate: { product, prepared }, score }: Better,
  say: Say,
  current: FoodScore,
  profile: PreparedProfile,
  isDrink: boolean,
): BetterAlternative {
  const because = compareScores(scoreFood(prepared, profile), current, isDrink);
  return { food: toFoodSummary(product), score, reason: betterBecauseText(say, because), because };
}
