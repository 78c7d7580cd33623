import type { FoodProduct, NutrimentName } from './food-facts.ts';

/** The figures that a table must have; without one of them there is no grade. */
const TABLE: readonly NutrimentName[] = ['energyKj', 'fat', 'saturatedFat', 'sugars', 'proteins', 'salt'];

/**
 * The sample foods come from public extracts of 2018 and 2019 (apps/server/catalogue/README.md) and carry no day of their own: what its
 * source changed later is newer.
 */
const SAMPLE_FACTS_AS_OF = Date.UTC(2019, 11, 31);

/**
 * Whether a sample food gives way to what is known elsewhere: to facts that are newer, and no less. A newer record that lost figures or
 * the list would take more away than it brings.
 */
export function givesWay(sample: FoodProduct, newer: FoodProduct): boolean {
  if (sample.source !== 'sample' || sample.gtin !== newer.gtin) return false;
  if (newer.sourceModifiedAt === null || newer.sourceModifiedAt <= SAMPLE_FACTS_AS_OF) return false;
  const losesFigure = TABLE.some((name) => sample.nutriments[name] !== undefined && newer.nutriments[name] === undefined);
  return !losesFigure && (sample.ingredientsText === null || newer.ingredientsText !== null);
}
