import type { FoodFacts } from '../../food/index.ts';
import { readFood } from '../../matching/index.ts';
import { meets } from '../criteria.ts';
import type { Criterion } from '../facts.ts';
import type { DishMeal, DishRow } from './dish-row.ts';
import type { DishId } from './dishes.data.ts';
import { DISH_IDS, dishOf, madeFor } from './dishes.ts';
import type { LeftAside, MadeDish } from './ideas-block.ts';
import type { IngredientId } from './ingredients.data.ts';
import type { Occasion } from './occasion.ts';

/** For whom ideas are, and what they ask of them. */
export type Eaters = {
  /** How well a food suits everybody whom it is for; `null` where it is not known to suit each of them. */
  readonly judge: (food: FoodFacts) => number | null;
  /** Whether an ingredient may be in it at all. */
  readonly mayHold: (ingredient: IngredientId) => boolean;
  readonly criteria: readonly Criterion[];
  /** Sugar counts. */
  readonly isSugarLow: boolean;
  /** Whole nuts and the like choke a small child. */
  readonly isYoung: boolean;
};

export type Chosen = { readonly dishes: readonly MadeDish[]; readonly leftAside: readonly LeftAside[] };

export const MAX_DISHES = 3;
/** Minutes and devices at night. */
const NIGHT_MINUTES = 6;
/** A portion for those who mind sugar holds no more, g. */
const MOST_SUGARS = 15;
const MOST_SUGARS_OF_SWEETS = 20;
/** Always there, or in small amounts: they need not be named as being at hand. */
const STAPLES: ReadonlySet<IngredientId> = new Set(['oil', 'onion', 'stock', 'curry', 'mustard', 'sugar', 'honey', 'tinned_tomatoes']);
const CHOKES: ReadonlySet<IngredientId> = new Set(['nuts', 'peanuts', 'seeds', 'popcorn', 'grapes', 'olives', 'dried_fruit']);
/** Raw apple and carrot in pieces, and what is roasted hard, do too. @source NHS, Preparing food safely for young children */
const HARD_DISHES: ReadonlySet<DishId> = new Set([
  'apple_pb',
  'apple_nuts',
  'roasted_chickpeas',
  'veg_hummus',
  'veg_quark_dip',
  'veg_cups',
]);
/** Others in a class may be allergic to these: they are not brought along. */
const NOT_FOR_A_CLASS: ReadonlySet<IngredientId> = new Set([
  'nuts',
  'peanuts',
  'peanut_butter',
  'almond_butter',
  'dark_chocolate',
  'tahini',
]);
/** Made in one pot, with all that belongs to them. */
const ONE_POT: ReadonlySet<DishId> = new Set<DishId>([
  'soup_lentil',
  'soup_vegetable',
  'soup_pumpkin',
  'soup_chicken',
  'soup_carrot_ginger',
  'soup_pea',
  'soup_minestrone',
  'tomato_rice_chickpea',
  'chickpea_curry',
  'lentil_dal',
  'potato_chickpea_curry',
  'chili_beans',
  'chili_mince',
  'chicken_stew',
  'chicken_rice_veg',
  'rice_beans',
  'ratatouille_white_beans',
  'lentil_carrot_stew',
]);
const OF_THEIR_OWN: ReadonlySet<DishMeal> = new Set(['spread', 'sweetener', 'barbecue', 'treat', 'ice']);

/** The meals that a moment means, the likeliest first. */
export function mealsOf({ meals, isNight, place, traits, atHand, isForChildren }: Occasion): readonly DishMeal[] {
  if (traits.includes('sweet') && meals.some((meal) => meal === 'dinner' || meal === 'lunch')) return ['dessert', 'snack'];
  if (meals.length > 0) return meals.includes('dessert') && !meals.includes('snack') ? ['dessert'] : meals;
  if (isNight) return ['snack'];
  if (atHand.length > 0) return ['lunch', 'dinner', 'breakfast'];
  if (place === 'school' || (isForChildren && place === null)) return ['snack', 'lunch'];
  if (place !== null) return ['lunch', 'snack'];
  if (traits.includes('sweet')) return ['dessert', 'snack'];
  if (traits.includes('soft')) return ['lunch', 'dinner', 'breakfast', 'snack'];
  return traits.includes('warm') || traits.includes('filling') ? ['lunch', 'dinner', 'snack'] : ['snack', 'lunch', 'dinner'];
}

function isFor(row: DishRow, { without, place, isNight, isWithoutFridge, missing }: Occasion, meals: readonly DishMeal[]): boolean {
  const isCarried = place !== null && !meals.includes('barbecue');
  return (
    meals.some((meal) => row.meals.includes(meal)) &&
    !row.traits.some((trait) => without.includes(trait)) &&
    !missing.some((device) => device === row.effort) &&
    !(isCarried && (row.carry === 'no' || row.traits.includes('warm'))) &&
    !(isWithoutFridge && row.carry !== 'yes') &&
    !(isNight && (row.minutes > NIGHT_MINUTES || row.effort === 'oven'))
  );
}

