import { DIETS, type Diet, definitionOf } from '../diets/index.ts';
import type { FoodProduct } from '../food/index.ts';
import { readFood, type Suitability, suitability } from '../matching/index.ts';

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

/** Of each kind of binding answer; what is a matter of degree rests on the table alone. */
const BINDING: readonly Diet[] = DIETS.filter((diet) => ['safety', 'identity', 'pregnancy'].includes(definitionOf(diet).strictness));

/**
 * The diets for which a changed food says more in its own favour than before: a yes, or a milder doubt. Where nobody has looked at the
 * change, somebody's "fits" would rest on a stranger's words.
 * @param before as everybody has it; `null`: nobody knew it
 */
export function dietsGivenMore(before: FoodProduct | null, after: FoodProduct): readonly Diet[] {
  const was = before === null ? null : readFood(before);
  const is = readFood(after);
  return BINDING.filter((diet) => favour(suitability(is, diet)) > (was === null ? favour(NOTHING_KNOWN) : favour(suitability(was, diet))));
}

/**
 * Whether a food that is called or filed otherwise than before still has a yes. The old words may have named what one person alone typed
 * ("kiwi allergy"), which no table of diets knows.
 * @param before as everybody has it; `null`: nobody knew it
 */
export function fitsUnderNewName(before: FoodProduct | null, after: FoodProduct): boolean {
  if (before === null) return false;
  const wordsOf = ({ name, categoriesTags }: FoodProduct): string => JSON.stringify([name, categoriesTags]);
  if (wordsOf(before) === wordsOf(after)) return false;
  const is = readFood(after);
  return BINDING.some((diet) => favour(suitability(is, diet)) > favour({ answer: 'unknown', isMild: true }));
}

const NOTHING_KNOWN = { answer: 'unknown', isMild: false } as const;

/** Rises from "no" to "yes". */
function favour({ answer, isMild }: Pick<Suitability, 'answer' | 'isMild'>): number {
  switch (answer) {
    case 'no':
      return 0;
    case 'unknown':
      return isMild ? 2 : 1;
    case 'limited':
      return 3;
    case 'yes':
      return 4;
  }
}
