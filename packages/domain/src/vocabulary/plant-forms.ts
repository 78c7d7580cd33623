import { type Mask, maskOf, NO_PROPERTIES } from '../reading/index.ts';
import type { NameSegment, Token } from './list-structure.ts';
import type { KnownIngredient, Vocabulary } from './vocabulary.ts';

/** Plants whose bare name means their oil where a list is about oils ("vegetable oils (palm, rapeseed)", "Raps- und Palmöl"). */
const OIL_OF: Readonly<Record<string, string>> = {
  'en:sunflower': 'en:sunflower-oil',
  'en:sunflower-seed': 'en:sunflower-oil',
  'en:high-oleic-sunflower': 'en:high-oleic-sunflower-oil',
  'en:rapeseed': 'en:rapeseed-oil',
  'en:colza': 'en:rapeseed-oil',
  'en:canola': 'en:canola-oil',
  'en:soya': 'en:soya-oil',
  'en:soya-bean': 'en:soya-oil',
  'en:corn': 'en:corn-oil',
  'en:coconut': 'en:coconut-oil',
  'en:palm': 'en:palm-oil',
  'en:palm-kernel': 'en:palm-kernel-oil',
  'en:olive': 'en:olive-oil',
  'en:cottonseed': 'en:cottonseed-oil',
  'en:safflower': 'en:safflower-oil',
  'en:peanut': 'en:peanut-oil',
  'en:shea': 'en:shea-butter',
  'en:illipe': 'en:illipe-oil',
  'en:mango': 'en:mango-kernel-oil',
  'en:sesame': 'en:sesame-oil',
  'en:sesame-seeds': 'en:sesame-oil',
  'en:flax-seed': 'en:linseed-oil',
  'en:flax': 'en:linseed-oil',
  'en:hazelnut': 'en:hazelnut-oil',
  'en:walnut': 'en:walnut-oil',
  'en:almond': 'en:almond-oil',
  'en:avocado': 'en:avocado-oil',
  'en:rice-bran': 'en:rice-bran-oil',
  'en:grape': 'en:grape-seed-oil',
  'en:grape-seed': 'en:grape-seed-oil',
  'en:sal-tree': 'en:sal-fat',
};

const numbers = new WeakMap<Vocabulary, ReadonlyMap<string, KnownIngredient>>();

export function ingredientById(id: string, vocabulary: Vocabulary): KnownIngredient | null {
  const known = numbers.get(vocabulary) ?? new Map(vocabulary.ingredients.map((ingredient) => [ingredient.id, ingredient]));
  numbers.set(vocabulary, known);
  return known.get(id) ?? null;
}

/** The ingredients that a name means; none for what is not known, names nothing, or is any composite. */
export function ingredientsNamed({ meaning }: Pick<NameSegment, 'meaning'>, { ingredients }: Vocabulary): readonly KnownIngredient[] {
  return meaning?.kind === 'ingredient' ? meaning.numbers.flatMap((number) => ingredients[number] ?? []) : [];
}

/** Whether a name means an oil or fat of no stated plant, or of several. */
export function isOil(segment: NameSegment, vocabulary: Vocabulary): boolean {
  return (
    segment.meaning?.kind === 'ingredient' &&
    segment.meaning.numbers.some((number) => {
      const ingredient = vocabulary.ingredients[number];
      return ingredient !== undefined && isUnder(ingredient, 'en:oil-and-fat', vocabulary) && !isUnder(ingredient, 'en:dairy', vocabulary);
    })
  );
}

/** Plants that lists also name as foods; of the others only the oil is one. */
const FOODS_BY_THEMSELVES: ReadonlySet<string> = new Set([
  'en:soya',
  'en:soya-bean',
  'en:corn',
  'en:coconut',
  'en:olive',
  'en:peanut',
  'en:mango',
  'en:sesame',
  'en:sesame-seeds',
  'en:flax-seed',
  'en:hazelnut',
  'en:walnut',
  'en:almond',
  'en:avocado',
  'en:grape',
  'en:sunflower-seed',
]);

