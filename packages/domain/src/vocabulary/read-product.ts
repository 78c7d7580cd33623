import { foldText } from '../lib/text.ts';
import { COMPOSED_FOODS, isTellingName, PREPARED_FOODS, packReading, type ReadItem, type Reading } from '../reading/index.ts';
import { namesNothingBut } from './plain-names.ts';
import { ingredientById, isUnder } from './plant-forms.ts';
import { type ReadInput, readIngredients } from './read-ingredients.ts';
import { SINGLE_FOODS } from './single-foods.data.ts';
import { type Vocabulary, vocabulary } from './vocabulary.ts';

/**
 * The reading of a food in the form in which it is stored and sent; `null` where there is no list, the name says nothing and the
 * category is no single food.
 */
export function readProduct(product: ProductToRead, names: Vocabulary = vocabulary()): string | null {
  const read = readIngredients(product, names);
  const hasList = product.ingredientsText !== null && product.ingredientsText.trim() !== '';
  const single = hasList ? null : singleFoodOf(product, read, names);
  if (read === null && single === null && !isTellingName(foldText(product.name ?? ''))) return null;
  const reading = read ?? { version: names.version, language: null, items: [], claims: [] };
  return packReading(single === null ? reading : { ...reading, items: [single, ...reading.items] }, product.name ?? null);
}

/** What a food is read from. */
export type ProductToRead = ReadInput & {
  readonly categoriesTags: readonly string[];
  readonly nova: number | null;
  /** Its words in the name say nothing of the food; without it they may. */
  readonly brand?: string | null | undefined;
};

/** Processing beyond which a food of a plain category may be more than its one ingredient. */
const UNPROCESSED = 1;

/**
 * The one ingredient of a food without a list, where its category is on the closed table of single foods, its NOVA group is 1 or
 * not known, and its name names no other food. `null` for every other food.
 */
export function singleFoodOf(
  { categoriesTags, nova, name, lang, brand }: ProductToRead,
  read: Reading | null,
  names: Vocabulary,
): ReadItem | null {
  if (nova !== null && nova !== UNPROCESSED) return null;
  if (categoriesTags.some((tag) => COMPOSED_FOODS.has(tag) || PREPARED_FOODS.has(tag))) return null;
  const id = categoriesTags.reduce<string | null>((found, tag) => SINGLE_FOODS.get(tag) ?? found, null);
  const ingredient = id === null ? null : ingredientById(id, names);
  if (ingredient === null || name === null || name === undefined) return null;
  const named = (read?.items ?? []).filter(({ source, presence }) => source === 'name' && presence === 'contained');
  const known = named.flatMap((item) => (item.id === null ? [] : (ingredientById(item.id, names) ?? [])));
  if (known.length < named.length || !known.every((other) => isUnder(other, ingredient.id, names) || isUnder(ingredient, other.id, names)))
    return null;
  if (ingredient.id !== WATER && !namesNothingBut({ name, lang, brand }, names)) return null;
  // The name decides which one it is ("Carottes râpées" under vegetables); a wide category alone leaves that open.
  const narrow = known.find((other) => other.id !== ingredient.id && isUnder(other, ingredient.id, names));
  if (narrow === undefined && WIDE.has(ingredient.id)) return null;
  const { id: single, additive, isComposite, has, may } = narrow ?? ingredient;
  return {
    id: single,
    additive,
    start: 0,
    end: 0,
    presence: 'contained',
    source: 'category',
    percent: null,
    isSetOff: false,
    isComposite,
    has,
    may,
    children: [],
  };
}

/** Brands are all that most waters are called by. */
const WATER = 'en:water';
/** Hold members of several allergen families. */
const WIDE: ReadonlySet<string> = new Set(['en:vegetable', 'en:legume', 'en:nut']);
