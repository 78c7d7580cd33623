import type { JudgedFor } from '@labelwise/contracts/people';
import { dietsOfLimits, safetyOf } from '@labelwise/domain/guide';
import { tellsOfEating } from '@labelwise/domain/safety';
import type { AssistantTools } from '../tools/assistant-tools.ts';
import { readQuestion } from './for-people.ts';

/** What those whom a message is for leave out: ids of diets, and whether words name a food of theirs. */
export type LeftOut = { readonly diets: readonly string[]; readonly isLeftOut: (words: string) => boolean };

/** A message, who wrote it, and for whom it is where it names nobody. */
export type Asked = {
  memberId: string;
  message: string;
  /** What the same person wrote before in this conversation. */
  earlier: readonly string[];
  judgedFor: JudgedFor | undefined;
};

/** What is left out by the health profiles of those whom a message is for, and by what was declared in its conversation. */
export async function leftOutIn(tools: AssistantTools, { memberId, message, earlier, judgedFor }: Asked): Promise<LeftOut> {
  const { people } = await tools.householdOf(memberId);
  const { question, chosen } = readQuestion(message, [], earlier, people, judgedFor);
  const { binding } = question.declared;
  const own = await tools.forMember(memberId, 'guide', binding, [], chosen);
  return { diets: [...new Set([...binding, ...dietsOfLimits(own.limits())])], isLeftOut: own.leavesOut };
}

/** {@link leftOutIn} of a message that our own words on pregnancy answer or that tells of eating; of others nobody has to know it. */
export async function leftOutIfAsked(tools: AssistantTools, asked: Asked): Promise<LeftOut | null> {
  const isNeeded = tellsOfEating(asked.message) || safetyOf(asked.message, asked.earlier) === 'pregnancy';
  return isNeeded ? leftOutIn(tools, asked) : null;
}
