import { readName } from '../food/index.ts';
import { AISLE_OF_GROUP, type Aisle } from './aisles.data.ts';

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
