import { alcoholShare } from '../nutrients/stimulants.ts';
import type { ReadFood } from '../read-food.ts';
import { maskOf } from '../../reading/index.ts';
import { no, unknown, yes, type Because, type Suitability } from './answer.ts';
import { foundIn, namedBy } from './free-from.ts';
import { doubtfulItem, firstOf, isMostlyUnknown, unknownItems, unprovable } from './list.ts';

const NOT_KOSHER = maskOf(['Pork', 'Shellfish', 'crustaceans', 'molluscs', 'insects']);
const NOT_HALAL = maskOf(['Pork', 'Alcohol', 'insects']);
/** Meat, gelatin and rennet may be halal, and only a certificate says so; flavourings may carry alcohol. */
const DOUBTFUL_FOR_HALAL = maskOf(['slaughter', 'Meat', 'Gelatin', 'Pork', 'Alcohol', 'insects', 'animal product']);
const PLAIN_PLANTS: ReadonlySet<string> = new Set([
  'en:coffees', 'en:dried-fruits', 'en:fresh-fruits', 'en:fresh-plant-based-foods', 'en:fresh-vegetables', 'en:fruits', 'en:herbal-teas', 'en:legumes', 'en:lentils', 'en:nuts',
  'en:olive-oils', 'en:potatoes', 'en:rices', 'en:salts', 'en:sugars', 'en:teas', 'en:vegetable-oils', 'en:vegetables',
]);
const COMPOSED: ReadonlySet<string> = new Set([
  'en:biscuits-and-cakes', 'en:canned-meals', 'en:chocolates', 'en:confectioneries', 'en:desserts', 'en:dips', 'en:meals', 'en:pastas', 'en:pizzas', 'en:prepared-salads', 'en:salads',
  'en:sandwiches', 'en:sauces', 'en:snacks', 'en:soups', 'en:spreads', 'en:sweet-snacks',
]);

/** Pork, shellfish, meat with milk and carmine speak against it; a certificate, or a plain plant food of NOVA 1, for it. */
export function kosherAnswer(food: ReadFood): Suitability {
  const isCertified = isCertifiedAs(food, 'kosher');
  const found = foundIn(food, NOT_KOSHER) ?? meatWithMilk(food);
  if (found !== null) return isCertified ? unknown({ kind: 'contradiction', words: found.kind === 'contains' ? found.words : null }) : no(found);
  if (isCertified) return yes({ kind: 'label' });
  const named = namedBy(food, NOT_KOSHER);
  if (named !== null) return named;
  return food.facts.nova === 1 && isPlainPlant(food) ? yes({ kind: 'plain food' }) : unknown({ kind: 'no certificate' });
}

function meatWithMilk(food: ReadFood): Because | null {
  return food.has('Meat') && food.has('Dairy') ? { kind: 'meat with milk' } : null;
}

/** Pork, alcohol and carmine speak against it; a certificate, or a list of known plants, milk, eggs and fish, for it. */
export function halalAnswer(food: ReadFood): Suitability {
  const isCertified = isCertifiedAs(food, 'halal');
  const found = foundIn(food, NOT_HALAL) ?? statedAlcohol(food);
  if (found !== null) return isCertified ? unknown({ kind: 'contradiction', words: found.kind === 'contains' ? found.words : null }) : no(found);
  if (isCertified) return yes({ kind: 'label' });
  const named = namedBy(food, NOT_HALAL);
  if (named !== null) return named;
  const open = unprovable(food);
  if (open !== null) return unknown(open);
  const slaughtered = foundIn(food, DOUBTFUL_FOR_HALAL);
  if (slaughtered !== null) return unknown({ kind: 'no certificate' });
  if (isMostlyUnknown(food)) return unknownItems(food, () => false) ?? unknown({ kind: 'no list' });
  const doubtful = doubtfulItem(food, DOUBTFUL_FOR_HALAL);
  if (doubtful !== null) return unknown({ kind: 'doubt', words: food.wordsOf(doubtful), property: firstOf(doubtful.may, DOUBTFUL_FOR_HALAL) });
  return unknownItems(food, () => false) ?? yes({ kind: food.facts.ingredientsText === null ? 'plain food' : 'every ingredient known' });
}

function statedAlcohol(food: ReadFood): Because | null {
  return (alcoholShare(food) ?? 0) > 0 ? { kind: 'contains', property: 'Alcohol', words: 'alcohol', source: 'declared' } : null;
}

function isCertifiedAs(food: ReadFood, faith: 'kosher' | 'halal'): boolean {
  return food.facts.labelsTags.some((tag) => tag.includes(faith)) || food.findings?.claims.some(({ about, suits }) => suits && about === faith) === true;
}

function isPlainPlant({ facts: { categoriesTags } }: ReadFood): boolean {
  return !categoriesTags.some((tag) => COMPOSED.has(tag)) && categoriesTags.some((tag) => PLAIN_PLANTS.has(tag));
}