function meetsWanted(row: DishRow, { traits, isCheap, minutes }: Pick<Occasion, 'traits' | 'isCheap' | 'minutes'>): boolean {
  return traits.every((trait) => row.traits.includes(trait)) && !(isCheap && row.price > 1) && !(minutes !== null && row.minutes > minutes);
}

/** Ideas for a moment that suit everybody whom they are for, as much of what is asked as any of them has. */
export function chooseDishes(occasion: Occasion, eaters: Eaters): Chosen {
  const meals = mealsOf(occasion);
  const isAtSchool = occasion.place === 'school' || meals.includes('treat');
  const suited = new Map<DishId, MadeDish & { readonly score: number }>();
  const isTasteOpen = meals[0] === 'snack' && !occasion.traits.some((one) => one === 'sweet' || one === 'savory');
  const asked = DISH_IDS.filter((id) => isFor(dishOf(id), occasion, meals) && (!occasion.isOnePot || ONE_POT.has(id)));
  const madeOf = (id: DishId) => {
    const known = suited.get(id);
    if (known !== undefined) return known;
    const made = suits(id, meals, { isAtSchool, except: occasion.except }, eaters);
    if (made !== null) suited.set(id, made);
    return made;
  };
  for (const { wanted, leftAside } of relaxed(occasion)) {
    const made = asked.filter((id) => meetsWanted(dishOf(id), wanted)).flatMap((id) => madeOf(id) ?? []);
    const fitting = occasion.atHand.length === 0 ? made : made.filter((dish) => isOfWhatIsThere(dish, occasion.atHand));
    const dishes = different(ranked(fitting, meals, occasion, eaters), isTasteOpen).slice(occasion.shown * MAX_DISHES);
    if (dishes.length > 0) return { dishes: dishes.slice(0, MAX_DISHES), leftAside };
  }
  return { dishes: [], leftAside: [] };
}

/** All dishes of these meals that suit everybody whom they are for, the best known first. */
export function suitedDishes(
  meals: readonly DishMeal[],
  except: readonly IngredientId[],
  eaters: Eaters,
): readonly (MadeDish & { readonly score: number })[] {
  return DISH_IDS.filter((id) => meals.some((meal) => dishOf(id).meals.includes(meal))).flatMap(
    (id) => suits(id, meals, { isAtSchool: false, except }, eaters) ?? [],
  );
}

function suits(
  id: DishId,
  meals: readonly DishMeal[],
  { isAtSchool, except }: { readonly isAtSchool: boolean; readonly except: readonly IngredientId[] },
  eaters: Eaters,
): (MadeDish & { readonly score: number }) | null {
  let score = 0;
  const isSweet = meals.some((meal) => meal === 'dessert' || meal === 'ice');
  const hard = eaters.criteria.filter(({ kind }) => kind === 'diet' || kind === 'no additives');
  const made = madeFor(
    id,
    (food) => {
      const judged = hard.every((criterion) => meets(readFood(food), criterion)) ? eaters.judge(food) : null;
      score = judged ?? 0;
      return judged !== null;
    },
    (ingredient) =>
      eaters.mayHold(ingredient) &&
      !except.includes(ingredient) &&
      !(eaters.isYoung && CHOKES.has(ingredient)) &&
      !(isAtSchool && NOT_FOR_A_CLASS.has(ingredient)),
  );
  // "Not yoghurt" wants none of another kind either.
  if (dishOf(id).parts.some(([, first]) => except.includes(first)) || (eaters.isYoung && HARD_DISHES.has(id))) return null;
  if (made === null || (eaters.isSugarLow && made.sugars > (isSweet ? MOST_SUGARS_OF_SWEETS : MOST_SUGARS))) return null;
  return isWithin(made, eaters.criteria) ? { ...made, score } : null;
}

/** Whether a portion keeps to every limit that is asked: "a snack under 200 kcal". */
function isWithin(made: MadeDish, criteria: readonly Criterion[]): boolean {
  return criteria.every((one) => {
    const amount = one.kind === 'limit' ? FIGURE_OF[one.name] : undefined;
    if (one.kind !== 'limit' || amount === undefined) return true;
    return one.side === 'least' ? made[amount] >= one.value : made[amount] <= one.value;
  });
}
const FIGURE_OF: Readonly<Record<string, 'energy' | 'protein' | 'carbohydrates' | 'sugars' | 'salt' | 'fiber'>> = {
  Calories: 'energy',
  Protein: 'protein',
  Carbohydrates: 'carbohydrates',
  Sugar: 'sugars',
  Sodium: 'salt',
  Fiber: 'fiber',
};