export function isFoodByItself({ meaning }: NameSegment, { ingredients }: Vocabulary): boolean {
  return meaning?.kind === 'ingredient' && meaning.numbers.every((number) => FOODS_BY_THEMSELVES.has(ingredients[number]?.id ?? ''));
}

/** The segment with its plant read as the plant's oil. */
export function asOil(segment: NameSegment, vocabulary: Vocabulary): NameSegment {
  if (segment.meaning?.kind !== 'ingredient') return segment;
  const oils = segment.meaning.numbers.map((number) => {
    const oil = OIL_OF[vocabulary.ingredients[number]?.id ?? ''];
    return oil === undefined ? number : (ingredientById(oil, vocabulary)?.number ?? number);
  });
  return { ...segment, meaning: { kind: 'ingredient', numbers: [...new Set(oils)] } };
}

/** Whether an ingredient is another or stands below it. */
export function isUnder(ingredient: KnownIngredient, id: string, vocabulary: Vocabulary, depth = 0): boolean {
  if (ingredient.id === id) return true;
  if (depth > 8) return false;
  return ingredient.parents.some((parent) => {
    const above = vocabulary.ingredients[parent];
    return above !== undefined && isUnder(above, id, vocabulary, depth + 1);
  });
}

const MILK: Mask = maskOf(['Dairy', 'Lactose']);

/** What is made of a plant and named after milk or butter; a strawberry milk is milk, a garlic butter is butter. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  'en:milk': [
    'en:coconut',
    'en:almond',
    'en:oat',
    'en:rice',
    'en:soya',
    'en:soya-bean',
    'en:hazelnut',
    'en:cashew-nuts',
    'en:walnut',
    'en:pistachio-nuts',
    'en:macadamia-nut',
    'en:hemp-seed',
    'en:pea',
    'en:quinoa',
    'en:spelt',
    'en:tigernut',
    'en:millet',
    'en:sesame',
    'en:lupin-bean',
    'en:peanut',
    'en:flax-seed',
    'en:buckwheat',
    'en:chestnut',
  ],
  'en:cream': ['en:coconut', 'en:oat', 'en:rice', 'en:soya', 'en:soya-bean', 'en:cashew-nuts', 'en:spelt', 'en:quinoa'],
  'en:yogurt': ['en:coconut', 'en:oat', 'en:soya', 'en:soya-bean', 'en:almond', 'en:cashew-nuts'],
  'en:butter': [
    'en:peanut',
    'en:cocoa',
    'en:almond',
    'en:cashew-nuts',
    'en:hazelnut',
    'en:pistachio-nuts',
    'en:coconut',
    'en:shea',
    'en:sesame',
    'en:walnut',
    'en:sunflower-seed',
    'en:pumpkin-seed',
    'en:nut',
    'en:tree-nut',
    'en:macadamia-nut',
    'en:mango',
    'en:pecan-nut',
  ],
};

/** Words that may stand between a form and its plant ("lait d'amande", "leche de soja"). */
const LINKS: ReadonlySet<string> = new Set(['de', "d'", 'du', 'des', 'di', 'do', 'da', 'of', 'von', 'van', 'del', "dell'", 'della', 'of']);

/** The milk that a form of a plant does not hold; none for anything else. */
export function plantFormExclusions(
  segment: NameSegment,
  all: readonly NameSegment[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): Mask {
  const plants =
    segment.meaning?.kind === 'ingredient' && segment.meaning.numbers.length === 1
      ? FORMS[vocabulary.ingredients[segment.meaning.numbers[0] ?? -1]?.id ?? '']
      : undefined;
  if (plants === undefined) return NO_PROPERTIES;
  const isNeighbour = (other: NameSegment): boolean => {
    const [from, to] = other.from >= segment.to ? [segment.to, other.from] : [other.to, segment.from];
    if (to < from) return false;
    return tokens.slice(from, to).every(({ word }) => LINKS.has(word));
  };
  const isPlant = (other: NameSegment): boolean =>
    ingredientsNamed(other, vocabulary).some((ingredient) => plants.some((id) => isUnder(ingredient, id, vocabulary)));
  return all.some((other) => other !== segment && isPlant(other) && isNeighbour(other)) ? MILK : NO_PROPERTIES;
}
