import type { FoodKind, NutriScoreGrade } from '../food/index.ts';
import { type Amounts, type NutriScoreComponent, type NutriScoreInput, saturatedFatRatio } from './inputs.ts';
import {
  ENERGY_FROM_SATURATES_KJ,
  ENERGY_KJ,
  ENERGY_KJ_BEVERAGE,
  FIBER_G,
  FRUIT_VEG_PERCENT,
  FRUIT_VEG_PERCENT_BEVERAGE,
  GRADE_LIMITS,
  KJ_PER_G_FAT,
  PROTEIN_LIMIT,
  PROTEINS_G,
  PROTEINS_G_BEVERAGE,
  RED_MEAT_PROTEIN_POINTS,
  SALT_G,
  SATURATED_FAT_G,
  SATURATED_FAT_RATIO,
  SUGARS_G,
  SUGARS_G_BEVERAGE,
  SWEETENER_POINTS,
} from './thresholds.data.ts';

/** The limits that a kind is measured against. */
export type Scale = {
  group: 'general' | 'fat' | 'beverage';
  energy: readonly number[];
  sugars: readonly number[];
  fruitVeg: readonly number[];
  proteins: readonly number[];
};

const GENERAL: Scale = {
  group: 'general',
  energy: ENERGY_KJ,
  sugars: SUGARS_G,
  fruitVeg: FRUIT_VEG_PERCENT,
  proteins: PROTEINS_G,
};
const FAT: Scale = { ...GENERAL, group: 'fat', energy: ENERGY_FROM_SATURATES_KJ };
const BEVERAGE: Scale = {
  group: 'beverage',
  energy: ENERGY_KJ_BEVERAGE,
  sugars: SUGARS_G_BEVERAGE,
  fruitVeg: FRUIT_VEG_PERCENT_BEVERAGE,
  proteins: PROTEINS_G_BEVERAGE,
};

/** Cheese and red meat are measured as general food; what sets them apart is how protein counts. */
export function scaleOf(kind: NutriScoreInput['kind']): Scale {
  if (kind === 'beverage' || kind === 'water') return BEVERAGE;
  return kind === 'fat' ? FAT : GENERAL;
}

export function energyPoints(amounts: Amounts, scale: Scale): number {
  return pointsAbove(scale.group === 'fat' ? energyFromSaturates(amounts) : amounts.energy, scale.energy);
}

export function saturatesPoints(amounts: Amounts, scale: Scale): number {
  if (scale.group !== 'fat') return pointsAbove(amounts.saturatedFat, SATURATED_FAT_G);
  return pointsFrom(saturatedFatRatio(amounts.saturatedFat, amounts.fat), SATURATED_FAT_RATIO);
}

export function proteinPoints(amounts: Amounts, scale: Scale, food: NutriScoreInput): number {
  const points = pointsAbove(amounts.proteins, scale.proteins);
  return food.redMeat && scale.group === 'general' ? Math.min(points, RED_MEAT_PROTEIN_POINTS) : points;
}

export function sweetenerPoints(scale: Scale, food: NutriScoreInput): number {
  return food.sweetener && scale.group === 'beverage' ? SWEETENER_POINTS : 0;
}

/** Drinks and cheese always; fats and other foods only while their negative points are low. */
export function proteinsCount(kind: NutriScoreInput['kind'], negativePoints: number): boolean {
  if (kind === 'beverage' || kind === 'water' || kind === 'cheese') return true;
  return negativePoints < (kind === 'fat' ? PROTEIN_LIMIT.fat : PROTEIN_LIMIT.general);
}

export function energyFromSaturates(amounts: Amounts): number {
  return KJ_PER_G_FAT * amounts.saturatedFat;
}

/** The sum of all points; what is not known of fibre and fruit counts none. */
export function pointsOf(food: NutriScoreInput, amounts: Amounts, kind: Exclude<FoodKind, 'na'>): number {
  const scale = scaleOf(kind);
  const negative =
    energyPoints(amounts, scale) +
    pointsAbove(amounts.sugars, scale.sugars) +
    saturatesPoints(amounts, scale) +
    pointsAbove(amounts.salt, SALT_G) +
    sweetenerPoints(scale, food);
  const positive = pointsAbove(amounts.fruitVeg, scale.fruitVeg) + pointsAbove(amounts.fiber, FIBER_G);
  return negative - positive - (proteinsCount(kind, negative) ? proteinPoints(amounts, scale, food) : 0);
}

/**
 * Declared figures are decimal; sums such as 0.1 + 0.2 or sodium × 2.5 land a few 1e-16 beside the decimal they mean.
 * No label states more than six decimals, so nothing real is this close to a limit.
 */
const FLOAT_NOISE = 1e-9;

/** How many limits `value` is strictly above. */
export function pointsAbove(value: number, limits: readonly number[]): number {
  let points = 0;
  while (points < limits.length && value > (limits[points] ?? Number.POSITIVE_INFINITY) + FLOAT_NOISE) points += 1;
  return points;
}

/** How many limits `value` is at or above. */
function pointsFrom(value: number, limits: readonly number[]): number {
  let points = 0;
  while (points < limits.length && value >= (limits[points] ?? Number.POSITIVE_INFINITY) - FLOAT_NOISE) points += 1;
  return points;
}

