import { matchCanonical, type ReadFood } from '../matching/index.ts';
import type { Criterion } from './facts.ts';

/** Whether a food is known to have plenty (or little) of what is asked for. */
export function meets(food: ReadFood, { name, side }: Criterion): boolean {
  return side === 'high' ? matchCanonical(food, name, 'more') === 1 : matchCanonical(food, name, 'less') === 0;
}
