import { KJ_PER_GRAM, KJ_PER_KCAL } from '../../lib/index.ts';
import type { Nutriments } from '../food-facts.ts';
import type { FoodKind } from '../groups/groups.data.ts';

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
  return (
    KJ_PER_GRAM.fat * fat + KJ_PER_GRAM.carbohydrates * carbohydrates + KJ_PER_GRAM.proteins * (proteins ?? 0) + KJ_PER_GRAM.fiber * fiber
  );
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

/** Whether figures can be those of a food that is named as one of this kind; what is not stated counts against nothing. */
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
        (fat === undefined || energy === null || KJ_PER_GRAM.fat * fat >= FATTY.share * energy)
      );
    case 'general':
    case 'na':
      return true;
  }
}

/** `volume` and `weight` as printed on the pack; `null` where neither or both stand there. */
export type QuantityUnit = 'volume' | 'weight' | null;

const VOLUME =
  /\d\s*(?:x\s*\d+[.,]?\d*\s*)?(?:ml|cl|dl|l|lt|ltr|litres?|liters?|litros?|litri|litro|fl\.?\s?oz|pints?|gal|gallons?)(?![a-z])/iu;
const WEIGHT = /\d\s*(?:x\s*\d+[.,]?\d*\s*)?(?:g|gr|kg|mg|grammes?|grams?|gramm|kilos?|oz|ounces?|lbs?|pounds?)(?![a-z])/iu;
/** "2 l", where the letter may stand for something else: at the end of a name it is a volume. */
const IN_NAME = /\d\s*(?:x\s*\d+[.,]?\d*\s*)?(?:ml|cl|l|litres?|liters?|fl\.?\s?oz|g|kg|oz|lb)(?![a-z])/iu;

/** Whether a pack is sold by volume or by weight: from its quantity, failing that from an amount in its name. */
export function quantityUnit(quantity: string | null, name: string | null): QuantityUnit {
  const printed = quantity !== null && quantity.trim() !== '' ? quantity : (IN_NAME.exec(name ?? '')?.[0] ?? '');
  const [volume, weight] = [VOLUME.test(printed), WEIGHT.test(printed)];
  if (volume === weight) return null;
  return volume ? 'volume' : 'weight';
}
