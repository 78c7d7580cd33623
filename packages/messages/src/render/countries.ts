import { COUNTRIES_WITH_ARTICLE } from './countries.data.ts';
import { capitalized } from './foods.ts';

const regions = new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * The English name of a country, by ISO 3166-1 alpha-2 in either case; a code that is none stays as it is.
 *
 * @param place `alone` in a list ("Netherlands"), `inside` a sentence ("the Netherlands"), at its `start` ("The Netherlands")
 */
export function countryName(code: string, place: 'alone' | 'inside' | 'start'): string {
  const upper = code.toUpperCase();
  const name = /^[A-Z]{2}$/.test(upper) ? regions.of(upper) : undefined;
  if (name === undefined) return code;
  const inside = place !== 'alone' && COUNTRIES_WITH_ARTICLE.includes(upper) ? `the ${name}` : name;
  return place === 'start' ? capitalized(inside) : inside;
}
