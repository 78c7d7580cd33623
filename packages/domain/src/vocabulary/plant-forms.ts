import { type Mask, maskOf, NO_PROPERTIES } from '../reading/index.ts';
import type { Token } from './list-structure.ts';
import type { Segment } from './segment.ts';
import type { Vocabulary } from './vocabulary.ts';

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
export function plantForm(segment: Segment, all: readonly Segment[], tokens: readonly Token[], { ingredients }: Vocabulary): Mask {
  const plants =
    segment.meaning?.kind === 'ingredient' && segment.meaning.numbers.length === 1
      ? FORMS[ingredients[segment.meaning.numbers[0] ?? -1]?.id ?? '']
      : undefined;
  if (plants === undefined) return NO_PROPERTIES;
  const isNeighbour = (other: Segment): boolean => {
    const [from, to] = other.from >= segment.to ? [segment.to, other.from] : [other.to, segment.from];
    if (to < from) return false;
    return tokens.slice(from, to).every(({ word }) => LINKS.has(word));
  };
  const isPlant = (other: Segment): boolean =>
    other.meaning?.kind === 'ingredient' && other.meaning.numbers.some((number) => isA(number, plants, ingredients));
  return all.some((other) => other !== segment && isPlant(other) && isNeighbour(other)) ? MILK : NO_PROPERTIES;
}

function isA(number: number, ids: readonly string[], ingredients: Vocabulary['ingredients'], depth = 0): boolean {
  const ingredient = ingredients[number];
  if (ingredient === undefined || depth > 8) return false;
  return ids.includes(ingredient.id) || ingredient.parents.some((parent) => isA(parent, ids, ingredients, depth + 1));
}
