import { type DrawnFood, groupOf, isSoldFrozen, isSoldInCans, type Placeholder, placeholderFor, readName } from '../food/index.ts';
import { AISLE_OF_GROUP, AISLES, type Aisle } from './aisles.data.ts';

/** Where the narrowest known shelf of a food says more than its group. */
const AISLE_OF_DRAWING: Readonly<Partial<Record<Placeholder, Aisle>>> = {
  milk: 'dairy',
  vegetables: 'produce',
  rice: 'pantry',
  crisps: 'snacks',
  biscuits: 'snacks',
};

/** Where a food stands in a shop: what is sold frozen or in cans stands with its like. */
export function aisleOf(food: DrawnFood): Aisle {
  if (isSoldFrozen(food)) return 'frozen';
  if (isSoldInCans(food)) return 'pantry';
  const aisle = AISLE_OF_GROUP[groupOf(food)];
  return aisle === 'other' ? (AISLE_OF_DRAWING[placeholderFor(food)] ?? aisle) : aisle;
}

/** Entries by their aisle, in the order of the shop; within one as they came. Aisles without an entry are left out. */
export function byAisle<Entry>(entries: readonly Entry[], aisleIs: (entry: Entry) => Aisle): { aisle: Aisle; entries: Entry[] }[] {
  return AISLES.flatMap((aisle) => {
    const there = entries.filter((entry) => aisleIs(entry) === aisle);
    return there.length === 0 ? [] : [{ aisle, entries: there }];
  });
}

/** Frozen goods as a list names them, in the languages of packs. */
const FROZEN = /\b(?:frozen|tiefkuhl\p{L}*|tk|gefroren\p{L}*|surgeles?|surgelees?|congelad[oa]s?|surgelat[oiae]|diepvries\p{L}*)\b/iu;

/**
 * Where what was typed stands in a shop ("2 lemons", "frische Vollmilch"); `other` where no word of it names a food.
 *
 * @param lang of the person who typed it
 */
export function aisleOfName(name: string, lang: string): Aisle {
  if (FROZEN.test(name.normalize('NFD').replaceAll(/\p{M}/gu, ''))) return 'frozen';
  const [group] = readName(name, lang).groups;
  return group === undefined ? 'other' : AISLE_OF_GROUP[group];
}
