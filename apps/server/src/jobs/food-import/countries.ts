/** Countries as people name them (ISO 3166) and as Open Food Facts does: a tag of the English name. */

import { isRecord } from '@labelwise/domain/lib';

/** Where the name that Unicode gives a country is not the one of the source. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  CD: ['democratic-republic-of-the-congo'],
  CG: ['republic-of-the-congo'],
  CZ: ['czech-republic'],
  GB: ['england', 'scotland', 'wales', 'northern-ireland'],
  HK: ['hong-kong'],
  MK: ['republic-of-macedonia'],
  MM: ['myanmar'],
  MO: ['macau'],
  SZ: ['swaziland'],
  TL: ['east-timor'],
  TR: ['turkey'],
  US: ['united-states-of-america'],
};
/** Sold everywhere. */
const WORLD = 'en:world';

/**
 * @param code two letters of ISO 3166, or a tag of the source ("en:france")
 * @returns the tags that say "sold there"; `null` where there is no such country
 */
export function countryTags(code: string): readonly string[] | null {
  const given = code.trim().toLowerCase();
  if (/^[a-z]{2}:[a-z][a-z-]+$/u.test(given)) return [given];
  const iso = given === 'uk' ? 'GB' : given.toUpperCase();
  if (!/^[A-Z]{2}$/u.test(iso)) return null;
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(iso);
  if (name === undefined) return null;
  return [slugOf(name), ...(OTHER_NAMES[iso] ?? [])].map((slug) => `en:${slug}`);
}

function slugOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.replaceAll('&', ' and ').replaceAll(/\bst\./gu, 'saint');
  return words.replaceAll(/[^a-z]+/gu, '-').replaceAll(/^-|-$/gu, '');
}

/** Whether a record says that it is sold in one of the countries; one that names none is sold nowhere we know of. */
export function isSoldIn(record: unknown, tags: readonly string[]): boolean {
  const stated = isRecord(record) ? record['countries_tags'] : undefined;
  const sold: readonly unknown[] = Array.isArray(stated) ? stated : typeof stated === 'string' ? stated.split(',') : [];
  return sold.some((tag) => typeof tag === 'string' && (tag.trim() === WORLD || tags.includes(tag.trim().toLowerCase())));
}
