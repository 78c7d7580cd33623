import { COUNTRIES_WITH_ARTICLE } from './countries.data.ts';
import { capitalized } from './foods.ts';

const regions = new Map<string, Intl.DisplayNames>();

function regionsIn(locale: string): Intl.DisplayNames {
  const found = regions.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  regions.set(locale, found);
  return found;
}

/**
 * The name of a country, by ISO 3166-1 alpha-2 in either case; a code that is none stays as it is. Only English has it in three forms:
 * sentences of other languages set it off, so that it needs no article.
 *
 * @param place `alone` in a list ("Netherlands"), `inside` a sentence ("the Netherlands"), at its `start` ("The Netherlands")
 */
export function countryName(code: string, place: 'alone' | 'inside' | 'start', locale = 'en'): string {
  const upper = code.toUpperCase();
  const name = /^[A-Z]{2}$/.test(upper) ? regionsIn(locale).of(upper) : undefined;
  if (name === undefined) return code;
  if (!locale.startsWith('en')) return name;
  const inside = place !== 'alone' && COUNTRIES_WITH_ARTICLE.includes(upper) ? `the ${name}` : name;
  return place === 'start' ? capitalized(inside) : inside;
}
