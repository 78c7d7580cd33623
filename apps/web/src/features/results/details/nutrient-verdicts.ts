import type { NutrimentName } from '@labelwise/domain/food';
import { matchName, readFood } from '@labelwise/domain/matching';
import type { Level } from '@labelwise/domain/scoring';
import type { Food } from '../../../data/foods/foods.ts';

type Verdict = { level: Level; word: string };

/** Nutrients to keep an eye on, by the limits of the UK front-of-pack label. */
const TO_LIMIT: readonly (readonly [NutrimentName | 'sodium', string])[] = [
  ['fat', 'Fat'],
  ['saturatedFat', 'Saturated Fat'],
  ['sugars', 'Sugar'],
  ['sodium', 'Sodium'],
];
/** Nutrients to look for, by the claims of Regulation (EC) 1924/2006. */
const TO_SEEK: readonly (readonly [NutrimentName, string])[] = [
  ['proteins', 'Protein'],
  ['fiber', 'Fiber'],
];

/** How much is in it, by published limits that hold for everybody; nothing where the figure is unknown. */
export function nutrientVerdicts(facts: Food['facts']): ReadonlyMap<string, Verdict> {
  const food = readFood(facts);
  const verdicts = new Map<string, Verdict>();
  for (const [id, name] of TO_LIMIT) {
    const share = matchName(food, name, 'less');
    if (isStated(facts, id) && share !== null)
      verdicts.set(
        id,
        share === 0 ? { level: 'good', word: 'Low' } : share < 1 ? { level: 'fair', word: 'Medium' } : { level: 'poor', word: 'High' },
      );
  }
  for (const [id, name] of TO_SEEK) {
    const share = matchName(food, name, 'more');
    if (isStated(facts, id) && share !== null && share > 0) verdicts.set(id, { level: 'good', word: share < 1 ? 'Source' : 'High' });
  }
  return verdicts;
}

function isStated({ nutriments }: Food['facts'], id: NutrimentName | 'sodium'): boolean {
  return nutriments[id === 'sodium' ? 'salt' : id] !== undefined;
}
