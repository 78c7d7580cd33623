import { COUNTRY_TAGS, type PackCountry, PREFIXES } from './countries.data.ts';

/** What a pack may hold: a country's foods, those of everywhere, or a member's own shelf. */
export type PackOf = PackCountry | 'world' | 'own';

const PREFIX_UNIT = 10 ** 10;

export function packCountries(): PackCountry[] {
  return Object.keys(PREFIXES).filter(isPackCountry);
}

export function isPackCountry(name: string): name is PackCountry {
  return Object.hasOwn(PREFIXES, name);
}

export function isPackOf(name: string): name is PackOf {
  return name === 'world' || name === 'own' || isPackCountry(name);
}

/** Where the barcodes of a country lie, as numbers; the ends are inclusive. */
export function codeRangesOf(country: PackCountry): { readonly from: number; readonly to: number }[] {
  return PREFIXES[country].map(([from, to]) => ({ from: from * PREFIX_UNIT, to: (to + 1) * PREFIX_UNIT - 1 }));
}

const WORLD_TAG = 'en:world';
const EVERYWHERE = 'world';

/**
 * Where a record says that its food is sold, as a catalogue stores it: the countries that have packs, by the alphabet ("de fr"), `world`
 * for everywhere, '' for other countries alone.
 * @param stated a list of tags, or their text with commas
 * @returns null where it says nothing
 */
export function soldIn(stated: unknown): string | null {
  const listed: readonly unknown[] = Array.isArray(stated) ? stated : typeof stated === 'string' ? stated.split(',') : [];
  const tags = new Set(listed.flatMap((tag) => (typeof tag === 'string' && tag.trim() !== '' ? [tag.trim().toLowerCase()] : [])));
  if (tags.size === 0) return null;
  if (tags.has(WORLD_TAG)) return EVERYWHERE;
  return [...new Set([...tags].flatMap((tag) => COUNTRY_OF.get(tag) ?? []))].sort().join(' ');
}

const COUNTRY_OF: ReadonlyMap<string, PackCountry> = new Map(
  packCountries().flatMap((country) => COUNTRY_TAGS[country].map((tag) => [tag, country] as const)),
);

/** Whether what `soldIn` stored names a country. */
export function isSoldThere(sold: string, country: PackCountry): boolean {
  return sold === EVERYWHERE || sold.split(' ').includes(country);
}
