import type { NutriScoreInput } from '../inputs.ts';

/** A food of 0 points in every kind, with `nutriments` changed on top of the rest. */
export function givenFood(changes: Partial<NutriScoreInput> = {}): NutriScoreInput {
  return {
    kind: 'general',
    fruitVegPercent: 0,
    redMeat: false,
    sweetener: false,
    ...changes,
    nutriments: { energyKj: 0, fat: 0, saturatedFat: 0, sugars: 0, proteins: 0, salt: 0, fiber: 0, ...changes.nutriments },
  };
}
