import { REFERENCE_INTAKES } from '../../health-profile/index.ts';
import { type Answer, answerOf, type Source, targetSource } from '../answer.ts';
import type { ProfileView } from '../facts.ts';
import { type Eaters, suitedDishes } from '../occasions/choose-dishes.ts';
import { dishGrams, dishOf } from '../occasions/dishes.ts';
import type { MadeDish } from '../occasions/ideas-block.ts';
import type { IngredientId } from '../occasions/ingredients.data.ts';
import type { PlannedDay, PlannedDish } from './plan-block.ts';
import type { MealSwap, PlanAsked, PlanMeal, PlanWanted } from './read-plan.ts';

/** kcal a day; nobody is planned less. @source NICE, obesity guideline CG189, 2014: low-calorie diets are less likely to be complete */
const MIN_ENERGY = 1200;
const MAX_ENERGY = 4500;
/** Dishes of a meal that are weighed against each other. */
const CANDIDATES = 6;
const MEALS: readonly PlanMeal[] = ['breakfast', 'lunch', 'dinner', 'snack'];
const PORTIONS: Readonly<Record<PlanMeal, readonly number[]>> = {
  breakfast: [1, 1.5],
  lunch: [1, 1.5, 2],
  dinner: [1, 1.5, 2],
  snack: [1, 1.5, 2],
};
/** What a dish costs that was on the day before, or anywhere in the plan, in percent of the energy of a day. */
const REPEATED = 14;
const REPEATED_NEXT_DAY = 40;
/** The same main food twice a day, and a portion and a half of something. */
const SAME_FOOD = 8;
const MORE = 1.5;
/** Percent of missing protein count more than those of energy. */
const OF_PROTEIN = 1.6;
/** A dish whose score is lower is no choice where others are there. */
const FAIR = 50;
/** kcal of a portion that is lunch or dinner by itself, and of all that is eaten in between. */
const MIN_OF_MAIN = 250;
const MAX_OF_SNACK = 480;

type Suited = MadeDish & { readonly score: number };
type Goal = { readonly energy: number; readonly protein: number | null };

/**
 * A plan of meals from dishes that suit everybody who eats, as near to the energy and protein of a day as they come; `null` where a meal
 * has no dish that suits.
 *
 * @param profile whose targets hold where the conversation names none
 */
export function composePlan({ wanted, as }: PlanAsked, eaters: Eaters, profile: ProfileView | null, isRestricted: boolean): Answer | null {
  const goal = goalOf(wanted, profile);
  const days = daysOf(wanted, goal, eaters);
  if (days === null) return null;
  const sources: Source[] = [
    { kind: 'publication', publication: 'usdaFoods' },
    ...(wanted.energy === null ? [targetSource(profile, 'calories')] : []),
  ];
  const dishes = days.flatMap((day) => day.dishes);
  if (as === 'shopping list')
    return answerOf([{ kind: 'plan shopping', days: days.length, people: wanted.people, items: itemsOf(dishes, wanted.people) }], sources);
  const total = (name: 'energy' | 'protein' | 'carbohydrates' | 'sugars' | 'fiber' | 'salt') => sumOf(dishes, name);
  const sums = {
    kind: 'plan sums' as const,
    days: days.length,
    energy: total('energy'),
    protein: total('protein'),
    carbohydrates: total('carbohydrates'),
    sugars: total('sugars'),
    fiber: total('fiber'),
    salt: total('salt'),
  };
  if (as === 'sum') return answerOf([sums], sources);
  return answerOf(
    [
      {
        kind: 'meal plan',
        days,
        energy: goal.energy,
        isOwnEnergy: wanted.energy !== null || (profile?.targets.calories ?? null) !== null,
        protein: goal.protein,
        isFloor: wanted.energy !== null && wanted.energy < MIN_ENERGY,
        except: wanted.except,
        isRestricted,
      },
    ],
    sources,
  );
}

function goalOf({ energy, protein }: PlanWanted, profile: ProfileView | null): Goal {
  const wanted = energy ?? profile?.targets.calories ?? REFERENCE_INTAKES.calories;
  return { energy: Math.min(Math.max(wanted, MIN_ENERGY), MAX_ENERGY), protein: protein ?? profile?.targets.protein ?? null };
}

function daysOf({ days, except, swaps }: PlanWanted, goal: Goal, eaters: Eaters): readonly PlannedDay[] | null {
  const choices = new Map(MEALS.map((meal) => [meal, choicesFor(meal, except, eaters)]));
  if (MEALS.some((meal) => (choices.get(meal) ?? []).length === 0)) return null;
  const planned: PlannedDay[] = [];
  for (let day = 0; day < days; day++) planned.push(bestDay(choices, goal, planned, new Set()));
  // A meal that was swapped is chosen again without what stood there; the other days stay.
  const without = planned.map(() => new Set<string>());
  for (const swap of swaps)
    for (const [day, { dishes }] of planned.entries()) {
      const old = dishes.find(({ meal }) => meal === swap.meal);
      if (old === undefined || !isOf(swap, day)) continue;
      without[day]?.add(`${swap.meal} ${old.dish.id}`);
      const others = dishes.filter(({ meal }) => meal !== swap.meal);
      planned[day] = bestDay(
        choices,
        goal,
        planned.filter((_, at) => at !== day),
        without[day] ?? new Set(),
        others,
      );
    }
  return planned;
}

const isOf = ({ day }: MealSwap, at: number): boolean => day === null || day === at;

function choicesFor(meal: PlanMeal, except: readonly IngredientId[], eaters: Eaters): readonly Suited[] {
  const suited = suitedDishes([meal], except, eaters);
  const isMain = meal === 'lunch' || meal === 'dinner';
  const whole = isMain ? suited.filter(({ energy }) => energy >= MIN_OF_MAIN) : suited;
  const fair = whole.filter(({ score }) => score >= FAIR);
  return fair.length >= 2 ? fair : whole.length >= 2 ? whole : suited;
}

