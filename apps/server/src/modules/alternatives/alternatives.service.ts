import type { Alternative } from '@labelwise/contracts/insights';
import type { FoodProduct } from '@labelwise/domain/food';
import { isSubstance } from '@labelwise/domain/matching';
import type { NutriScoreResult } from '@labelwise/domain/nutri-score';
import { type Contribution, type FoodScore, type PreparedProfile, prepareFood, prepareProfile, scoreFood } from '@labelwise/domain/scoring';
import { AppError } from '../../lib/app-error.ts';
import { toFoodSummary } from '../foods/foods.answer.ts';
import type { AlternativesRepository } from './alternatives.repository.ts';
import { type Better, betterFoods, PAGE_SIZE, type RankedFoods } from './better-foods.ts';
import type { CategoryCache, CategoryTree } from './categories.ts';

/** A wider category with more foods than this ("snacks") says too little of what would do instead. */
const WIDEST = 20_000;
const NOBODY = prepareProfile({});

type Deps = {
  repository: AlternativesRepository;
  categories: CategoryCache;
  tree: CategoryTree;
  findFood: (id: string) => Promise<FoodProduct | null>;
  profileOf: (memberId: string) => Promise<PreparedProfile>;
};

export type AlternativesService = ReturnType<typeof createAlternativesService>;

/** Better foods of the same category, then of the one above it, for one person or for anybody. */
export function createAlternativesService({ repository, categories, tree, findFood, profileOf }: Deps) {
  async function widerLists(food: FoodProduct, leaf: string): Promise<RankedFoods[]> {
    const parent = food.categoriesTags.at(-2);
    if (parent === undefined) return [];
    const leaves = (await tree.leaves(parent)).filter((tag) => tag !== leaf);
    const sizes = await Promise.all(leaves.map((tag) => repository.size(tag)));
    if (sizes.reduce((sum, size) => sum + size, 0) > WIDEST) return [];
    return Promise.all(leaves.map((tag) => categories.foods(tag)));
  }

  return {
    /** Best first; empty where nothing is better. @throws AppError food_not_found */
    async better(foodId: string, memberId: string | null): Promise<Alternative[]> {
      const [food, profile] = await Promise.all([findFood(foodId), memberId === null ? NOBODY : profileOf(memberId)]);
      if (food === null) throw new AppError('food_not_found');
      const leaf = food.categoriesTags.at(-1);
      if (leaf === undefined) return [];
      const near = betterFoods([await categories.foods(leaf)], food, profile);
      const wider = near.length < PAGE_SIZE ? betterFoods(await widerLists(food, leaf), food, profile) : [];
      const current = prepareFood(food);
      const score = scoreFood(current, profile);
      return [...near, ...wider].slice(0, PAGE_SIZE).map((better) => present(better, score, profile, current.isDrink));
    },
  };
}

function present(
  { candidate: { product, prepared }, score }: Better,
  current: FoodScore,
  profile: PreparedProfile,
  isDrink: boolean,
): Alternative {
  return { food: toFoodSummary(product), score, reason: reasonFor(scoreFood(prepared, profile), current, isDrink) };
}

type Reason = { gain: number; text: string };
type Component = Extract<NutriScoreResult, { computable: true }>['components'][number];

const WORDS: Readonly<Record<Component['id'], string>> = {
  energy: 'Less energy',
  sugars: 'Less sugar',
  saturatedFat: 'Less saturated fat',
  saturatedFatRatio: 'A better kind of fat',
  energyFromSaturates: 'Less saturated fat',
  salt: 'Less salt',
  sweetener: 'No sweetener',
  fruitVeg: 'More fruit and vegetables',
  fiber: 'More fiber',
  proteins: 'More protein',
};

/** The one thing that makes a food score higher than another for the same person, in a few words. */
function reasonFor(better: FoodScore, current: FoodScore, isDrink: boolean): string {
  const reasons = [
    fitting(better, current),
    nutrition(better, current, isDrink),
    ...general(better, current),
    ...personal(better, current),
  ];
  return reasons.reduce((most, reason) => (reason.gain > most.gain ? reason : most)).text;
}

