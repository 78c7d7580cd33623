import { type Answer, asksHowMuch, asOfChild, composeGeneral, foodsNamed, ownLimits, withOwnLimits } from '@labelwise/domain/guide';
import { foldText } from '@labelwise/domain/lib';
import type { ReadQuestion } from './for-people.ts';
import type { Inquiry } from './inquiry.ts';

/**
 * An answer with the amounts of a day of those whom it is for: a child's by its age, and the limits that were set for the one who asks.
 * What is sweetened without sugar is answered by what phenylketonuria forbids.
 *
 * @param earlier what the same person wrote before
 */
export function withTheirAmounts(
  answer: Answer,
  { question, typed, diets }: Inquiry,
  read: ReadQuestion,
  earlier: readonly string[],
): Answer {
  const isOfAmount = question.intent.kind === 'amount' || asksHowMuch(typed);
  const ofChild = asOfChild(answer, question.declared.circumstances, isOfAmount);
  // Where each food is answered by itself, that says more.
  const isAdvised = answer.blocks.some(({ kind }) => kind === 'kind advice');
  const isOfSweetener = !isAdvised && diets.includes('phenylalanine-free') && SWEETENED.test(foldText(typed));
  if (isOfSweetener && foodsNamed(answer).length === 0) return composeGeneral('phenylalanine', []);
  const isOfOthers = read.chosen !== null && !read.chosen.withSelf;
  return isOfOthers ? ofChild : withOwnLimits(ofChild, ownLimits([...earlier, typed]), typed);
}

/** Sweetened without sugar, whatever food it is. */
const SWEETENED =
  /(?<!\p{L})(?:sugar ?-?free|zero|light|diet|no sugar|zuckerfrei\p{L}*|ohne zucker|sans sucres?|sin azucar|senza zuccher[oi]|sem acucar|suikervrij\p{L}*|zonder suiker)(?!\p{L})/u;
