import { type PackCountry, PREFIXES } from './countries.data.ts';

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
