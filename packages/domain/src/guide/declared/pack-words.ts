import { foldText, memoize } from '../../lib/index.ts';
import { type ReadFood, type Suitability, suits } from '../../matching/index.ts';
import type { ProductView } from '../facts.ts';
import { namedIn, restrictionsOfId } from './named-foods.ts';

/** What names a food on its pack, in any language. */
export type Named = Pick<ProductView, 'name' | 'category'>;

/** "Without lentils", "lentil-free" promise the opposite. */
const PROMISES =
  /\b(?:free from|without|no|sans|ohne|sin|senza|frei von|libre de|zonder)(?: added)? [a-z' ]{2,30}?(?=[,.;()]|$)|\b[a-z]+[- ](?:free|frei)\b|\b[a-z]+frei\b/g;
/** What a food is not made of, though its name holds the word. */
const LIKENESSES = /\b(?:flavou?red?|style|substitutes?|alternatives?|ersatz|vegan|plant based)\b/;

/** Ids of what a name or category shows to be in a food, in any language. */
const shownBy = memoize((text: string): readonly string[] => {
  const words = foldText(text).replaceAll(/[_*]/g, '').replace(PROMISES, ' , ');
  return LIKENESSES.test(words)
    ? []
    : namedIn(
        words.split(/[^\p{L}\p{N}']+/u).filter((word) => word !== ''),
        { firm: true, mayBeMistyped: () => false },
      ).diets;
});

/**
 * Whether a food suits what is left out, as `keeps`, but stricter: one that names it in its title only is against it. A label
 * ("gluten-free") takes precedence over words. `id`: of a diet or of a food that is left out ("kiwi-free").
 */
export function strictSuitability(named: Named, food: ReadFood, id: string): Suitability {
  const [first, ...others] = restrictionsOfId(id).map((restriction) => suits(food, restriction));
  const given = others.reduce((worst, one) => (RANK[one.answer] > RANK[worst.answer] ? one : worst), first ?? NOT_UNDERSTOOD);
  if (given.answer === 'no' || food.isWater || given.because.kind === 'label') return given;
  const words = [named.name, named.category ?? ''].find((text) => shownBy(text).includes(id));
  return words === undefined ? given : { answer: 'no', because: { kind: 'pack says', words }, traces: false, isMild: false };
}

const RANK: Readonly<Record<Suitability['answer'], number>> = { yes: 0, limited: 1, unknown: 2, no: 3 };
/** Nothing is called free of what was not understood. */
const NOT_UNDERSTOOD: Suitability = {
  answer: 'unknown',
  because: { kind: 'no list' },
  traces: false,
  isMild: false,
};
