import { type Answer, asksHowMuch, asOfChild, ownLimits, withOwnLimits } from '@labelwise/domain/guide';
import type { ReadQuestion } from './for-people.ts';
import type { Inquiry } from './inquiry.ts';

/**
 * An answer with the amounts of a day of those whom it is for: a child's by its age, and the limits that were set for the one who asks.
 *
 * @param earlier what the same person wrote before
 */
export function withTheirAmounts(answer: Answer, { question, typed }: Inquiry, read: ReadQuestion, earlier: readonly string[]): Answer {
  const isOfAmount = question.intent.kind === 'amount' || asksHowMuch(typed);
  const ofChild = asOfChild(answer, question.declared.circumstances, isOfAmount);
  const isOfOthers = read.chosen !== null && !read.chosen.withSelf;
  return isOfOthers ? ofChild : withOwnLimits(ofChild, ownLimits([...earlier, typed]), typed);
}
