import { eachItem, type ReadItem, unpackItems } from '@labelwise/domain/reading';
import type { Food } from '../../../data/foods/foods.ts';

/** The additive that an item of the list is ("e330"); null for any other ingredient. */
export function additiveCodeOf({ id }: ReadItem): string | null {
  return /^en:(e\d{3,4}[a-z]?)(?:i{1,3}|iv|v)?$/.exec(id ?? '')?.[1] ?? null;
}

/**
 * The additives of a food: what its source declares, and what its list names. Null where neither tells: nothing is declared,
 * and no list was read.
 */
export function additivesOf({ additives, ingredientsText, reading }: Food['facts']): string[] | null {
  const items = reading === null ? [] : [...eachItem(unpackItems(reading).items)];
  const listed = items.flatMap((item) => (item.source === 'list' && item.presence === 'contained' ? (additiveCodeOf(item) ?? []) : []));
  const codes = [...new Set([...additives, ...listed])];
  const isRead = items.some(({ source }) => source === 'list');
  return codes.length === 0 && (ingredientsText === null || !isRead) ? null : codes;
}
