import { foldText } from '../../lib/index.ts';
import { groupOfCategories, isVague, kindFromCategories, kindOfGroup } from '../categories/categories.ts';
import { BROAD_SHELVES } from '../categories/uninformative.data.ts';
import type { FoodFacts, KindEvidence, Nutriments } from '../food-facts.ts';
import { FLAVOUR_GROUPS, type FoodGroup, type FoodKind, GROUP_KINDS } from '../groups/groups.data.ts';
import { groupOfIngredient, readName } from '../groups/read-group.ts';
import { firstIngredients, kindFromIngredients } from './first-ingredients.ts';
import { fitsKind, fitsUnnamedDrink, plausibleKinds, type QuantityUnit, quantityUnit } from './plausible-kinds.ts';

/** What is known of a food before its kind is. */
export type Unresolved = Pick<FoodFacts, 'nutriments' | 'ingredientsText' | 'categoriesTags' | 'labelsTags'> & {
  name: string | null;
  lang: string | null;
  brand: string | null;
  quantity: string | null;
  /** The figures at hand are those of the food as prepared. */
  prepared: boolean;
};

export type ResolvedKind = Pick<FoodFacts, 'kind' | 'kindBasis' | 'kindFrom' | 'plausibleKinds' | 'group'>;

/** The kind of a food and where it comes from: its categories if they say what it is, else inference from the rest of the record. */
export function resolveKind(food: Unresolved): ResolvedKind {
  const { categoriesTags, prepared } = food;
  const isVegan = food.labelsTags.includes('en:vegan');
  const filed = kindFromCategories(categoriesTags, { prepared });
  if (filed !== null) {
    const kind = filed === 'cheese' && isVegan ? 'general' : filed;
    return { kind, kindBasis: 'category', group: groupOf(food, kind) };
  }
  const inferred = inferKind({ ...food, isVegan, firstIngredients: firstIngredients(food.ingredientsText) });
  return inferred.kind === null
    ? { kind: null, kindBasis: 'none', plausibleKinds: inferred.plausible, group: inferred.group }
    : {
        kind: inferred.kind,
        kindBasis: 'inferred',
        kindFrom: inferred.from,
        group: groupBesidesBrand(food, inferred.kind) ?? inferred.group,
      };
}

/** The group of the narrowest category that names one of this kind; what is filed on a broad shelf alone is decided by its name first. */
function groupOf(food: Unresolved, kind: FoodKind): FoodGroup | null {
  const { categoriesTags } = food;
  const narrow = groupOfCategories(
    categoriesTags.filter((tag) => !BROAD_SHELVES.has(tag)),
    kind,
  );
  if (narrow !== null && !isVague(narrow)) return narrow;
  return groupOfName(food, kind) ?? narrow ?? groupOfCategories(categoriesTags, kind);
}

/** What the name says besides the brand, or with it where nothing else says something: "Mt. Olive, sweet relish", "Fanta, lemon". */
function groupOfName(food: Unresolved, kind: FoodKind): FoodGroup | null {
  return groupBesidesBrand(food, kind) ?? (food.name === null ? null : firstOfKind(food.name, food.lang, kind));
}

function groupBesidesBrand({ name, brand, lang }: Unresolved, kind: FoodKind): FoodGroup | null {
  if (name === null || brand === null || brand === '') return null;
  const [folded, own] = [foldText(name), foldText(brand)];
  return folded.startsWith(own) && folded !== own
    ? firstOfKind((folded.length === name.length ? name : folded).slice(own.length), lang, kind)
    : null;
}

function firstOfKind(words: string, lang: string | null, kind: FoodKind): FoodGroup | null {
  return readName(words, lang).groups.find((group) => GROUP_KINDS[group] === kind) ?? null;
}

export type Unfiled = {
  name: string | null;
  /** Language of the name, two letters. */
  lang: string | null;
  /** Pack size as printed. */
  quantity: string | null;
  /** The first ingredients of the list, folded; empty where there is none. */
  firstIngredients: readonly string[];
  nutriments: Nutriments;
  /** A label says that nothing in it comes from an animal: what is called cheese, milk or cream is of plants. */
  isVegan: boolean;
  /** The figures at hand are those of the food as prepared. */
  prepared: boolean;
};

