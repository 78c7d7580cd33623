import { EMPTY_FOOD } from './food/index.ts';
import { isSubstance, presenceOf, type ReadFood, type SubstanceName } from './matching/index.ts';
import { POPULAR_INGREDIENTS } from './popular.data.ts';
import { eachItem } from './reading/index.ts';
import { type LedgerAlert, type PreparedFood, type PreparedProfile, prepareFood, scoreFood } from './scoring/index.ts';
import { readProduct } from './vocabulary/index.ts';

export type PopularIngredient = keyof typeof POPULAR_INGREDIENTS;

/**
 * What an ingredient means for a person: it breaks what they leave out, may break it, or is what they want less or more of. `null` says
 * that nothing of the kind is known, and never that it suits them.
 */
export type IngredientMatter =
  | { readonly kind: 'conflict' | 'possible conflict'; readonly alert: LedgerAlert }
  | { readonly kind: 'less' | 'more'; readonly name: string }
  | null;

type Popular = {
  /** Foods whose list could be read: those that the others are counted among. */
  readonly listed: number;
  /** The most frequent first. */
  readonly ingredients: readonly { readonly ingredient: PopularIngredient; readonly foods: number }[];
};

/** In a share of fewer foods than this an ingredient says nothing of what is popular. */
const MIN_FOODS = 3;

/** How many foods hold what, among those whose ingredient list was read: of the others nothing is known to be absent. */
export function popularIngredients(foods: readonly PreparedFood[]): Popular {
  const listed = foods.filter(({ list }) => list === 'read');
  const ingredients = INGREDIENTS.map((ingredient) => ({ ingredient, foods: listed.filter((food) => holds(food, ingredient)).length }))
    .filter(({ foods: count }) => count >= MIN_FOODS)
    .sort((one, other) => other.foods - one.foods);
  return { listed: listed.length, ingredients };
}

/** Judged as a food of nothing but this ingredient would be, by the rules of every score. */
export function matterOf(ingredient: PopularIngredient, profile: PreparedProfile): IngredientMatter {
  const food = alone(ingredient);
  const { alerts } = scoreFood(food, profile);
  const conflict = alerts.find(isConflict);
  if (conflict !== undefined) return { kind: 'conflict', alert: conflict };
  const possible = alerts.find(({ data }) => 'cause' in data && (data.cause.kind === 'doubt' || data.cause.kind === 'family'));
  if (possible !== undefined) return { kind: 'possible conflict', alert: possible };
  const [strongest] = profile.preferenceGroups
    .flat()
    .filter(({ name, match }) => isAbout(name) && match(food) === 1)
    .sort((one, other) => Math.abs(other.value) - Math.abs(one.value));
  return strongest === undefined ? null : { kind: strongest.want, name: strongest.name };
}

function isConflict({ level, data }: LedgerAlert): boolean {
  return level === 'conflict' || (level === 'warning' && data.kind !== 'alcohol');
}

/** Preferences of nutrients ask for amounts, which a word on a pack does not have. */
function isAbout(name: string): boolean {
  return isSubstance(name) || name === 'Added Sugar' || name === 'Sodium';
}

const made = new Map<PopularIngredient, PreparedFood>();

/** A food whose whole list is the ingredient. */
function alone(ingredient: PopularIngredient): PreparedFood {
  const known = made.get(ingredient);
  if (known !== undefined) return known;
  const { printed } = POPULAR_INGREDIENTS[ingredient];
  const list = { name: null, lang: 'en', ingredientsText: printed, categoriesTags: [], nova: null };
  const food = prepareFood({ ...EMPTY_FOOD, kind: 'general', lang: 'en', ingredientsText: printed, reading: readProduct(list) });
  made.set(ingredient, food);
  return food;
}

/** Whether the list or what the source declares names it. */
export function holds(food: ReadFood, ingredient: PopularIngredient): boolean {
  const found: { readonly substance: SubstanceName } | { readonly ids: readonly string[] } = POPULAR_INGREDIENTS[ingredient];
  if ('substance' in found) return presenceOf(food, found.substance).amount === 1;
  for (const { id, presence, source } of eachItem(food.reading.items)) {
    if (presence === 'contained' && source === 'list' && id !== null && found.ids.includes(id)) return true;
  }
  return false;
}

const INGREDIENTS = Object.keys(POPULAR_INGREDIENTS).filter((name): name is PopularIngredient => Object.hasOwn(POPULAR_INGREDIENTS, name));
