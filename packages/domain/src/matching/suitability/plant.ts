import type { DietRule } from '../../diets/index.ts';
import type { ReadFood } from '../read-food.ts';
import { maskOf, type Mask } from '../../reading/index.ts';
import { no, unknown, yes, type Suitability } from './answer.ts';
import { foundIn, namedBy } from './free-from.ts';
import { doubtfulItem, firstOf, hasLabel, isMostlyUnknown, unknownItems, unprovable } from './list.ts';

type PlantRule = Extract<DietRule, { kind: 'plant' }>;
const masks = new WeakMap<PlantRule, Mask>();

/** Vegan, vegetarian or pescatarian. Traces are not looked at: these are convictions about what is put in. */
export function plantAnswer(food: ReadFood, rule: PlantRule): Suitability {
  const against = masks.get(rule) ?? maskOf(rule.against);
  masks.set(rule, against);
  const { findings, facts } = food;
  const isRuledOut = findings?.claims.some(({ about, suits }) => !suits && rule.claims[0] === about) === true;
  const isLabelled = hasLabel(food, rule.labels) || findings?.claims.some(({ about, suits }) => suits && rule.claims.includes(about)) === true;
  if (isRuledOut) return isLabelled ? unknown({ kind: 'contradiction', words: null }) : no({ kind: 'pack rules it out' });
  const found = foundIn(food, against);
  if (found !== null) return isLabelled ? unknown({ kind: 'contradiction', words: found.kind === 'contains' ? found.words : null }) : no(found);
  if (isLabelled) return yes({ kind: 'label' });
  if (rule.analysisAgainst.some((tag) => facts.ingredientsAnalysisTags.includes(tag))) return no({ kind: 'analysis' });
  const named = namedBy(food, against);
  if (named !== null) return named;
  const open = unprovable(food);
  if (open !== null) return unknown(open);
  if (isMostlyUnknown(food)) return unknownItems(food, () => false) ?? unknown({ kind: 'no list' });
  const doubtful = doubtfulItem(food, against);
  if (doubtful !== null) return unknown({ kind: 'doubt', words: food.wordsOf(doubtful), property: firstOf(doubtful.may, against) });
  return unknownItems(food, () => false) ?? yes({ kind: facts.ingredientsText === null ? 'plain food' : 'every ingredient known' });
}
