import {
  type Answer,
  type Circumstance,
  dietsOfLimits,
  type IntentKind,
  type IntentOf,
  kindsIn,
  languageAsked,
  type Need,
  needsOf,
  type PlanAsked,
  type ProductView,
  type QuestionInContext,
  type StateName,
  statesOf,
  statesToMind,
} from '@labelwise/domain/guide';
import type { MemberTools } from '../tools/assistant-tools.ts';

/** A question as understood, and what may be looked up to answer it. */
export type Inquiry = {
  question: QuestionInContext;
  tools: MemberTools;
  /** The question as it was typed. */
  typed: string;
  /** What foods have to suit beyond their score: by what was reported in the conversation, and by the profiles of those whom it is for. */
  needs: readonly Need[];
  /** Ids of diets that bind those whom it is for. */
  diets: readonly string[];
  /** Medicines and states of those, which an answer on food begins with. */
  states: readonly StateName[];
  /** The plan of meals that is asked for or changed, where it is one. */
  planned?: PlanAsked;
  /** What the same person wrote before in this conversation, oldest first. */
  earlier?: readonly string[];
};
/** Gives the answer to one kind of question; `null`: not answerable this way after all. */
export type Answerer<Kind extends IntentKind> = (intent: IntentOf<Kind>, inquiry: Inquiry) => Promise<Answer | null>;
/** Scans that an answer looks back on. */
export const MAX_SCANS = 60;

export type Found =
  | { kind: 'one'; product: ProductView }
  | { kind: 'several'; mention: string; products: readonly ProductView[] }
  /** A part of the name is that of these. */
  | { kind: 'perhaps'; mention: string; products: readonly ProductView[] }
  | { kind: 'none'; mention: string };

/** A question with what foods have to suit, by what was reported in the conversation and by the profiles of those whom it is for. */
export function inquiryOf(typed: string, question: QuestionInContext, tools: MemberTools): Inquiry {
  const { binding, circumstances } = question.declared;
  const limits = tools.limits();
  const diets = [...new Set([...binding, ...dietsOfLimits(limits)])];
  const known = [...circumstances, ...limits.map((name): Circumstance => ({ kind: 'condition', name }))];
  return {
    question,
    tools,
    typed,
    diets,
    needs: needsOf(circumstances, limits, diets),
    states: statesToMind([...new Set(statesOf(known))], kindsIn(typed, languageAsked(typed))),
  };
}
