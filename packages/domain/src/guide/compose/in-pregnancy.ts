import type { KindAdvice } from '../blocks.ts';
import type { GenericFood } from '../generic/generic-foods.ts';
import type { AdviceLevel, KindReason } from '../knowledge/kind-advice.data.ts';

type Row = readonly [AdviceLevel, KindReason];
type Kind = GenericFood['kind'];
type Part = GenericFood['parts'][number]['part'];

/** By what a food is, where nothing in it says more. */
const OF_KIND: Partial<Record<Kind, Row>> = {
  alcoholic: ['no', 'preg_alcohol'],
  beer: ['no', 'preg_alcohol'],
  spirit: ['no', 'preg_alcohol'],
  wine: ['no', 'preg_alcohol'],
  curedmeat: ['no', 'preg_cured'],
  algae: ['little', 'preg_seaweed'],
  cheese: ['depends', 'preg_cheese'],
  eggdish: ['depends', 'preg_egg'],
  fish: ['depends', 'preg_cooked'],
  fishproduct: ['depends', 'preg_cooked'],
  seafood: ['depends', 'preg_cooked'],
  meat: ['depends', 'preg_cooked'],
  poultry: ['depends', 'preg_cooked'],
  sausage: ['depends', 'preg_cooked'],
  dairy: ['fine', 'preg_fresh_cheese'],
};
/** Foods of plants, baked or dried: of these nothing speaks against one by what it is. */
const PLAIN: ReadonlySet<Kind> = new Set<Kind>([
  'biscuit',
  'bread',
  'cake',
  'cereal',
  'chocolate',
  'driedfruit',
  'flour',
  'fruit',
  'fruitproduct',
  'grain',
  'jam',
  'juice',
  'mushroom',
  'nut',
  'oil',
  'pasta',
  'pastry',
  'plantdrink',
  'plantfood',
  'pulse',
  'seed',
  'snack',
  'sweet',
  'syrup',
  'tuber',
  'vegetable',
  'yogurt',
]);
/** With egg in them these are baked or boiled, and not eaten half raw. */
const BAKED: ReadonlySet<Kind> = new Set<Kind>([
  'biscuit',
  'bread',
  'cake',
  'dish',
  'fastfood',
  'pasta',
  'pastry',
  'plantfood',
  'snack',
  'soup',
]);
const OF_ANIMALS: ReadonlySet<Part> = new Set<Part>([
  'anchovy',
  'beef',
  'chicken',
  'clam',
  'cod',
  'crab',
  'duck',
  'fish',
  'fishroe',
  'herring',
  'horse',
  'lamb',
  'mackerel',
  'meat',
  'mussel',
  'octopus',
  'offal',
  'oyster',
  'pork',
  'salmon',
  'sardine',
  'shrimp',
  'squid',
  'turkey',
  'veal',
]);

/**
 * What holds in pregnancy of a food of which advice on kinds knows nothing, by what it is and what it is usually made of; `null` where
 * neither says enough.
 *
 * @param words as the food was typed
 */
export function inPregnancy({ kind, parts, figures }: GenericFood, words: string): KindAdvice | null {
  const row = rowOf(
    kind,
    new Set(parts.filter(({ certainty }) => certainty !== 'possible').map(({ part }) => part)),
    figures.Caffeine ?? 0,
  );
  return row === null ? null : { food: words, level: row[0], reasons: [row[1]], held: [], diets: [], isLeftOut: false };
}

function rowOf(kind: Kind, parts: ReadonlySet<Part>, caffeine: number): Row | null {
  if (parts.has('liver')) return ['no', 'preg_liver'];
  if (parts.has('alcohol') || parts.has('wine') || parts.has('beer')) return ['no', 'preg_alcohol'];
  if (caffeine > 0 || parts.has('coffee') || parts.has('caffeine') || parts.has('mate')) return ['limited', 'preg_caffeine'];
  if (parts.has('liquorice')) return ['little', 'preg_liquorice'];
  const own = OF_KIND[kind];
  if (own !== undefined) return own;
  if ([...parts].some((part) => OF_ANIMALS.has(part))) return ['depends', 'preg_cooked'];
  if (parts.has('egg') || parts.has('eggwhite')) return BAKED.has(kind) ? ['fine', 'preg_cooked'] : ['depends', 'preg_egg'];
  return PLAIN.has(kind) ? ['fine', 'preg_plain'] : null;
}
