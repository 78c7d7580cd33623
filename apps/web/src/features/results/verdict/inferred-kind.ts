import type { Food } from '../../../data/foods/foods.ts';
import type { Sentence } from '../say.ts';

type Facts = Pick<Food['facts'], 'kind' | 'kindBasis' | 'kindFrom'>;

const KINDS = {
  general: 'a food',
  cheese: 'a cheese',
  fat: 'a fat, oil, nut or seed',
  beverage: 'a drink',
  water: 'water',
  na: 'a food without a grade',
} as const;
const EVIDENCE = {
  name: 'its name',
  quantity: 'the unit of its quantity',
  ingredients: 'its first ingredients',
  figures: 'its figures',
} as const;

/** "Read as a drink, by its name": a kind that no category states; null where one does. */
export function inferredKind({ kind, kindBasis, kindFrom = [] }: Facts): Sentence | null {
  if (kindBasis === 'none') return { text: 'It is not known what kind of food this is: the strictest counts' };
  if (kindBasis !== 'inferred' || kind === null) return null;
  const by = kindFrom.map((one) => EVIDENCE[one]).join(' and ');
  return { text: 'Read as {{kind}}, by {{by}}', values: { kind: KINDS[kind], by } };
}
