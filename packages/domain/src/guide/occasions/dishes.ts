import { EMPTY_FOOD, type FoodFacts } from '../../food/index.ts';
import { KJ_PER_KCAL } from '../../lib/index.ts';
import { readProduct } from '../../vocabulary/index.ts';
import type { DishRow } from './dish-row.ts';
import { DISHES, type DishId } from './dishes.data.ts';
import type { MadeDish } from './ideas-block.ts';
import { IN_PLACE, INGREDIENTS, type IngredientId, type IngredientRow } from './ingredients.data.ts';

const isDish = (id: string): id is DishId => Object.hasOwn(DISHES, id);
export const DISH_IDS: readonly DishId[] = Object.keys(DISHES).filter(isDish);
export const dishOf = (id: DishId): DishRow => DISHES[id];
const rowOf = (id: IngredientId): IngredientRow => INGREDIENTS[id];

const FIGURES = ['energy', 'protein', 'carbohydrates', 'sugars', 'fat', 'saturatedFat', 'fiber', 'salt'] as const;
type Figures = Readonly<Record<(typeof FIGURES)[number], number>>;

function figuresOf(chosen: readonly (readonly [number, IngredientId])[]): Figures & { readonly grams: number } {
  const sums = { energy: 0, protein: 0, carbohydrates: 0, sugars: 0, fat: 0, saturatedFat: 0, fiber: 0, salt: 0, grams: 0 };
  for (const [grams, id] of chosen) {
    sums.grams += grams;
    for (const [at, value] of rowOf(id).per100.split(' ').entries()) {
      const name = FIGURES[at];
      if (name !== undefined) sums[name] += (Number(value) * grams) / 100;
    }
  }
  return sums;
}

/** The ways in which a dish can be made, as it stands first, then with one thing in another’s place, and so on. */
function waysOf({ parts }: DishRow): readonly (readonly IngredientId[])[] {
  const ways = parts.reduce<readonly { ids: readonly IngredientId[]; swaps: number }[]>(
    (before, [, ...options]) => before.flatMap(({ ids, swaps }) => options.map((one, at) => ({ ids: [...ids, one], swaps: swaps + at }))),
    [{ ids: [], swaps: 0 }],
  );
  return ways.toSorted((one, other) => one.swaps - other.swaps).map(({ ids }) => ids);
}

const read = new Map<string, string | null>();
/** A list of ingredients is read once in a process. */
function readingOf(list: string): string | null {
  const known = read.get(list);
  if (known !== undefined) return known;
  const reading = readProduct({ ingredientsText: list, lang: 'en', name: null, categoriesTags: [], nova: null });
  read.set(list, reading);
  return reading;
}

/** A dish as a food: its ingredients as a pack would print them, and its figures per 100 g, for the judgement of every restriction. */
function foodOf(ids: readonly IngredientId[], { grams, ...portion }: ReturnType<typeof figuresOf>): FoodFacts {
  const list = ids.map((id) => rowOf(id).list).join(', ');
  const per100 = (value: number) => Math.round((value / grams) * 1000) / 10;
  return {
    ...EMPTY_FOOD,
    kind: 'general',
    nutriments: {
      energyKcal: per100(portion.energy),
      energyKj: per100(portion.energy * KJ_PER_KCAL),
      proteins: per100(portion.protein),
      carbohydrates: per100(portion.carbohydrates),
      sugars: per100(portion.sugars),
      fat: per100(portion.fat),
      saturatedFat: per100(portion.saturatedFat),
      fiber: per100(portion.fiber),
      salt: per100(portion.salt),
    },
    lang: 'en',
    ingredientsText: list,
    reading: readingOf(list),
    ingredientsCount: ids.length,
    unknownIngredientsCount: 0,
    tracesTags: [...new Set(ids.flatMap((id) => rowOf(id).traces?.split(',') ?? []))],
  };
}

/**
 * The dish as somebody may eat it; `null` where no way to make it is known to suit them.
 *
 * @param suits whether a food is known to suit everybody whom it is for
 * @param mayHold whether an ingredient may be in it at all
 */
export function madeFor(
  id: DishId,
  suits: (food: FoodFacts) => boolean,
  mayHold: (ingredient: IngredientId) => boolean = () => true,
): MadeDish | null {
  const row = dishOf(id);
  for (const ids of waysOf(row)) {
    if (!ids.every(mayHold)) continue;
    const figures = figuresOf(
      row.parts.flatMap(([grams], at): (readonly [number, IngredientId])[] => {
        const chosen = ids[at];
        return chosen === undefined ? [] : [[grams, chosen]];
      }),
    );
    if (!suits(foodOf(ids, figures))) continue;
    const { energy, protein, carbohydrates, sugars, salt, fiber } = figures;
    return {
      id,
      instead: IN_PLACE.filter((one) => ids.some((id, at) => id === one && row.parts[at]?.[1] !== one)),
      ingredients: ids,
      energy,
      protein,
      carbohydrates,
      sugars,
      salt,
      fiber,
    };
  }
  return null;
}

/** The grams of each ingredient in one portion of a dish as it is made. */
export function dishGrams({ id, ingredients }: MadeDish): readonly (readonly [IngredientId, number])[] {
  return dishOf(id).parts.flatMap(([grams], at): (readonly [IngredientId, number])[] => {
    const chosen = ingredients[at];
    return chosen === undefined ? [] : [[chosen, grams]];
  });
}

/** The words of an ingredient list, one food each. */
export const foodsOfIngredient = (id: IngredientId): readonly string[] =>
  rowOf(id)
    .list.split(/[(),:]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
