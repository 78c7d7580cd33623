import type { NutrimentName } from '../../food/index.ts';
import { clamp, KJ_PER_KCAL } from '../../lib/index.ts';
import { type Mask, maskOf, overlaps, type Property } from '../../reading/index.ts';
import { presenceOf } from '../presence.ts';
import type { ReadFood, Share, Want } from '../read-food.ts';
import {
  ADDED_SUGARS,
  ALCOHOL_LIMIT,
  CAFFEINE_LIMIT,
  FIBER_CLAIM,
  LESS_RAMPS,
  NUTRIENT_RAMPS,
  type NutrientRamp,
  OMEGA3_CLAIM,
  PROTEIN_CLAIM,
  type Ramp,
  SATURATES_OF_FAT,
  TRANS_FAT_LIMIT,
  UNSATURATED_CLAIM,
} from './ramps.data.ts';
import { HIGH_SHARE, MICRONUTRIENTS, NO_CREDIT_ABOVE_SUGARS, POTASSIUM_ADDITIVES, REFERENCE_GRAMS } from './reference-values.data.ts';

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
  return clamp(quotient, 0.5, 1);
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
  const effectiveGrams = (grams: number): number => (kcal !== null && kcal > 0 ? Math.min(grams, (100 * grams) / kcal) : grams);
  return claimShare(Math.max(effectiveGrams(total ?? 0) / OMEGA3_CLAIM.total, effectiveGrams(long ?? 0) / OMEGA3_CLAIM.longChain));
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

const HINT_SHARE = 0.5;
const B12_SOURCES = ['Meat', 'Fish', 'Dairy', 'Eggs'] as const;
/** Properties of ingredients that are the vitamin itself. */
const NAMED_BY: ReadonlyMap<string, Mask> = new Map(
  Object.entries({
    Vitamins: ['names vitamin A', 'names vitamin C', 'names vitamin D', 'names vitamin E', 'names folate', 'names B vitamin', 'names B12'],
    'Vitamin A': ['names vitamin A'],
    'Vitamin C': ['names vitamin C'],
    'Vitamin D': ['names vitamin D'],
    'Vitamin E': ['names vitamin E'],
    Folate: ['names folate'],
    'B Vitamins': ['names B vitamin', 'names folate', 'names B12'],
    B12: ['names B12'],
  } satisfies Record<string, readonly Property[]>).map(([name, properties]) => [name, maskOf(properties)]),
);
const MILKS = ['en:milks', 'en:yogurts', 'en:fermented-milk-products'];
const PULSES = ['en:legumes', 'en:lentils', 'en:chickpeas', 'en:beans', 'en:canned-legumes'];

/** Vitamins and minerals: the best stated amount against "high in"; else what the food is known to hold. `null`: not stated. */
export function micronutrientShare(food: ReadFood, name: string, want: Want): Share {
  const stated = statedShare(food, name);
  if (isMineral(name)) return stated ?? typicalMineral(food, name, want);
  const hint = vitaminHint(food, name);
  return hint === null ? stated : Math.max(hint, stated ?? 0);
}

/** Sweets and foods of grade E earn nothing by fortification, so that a want for vitamins never pays for sugar. */
export function earnsNoCredit(food: ReadFood): boolean {
  const sugars = amountOf(food, 'sugars');
  if (sugars !== null && sugars > sideFor(food, NO_CREDIT_ABOVE_SUGARS)) return true;
  return food.nutriScoreGrade === 'e';
}

export function isMicronutrient(name: string): boolean {
  return Object.hasOwn(MICRONUTRIENTS, name);
}

function isMineral(name: string): boolean {
  return ['Calcium', 'Iron', 'Potassium', 'Magnesium', 'Zinc', 'Phosphorus', 'Iodine'].includes(name);
}

function statedShare(food: ReadFood, name: string): Share {
  let best: Share = null;
  for (const nutriment of MICRONUTRIENTS[name]?.nutriments ?? []) {
    const grams = amountOf(food, nutriment);
    if (grams === null) continue;
    const quotient = grams / (REFERENCE_GRAMS[nutriment] * sideFor(food, HIGH_SHARE));
    best = Math.max(best ?? 0, claimShare(quotient));
  }
  return best;
}

function vitaminHint(food: ReadFood, name: string): typeof HINT_SHARE | null {
  const named = NAMED_BY.get(name);
  if (named !== undefined && overlaps(food.inList, named)) return HINT_SHARE;
  const fruit = food.facts.fruitVegPercent ?? 0;
  if ((name === 'Vitamins' || name === 'Antioxidants') && fruit >= 60) return HINT_SHARE;
  if (name === 'Antioxidants' && presenceOf(food, 'Antioxidant Source').prominent) return HINT_SHARE;
  if (name === 'B12' && B12_SOURCES.some((source) => presenceOf(food, source).inFirstThree)) return HINT_SHARE;
  return null;
}

