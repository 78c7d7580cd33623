import { type Answer, answerOf } from '../answer.ts';
import type { Block } from '../blocks.ts';
import type { DeclaredRestrictions } from '../declared/declared-restrictions.ts';

/** "I am vegan." Confirmed by name, so that a misunderstanding shows. */
export function composeConfirmation({ diets, added, retracted, unclear }: DeclaredRestrictions): Answer {
  return answerOf([
    { kind: 'restrictions changed', added, retracted },
    unclear === null ? null : { kind: 'unclear allergy', words: unclear, isAside: false },
    diets.length === 0 ? null : { kind: 'holds here', diets },
  ]);
}

/** Nothing is proposed while an allergy is not understood. */
export function composeUnclear(words: readonly string[]): Answer {
  return answerOf([{ kind: 'unclear allergy', words, isAside: false }, { kind: 'nothing until clear' }]);
}

/** An answer, below a confirmation of what the message declared of allergies and diets. */
export function withDeclarations(answer: Answer, { added, retracted, unclear }: DeclaredRestrictions): Answer {
  const above: Block[] = [
    { kind: 'restrictions changed', added, retracted },
    ...(unclear === null ? [] : [{ kind: 'unclear allergy' as const, words: unclear, isAside: true }]),
  ];
  return { ...answer, blocks: [...above, ...answer.blocks] };
}
