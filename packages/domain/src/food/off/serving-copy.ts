import { type Fields, isFields, numberOf } from './read.ts';

const COMPARED = ['energy', 'fat', 'saturated-fat', 'carbohydrates', 'sugars', 'proteins', 'salt'] as const;
/** Fewer figures than this may be alike by chance, or by rounding. */
const LEAST_COMPARED = 2;
/** A serving within this share of 100 g has the figures of 100 g. */
const ALIKE = 0.05;
const SAME = 0.001;

/**
 * Whether a record states for 100 g what it states for a serving of another size: one of the two columns was filled from the
 * other. `false` where the serving or one of the columns is unknown.
 */
export function copiesServing(record: Fields): boolean {
  const serving = numberOf(record['serving_quantity']);
  if (serving === null || serving <= 0 || Math.abs(serving / 100 - 1) <= ALIKE) return false;
  const pairs = COMPARED.flatMap((key) => {
    const [per100, perServing] = pairOf(record['nutriments'], key);
    return per100 === null || perServing === null || (per100 === 0 && perServing === 0) ? [] : [[per100, perServing] as const];
  });
  return pairs.length >= LEAST_COMPARED && pairs.every(([one, other]) => Math.abs(one - other) <= SAME * Math.max(one, other));
}

function pairOf(nutriments: unknown, key: string): [number | null, number | null] {
  if (Array.isArray(nutriments)) {
    const entry: unknown = nutriments.find((item) => isFields(item) && item['name'] === key);
    return isFields(entry) ? [numberOf(entry['100g']), numberOf(entry['serving'])] : [null, null];
  }
  return isFields(nutriments) ? [numberOf(nutriments[`${key}_100g`]), numberOf(nutriments[`${key}_serving`])] : [null, null];
}
