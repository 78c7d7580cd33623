import { type Answer, answerOf } from '../answer.ts';
import type { Block } from '../blocks.ts';
import { asksOf, type OwnLimit, ownLimitsIn } from '../declared/own-limits.ts';
import type { GeneralId } from '../knowledge/general.data.ts';
import type { KindId } from '../knowledge/kinds.data.ts';
import { kindsIn } from '../knowledge/kinds.ts';
import type { TopicId } from '../knowledge/topics.data.ts';

/** What our texts say of people in general, in whose place a limit of one's own stands. */
const ENTRIES: Readonly<Record<OwnLimit['of'], ReadonlySet<GeneralId>>> = {
  salt: new Set(['salt_a_day', 'salt_in_foods']),
  fluids: new Set(['water_a_day', 'hydrating_drink']),
};
const TOPICS: Readonly<Record<OwnLimit['of'], TopicId>> = { salt: 'salt', fluids: 'water' };
/** They count towards a limit of fluids. */
const DRINKS: ReadonlySet<KindId> = new Set<KindId>([
  'coffee',
  'tea',
  'herbal_tea',
  'soft_drink',
  'diet_drink',
  'energy_drink',
  'juice',
  'milk',
  'plant_milk',
  'beer',
  'wine',
  'protein_shake',
]);
/** They know nothing of what was asked. */
const KNOWS_NOTHING: ReadonlySet<Block['kind']> = new Set([
  'unknown',
  'not sure',
  'not found',
  'capabilities',
  'perhaps meant',
  'ask back',
]);
/** They speak of a food. */
const OF_FOOD: ReadonlySet<Block['kind']> = new Set([
  'verdict',
  'several foods',
  'generic food',
  'general',
  'kind advice',
  'figures',
  'contents',
  'ideas',
  'dishes',
  'people verdict',
]);

/**
 * An answer with the limits of a day that were set for the one who asks: first where they are asked of, in the place of what holds for
 * people in general; of salt below every other answer on food.
 */
export function withOwnLimits(answer: Answer, limits: readonly OwnLimit[], message: string): Answer {
  return limits.reduce((before, limit) => withLimit(before, limit, message), answer);
}

function withLimit(answer: Answer, limit: OwnLimit, message: string): Answer {
  const block: Block = { kind: 'own limit', ...limit };
  const isReported = ownLimitsIn(message).some(({ of }) => of === limit.of);
  const isInstead = (one: Block): boolean =>
    (one.kind === 'general' && ENTRIES[limit.of].has(one.id)) || (one.kind === 'topic' && one.topic === TOPICS[limit.of]);
  const isDrink = limit.of === 'fluids' && kindsIn(message, null).some(({ kind }) => DRINKS.has(kind));
  if (isReported || isDrink || asksOf(message, limit.of) || answer.blocks.some(isInstead)) {
    // Beside a drink that counts towards it, what is known of drinks in general says nothing.
    const others = answer.blocks.filter((one) => !isInstead(one) && !(isDrink && (one.kind === 'general' || one.kind === 'topic')));
    return others.some(({ kind }) => KNOWS_NOTHING.has(kind)) || (isReported && others.length === 0)
      ? answerOf([block])
      : { ...answer, blocks: [block, ...others] };
  }
  const isOfFood = limit.of === 'salt' && answer.blocks.some(({ kind }) => OF_FOOD.has(kind));
  return isOfFood ? { ...answer, blocks: [...answer.blocks, block] } : answer;
}
