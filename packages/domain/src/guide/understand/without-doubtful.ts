import { OF_NO_PRODUCT } from '../intents/decide.ts';
import type { Intent } from '../intents/intent.ts';
import { generalLikely } from '../knowledge/find-general.ts';
import type { QuestionInContext } from './follow-up.ts';
import type { NoNames } from './question-words.ts';
import type { Understanding } from './understanding.ts';

/**
 * The same question read without words that the catalogue has no product for, where that makes sense of it; `null` where it would be taken
 * for one about a previous product, though it may name another ("is bounty ok?").
 */
export function withoutDoubtful(
  { doubtful, normalizedText, intent, likely }: Pick<Understanding, 'doubtful' | 'normalizedText' | 'intent' | 'likely'>,
  readAgain: (noNames: NoNames) => QuestionInContext,
): QuestionInContext | null {
  const again = readAgain(new Set(doubtful.flatMap((text) => text.split(' '))));
  if (likely !== null && OF_NO_PRODUCT.has(likely) && NAMES_A_PRODUCT.has(intent.kind) && SAYS_LITTLE.has(again.intent.kind)) {
    // Nothing of what may be a name is a product, and the question is about none: it is asked back, unless an entry is about it.
    const id = likely === 'general' || likely === 'label' ? generalLikely(normalizedText) : null;
    const asked: Intent = id === null ? { kind: 'unclear' } : { kind: 'general', id, topic: null };
    return { ...again, intent: asked, mentions: [], names: [], refersBack: false, perhaps: id === null ? [likely] : [], normalizedText };
  }
  if (again.intent.kind === 'unclear' || again.intent.kind === 'out of scope') return null;
  const isNamed = again.mentions.length + again.barcodes.length > 0;
  // "Is the soldier healthy?" asks about a thing, and about nothing in general.
  if (!isNamed && intent.kind === 'verdict' && WITHOUT_THING.has(again.intent.kind)) return null;
  const isFirst = doubtful.every((text) => normalizedText.startsWith(text));
  return isNamed || !again.refersBack || isFirst || POINTS_BACK.test(again.normalizedText) ? again : null;
}
const NAMES_A_PRODUCT: ReadonlySet<Intent['kind']> = new Set(['verdict', 'unclear', 'contains', 'amount', 'ingredients', 'why', 'compare']);
/** What is left without the name says nothing of what is asked. */
const SAYS_LITTLE: ReadonlySet<Intent['kind']> = new Set([...NAMES_A_PRODUCT, 'find', 'swap', 'general', 'out of scope', 'declaration']);
const WITHOUT_THING: ReadonlySet<Intent['kind']> = new Set(['general', 'term', 'find', 'verdict']);
const POINTS_BACK = /\b(?:it|this|that|them|these|those)\b/;
