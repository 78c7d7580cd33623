import type { Answer, IntentKind, IntentOf, ProductView, QuestionInContext } from '@labelwise/domain/guide';
import type { MemberTools } from '../tools/assistant-tools.ts';

/** A question as understood, and what may be looked up to answer it. */
export type Inquiry = { question: QuestionInContext; tools: MemberTools /** The question as it was typed. */; typed: string };
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
