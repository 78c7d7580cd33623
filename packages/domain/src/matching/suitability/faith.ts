import { COMPOSED_FOODS, maskOf } from '../../reading/index.ts';
import type { ReadFood } from '../read-food.ts';
import { mayBeFermented, statedAlcohol } from './alcohol.ts';
import { no, type Suitability, unknown, yes } from './answer.ts';
import { contradiction, foundIn, isFound, namedBy } from './free-from.ts';
import { doubt, hasUnknownItems, isDoubtful, isMostlyUnknown, unknownItems, whyUnprovable } from './list-evidence.ts';

const NOT_KOSHER = maskOf(['Pork', 'Shellfish', 'crustaceans', 'molluscs', 'insects']);
const NOT_HALAL = maskOf(['Pork', 'Alcohol', 'insects']);
/** Meat, gelatin and rennet may be halal, and only a certificate says so; flavourings may carry alcohol. */
const DOUBTFUL_FOR_HALAL = maskOf(['slaughter', 'Meat', 'Gelatin', 'Pork', 'Alcohol', 'insects', 'animal product']);
const PLAIN_PLANTS: ReadonlySet<string> = new Set([
  'en:coffees',
  'en:dried-fruits',
  'en:fresh-fruits',
  'en:fresh-plant-based-foods',
  'en:fresh-vegetables',
  'en:fruits',
  'en:herbal-teas',
  'en:legumes',
  'en:lentils',
  'en:nuts',
  'en:olive-oils',
  'en:potatoes',
  'en:rices',
  'en:salts',
  'en:sugars',
  'en:teas',
  'en:vegetable-oils',
  'en:vegetables',
]);

/** Pork, shellfish, meat with milk and carmine count against it; a certificate, or a plain plant food of NOVA 1, for it. */
export function kosherAnswer(food: ReadFood): Suitability {
  const isCertified = isCertifiedAs(food, 'kosher');
  if (isFound(food, NOT_KOSHER)) return isCertified ? unknown(() => contradiction(food, NOT_KOSHER)) : no(() => foundIn(food, NOT_KOSHER));
  if (food.has('Meat') && food.has('Dairy'))
    return isCertified ? unknown({ kind: 'contradiction', words: null }) : no({ kind: 'meat with milk' });
  if (isCertified) return yes({ kind: 'label' });
  const named = namedBy(food, NOT_KOSHER);
  if (named !== null) return named;
  return food.facts.nova === 1 && isPlainPlant(food) ? yes({ kind: 'plain food' }) : unknown({ kind: 'no certificate' });
}

/** Pork, alcohol and carmine count against it; a certificate, or a list of known plants, milk, eggs and fish, for it. */
export function halalAnswer(food: ReadFood): Suitability {
  const isCertified = isCertifiedAs(food, 'halal');
  if (isFound(food, NOT_HALAL)) return isCertified ? unknown(() => contradiction(food, NOT_HALAL)) : no(() => foundIn(food, NOT_HALAL));
  const alcohol = statedAlcohol(food);
  if (alcohol !== null) return isCertified ? unknown({ kind: 'contradiction', words: null }) : no(alcohol);
  if (isCertified) return yes({ kind: 'label' });
  const named = namedBy(food, NOT_HALAL);
  if (named !== null) return named;
  const open = whyUnprovable(food);
  if (open !== null) return unknown(open);
  if (isFound(food, DOUBTFUL_FOR_HALAL)) return unknown({ kind: 'no certificate' });
  if (isMostlyUnknown(food)) return unknownItems(food);
  if (isDoubtful(food, DOUBTFUL_FOR_HALAL)) return unknown(() => doubt(food, DOUBTFUL_FOR_HALAL));
  const fermented = mayBeFermented(food);
  if (fermented !== null) return unknown(fermented);
  return hasUnknownItems(food)
    ? unknownItems(food)
    : yes({ kind: food.facts.ingredientsText === null ? 'plain food' : 'every ingredient known' });
}

function isCertifiedAs(food: ReadFood, faith: 'kosher' | 'halal'): boolean {
  return (
    food.facts.labelsTags.some((tag) => tag.includes(faith)) ||
    food.findings?.claims.some(({ about, suits }) => suits && about === faith) === true
  );
}

function isPlainPlant({ facts: { categoriesTags } }: ReadFood): boolean {
  return !categoriesTags.some((tag) => COMPOSED_FOODS.has(tag)) && categoriesTags.some((tag) => PLAIN_PLANTS.has(tag));
}