/** A restriction that the other food breaks counts before any figure. */
function fitting(better: FoodScore, current: FoodScore): Reason {
  const broken = current.alerts.find(({ level, about }) => (level === 'conflict' || level === 'warning') && better.fits.includes(about));
  return broken === undefined ? { gain: 0, text: 'Scores higher for you' } : { gain: Infinity, text: `Fits ${broken.about}` };
}

const sumOf = (score: FoodScore, isMeant: (line: Contribution) => boolean): number =>
  score.contributions.reduce((sum, line) => (isMeant(line) ? sum + line.points : sum), 0);
const gainIn = (better: FoodScore, current: FoodScore, isMeant: (line: Contribution) => boolean): number =>
  sumOf(better, isMeant) - sumOf(current, isMeant);

function nutrition(better: FoodScore, current: FoodScore, isDrink: boolean): Reason {
  const gain = gainIn(better, current, ({ id }) => id.startsWith('base.') || (id.startsWith('fallback.') && id !== 'fallback.nova'));
  const [one, other] = [better.nutriScore, current.nutriScore];
  const grades =
    one.computable && other.computable && one.grade !== other.grade
      ? `Nutri-Score ${one.grade.toUpperCase()} instead of ${other.grade.toUpperCase()}`
      : 'Better nutrition figures';
  if (!one.computable || !other.computable) return { gain, text: grades };
  const [most] = one.components
    .flatMap((component) => {
      const same = other.components.find(({ id }) => id === component.id);
      if (same === undefined) return [];
      const points = pointsOf(component) - pointsOf(same);
      return points > 0 ? [{ points, text: compared(component, same, isDrink) }] : [];
    })
    .sort((first, second) => second.points - first.points);
  return { gain, text: most?.text ?? grades };
}

const pointsOf = ({ side, points, counted }: Component): number => (side === 'negative' ? -points : counted ? points : 0);

function compared(component: Component, other: Component, isDrink: boolean): string {
  const word = WORDS[component.id];
  if (component.unit !== 'g' || component.value === null || other.value === null) return word;
  return `${word}: ${short(component.value)} g instead of ${short(other.value)} g per 100 ${isDrink ? 'ml' : 'g'}`;
}

const short = (value: number): string => String(Number(value.toFixed(value < 1 ? 2 : 1)));

function general(better: FoodScore, current: FoodScore): Reason[] {
  const isAdditive = ({ id }: Contribution) => id.startsWith('additive.') || id === 'cap.additives' || id === 'cap.processing_additives';
  return [
    { gain: gainIn(better, current, ({ id }) => id === 'processing.nova' || id === 'fallback.nova'), text: 'Less processed' },
    {
      gain: gainIn(better, current, isAdditive),
      text: sumOf(better, isAdditive) === 0 ? 'No additives of concern' : 'Fewer additives of concern',
    },
    { gain: gainIn(better, current, ({ id }) => id === 'organic'), text: 'Organic' },
  ];
}

/** What the member asked for: more of it here, or less than in the other. */
function personal(better: FoodScore, current: FoodScore): Reason[] {
  const isPersonal = ({ id }: Contribution) => id.startsWith('health.') || id.startsWith('preference.');
  const ids = new Set([...better.contributions, ...current.contributions].filter(isPersonal).map(({ id }) => id));
  return [...ids].map((id) => {
    const gain = gainIn(better, current, (line) => line.id === id);
    const here = better.contributions.find((line) => line.id === id);
    const name = id.slice(id.indexOf('.') + 1);
    if (here !== undefined && here.points > 0) return { gain, text: here.reason.replace(/\.$/u, '') };
    return { gain, text: here === undefined && isSubstance(name) ? `Without ${name.toLowerCase()}` : `Less ${name.toLowerCase()}` };
  });
}