type Wanted = Pick<Occasion, 'traits' | 'isCheap' | 'minutes'>;
/** All that is wanted, then with one thing after another left aside. */
function relaxed({ traits, isCheap, minutes }: Occasion): { wanted: Wanted; leftAside: readonly LeftAside[] }[] {
  const steps: { wanted: Wanted; leftAside: readonly LeftAside[] }[] = [{ wanted: { traits, isCheap, minutes }, leftAside: [] }];
  const next = (change: Partial<Wanted>, aside: LeftAside) => {
    const last = steps.at(-1);
    if (last !== undefined) steps.push({ wanted: { ...last.wanted, ...change }, leftAside: [...last.leftAside, aside] });
  };
  for (const [at, trait] of traits.toReversed().entries())
    next({ traits: traits.slice(0, traits.length - at - 1) }, { kind: 'trait', trait });
  if (minutes !== null) next({ minutes: null }, { kind: 'minutes' });
  if (isCheap) next({ isCheap: false }, { kind: 'price' });
  return steps;
}

/** Whether a dish uses what is there, and needs nothing else of weight. */
function isOfWhatIsThere({ ingredients }: MadeDish, there: readonly IngredientId[]): boolean {
  const atHand = there.filter((one) => !STAPLES.has(one));
  const used = ingredients.filter((one) => atHand.includes(one)).length;
  const further = ingredients.filter((one) => !atHand.includes(one) && !STAPLES.has(one)).length;
  return used >= Math.min(2, atHand.length) && further <= (used >= atHand.length ? 2 : 1);
}

type Scored = MadeDish & { readonly score: number };
function ranked(dishes: readonly Scored[], meals: readonly DishMeal[], occasion: Occasion, { criteria }: Eaters): readonly Scored[] {
  const { traits, place: where } = occasion;
  const atHand = occasion.atHand.filter((one) => !STAPLES.has(one));
  // A dinner at home is warm, unless something else is asked.
  const isMain = meals[0] === 'dinner' && where === null && !traits.includes('cold') && !traits.includes('fresh');
  const keys = (dish: Scored): readonly number[] => {
    const row = dishOf(dish.id);
    const place = meals.findIndex((meal) => row.meals.includes(meal));
    const used = dish.ingredients.filter((one) => atHand.includes(one)).length;
    const further = dish.ingredients.filter((one) => !atHand.includes(one) && !STAPLES.has(one)).length;
    return [
      -used,
      atHand.length > 0 ? further : 0,
      ...criteria.map((criterion) => amountOf(dish, criterion)),
      dish.score < FAIR ? 1 : 0,
      dish.instead.length > 1 ? 1 : 0,
      OF_THEIR_OWN.has(meals[0] ?? 'snack') || meals.length < 2 ? 0 : place,
      isMain && !row.traits.includes('warm') ? 1 : 0,
      Math.max(0, row.meals.indexOf(meals[place] ?? 'snack')),
    ];
  };
  const sorted = dishes.map((dish, at) => ({ dish, keys: [...keys(dish), at] }));
  return sorted
    .toSorted((one, other) => {
      const at = one.keys.findIndex((key, place) => key !== other.keys[place]);
      return (one.keys[at] ?? 0) - (other.keys[at] ?? 0);
    })
    .map(({ dish }) => dish);
}
/** What scores less comes last. */
const FAIR = 50;

/** What an amount that is asked for puts first: lower is better. */
function amountOf(dish: MadeDish, criterion: Criterion): number {
  if (criterion.kind !== 'amount' && criterion.kind !== 'limit') return 0;
  // What may hold so many kcal need not hold the fewest.
  if (criterion.kind === 'limit' && criterion.name === 'Calories') return 0;
  const side = criterion.kind === 'amount' ? criterion.side : criterion.side === 'least' ? 'high' : 'low';
  const per = Math.max(1, dish.energy);
  const shares: Readonly<Record<string, number>> = {
    Protein: dish.protein / PROTEIN_STEP / PER_MILLE,
    Fiber: dish.fiber / per,
    Sugar: dish.sugars / SUGARS_STEP,
    'Added Sugar': dish.sugars / SUGARS_STEP,
    Carbohydrates: dish.carbohydrates / SUGARS_STEP,
    Sodium: dish.salt,
    Calories: dish.energy / ENERGY_STEP,
  };
  const share = shares[criterion.name];
  return share === undefined ? 0 : side === 'high' ? -Math.round(share * PER_MILLE) : Math.round(share);
}
const PROTEIN_STEP = 5;
const SUGARS_STEP = 5;
const ENERGY_STEP = 50;
const PER_MILLE = 1000;

/** One after another that is unlike those before it: of another main ingredient and, where no taste is asked, sweet after savory. */
function different(dishes: readonly Scored[], isTasteOpen: boolean): readonly Scored[] {
  const chosen: Scored[] = [];
  const rest = [...dishes];
  const isSweet = ({ id }: Scored) => dishOf(id).traits.includes('sweet');
  while (rest.length > 0) {
    const last = chosen.slice(-(MAX_DISHES - 1));
    const isNew = (dish: Scored) => !last.some((one) => one.ingredients[0] === dish.ingredients[0]);
    const isOther = (dish: Scored) => !isTasteOpen || last.at(-1) === undefined || isSweet(dish) !== last.map(isSweet).at(-1);
    const at = [rest.findIndex((dish) => isNew(dish) && isOther(dish)), rest.findIndex(isNew), 0].find((place) => place >= 0);
    chosen.push(...rest.splice(at ?? 0, 1));
  }
  return chosen;
}