type InferredKind =
  | { kind: FoodKind; from: readonly KindEvidence[]; group: FoodGroup | null }
  /** Nothing settles it: every kind that is left, `general` first. */
  | { kind: null; plausible: readonly FoodKind[]; group: FoodGroup | null };

/**
 * Words of a name that leave open whether it is something to drink, wherever the figures and the unit do: what it tastes of
 * ("Peach"), or what drinks are made from as well as foods ("Apple", "Oat", "Tomato").
 */
const SOLID_OR_DRINK: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  ...FLAVOUR_GROUPS,
  'candy',
  'chocolate',
  'vegetable',
  'compote',
  'syrup',
  'sugar',
  'jam',
  'dessert',
  'breakfast-cereal',
  'grain',
  'coconut-milk',
  'condensed-milk',
  'chocolate-spread',
  'food',
]);
/** What drinks begin with. */
const POURED: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['water', 'juice', 'tea', 'coffee', 'soda', 'drink']);
/** Foods that begin with it too. */
const FOODS_IN_LIQUID: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'soup',
  'broth',
  'sauce',
  'pasta-sauce',
  'ketchup',
  'mustard',
  'mayonnaise',
  'soy-sauce',
  'dip',
  'pickle',
  'olive',
  'salad',
  'meal',
  'noodle',
  'pulse',
  'tofu',
  'meat-substitute',
  'plant-cheese',
  'yogurt',
  'ice-cream',
  'dairy-dessert',
  'canned-fish',
  'fish',
  'seafood',
  'meat',
  'poultry',
  'egg',
  'potato',
]);
const MIN_SALT_OF_SALT = 20;
/** What else than its own kind a food so named may begin with. */
const MADE_OF: Readonly<Partial<Record<FoodGroup | FoodKind, ReadonlySet<FoodGroup>>>> = {
  water: new Set<FoodGroup>(['soda']),
  cheese: new Set<FoodGroup>([
    'milk',
    'cream',
    'dairy-drink',
    'milk-powder',
    'water',
    'yogurt',
    'salt',
    'drink',
    'butter',
    'plant-drink',
    'baking-aid',
    'food',
  ]),
  fat: new Set<FoodGroup>([
    'milk',
    'dairy-drink',
    'water',
    'salt',
    'yogurt',
    'pulse',
    'spice',
    'coconut-milk',
    'plant-drink',
    'dried-fruit',
    'fruit',
    'olive',
    'food',
  ]),
  spice: new Set<FoodGroup>(['salt', 'vegetable', 'mustard', 'food']),
  salt: new Set<FoodGroup>(['spice', 'vegetable']),
  supplement: new Set<FoodGroup>(['milk-powder', 'sugar', 'syrup', 'water', 'flour', 'pulse', 'oil', 'fish', 'food', 'vegetable']),
};
/** Seldom sold by volume but as a drink. */
const SOLID_BY_WEIGHT: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['yogurt', 'dairy-dessert', 'pulse', 'tofu']);

/**
 * The kind of a food that no category files, from what it is called, then what it is made of, then how it is sold, then which kinds
 * its figures leave. A kind that the figures contradict is never inferred.
 */
export function inferKind(food: Unfiled): InferredKind {
  const unit = quantityUnit(food.quantity, food.name);
  const named = food.name === null ? [] : groupsThatFit(food, unit);
  const group = named[0] ?? null;
  const byName = group === null ? null : kindOfName(food, named, unit);
  if (byName !== null) return { kind: byName, from: ['name'], group };

  const open = plausibleKinds(food.nutriments, unit);
  const byIngredients = kindFromIngredients(food.firstIngredients, open, food.lang);
  if (byIngredients !== null) return { kind: byIngredients, from: ['ingredients'], group };
  if (unit === 'volume' && open.includes('beverage') && isUninformative(group)) return { kind: 'beverage', from: ['quantity'], group };
  const [only, ...more] = open;
  if (only !== undefined && more.length === 0 && hasFigures(food.nutriments)) return { kind: only, from: ['figures'], group };
  return { kind: null, plausible: open, group };
}

