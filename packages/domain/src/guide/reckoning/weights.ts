import { DRINKS } from '../generic/compose-generic.ts';
import { FIGURES, type Figure, type GenericFood } from '../generic/generic-foods.ts';
import { FOOD_WEIGHTS, type FoodState, KIND_WEIGHTS, type Measure, OTHER_STATE, VOLUMES } from './measures.data.ts';
import type { Amount } from './quantities.ts';

const weightsIn = (row: string | undefined): ReadonlyMap<string, number> => {
  const words = (row ?? '').split(' ');
  return new Map(words.flatMap((word, at): [string, number][] => (at % 2 === 0 && word !== '' ? [[word, Number(words[at + 1])]] : [])));
};

/** g or ml of one of a measure of a food; `null` where no table has it. @param name folded, as it was typed */
export function weightOf(food: GenericFood, name: string, measure: Measure): number | null {
  const own = weightsIn(ownRow(food, name)).get(measure);
  if (own !== undefined) return own;
  const ofKind = weightsIn(KIND_WEIGHTS[food.kind]).get(measure);
  if (ofKind !== undefined) return ofKind;
  if (DRINKS.has(food.kind)) return VOLUMES[measure] ?? (measure === 'piece' || measure === 'serving' ? food.portion : null);
  return measure === 'serving' || (measure === 'piece' && COUNTED.has(food.kind)) ? food.portion : null;
}
/** Of these a usual portion is one. */
const COUNTED: ReadonlySet<GenericFood['kind']> = new Set(['fruit', 'pastry', 'fastfood', 'cake', 'dish', 'dessert', 'yogurt']);

function ownRow({ id }: GenericFood, name: string): string | undefined {
  const singular = name.replace(/(?<=\p{L}{3})(?:s|es|en|n)$/u, '');
  return FOOD_WEIGHTS[name] ?? FOOD_WEIGHTS[singular] ?? FOOD_WEIGHTS[id];
}

/** In what one of a food is counted where no measure is named: eggs as pieces, bread in slices. */
export const countedAs = (food: GenericFood, name: string): Measure | null =>
  (['piece', 'bar', 'slice', 'can'] as const).find((measure) => weightOf(food, name, measure) !== null) ?? null;

/** g or ml of an amount of a food, and of one where it is counted; `null` where that is not known. */
export function gramsOfAmount(
  food: GenericFood,
  name: string,
  amount: Amount,
): { readonly grams: number; readonly each: number | null } | null {
  if (amount.kind === 'weight') return { grams: amount.grams, each: null };
  // "A 250 Red Bull": what is drunk by its volume.
  if (amount.kind === 'count' && amount.count >= MIN_VOLUME && DRINKS.has(food.kind)) return { grams: amount.count, each: null };
  const measure = amount.kind === 'measure' ? amount.measure : countedAs(food, name);
  const each = measure === null ? null : weightOf(food, name, measure);
  return each === null ? null : { grams: each * amount.count, each: amount.count === 1 ? null : each };
}
/** From here on a number before a drink is its volume in ml. */
export const MIN_VOLUME = 100;

/** The figures of a food as it was weighed, and how that is; `state` `null`: it is weighed in one way alone. */
export function figuresIn(
  food: GenericFood,
  asked: FoodState | null,
): { readonly figures: GenericFood['figures']; readonly state: FoodState | null } {
  const other = OTHER_STATE[food.id];
  if (other === undefined) return { figures: food.figures, state: null };
  if (asked !== other.is) return { figures: food.figures, state: other.is === 'cooked' ? 'dry' : 'cooked' };
  const values = other.row.split(' ').map(Number);
  const rows = FIGURES.flatMap((figure, at): [Figure, number][] => {
    const value = values[at];
    return value === undefined ? [] : [[figure, value]];
  });
  return { figures: Object.fromEntries(rows), state: other.is };
}
