import { type Answer, appOutright, asksForOtherHelp, asksOwnProfile, composeGeneral } from '@labelwise/domain/guide';
import { unknownAnswer } from './explain-answers.ts';
import { findProducts } from './find-products.ts';
import { notForThem } from './guarded.ts';
import type { Inquiry } from './inquiry.ts';
import { memberData } from './member-answers.ts';

/** What a message asks of Labelwise itself and of nothing else; a bad day may have a food in it that somebody must not eat. */
export function askedOfLabelwise(typed: string): Answer | null {
  const id = typed.split('?').length > MOST_PARTS ? null : appOutright(typed);
  return id === null || id === 'app_mood' ? null : composeGeneral(id, []);
}
const MOST_PARTS = 2;

/** What a message asks in words that leave no doubt, whatever product, person or allergy stands among them; `null` for all others. */
export async function plainlyAsked(inquiry: Inquiry): Promise<Answer | null> {
  const { typed } = inquiry;
  const ofApp = appOutright(typed);
  if (ofApp !== null) return withNotForThem(composeGeneral(ofApp, []), inquiry);
  if (asksOwnProfile(typed)) return memberData({ kind: 'my profile', about: 'all' }, inquiry);
  return asksForOtherHelp(typed) ? unknownAnswer(null) : null;
}

/** Who wants to finish the jar of what they must not eat reads that first. */
async function withNotForThem(answer: Answer, inquiry: Inquiry): Promise<Answer> {
  const found = await findProducts(inquiry);
  const products = found.flatMap((one) => (one.kind === 'one' ? [one.product] : one.kind === 'none' ? [] : one.products.slice(0, 1)));
  const against = products.flatMap((product) => notForThem(product)).map((block) => ({ ...block, isBrief: true }));
  return { ...answer, blocks: [...against, ...answer.blocks] };
}
