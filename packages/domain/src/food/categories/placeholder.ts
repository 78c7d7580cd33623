import { foldText } from '../../lib/index.ts';
import type { FoodFacts } from '../food-facts.ts';
import type { FoodGroup } from '../groups/groups.data.ts';
import { groupOfCategories } from './categories.ts';
import { NAME_DRAWINGS } from './name-drawings.data.ts';

/** The drawings that stand in for a photograph; `other` is a pack of which nothing is known. */
export const PLACEHOLDERS = [
  'yoghurt',
  'cheese',
  'milk',
  'egg',
  'meat',
  'poultry',
  'fish',
  'can',
  'frozen',
  'meal',
  'soup',
  'sauce',
  'oil',
  'butter',
  'bread',
  'flatbread',
  'cereal',
  'pasta',
  'rice',
  'pulses',
  'fruit',
  'vegetables',
  'nuts',
  'sweets',
  'biscuits',
  'crisps',
  'spread',
  'juice',
  'soda',
  'water',
  'coffee-tea',
  'baby',
  'candy',
  'bars',
  'cakes',
  'pastry',
  'seafood',
  'alcohol',
  'compote',
  'dried',
  'pasta-sauce',
  'pickles',
  'sausages',
  'other',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** A neutral pack where no drawing shows what is inside: a wrong picture says more wrong things than none says right ones. */
const GROUP_DRAWINGS: Readonly<Record<FoodGroup, Placeholder>> = {
  water: 'water',
  'flavoured-water': 'water',
  soda: 'soda',
  'energy-drink': 'soda',
  juice: 'juice',
  'iced-tea': 'soda',
  tea: 'coffee-tea',
  coffee: 'coffee-tea',
  'plant-drink': 'milk',
  milk: 'milk',
  'dairy-drink': 'milk',
  drink: 'soda',

  alcohol: 'alcohol',
  'baby-food': 'baby',
  'chewing-gum': 'candy',
  supplement: 'other',
  'sugar-substitute': 'other',
  vinegar: 'sauce',
  salt: 'other',
  spice: 'other',
  'baking-aid': 'other',
  'drink-powder': 'coffee-tea',
  'dry-mix': 'other',
  stock: 'soup',

  'fresh-cheese': 'cheese',
  cheese: 'cheese',

  oil: 'oil',
  butter: 'butter',
  cream: 'milk',
  nut: 'nuts',
  'nut-butter': 'spread',
  seed: 'dried',

  'plant-cheese': 'cheese',
  'coconut-milk': 'can',
  'condensed-milk': 'can',
  'milk-powder': 'milk',
  yogurt: 'yoghurt',
  'dairy-dessert': 'yoghurt',
  'ice-cream': 'frozen',
  dessert: 'yoghurt',
  egg: 'egg',
  bread: 'bread',
  crispbread: 'biscuits',
  cracker: 'biscuits',
  crisps: 'crisps',
  popcorn: 'crisps',
  biscuit: 'biscuits',
  cake: 'cakes',
  bar: 'bars',
  'breakfast-cereal': 'cereal',
  flour: 'other',
  grain: 'rice',
  pasta: 'pasta',
  noodle: 'pasta',
  pulse: 'pulses',
  tofu: 'other',
  'meat-substitute': 'meal',
  chocolate: 'sweets',
  candy: 'candy',
  'chocolate-spread': 'spread',
  jam: 'spread',
  honey: 'spread',
  syrup: 'sauce',
  sugar: 'other',
  compote: 'compote',
  fruit: 'fruit',
  'dried-fruit': 'dried',
  vegetable: 'vegetables',
  potato: 'vegetables',
  fries: 'frozen',
  olive: 'pickles',
  pickle: 'pickles',
  'dill-pickle': 'pickles',
  soup: 'soup',
  broth: 'soup',
  seasoning: 'other',
  sauce: 'sauce',
  'pasta-sauce': 'pasta-sauce',
  ketchup: 'sauce',
  mustard: 'sauce',
  mayonnaise: 'sauce',
  'soy-sauce': 'sauce',
  pesto: 'spread',
  dip: 'spread',
  salad: 'meal',
  meal: 'meal',
  pizza: 'meal',
  sandwich: 'bread',
  meat: 'meat',
  poultry: 'poultry',
  ham: 'meat',
  bacon: 'meat',
  sausage: 'sausages',
  'dry-sausage': 'sausages',
  pate: 'meat',
  fish: 'fish',
  'smoked-fish': 'fish',
  'canned-fish': 'fish',
  seafood: 'seafood',
  food: 'other',
};

/** Drawn as themselves, however they are packed. */
const NEVER_REPACKED: ReadonlySet<Placeholder> = new Set<Placeholder>([
  'spread',
  'oil',
  'butter',
  'baby',
  'alcohol',
  'compote',
  'pasta-sauce',
  'pickles',
  'milk',
  'soda',
  'juice',
  'water',
  'coffee-tea',
]);
const IN_CANS = /^en:(?:[a-z-]+-)?canned(?:-|$)/;
const FROZEN = /^en:(?:[a-z-]+-)?frozen(?:-|$)/;

/** Frozen or not, these are known by their shape. */
const KNOWN_BY_SHAPE: ReadonlySet<Placeholder> = new Set<Placeholder>([
  'meat',
  'poultry',
  'fish',
  'seafood',
  'sausages',
  'bread',
  'flatbread',
  'pastry',
  'fruit',
]);

export type DrawnFood = Pick<FoodFacts, 'categoriesTags' | 'kind' | 'group'> & {
  /** Tells apart what a wide shelf does not: flatbreads among breads. Absent for a shelf. */
  readonly name?: string | null | undefined;
};

/**
 * Which drawing stands in where a food has no picture, by its group: that of its narrowest known category, else of its name, else its
 * Nutri-Score kind. Where its shelf says no more than its group its name does. What is sold in cans or frozen is drawn so.
 */
export function placeholderFor(food: DrawnFood): Placeholder {
  const drawing = drawingOf(food);
  if (NEVER_REPACKED.has(drawing)) return drawing;
  if (isSoldInCans(food)) return 'can';
  if (isSoldFrozen(food) && !KNOWN_BY_SHAPE.has(drawing)) return 'frozen';
  return drawing;
}

export function isSoldInCans({ categoriesTags }: Pick<DrawnFood, 'categoriesTags'>): boolean {
  return categoriesTags.some((tag) => IN_CANS.test(tag));
}

export function isSoldFrozen({ categoriesTags }: Pick<DrawnFood, 'categoriesTags'>): boolean {
  return categoriesTags.some((tag) => FROZEN.test(tag));
}

/** Shelves whose foods are drawn otherwise than the words of their names say: a meat analogue is no meat. */
const SHELF_DRAWINGS: ReadonlyMap<string, Placeholder> = new Map<string, Placeholder>([
  ['en:meat-alternatives', 'meal'],
  ['en:meat-analogues', 'meal'],
  ['en:alcoholic-beverages', 'alcohol'],
  ['en:viennoiseries', 'pastry'],
  ['en:flatbreads', 'flatbread'],
  ['en:wraps', 'flatbread'],
  ['en:tortillas', 'flatbread'],
  ['en:wheat-tortillas', 'flatbread'],
  ['en:corn-tortillas', 'flatbread'],
  ['en:pitas', 'flatbread'],
  ['en:naans', 'flatbread'],
  ['en:crispbreads', 'biscuits'],
  ['en:chocolate-candies', 'candy'],
  ['en:chocolates', 'sweets'],
  ['en:chocolate-bars', 'bars'],
  ['en:pasta-dishes', 'meal'],
  ['en:stuffed-pastas', 'pasta'],
  ['en:fromages-blancs', 'yoghurt'],
  ['en:quarks', 'yoghurt'],
  ['en:sweet-spreads', 'spread'],
  ['en:tomato-pastes', 'can'],
  ['en:puffed-cereal-cakes', 'biscuits'],
  ['en:puffed-rice-cakes', 'biscuits'],
]);

/** A shelf of two kinds: which of them a food is that stands on no narrower one is not known. */
const MIXED_SHELF = 'en:biscuits-and-cakes';

/** Shelves that say more than a name of which little is understood. */
const WIDE_SHELVES: ReadonlyMap<string, Placeholder> = new Map<string, Placeholder>([
  ['en:salty-snacks', 'crisps'],
  ['en:sweet-snacks', 'biscuits'],
  ['en:cereal-grains', 'rice'],
  ['en:dairies', 'milk'],
  ['en:vegetables-based-foods', 'vegetables'],
]);

/** The drawing of the narrowest of these shelves that the food is on. */
function shelfIn(shelves: ReadonlyMap<string, Placeholder>, tags: readonly string[]): Placeholder | undefined {
  const shelf = tags.findLast((tag) => shelves.has(tag));
  return shelf === undefined ? undefined : shelves.get(shelf);
}

function drawingOf(food: DrawnFood): Placeholder {
  if (food.categoriesTags.at(-1) === MIXED_SHELF) return 'other';
  const group = groupOf(food);
  const drawing = shelfIn(SHELF_DRAWINGS, food.categoriesTags) ?? drawingOfName(food, group) ?? GROUP_DRAWINGS[group];
  return drawing === 'other' || (drawing === 'meal' && !food.categoriesTags.includes('en:meals'))
    ? (shelfIn(WIDE_SHELVES, food.categoriesTags) ?? drawing)
    : drawing;
}

/** What a name says of a group whose foods look unlike. */
function drawingOfName({ name }: DrawnFood, group: FoodGroup): Placeholder | undefined {
  if (name === undefined || name === null) return undefined;
  const folded = foldText(name);
  return NAME_DRAWINGS.find((one) => one.group === group && one.says.test(folded))?.drawing;
}

/** The group of a food: its own, else that of its narrowest known category, else of its Nutri-Score kind. */
export function groupOf({ categoriesTags, kind, group }: DrawnFood): FoodGroup {
  return group ?? groupOfCategories(categoriesTags, kind) ?? groupOfKind(kind);
}

function groupOfKind(kind: FoodFacts['kind']): FoodGroup {
  if (kind === 'beverage') return 'drink';
  if (kind === 'fat') return 'butter';
  return kind === 'water' || kind === 'cheese' ? kind : 'food';
}
