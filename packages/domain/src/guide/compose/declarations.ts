import { type Answer, answerOf } from '../answer.ts';
import type { Block } from '../blocks.ts';
import { type Circumstance, isForSmallChild, isForYoungChild, statesOf } from '../declared/circumstances.ts';
import type { DeclaredRestrictions } from '../declared/declared-restrictions.ts';

/** "I am vegan." Confirmed by name, so that a misunderstanding shows. */
export function composeConfirmation({
  diets,
  added,
  retracted,
  unclear,
  circumstances,
  reported,
  withdrawn,
  isOfOther,
  isDislike,
}: DeclaredRestrictions): Answer {
  const states = statesOf(reported);
  return answerOf([
    { kind: 'restrictions changed', added, retracted, isOfOther, isDislike },
    { kind: 'circumstances changed', reported, withdrawn, isOfOther },
    states.length === 0 ? null : { kind: 'states first', states, isWithheld: false },
    isForSmallChild(reported) ? { kind: 'no score for a small child' } : null,
    reported.length === 0 ? null : { kind: 'circumstances in force', circumstances },
    unclear === null ? null : { kind: 'unclear allergy', words: unclear, isAside: false },
    diets.length === 0 ? null : { kind: 'holds here', diets, isOfOther },
  ]);
}

/** Nothing is proposed while an allergy is not understood. */
export function composeUnclear(words: readonly string[]): Answer {
  return answerOf([{ kind: 'unclear allergy', words, isAside: false }, { kind: 'nothing until clear' }]);
}

/** An answer, and behind it a confirmation of what the message declared of allergies and diets; what is not understood of these stands first. */
export function withDeclarations(
  answer: Answer,
  { added, retracted, unclear, circumstances, reported, withdrawn, isOfOther, isDislike }: DeclaredRestrictions,
  isAboutFood: boolean,
): Answer {
  const above: Block[] = unclear === null ? [] : [{ kind: 'unclear allergy', words: unclear, isAside: true }];
  const below: Block[] = [
    { kind: 'restrictions changed', added, retracted, isOfOther, isDislike },
    { kind: 'circumstances changed', reported, withdrawn, isOfOther },
  ];
  const inForce: Block[] = isAboutFood && circumstances.length > 0 ? [{ kind: 'circumstances in force', circumstances }] : [];
  // What chokes a small child is read before foods that are proposed, and below what was asked.
  const isProposed = answer.blocks.some(({ kind }) => PROPOSED.has(kind));
  const [first, last] = isForYoungChild(circumstances) && isProposed ? [inForce, []] : [[], inForce];
  return { ...answer, blocks: [...above, ...first, ...answer.blocks, ...below, ...last] };
}

/** Foods that an answer proposes. */
export const PROPOSED: ReadonlySet<Block['kind']> = new Set([
  'ideas',
  'ideas from scans',
  'dishes',
  'alternatives',
  'ranked foods',
  'meals',
  'swap',
]);

/** What holds of healthy adults, as it is in pregnancy and while breastfeeding: of caffeine half of it. */
export function asInPregnancy(answer: Answer, circumstances: readonly Circumstance[]): Answer {
  const isOfTwo = circumstances.some(({ kind }) => kind === 'pregnancy' || kind === 'breastfeeding');
  const isOfCaffeine = (block: Block): boolean =>
    (block.kind === 'topic' && block.topic === 'caffeine') || (block.kind === 'general' && block.id === 'caffeine_a_day');
  if (!isOfTwo || !answer.blocks.some(isOfCaffeine)) return answer;
  const others = answer.blocks.filter((block) => !isOfCaffeine(block));
  return { ...answer, blocks: [...others, { kind: 'general', id: 'caffeine_pregnancy' }] };
}

/** For a child so young that no score is given: what there is to say instead of a verdict or a proposal. */
export function composeForSmallChild(answer: Answer | null): Answer {
  const block: Block = { kind: 'no score for a small child' };
  return answer === null ? answerOf([block]) : { ...answer, blocks: [block, ...answer.blocks] };
}

/**
 * An answer that offers nothing for the health profile that stands in it already, and says so.
 *
 * @param diets by id @param conditions by name, of the profile of the one who asks
 */
export function withoutStored(answer: Answer, diets: readonly string[], conditions: readonly string[]): Answer {
  const stored: string[] = [];
  const blocks = answer.blocks.map((block): Block => {
    if (block.kind === 'restrictions changed' && !block.isOfOther) {
      stored.push(...block.added.filter((diet) => diets.includes(diet)));
      return { ...block, added: block.added.filter((diet) => !diets.includes(diet)) };
    }
    if (block.kind !== 'circumstances changed' || block.isOfOther) return block;
    const isStored = (one: Circumstance) => one.kind === 'condition' && conditions.includes(one.name);
    stored.push(...block.reported.flatMap((one) => (one.kind === 'condition' && isStored(one) ? [one.name] : [])));
    return { ...block, reported: block.reported.filter((one) => !isStored(one)) };
  });
  return stored.length === 0 ? answer : { ...answer, blocks: [...blocks, { kind: 'stored already', names: stored }] };
}
