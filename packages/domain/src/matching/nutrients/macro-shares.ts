import { presenceOf } from '../presence.ts';
import type { ReadFood, Share, Want } from '../read-food.ts';
import { amountOf, claimShare, kilocalories, onRamp, sideFor } from './amounts.ts';
import {
  ADDED_SUGARS,
  FIBER_CLAIM,
  LESS_RAMPS,
  NUTRIENT_RAMPS,
  type NutrientRamp,
  OMEGA3_CLAIM,
  PROTEIN_CLAIM,
  SATURATES_OF_FAT,
  TRANS_FAT_LIMIT,
  UNSATURATED_CLAIM,
} from './ramps.data.ts';

const KCAL_PER_GRAM = { protein: 4, fat: 9 } as const;
const NO_SUGAR = 0.5;

/** Share of one nutriment on its published ramp. */
export function rampShare(food: ReadFood, ramp: NutrientRamp): Share {
  const amount = ramp.unit === 'kcal' ? kilocalories(food) : amountOf(food, ramp.nutriment);
  return amount === null ? null : onRamp(amount, sideFor(food, ramp));
}

/** Fats, oils, nuts and seeds are judged by what part of their fat is saturated: any oil has much of it per 100 g. */
export function saturatedFatShare(food: ReadFood): Share {
  const saturates = amountOf(food, 'saturatedFat');
  const fat = amountOf(food, 'fat');
  const ramp: NutrientRamp = NUTRIENT_RAMPS['Saturated Fat'];
  if (saturates === null || food.kind !== 'fat' || fat === null) return rampShare(food, ramp);
  if (saturates <= SATURATES_OF_FAT.tracesUpTo || fat <= 0) return 0;
  return onRamp((100 * saturates) / fat, SATURATES_OF_FAT);
}

/** Declared added sugars; else total sugars where the list names a sugar, syrup, honey or juice concentrate. */
export function addedSugarShare(food: ReadFood): Share {
  const ramp = sideFor(food, ADDED_SUGARS);
  const declared = amountOf(food, 'addedSugars');
  if (declared !== null) return onRamp(declared, ramp);
  const sugars = amountOf(food, 'sugars');
  if (sugars !== null && sugars <= NO_SUGAR) return 0;
  const named = presenceOf(food, 'Sugars and Syrups');
  if (named.amount === null || named.amount === 0) return named.amount;
  if (sugars !== null) return onRamp(sugars, ramp);
  return named.prominent ? 1 : 0.5;
}

export function transFatShare(food: ReadFood): Share {
  const trans = amountOf(food, 'transFat');
  const fat = amountOf(food, 'fat');
  const overLimit = trans !== null && trans >= TRANS_FAT_LIMIT.least && (fat === null || trans >= TRANS_FAT_LIMIT.shareOfFat * fat);
  if (overLimit || presenceOf(food, 'Partially Hydrogenated Oil').amount === 1) return 1;
  const hydrogenated = presenceOf(food, 'Hydrogenated Oil').amount;
  if (hydrogenated === 1) return 0.5;
  return trans !== null ? 0 : hydrogenated;
}

/** More: the "source of" and "high" protein claims. Less: grams alone, so that no share of energy can excuse an amount. */
export function proteinShare(food: ReadFood, want: Want): Share {
  const grams = amountOf(food, 'proteins');
  if (grams === null) return null;
  if (want === 'less') return onRamp(grams, sideFor(food, LESS_RAMPS.Protein));
  const { least, high } = sideFor(food, PROTEIN_CLAIM);
  if (grams < least) return 0;
  const energy = kilocalories(food);
  if (energy === null) return null;
  const percent = energy <= 0 ? 0 : (100 * grams * KCAL_PER_GRAM.protein) / energy;
  if (percent < PROTEIN_CLAIM.leastEnergyPercent) return 0;
  const quotient = Math.min(percent / PROTEIN_CLAIM.highEnergyPercent, grams / high);
  return Math.max(0.5, Math.min(1, quotient));
}

export function fiberShare(food: ReadFood, want: Want): Share {
  const grams = amountOf(food, 'fiber');
  if (grams === null) return null;
  if (want === 'less') return onRamp(grams, sideFor(food, LESS_RAMPS.Fiber));
  const kcal = kilocalories(food);
  const perEnergy = kcal !== null && kcal > 0 && grams >= FIBER_CLAIM.leastGrams ? (100 * grams) / kcal / FIBER_CLAIM.highPer100Kcal : 0;
  return claimShare(Math.max(grams / FIBER_CLAIM.highGrams, perEnergy));
}

/** Stated amounts by the claims; else by the fish, seeds and oils that are known for it. */
export function omega3Share(food: ReadFood, want: Want): Share {
  const stated = statedOmega3(food, want);
  if (stated !== null) return stated;
  const rich = presenceOf(food, 'Rich in Omega-3');
  if (rich.amount === 1) return rich.prominent ? 1 : 0.5;
  const some = presenceOf(food, 'Some Omega-3');
  if (some.amount === 1 && some.prominent) return 0.5;
  return rich.amount;
}

function statedOmega3(food: ReadFood, want: Want): Share {
  const total = amountOf(food, 'omega3') ?? amountOf(food, 'alphaLinolenicAcid');
  const epa = amountOf(food, 'epa');
  const dha = amountOf(food, 'dha');
  const long = epa === null && dha === null ? null : (epa ?? 0) + (dha ?? 0);
  if (total === null && long === null) return null;
  // Less is judged by grams alone: more energy must never make an amount look smaller.
  const kcal = want === 'more' ? kilocalories(food) : null;
  const worth = (grams: number): number => (kcal !== null && kcal > 0 ? Math.min(grams, (100 * grams) / kcal) : grams);
  return claimShare(Math.max(worth(total ?? 0) / OMEGA3_CLAIM.total, worth(long ?? 0) / OMEGA3_CLAIM.longChain));
}

/** The "high unsaturated fat" claim, full only where the fat comes from a food that is known for it. Less: as Fat. */
export function healthyFatsShare(food: ReadFood, want: Want): Share {
  if (want === 'less') return rampShare(food, NUTRIENT_RAMPS.Fat);
  const fat = amountOf(food, 'fat');
  if (fat === null) return null;
  if (fat < UNSATURATED_CLAIM.leastFat) return 0;
  const saturated = amountOf(food, 'saturatedFat');
  const energy = kilocalories(food);
  if (saturated === null || energy === null) return null;
  const unsaturated = fat - saturated - (amountOf(food, 'transFat') ?? 0);
  const high =
    unsaturated >= UNSATURATED_CLAIM.shareOfFat * fat && unsaturated * KCAL_PER_GRAM.fat > UNSATURATED_CLAIM.shareOfEnergy * energy;
  if (!high) return 0;
  return presenceOf(food, 'Good Fat Source').prominent ? 1 : 0.5;
}
