import type { Nutriments } from '../food-facts.ts';
import type { FoodKind } from '../food-kind.ts';
import type { QuantityUnit } from './quantity-unit.ts';

/** kJ a gram: Regulation (EU) 1169/2011, annex XIV. */
const KJ = { fat: 37, carbohydrates: 17, proteins: 17, fiber: 8 } as const;
const KJ_PER_KCAL = 4.184;

/** A drink that nothing names is plausible only below this energy and with at most this fibre. */
const UNNAMED_DRINK = { kj: 300, fiber: 1 } as const;
/** A named one may be a milkshake or a smoothie; a powder for a drink is not. */
const NAMED_DRINK = { kj: 450, fiber: 10 } as const;
const PLAIN_WATER = { kj: 15, sugars: 0.5 } as const;
/** From cottage cheese to parmesan; cream cheese has little protein, but fat. Nothing with more carbohydrate is cheese alone. */
const CHEESE = { proteins: 3, proteinsAndFat: 10, carbohydrates: 12 } as const;
/** From light cream to oil, nuts and seeds between them: most of the energy is fat. Chocolate and crisps stay below the share. */
const FATTY = { fat: 8, share: 0.57, carbohydrates: 40, sugars: 18 } as const;

/** kJ per 100 g as stated, or as what is stated adds up to; `null` where too little is stated. */
export function energyOf({ energyKj, energyKcal, fat, carbohydrates, proteins, fiber = 0 }: Nutriments): number | null {
  if (energyKj !== undefined) return energyKj;
  if (energyKcal !== undefined) return energyKcal * KJ_PER_KCAL;
  if (fat === undefined || carbohydrates === undefined) return null;
  return KJ.fat * fat + KJ.carbohydrates * carbohydrates + KJ.proteins * (proteins ?? 0) + KJ.fiber * fiber;
}

/** Kinds that the figures and the unit of the pack leave open, when nothing names the food. `general` always is. */
export function plausibleKinds(nutriments: Nutriments, unit: QuantityUnit): FoodKind[] {
  const kinds: FoodKind[] = ['general'];
  if (fitsUnnamedDrink(nutriments, unit)) kinds.push('beverage');
  if (fitsKind('cheese', nutriments)) kinds.push('cheese');
  if (fitsKind('fat', nutriments)) kinds.push('fat');
  return kinds;
}

export function fitsUnnamedDrink(nutriments: Nutriments, unit: QuantityUnit): boolean {
  if (unit === 'weight') return false;
  return (energyOf(nutriments) ?? 0) < UNNAMED_DRINK.kj && (nutriments.fiber ?? 0) <= UNNAMED_DRINK.fiber;
}

/** Whether figures can be those of a food that is named as one of this kind; what is not stated speaks against nothing. */
export function fitsKind(kind: FoodKind, nutriments: Nutriments): boolean {
  const { fat, carbohydrates, sugars, proteins, fiber } = nutriments;
  const energy = energyOf(nutriments);
  switch (kind) {
    case 'water':
      return (energy ?? 0) <= PLAIN_WATER.kj && (sugars ?? 0) <= PLAIN_WATER.sugars;
    case 'beverage':
      return (energy ?? 0) <= NAMED_DRINK.kj && (fiber ?? 0) <= NAMED_DRINK.fiber;
    case 'cheese':
      return (
        (proteins ?? 100) >= CHEESE.proteins &&
        (proteins ?? 100) + (fat ?? 0) >= CHEESE.proteinsAndFat &&
        (carbohydrates ?? 0) <= CHEESE.carbohydrates
      );
    case 'fat':
      return (
        (fat ?? 100) >= FATTY.fat &&
        (carbohydrates ?? 0) <= FATTY.carbohydrates &&
        (sugars ?? 0) <= FATTY.sugars &&
        (fat === undefined || energy === null || KJ.fat * fat >= FATTY.share * energy)
      );
    case 'general':
    case 'na':
      return true;
  }
}
