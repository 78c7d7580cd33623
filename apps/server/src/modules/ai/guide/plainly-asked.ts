import {
  type Answer,
  appAsked,
  appOutright,
  asksForOtherHelp,
  asksOwnProfile,
  composeConversion,
  composeGeneral,
  composeKitchen,
  isOfOwnStorage,
  isOfTheRest,
  isOfTheWeek,
  occasionIn,
  optionsIn,
  statedEaten,
  withDeclarations,
  withStates,
} from '@labelwise/domain/guide';
import { answeredFirst, isAskedAsOne } from './answered-first.ts';
import { weighedApart } from './compare-answers.ts';
import { unknownAnswer } from './explain-answers.ts';
import { findProducts } from './find-products.ts';
import { notForThem } from './guarded.ts';
import type { Inquiry } from './inquiry.ts';
import { isOneOfBrand } from './kind-answer.ts';
import { memberData, week } from './member-answers.ts';
import { byBodyWeight, reckoned } from './reckoned.ts';
import { statedDay } from './stated-eaten.ts';

/** What a message asks of Labelwise itself and of nothing else; a bad day may have a food in it that somebody must not eat. */
export function askedOfLabelwise(typed: string): Answer | null {
  const id = typed.split('?').length > MOST_PARTS ? null : appOutright(typed);
  return id === null || id === 'app_mood' ? null : composeGeneral(id, []);
}
const MOST_PARTS = 2;

/** "I have 10 euros and we are four, what do I cook", and one of three foods to be chosen, ask one thing. */
export function asksOneThing(typed: string): boolean {
  return (
    isAskedAsOne(typed) ||
    isOneOfBrand(typed) ||
    optionsIn(typed).length > 0 ||
    (isOfTheRest(typed) && statedEaten(typed).length > 0) ||
    (occasionIn(typed) !== null && typed.split('?').length <= MOST_PARTS)
  );
}

/** What a message asks in words that leave no doubt, whatever product, person or allergy stands among them; `null` for all others. */
export async function plainlyAsked(inquiry: Inquiry, declared: Inquiry['question']['declared']): Promise<Answer | null> {
  const { typed, question, tools, diets } = inquiry;
  const byWeight = byBodyWeight(inquiry);
  if (byWeight !== null) return withDeclarations(byWeight, declared, false);
  const first = await answeredFirst(inquiry);
  if (first !== null) return first;
  const amounts = await reckoned(inquiry);
  if (amounts !== null) return withDeclarations(withStates(amounts, inquiry.states), declared, true);
  const ofApp = appOutright(typed);
  if (ofApp !== null) return withNotForThem(composeGeneral(ofApp, []), inquiry);
  if (asksOwnProfile(typed)) return memberData({ kind: 'my profile', about: 'all' }, inquiry);
  if (asksForOtherHelp(typed)) return unknownAnswer(null);
  const day = await statedDay(inquiry, inquiry.earlier ?? []);
  if (day !== null) return withDeclarations(day, declared, true);
  const [nutrient] = question.nutrients;
  if (nutrient !== undefined && isOfTheWeek(typed)) return week({ kind: 'my week', nutrient }, inquiry);
  const weighed = await weighedApart(inquiry);
  if (weighed !== null) return withDeclarations(weighed, declared, true);
  // "And in a teaspoon?" after a product asks for what that holds.
  const isOfProduct = question.intent.kind === 'amount' && question.lastProducts.length > 0 && !/\d/.test(typed);
  const conversion = isOfProduct ? null : composeConversion(typed);
  if (conversion !== null) return conversion;
  const kitchen = isOfOwnStorage(question.intent) ? null : composeKitchen(typed, tools.limits(), diets, tools.leavesOut);
  if (kitchen !== null) return withDeclarations(kitchen, declared, false);
  const asked = appAsked(typed);
  return asked === null ? null : composeGeneral(asked, []);
}

/** Who wants to finish the jar of what they must not eat reads that first. */
async function withNotForThem(answer: Answer, inquiry: Inquiry): Promise<Answer> {
  const found = await findProducts(inquiry);
  const products = found.flatMap((one) => (one.kind === 'one' ? [one.product] : one.kind === 'none' ? [] : one.products.slice(0, 1)));
  const against = products.flatMap((product) => notForThem(product)).map((block) => ({ ...block, isBrief: true }));
  return { ...answer, blocks: [...against, ...answer.blocks] };
}