/** The letter of a score. Cheese and red meat grade as general food; water is always an a. */
export function gradeFor(points: number, kind: Exclude<FoodKind, 'na'>): NutriScoreGrade {
  if (kind === 'water') return 'a';
  const [a, b, c, d] = kind === 'fat' || kind === 'beverage' ? GRADE_LIMITS[kind] : GRADE_LIMITS.general;
  if (points <= a) return 'a';
  if (points <= b) return 'b';
  if (points <= c) return 'c';
  return points <= d ? 'd' : 'e';
}

/** The most points, so the worst, that a letter stands for; Infinity for an e. */
export function lastPointsOf(grade: NutriScoreGrade, kind: Exclude<FoodKind, 'na' | 'water'>): number {
  const [a, b, c, d] = kind === 'fat' || kind === 'beverage' ? GRADE_LIMITS[kind] : GRADE_LIMITS.general;
  return { a, b, c, d, e: Infinity }[grade];
}

/** The components that count against a food, in the order of the published tables. */
export function negativeComponents(food: NutriScoreInput, amounts: Amounts, scale: Scale): NutriScoreComponent[] {
  const sugars = pointsAbove(amounts.sugars, scale.sugars);
  const components = [
    energyComponent(amounts, scale),
    negative('sugars', amounts.sugars, 'g', sugars, scale.sugars.length),
    saturatesComponent(amounts, scale),
    negative('salt', amounts.salt, 'g', pointsAbove(amounts.salt, SALT_G), SALT_G.length),
  ];
  if (scale.group === 'beverage') {
    components.push(negative('sweetener', food.sweetener ? 1 : 0, null, sweetenerPoints(scale, food), SWEETENER_POINTS));
  }
  return components;
}

/** The components that count for a food; `proteinsCounted` is for the caller to decide from the negative points. */
export function positiveComponents(food: NutriScoreInput, amounts: Amounts, scale: Scale, proteinsCounted: boolean): NutriScoreComponent[] {
  const fruitVeg = pointsAbove(amounts.fruitVeg, scale.fruitVeg);
  const capped = food.redMeat && scale.group === 'general';
  const mostProtein = capped ? RED_MEAT_PROTEIN_POINTS : scale.proteins.length;
  const proteins = proteinPoints(amounts, scale, food);
  return [
    positive('fruitVeg', amounts.fruitVeg, '%', fruitVeg, scale.fruitVeg.length),
    positive('fiber', amounts.fiber, 'g', pointsAbove(amounts.fiber, FIBER_G), FIBER_G.length),
    { ...positive('proteins', amounts.proteins, 'g', proteins, mostProtein), counted: proteinsCounted },
  ];
}

function energyComponent(amounts: Amounts, scale: Scale): NutriScoreComponent {
  const points = energyPoints(amounts, scale);
  if (scale.group !== 'fat') return negative('energy', amounts.energy, 'kJ', points, scale.energy.length);
  return negative('energyFromSaturates', energyFromSaturates(amounts), 'kJ', points, scale.energy.length);
}

function saturatesComponent(amounts: Amounts, scale: Scale): NutriScoreComponent {
  const points = saturatesPoints(amounts, scale);
  if (scale.group !== 'fat') {
    return negative('saturatedFat', amounts.saturatedFat, 'g', points, SATURATED_FAT_G.length);
  }
  const ratio = saturatedFatRatio(amounts.saturatedFat, amounts.fat);
  return negative('saturatedFatRatio', ratio, '%', points, SATURATED_FAT_RATIO.length);
}

type Unit = NutriScoreComponent['unit'];

function negative(id: NutriScoreComponent['id'], value: number, unit: Unit, points: number, maxPoints: number) {
  return component(id, 'negative', value, unit, points, maxPoints);
}

function positive(id: NutriScoreComponent['id'], value: number, unit: Unit, points: number, maxPoints: number) {
  return component(id, 'positive', value, unit, points, maxPoints);
}

function component(
  id: NutriScoreComponent['id'],
  side: NutriScoreComponent['side'],
  value: number,
  unit: Unit,
  points: number,
  maxPoints: number,
): NutriScoreComponent {
  return { id, side, value: Number.isNaN(value) ? null : value, unit, points, maxPoints, counted: true };
}

/** Figures that a maker can change by themselves; others (energy, fat) follow from them. */
export type SteppedNutriment = 'salt' | 'sugars' | 'saturatedFat' | 'fiber';

/** Amounts at which the points of a figure change, in grams per 100 g or 100 ml. @param fat grams of fat, for the share of saturates in fats */
export function stepsOf(nutriment: SteppedNutriment, kind: FoodKind, fat: number | null): readonly number[] {
  switch (nutriment) {
    case 'salt':
      return SALT_G;
    case 'sugars':
      return kind === 'beverage' ? SUGARS_G_BEVERAGE : SUGARS_G;
    case 'fiber':
      return FIBER_G;
    case 'saturatedFat':
      return kind === 'fat' ? [...ENERGY_FROM_SATURATES_KJ.map((kj) => kj / KJ_PER_G_FAT), ...ratioSteps(fat)] : SATURATED_FAT_G;
    default:
      return nutriment satisfies never;
  }
}

function ratioSteps(fat: number | null): readonly number[] {
  return fat === null ? [] : SATURATED_FAT_RATIO.map((percent) => (fat * percent) / 100);
}
