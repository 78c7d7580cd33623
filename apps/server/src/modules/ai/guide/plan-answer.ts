import { type Answer, composePlan, type PlanAsked, understandInContext } from '@labelwise/domain/guide';
import type { Inquiry } from './inquiry.ts';
import { eatersOf } from './occasion-answers.ts';

/** A question that asks for a plan of meals, or changes one: no food in it is asked about. */
export function planOf(inquiry: Inquiry, planned: PlanAsked): Inquiry {
  const intent = { kind: 'plan', isAboutSalt: false } as const;
  return { ...inquiry, planned, question: { ...inquiry.question, intent, mentions: [], names: [], doubtful: [], perhaps: [] } };
}

/** The plan of meals that is asked for; `null` where none is, or nothing that suits is known for one of the meals. */
export function planAnswer(inquiry: Inquiry): Answer | null {
  const { planned, diets, needs, tools } = inquiry;
  if (planned === undefined) return null;
  // What a message of the plan asked for ("without gluten") holds for all of it.
  const criteria = planned.messages.flatMap((message) => understandInContext(message, []).criteria);
  const asked = criteria.filter(({ kind }) => kind === 'diet' || kind === 'no additives');
  const eaters = eatersOf(inquiry);
  const isRestricted = diets.length + needs.length + asked.length > 0;
  return composePlan(planned, { ...eaters, criteria: [...eaters.criteria, ...asked] }, tools.profile(), isRestricted);
}
