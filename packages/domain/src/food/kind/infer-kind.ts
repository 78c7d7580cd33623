import type { FoodKind, Nutriments } from '../food-facts.ts';
import { FLAVOUR_GROUPS, GROUP_KINDS, type FoodGroup } from '../groups/groups.data.ts';
import { readName } from '../groups/read-group.ts';
import { ingredientsSay } from './first-ingredients.ts';
import { fitsKind, fitsUnnamedDrink, plausibleKinds } from './fitting-figures.ts';
import { quantityUnit, type QuantityUnit } from './quantity-unit.ts';

/** What an inferred kind rests on. */
export type KindEvidence = 'name' | 'quantity' | 'ingredients' | 'figures';

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

export type InferredKind =
  | { kind: FoodKind; from: readonly KindEvidence[]; group: FoodGroup | null }
  /** Nothing settles it: every kind that is left, `general` first. */
  | { kind: null; plausible: readonly FoodKind[]; group: FoodGroup | null };

/**
 * Words of a name that leave open whether it is something to drink, wherever the figures and the unit do: what it tastes of
 * ("Peach"), or what drinks are made from as well as foods ("Apple", "Oat", "Tomato").
 */
const SOLID_OR_DRINK: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  ...FLAVOUR_GROUPS, 'candy', 'chocolate', 'vegetable', 'compote', 'syrup', 'sugar', 'jam', 'dessert', 'breakfast-cereal', 'grain', 'coconut-milk',
  'condensed-milk', 'chocolate-spread', 'food',
]);
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
  const byIngredients = ingredientsSay(food.firstIngredients, open, food.lang);
  if (byIngredients !== null) return { kind: byIngredients, from: ['ingredients'], group };
  if (unit === 'volume' && open.includes('beverage') && isSayingNothing(group)) return { kind: 'beverage', from: ['quantity'], group };
  const [only, ...more] = open;
  if (only !== undefined && more.length === 0 && hasFigures(food.nutriments)) return { kind: only, from: ['figures'], group };
  return { kind: null, plausible: open, group };
}

/** The groups that the name speaks of and that the figures allow, the likeliest first. */
function groupsThatFit({ name, lang, nutriments, isVegan, prepared }: Unfiled, unit: QuantityUnit): FoodGroup[] {
  const { groups } = readName(name ?? '', lang);
  const own = isVegan ? groups.map(ofPlants) : groups;
  return own.filter((group) => {
    const kind = kindOf(group, prepared);
    return kind === 'water' ? fitsKind('beverage', nutriments) : kind === 'beverage' && unit === 'weight'
      ? fitsKind(kind, nutriments) && fitsUnnamedDrink(nutriments, null) : fitsKind(kind, nutriments);
  });
}

function ofPlants(group: FoodGroup): FoodGroup {
  return group === 'cheese' || group === 'fresh-cheese' ? 'plant-cheese' : group;
}

/** Powders and syrups are graded as prepared, if such figures are at hand. */
function kindOf(group: FoodGroup, prepared: boolean): FoodKind {
  return group === 'drink-powder' && prepared ? 'beverage' : group === 'dry-mix' && prepared ? 'general' : GROUP_KINDS[group];
}

function kindOfName(food: Unfiled, [group, ...others]: readonly FoodGroup[], unit: QuantityUnit): FoodKind | null {
  if (group === undefined) return null;
  const kind = kindOf(group, food.prepared);
  switch (kind) {
    case 'water': return fitsKind('water', food.nutriments) && !others.some((other) => FLAVOUR_GROUPS.has(other)) ? 'water' : 'beverage';
    // Exempt only where the name says nothing else: "pepper" is a spice, "pepper steak" is graded.
    case 'na': return others.every((other) => GROUP_KINDS[other] === 'na' || FLAVOUR_GROUPS.has(other) || other === 'vegetable') ? 'na' : null;
    case 'general': return isOpen(food, group, unit) ? null : 'general';
    case 'beverage':
    case 'cheese':
    case 'fat': return kind;
  }
}

/** Whether a drink may be called so too, and these figures may be a drink's. */
function isOpen({ nutriments, firstIngredients, lang }: Unfiled, group: FoodGroup, unit: QuantityUnit): boolean {
  if (!fitsUnnamedDrink(nutriments, unit)) return false;
  if (unit === 'volume' && SOLID_BY_WEIGHT.has(group)) return true;
  if (!SOLID_OR_DRINK.has(group)) return false;
  const [first] = firstIngredients;
  return first === undefined || readName(first, lang).groups[0] !== group;
}

function isSayingNothing(group: FoodGroup | null): boolean {
  return group === null || SOLID_OR_DRINK.has(group) || SOLID_BY_WEIGHT.has(group);
}

function hasFigures({ energyKj, energyKcal, fat, carbohydrates }: Nutriments): boolean {
  return energyKj !== undefined || energyKcal !== undefined || (fat !== undefined && carbohydrates !== undefined);
}