type Choices = ReadonlyMap<PlanMeal, readonly Suited[]>;

/** The dishes and portions of a day that come nearest to its goal. `fixed`: meals that stay. */
function bestDay(
  choices: Choices,
  goal: Goal,
  before: readonly PlannedDay[],
  without: ReadonlySet<string>,
  fixed: readonly PlannedDish[] = [],
): PlannedDay {
  const earlier = before.flatMap(({ dishes }) => dishes.map(({ dish }) => dish.id));
  const yesterday = new Set(before.at(-1)?.dishes.map(({ dish }) => dish.id) ?? []);
  const costOf = (id: MadeDish['id']): number =>
    yesterday.has(id) ? REPEATED_NEXT_DAY : REPEATED * earlier.filter((one) => one === id).length;
  const proteinWanted = goal.protein === null ? 0 : (400 * goal.protein) / goal.energy;
  const options = MEALS.map((meal): readonly Option[] => {
    const stays = fixed.find((one) => one.meal === meal);
    if (stays !== undefined) return PORTIONS[meal].map((portions) => optionOf({ ...stays, portions }, 0));
    const all = (choices.get(meal) ?? []).filter(({ id }) => !without.has(`${meal} ${id}`));
    const left = all.length > 0 ? all : (choices.get(meal) ?? []);
    const nearest = left
      .map((dish, at) => ({ dish, cost: costOf(dish.id) + at * ORDER - Math.min(proteinWanted, proteinShare(dish)) }))
      .toSorted((one, other) => one.cost - other.cost)
      .slice(0, CANDIDATES);
    const portionsOf = ({ energy }: MadeDish) =>
      PORTIONS[meal].filter((portions) => portions === 1 || meal !== 'snack' || energy * portions <= MAX_OF_SNACK);
    return nearest.flatMap(({ dish }) => portionsOf(dish).map((portions) => optionOf({ meal, dish, portions }, costOf(dish.id))));
  });
  const [breakfasts = [], lunches = [], dinners = [], snacks = []] = options;
  let best: { dishes: readonly PlannedDish[]; cost: number } | null = null;
  for (const breakfast of breakfasts)
    for (const lunch of lunches)
      for (const dinner of dinners) {
        if (dinner.dish.id === lunch.dish.id) continue;
        for (const snack of snacks) {
          if (snack.dish.id === breakfast.dish.id) continue;
          const cost = costOfDay(breakfast, lunch, dinner, snack, goal);
          if (best === null || cost < best.cost) best = { dishes: [breakfast, lunch, dinner, snack], cost };
        }
      }
  const dishes = best?.dishes ?? options.flatMap(([first]) => first ?? []);
  return {
    dishes: dishes.map(({ meal, dish, portions }) => ({ meal, dish, portions })),
    energy: sumOf(dishes, 'energy'),
    protein: sumOf(dishes, 'protein'),
    fiber: sumOf(dishes, 'fiber'),
  };
}
const ORDER = 0.4;
/** Percent of its energy that a dish has from protein. */
const proteinShare = ({ energy, protein }: MadeDish): number => (energy === 0 ? 0 : (400 * protein) / energy);

/** A dish with what its choice costs, whatever stands beside it. */
type Option = PlannedDish & { readonly cost: number; readonly food: IngredientId | undefined };

function optionOf(planned: PlannedDish, repeated: number): Option {
  const row = dishOf(planned.dish.id);
  const isCold = planned.meal === 'dinner' && !row.traits.includes('warm');
  return { ...planned, food: row.parts[0]?.[1], cost: repeated + (planned.portions - 1) * 2 * MORE + (isCold ? COLD_DINNER : 0) };
}

function costOfDay(breakfast: Option, lunch: Option, dinner: Option, snack: Option, { energy, protein }: Goal): number {
  const of = (name: 'energy' | 'protein') =>
    breakfast.dish[name] * breakfast.portions +
    lunch.dish[name] * lunch.portions +
    dinner.dish[name] * dinner.portions +
    snack.dish[name] * snack.portions;
  const off = (100 * Math.abs(of('energy') - energy)) / energy;
  const short = protein === null ? 0 : (100 * (protein - of('protein'))) / protein;
  const ofProtein = short > 0 ? OF_PROTEIN * short : TOO_MUCH * Math.max(0, -short - MAY_EXCEED);
  const same = Number(lunch.food === dinner.food) + Number(breakfast.food === snack.food) + Number(lunch.food === breakfast.food);
  return off + ofProtein + SAME_FOOD * same + breakfast.cost + lunch.cost + dinner.cost + snack.cost;
}
/** A dinner is warm, where it can be. */
const COLD_DINNER = 6;
/** More protein than was asked counts from so many percent on, and little. */
const MAY_EXCEED = 10;
const TOO_MUCH = 0.4;

function sumOf(dishes: readonly PlannedDish[], name: 'energy' | 'protein' | 'carbohydrates' | 'sugars' | 'fiber' | 'salt'): number {
  return dishes.reduce((sum, { dish, portions }) => sum + dish[name] * portions, 0);
}

function itemsOf(dishes: readonly PlannedDish[], people: number): { id: IngredientId; grams: number }[] {
  const grams = new Map<IngredientId, number>();
  for (const { dish, portions } of dishes)
    for (const [id, amount] of dishGrams(dish)) grams.set(id, (grams.get(id) ?? 0) + amount * portions);
  return [...grams].map(([id, amount]) => ({ id, grams: amount * people })).toSorted((one, other) => other.grams - one.grams);
}
