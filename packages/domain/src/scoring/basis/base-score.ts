import type { FoodKind } from '../../food/index.ts';
import { roundHalfUp } from '../../lib/index.ts';
import { BASE_KNOTS, BASE_OF_WATER, type Knots } from '../constants.data.ts';

/**
 * Base nutrition 0…100 of Nutri-Score points. Falls with every point, and without a cliff at a grade limit: Nutri-Score's
 * letters would otherwise make one point of difference decide the label.
 */
export function baseScore(points: number, kind: Exclude<FoodKind, 'na'>): number {
  return kind === 'water' ? BASE_OF_WATER : roundHalfUp(onKnots(points, BASE_KNOTS[kind]));
}

function onKnots(points: number, knots: Knots): number {
  let [x, y] = knots[0] ?? [0, 0];
  if (points <= x) return y;
  for (const [nextX, nextY] of knots) {
    if (points <= nextX) return y + ((nextY - y) * (points - x)) / (nextX - x);
    [x, y] = [nextX, nextY];
  }
  return y;
}