/**
 * The groups that the name speaks of and that the rest of the record allows, the likeliest first. Cheese, fats and what is exempt are
 * judged more mildly, or not at all: only the head of the name may say so.
 */
function groupsThatFit(food: Unfiled, unit: QuantityUnit): FoodGroup[] {
  const { groups } = readName(food.name ?? '', food.lang);
  const own = food.isVegan ? groups.map(plantGroupOf) : groups;
  return own.filter((group, at) => {
    const kind = kindOfGroup(group, food.prepared);
    return (
      fitsName(kind, food, unit) &&
      (at === 0 || kind === 'general' || kind === 'beverage' || kind === 'water') &&
      agreesWithList(group, kind, food)
    );
  });
}

function fitsName(kind: FoodKind, { nutriments }: Unfiled, unit: QuantityUnit): boolean {
  if (kind === 'water') return fitsKind('beverage', nutriments);
  return fitsKind(kind, nutriments) && (kind !== 'beverage' || unit !== 'weight' || fitsUnnamedDrink(nutriments, null));
}

/** Whether the first ingredient leaves room for what the name says: what begins with meat or flour is no cheese, no nut and no spice. */
function agreesWithList(group: FoodGroup, kind: FoodKind, { firstIngredients, lang, nutriments }: Unfiled): boolean {
  if (group === 'salt' && (nutriments.salt ?? 100) < MIN_SALT_OF_SALT) return false;
  if (group === 'alcohol' && ((nutriments.fat ?? 0) > 1 || (nutriments.proteins ?? 0) > 3)) return false;
  const [first] = firstIngredients;
  const head = first === undefined ? null : groupOfIngredient(first, lang);
  if (head === null) return true;
  const isMadeOf = MADE_OF[group] ?? MADE_OF[kind];
  return isMadeOf === undefined || isMadeOf.has(head) || GROUP_KINDS[head] === kind;
}

function plantGroupOf(group: FoodGroup): FoodGroup {
  return group === 'cheese' || group === 'fresh-cheese' ? 'plant-cheese' : group;
}

function kindOfName(food: Unfiled, [group, ...others]: readonly FoodGroup[], unit: QuantityUnit): FoodKind | null {
  if (group === undefined) return null;
  const kind = kindOfGroup(group, food.prepared);
  switch (kind) {
    case 'water':
      if (!fitsKind('water', food.nutriments) || others.some((other) => FLAVOUR_GROUPS.has(other))) return 'beverage';
      // "Ham and water product" is no drink, "Barley water" no plain one.
      return others.every((other) => GROUP_KINDS[other] === 'water') ? 'water' : null;
    // Exempt only where the name says nothing else: "pepper" is a spice, "pepper steak" is graded.
    case 'na':
      return others.every((other) => GROUP_KINDS[other] === 'na' || FLAVOUR_GROUPS.has(other) || other === 'vegetable') ? 'na' : null;
    case 'general':
      return mayBeDrink(food, group, unit) ? null : 'general';
    case 'beverage':
      return kind;
    // Milder scales than that of food: a word alone is not enough for them.
    case 'cheese':
    case 'fat':
      return hasFigures(food.nutriments) && food.nutriments.fat !== undefined ? kind : null;
  }
}

/** Whether a drink may be called so too, and these figures may be a drink's. */
function mayBeDrink({ nutriments, firstIngredients, lang }: Unfiled, group: FoodGroup, unit: QuantityUnit): boolean {
  if (!fitsUnnamedDrink(nutriments, unit)) return false;
  if (unit === 'volume' && SOLID_BY_WEIGHT.has(group)) return true;
  const [first] = firstIngredients;
  const head = first === undefined ? null : groupOfIngredient(first, lang);
  if (SOLID_OR_DRINK.has(group)) return head !== group;
  return head !== null && POURED.has(head) && !FOODS_IN_LIQUID.has(group);
}

function isUninformative(group: FoodGroup | null): boolean {
  return group === null || SOLID_OR_DRINK.has(group) || SOLID_BY_WEIGHT.has(group);
}

function hasFigures({ energyKj, energyKcal, fat, carbohydrates }: Nutriments): boolean {
  return energyKj !== undefined || energyKcal !== undefined || (fat !== undefined && carbohydrates !== undefined);
}
