import { kindFromCategories } from '../categories/kind.ts';
import type { FoodFacts, FoodKind } from '../food-facts.ts';
import { GROUP_KINDS, type FoodGroup } from '../groups/groups.data.ts';
import { groupOfTag } from '../groups/group-of-tags.ts';
import { firstIngredients } from './first-of-list.ts';
import { inferKind } from './infer-kind.ts';

/** What is known of a food before its kind is. */
export type Unresolved = Pick<FoodFacts, 'nutriments' | 'ingredientsText' | 'categoriesTags' | 'labelsTags'> & {
  name: string | null;
  lang: string | null;
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
    return { kind, kindBasis: 'category', group: groupOfCategories(categoriesTags, kind) };
  }
  const inferred = inferKind({ ...food, isVegan, firstIngredients: firstIngredients(food.ingredientsText) });
  return inferred.kind === null
    ? { kind: null, kindBasis: 'none', plausibleKinds: inferred.plausible, group: inferred.group }
    : { kind: inferred.kind, kindBasis: 'inferred', kindFrom: inferred.from, group: inferred.group };
}

/** The group of the narrowest category whose words name one of this kind, or `null`. */
export function groupOfCategories(tags: readonly string[], kind: FoodKind | null): FoodGroup | null {
  for (let at = tags.length - 1; at >= 0; at -= 1) {
    const group = groupOfTag(tags[at] ?? '');
    if (group !== null && (kind === null || GROUP_KINDS[group] === kind)) return group;
  }
  return null;
}
