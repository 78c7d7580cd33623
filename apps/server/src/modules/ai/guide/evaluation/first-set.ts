import type { Asked } from './asked.ts';
import {
  AUDIT_QUESTIONS,
  CONVERSATION_QUESTIONS,
  FOOD_QUESTIONS,
  OTHER_QUESTIONS,
  PRODUCT_QUESTIONS,
  type Question,
} from './questions.data.ts';

/** The questions of the first evaluation, as `judge` reads them: by the words of the answer alone. */
export const FIRST: readonly Pick<Asked, 'as' | 'ask' | 'has' | 'never'>[] = [
  ...PRODUCT_QUESTIONS,
  ...FOOD_QUESTIONS,
  ...CONVERSATION_QUESTIONS,
  ...OTHER_QUESTIONS,
  ...AUDIT_QUESTIONS,
].map((question) => ({
  as: question.as,
  ask: [...(question.after ?? []), question.ask],
  has: factsOf(question.has),
  never: factsOf(question.never),
}));

function factsOf(facts: Question['has']): RegExp[] {
  return (facts ?? []).map((fact) =>
    fact instanceof RegExp ? fact : new RegExp(fact.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'i'),
  );
}
