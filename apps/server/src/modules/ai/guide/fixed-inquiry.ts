import { asksHowMuchToDrink, notToEatIn, type QuestionInContext } from '@labelwise/domain/guide';
import type { MemberTools } from '../tools/assistant-tools.ts';
import { type Inquiry, inquiryOf } from './inquiry.ts';

/** A question whose words leave no doubt of what it asks, whatever food they may be read with; `null` for all others. */
export function fixedInquiry(typed: string, question: QuestionInContext, tools: MemberTools): Inquiry | null {
  const notToEat = notToEatIn(typed);
  if (notToEat !== null) return inquiryOf(typed, { ...question, intent: notToEat, mentions: [], perhaps: [] }, tools);
  if (!asksHowMuchToDrink(typed)) return null;
  const intent = { kind: 'general', id: 'water_a_day', topic: null } as const;
  return inquiryOf(
    typed,
    { ...question, intent, mentions: [], names: [], perhaps: [], barcodes: [], refersBack: false, lastProducts: [] },
    tools,
  );
}
