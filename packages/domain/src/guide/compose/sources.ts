import type { ProductView } from '../facts.ts';
import { plainName } from './format.ts';

/** Names the record that a product's figures come from. */
export function entryOf({ name, barcode }: ProductView): string {
  return `catalogue entry ${barcode} (${plainName(name)})`;
}

/** Names the records of several products: one by one up to two, beyond that as the links of the answer. */
export function entriesOf(products: readonly ProductView[]): string[] {
  return products.length <= 2 ? products.map(entryOf) : ['the catalogue entries linked above'];
}

export const RULES_SOURCE = 'Labelwise scoring rules';
export const YOUR_PROFILE = 'your health profile';
export const YOUR_PREFERENCES = 'your preferences';
export const CLAIMS_SOURCE = 'Regulation (EC) 1924/2006 (nutrition claims)';
export const INTAKES_SOURCE = 'Regulation (EU) 1169/2011, annex XIII (reference intakes)';
