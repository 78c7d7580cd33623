import { type Amounts, saturatedFatRatio } from './inputs.ts';
import type { NutriScoreComponent, NutriScoreInput } from './nutri-score.types.ts';
import {
  energyFromSaturates,
  energyPoints,
  pointsAbove,
  proteinPoints,
  type Scale,
  saturatesPoints,
  sweetenerPoints,
} from './nutri-score-points.ts';
import { FIBER_G, RED_MEAT_PROTEIN_POINTS, SALT_G, SATURATED_FAT_G, SATURATED_FAT_RATIO, SWEETENER_POINTS } from './thresholds.data.ts';

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
