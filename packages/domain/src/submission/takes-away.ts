import { DIETS, type Diet, definitionOf } from '../diets/index.ts';
import type { FoodProduct } from '../food/index.ts';
import { readFood, suitability } from '../matching/index.ts';

const OF_SAFETY: readonly Diet[] = DIETS.filter((diet) => definitionOf(diet).strictness === 'safety');

/**
 * The allergies for which a changed food says less than before: what was in it, or stood there as a trace, is there no more. What one
 * person wrongly leaves out of a list would harm somebody else.
 * @param before as everybody has it; `null`: nobody knew it, so that nothing is taken from anybody
 */
export function allergensTakenAway(before: FoodProduct | null, after: FoodProduct): readonly Diet[] {
  if (before === null) return [];
  const [was, is] = [readFood(before), readFood(after)];
  return OF_SAFETY.filter((diet) => {
    const [old, fresh] = [suitability(was, diet), suitability(is, diet)];
    return old.answer === 'no' ? fresh.answer !== 'no' : old.traces && fresh.answer === 'yes';
  });
}
