import type { DietRule } from '../../diets/index.ts';
import { type Mask, maskOf } from '../../reading/index.ts';
import type { ReadFood } from '../read-food.ts';
import { no, type Suitability, unknown, yes } from './answer.ts';
import { contradiction, foundIn, isFound, namedBy } from './free-from.ts';
import { doubt, hasLabel, hasUnknownItems, isDoubtful, isMostlyUnknown, unknownItems, unprovable } from './list.ts';

type PlantRule = Extract<DietRule, { kind: 'plant' }>;
const masks = new WeakMap<PlantRule, Mask>();

/** Vegan, vegetarian or pescatarian. Traces are not looked at: these are convictions about what is put in. */
export function plantAnswer(food: ReadFood, rule: PlantRule): Suitability {
  const against = masks.get(rule) ?? maskOf(rule.against);
  masks.set(rule, against);
  const { findings, facts } = food;
  const isRuledOut = findings?.claims.some(({ about, suits }) => !suits && rule.claims[0] === about) === true;
  const isLabelled =
    hasLabel(food, rule.labels) || findings?.claims.some(({ about, suits }) => suits && rule.claims.includes(about)) === true;
  if (isRuledOut) return isLabelled ? unknown({ kind: 'contradiction', words: null }) : no({ kind: 'pack rules it out' });
  if (isFound(food, against)) return isLabelled ? unknown(() => contradiction(food, against)) : no(() => foundIn(food, against));
  if (isLabelled) return yes({ kind: 'label' });
  if (rule.analysisAgainst.some((tag) => facts.ingredientsAnalysisTags.includes(tag))) return no({ kind: 'analysis' });
  const named = namedBy(food, against);
  if (named !== null) return named;
  const open = unprovable(food);
  if (open !== null) return unknown(open);
  if (isMostlyUnknown(food)) return unknownItems(food);
  if (isDoubtful(food, against)) return unknown(() => doubt(food, against));
  return hasUnknownItems(food)
    ? unknownItems(food)
    : yes({ kind: facts.ingredientsText === null ? 'plain food' : 'every ingredient known' });
}
