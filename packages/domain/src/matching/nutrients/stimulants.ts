import { presenceOf } from '../presence.ts';
import type { ReadFood, Share } from '../read-food.ts';
import { amountOf } from './amounts.ts';
import { ALCOHOL_LIMIT, CAFFEINE_LIMIT } from './ramps.data.ts';

/** Stated amount first; else coffee, tea, mate, guarana, cola: full in a drink, some in a food, and some in chocolate. */
export function caffeineShare(food: ReadFood): Share {
  const stated = amountOf(food, 'caffeine');
  if (stated !== null) {
    if (stated > CAFFEINE_LIMIT.high) return 1;
    return stated > CAFFEINE_LIMIT.some ? 0.5 : 0;
  }
  const source = presenceOf(food, 'Caffeine');
  if (source.amount === 1) return food.isDrink ? 1 : 0.5;
  return presenceOf(food, 'Chocolate').inFirstThree ? 0.5 : source.amount;
}

/** Percent by volume or an alcoholic category; a wine or rum among the ingredients is some. */
export function alcoholShare(food: ReadFood): Share {
  if (isAlcoholic(food)) return 1;
  const stated = amountOf(food, 'alcohol');
  if (stated !== null && stated >= ALCOHOL_LIMIT.some) return 0.5;
  const listed = presenceOf(food, 'Alcohol').amount;
  if (listed === 1) return 0.5;
  return stated !== null ? 0 : listed;
}

/** More than 1.2 % by volume, or of an alcoholic category: the limit from which a drink counts as alcoholic. */
export function isAlcoholic(food: ReadFood): boolean {
  return (amountOf(food, 'alcohol') ?? 0) > ALCOHOL_LIMIT.high || hasAlcoholicCategory(food);
}

const ALCOHOLIC: ReadonlySet<string> = new Set(['en:alcoholic-beverages', 'en:wines', 'en:beers', 'en:spirits', 'en:liqueurs']);
const NOT_ALCOHOLIC = ['en:non-alcoholic-beverages', 'en:non-alcoholic-beers', 'en:non-alcoholic-wines', 'en:alcohol-free-beers'];

function hasAlcoholicCategory({ facts }: ReadFood): boolean {
  const stated = facts.nutriments.alcohol;
  // A beer without alcohol is filed under beers, too; what its own pack states decides.
  if (stated !== undefined && stated <= ALCOHOL_LIMIT.some && facts.categoriesTags.some((tag) => NOT_ALCOHOLIC.includes(tag))) return false;
  return facts.categoriesTags.some((tag) => ALCOHOLIC.has(tag));
}
