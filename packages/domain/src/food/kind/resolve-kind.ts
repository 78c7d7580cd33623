import { foldText } from '../../lib/index.ts';
import { groupOfCategories, isVague, kindFromCategories } from '../categories/categories.ts';
import { BROAD_SHELVES } from '../categories/uninformative.data.ts';
import type { FoodFacts } from '../food-facts.ts';
import { type FoodGroup, type FoodKind, GROUP_KINDS } from '../groups/groups.data.ts';
import { readName } from '../groups/read-group.ts';
import { firstIngredients } from './first-ingredients.ts';
import { inferKind } from './infer-kind.ts';

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
