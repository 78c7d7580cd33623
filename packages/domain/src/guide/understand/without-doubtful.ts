import type { Intent } from '../intents/intent.ts';
import type { QuestionInContext } from './follow-up.ts';
import type { NoNames } from './understand.ts';
import type { Understanding } from './understanding.ts';

/**
 * The same question read without words that the catalogue has no product for, where that makes sense of it; `null` where it would be taken
 * for one about a product of before, though it may name another ("is bounty ok?").
 */
export function withoutDoubtful(
  { doubtful, normalizedText, intent }: Pick<Understanding, 'doubtful' | 'normalizedText' | 'intent'>,
  readAgain: (noNames: NoNames) => QuestionInContext,
): QuestionInContext | null {
  const again = readAgain(new Set(doubtful.flatMap((text) => text.split(' '))));
  if (again.intent.kind === 'unclear' || again.intent.kind === 'out of scope') return null;
  const isNamed = again.mentions.length + again.barcodes.length > 0;
  // "Is the soldier healthy?" asks about a thing, and about nothing in general.
  if (!isNamed && intent.kind === 'verdict' && WITHOUT_THING.has(again.intent.kind)) return null;
  const isFirst = doubtful.every((text) => normalizedText.startsWith(text));
  return isNamed || !again.refersBack || isFirst || POINTS_BACK.test(again.normalizedText) ? again : null;
}
const WITHOUT_THING: ReadonlySet<Intent['kind']> = new Set(['general', 'term', 'find', 'verdict']);
const POINTS_BACK = /\b(?:it|this|that|them|these|those)\b/;
