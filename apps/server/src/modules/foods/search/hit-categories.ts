import type { Shelf } from '@labelwise/contracts/food-search';
import { categoryName, type FoodProduct, placeholderFor } from '@labelwise/domain/food';

type Filed = Pick<FoodProduct, 'gtin' | 'categoriesTags'>;

const MAX_CATEGORIES = 6;
/** A category of nearly all foods found narrows nothing down, one of a single food is that food. */
const MAX_SHARE = 0.85;
const MIN_FOODS = 2;
/** Of two categories that hold nearly the same foods one is enough. */
const MAX_OVERLAP = 0.8;

/** The categories by which foods found can be narrowed down, the fullest first. */
export function categoriesOfHits(hits: readonly Filed[]): Shelf[] {
  const foodsOf = new Map<string, Set<string>>();
  for (const { gtin, categoriesTags } of hits)
    for (const tag of categoriesTags) {
      const foods = foodsOf.get(tag);
      if (foods === undefined) foodsOf.set(tag, new Set([gtin]));
      else foods.add(gtin);
    }
  const chosen: { shelf: Shelf; foods: Set<string> }[] = [];
  const fullestFirst = [...foodsOf].sort(([one, its], [other, others]) => others.size - its.size || (one < other ? -1 : 1));
  for (const [tag, foods] of fullestFirst) {
    const name = categoryName(tag);
    if (chosen.length === MAX_CATEGORIES || foods.size < MIN_FOODS) break;
    if (name === null || foods.size > MAX_SHARE * hits.length || chosen.some((other) => overlap(other.foods, foods) > MAX_OVERLAP))
      continue;
    chosen.push({ shelf: { tag, name, count: foods.size, placeholder: placeholderFor({ categoriesTags: [tag], kind: null }) }, foods });
  }
  return chosen.map(({ shelf }) => shelf);
}

/** Foods of both, as a share of the foods of either. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...other].filter((gtin) => one.has(gtin)).length;
  return both / (one.size + other.size - both);
}
