import { matchCanonical, suitability, type ReadFood } from '../matching/index.ts';
import type { Criterion } from './facts.ts';

/** Whether a food is known to be what is asked for. */
export function meets(food: ReadFood, criterion: Criterion): boolean {
  switch (criterion.kind) {
    case 'amount': return criterion.side === 'high' ? matchCanonical(food, criterion.name, 'more') === 1 : matchCanonical(food, criterion.name, 'less') === 0;
    case 'diet': return suitability(food, criterion.diet).answer === 'yes';
    case 'guidance':
      return criterion.more.some((name) => matchCanonical(food, name, 'more') === 1) && criterion.less.every((name) => (matchCanonical(food, name, 'less') ?? 0) < 1);
    default: return criterion satisfies never;
  }
}