function typicalMineral(food: ReadFood, name: string, want: Want): Share {
  const { categoriesTags, additives, fruitVegPercent } = food.facts;
  const isOf = (tags: readonly string[]): boolean => tags.some((tag) => categoriesTags.includes(tag));
  if (name === 'Calcium' && food.kind === 'cheese') return 1;
  if (name === 'Calcium' && isOf(MILKS)) return HINT_SHARE;
  if (name === 'Iron' && isOf(PULSES)) return HINT_SHARE;
  if (name === 'Potassium' && food.kind !== 'fat' && (fruitVegPercent ?? 0) >= 80) return HINT_SHARE;
  if (name === 'Potassium' && want === 'less' && additives.some((code) => POTASSIUM_ADDITIVES.includes(code))) return HINT_SHARE;
  return null;
}

/** Stated amount first; else coffee, tea, mate, guarana, cola: full in a drink, some in a food, and some in chocolate. */
export function caffeineShare(food: ReadFood): Share {
  const stated = amountOf(food, 'caffeine');
  if (stated !== null) {
    if (stated > CAFFEINE_LIMIT.high) return 1;
    return stated > CAFFEINE_LIMIT.some ? 0.5 : 0;
  }
  const source = presenceOf(food, 'Caffeine');
  if (source.amount === 1) return food.isDrink ? 1 : 0.5;
  return presenceOf(food, 'Chocolate').inFirstThree ? 0.5 : source.amount;
}

/** Percent by volume or an alcoholic category; a wine or rum among the ingredients is some. */
export function alcoholShare(food: ReadFood): Share {
  if (isAlcoholic(food)) return 1;
  const stated = amountOf(food, 'alcohol');
  if (stated !== null && stated >= ALCOHOL_LIMIT.some) return 0.5;
  const listed = presenceOf(food, 'Alcohol').amount;
  if (listed === 1) return 0.5;
  return stated !== null ? 0 : listed;
}

/** More than 1.2 % by volume, or of an alcoholic category: the limit from which a drink counts as alcoholic. */
export function isAlcoholic(food: ReadFood): boolean {
  return (amountOf(food, 'alcohol') ?? 0) > ALCOHOL_LIMIT.high || hasAlcoholicCategory(food);
}

const ALCOHOLIC: ReadonlySet<string> = new Set(['en:alcoholic-beverages', 'en:wines', 'en:beers', 'en:spirits', 'en:liqueurs']);
const NOT_ALCOHOLIC = ['en:non-alcoholic-beverages', 'en:non-alcoholic-beers', 'en:non-alcoholic-wines', 'en:alcohol-free-beers'];

function hasAlcoholicCategory({ facts }: ReadFood): boolean {
  const stated = facts.nutriments.alcohol;
  // A beer without alcohol is filed under beers, too; what its own pack states decides.
  if (stated !== undefined && stated <= ALCOHOL_LIMIT.some && facts.categoriesTags.some((tag) => NOT_ALCOHOLIC.includes(tag))) return false;
  return facts.categoriesTags.some((tag) => ALCOHOLIC.has(tag));
}

/**
 * Grams per 100 g or 100 ml; `null` where the pack does not say or says nonsense. No fat means no saturates and no
 * carbohydrate means no sugars, also where a pack leaves those out.
 */
export function amountOf(food: ReadFood, name: NutrimentName): number | null {
  const stated = statedAmount(food, name);
  if (stated !== null) return stated;
  if (name === 'saturatedFat') return statedAmount(food, 'fat') === 0 ? 0 : null;
  return name === 'sugars' && statedAmount(food, 'carbohydrates') === 0 ? 0 : null;
}

function statedAmount(food: ReadFood, name: NutrimentName): number | null {
  const amount = food.facts.nutriments[name];
  return amount === undefined || !Number.isFinite(amount) || amount < 0 ? null : amount;
}

/** kcal per 100 g or 100 ml, from whichever unit is stated. */
export function kilocalories(food: ReadFood): number | null {
  const kcal = amountOf(food, 'energyKcal');
  if (kcal !== null) return kcal;
  const kj = amountOf(food, 'energyKj');
  return kj === null ? null : kj / KJ_PER_KCAL;
}

function onRamp(value: number, { from, to }: Ramp): number {
  return clamp((value - from) / (to - from), 0, 1);
}

/** The ramp of a drink or of any other food. */
export function sideFor<T>(food: ReadFood, sides: { readonly food: T; readonly drink: T }): T {
  return food.isDrink ? sides.drink : sides.food;
}

/** A claim's strength: nothing below half of "high in", full from "high in" on. */
function claimShare(quotient: number): number {
  return quotient < 0.5 ? 0 : Math.min(1, quotient);
}
