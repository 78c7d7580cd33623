/** What a food scores when it carries no score at all: the middle of the scale. */
const NEUTRAL = 50;

/**
 * What stands in for a favorite's score that could not be had: everybody's, then the member's own of a scan, then 50.
 */
export function savedScore(food: {
  readonly healthScore?: number | null | undefined;
  readonly personalizedScore?: number | null | undefined;
}): number {
  return food.healthScore ?? food.personalizedScore ?? NEUTRAL;
}
