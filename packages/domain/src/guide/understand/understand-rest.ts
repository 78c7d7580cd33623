import { readCircumstances } from '../declared/circumstances.ts';
import type { QuestionClass } from '../intents/classifier.ts';
import type { Intent } from '../intents/intent.ts';
import { saysLittle } from './fragment.ts';
import { type NoNames } from './question-words.ts';
import { understand } from './understand.ts';
import type { Understanding } from './understanding.ts';

/** Begins as a question or holds a word that asks: "my son goes red when he has egg" does neither. */
const ASKS_SOMETHING =
  /^(?:(?:and|so|but|ok|well) )*(?:is|are|does|do|did|has|have|can|could|should|may|would|will|about)\b|\b(?:what|which|how|why|contain\w*|free|score|rate|think|thoughts|opinions?|avis|meinung|parere|opiniao|mening|judge)\b|\b(?:in|inside) (?:it|there|this|that|them)$/;

/** Whether the grammar reads no question in a message. */
export function asksNothing(message: string): boolean {
  const { intent, normalizedText, likely } = understandRest(message, false);
  const { kind } = intent;
  if (likely === 'told') return !ASKS_SOMETHING.test(normalizedText);
  // A name beside an allergen is read as a question of one in the other: only where a word asks it.
  if (kind === 'contains' || kind === 'verdict') return !ASKS_SOMETHING.test(normalizedText);
  return kind === 'unclear' || kind === 'preference' || kind === 'out of scope' || kind === 'small talk';
}

/** Reads what a message asks, beside what it tells of circumstances; a message that only tells is a declaration. */
export function understandRest(message: string, isClarifying: boolean, noNames?: NoNames, follows = false): Understanding {
  const { reported, withdrawn, rest } = readCircumstances(message);
  const read = understand(rest, isClarifying, noNames, follows);
  const isShort =
    (rest.trim().split(' ').length < 3 || saysLittle(rest)) && !message.includes('?') && read.shelves.length + read.barcodes.length === 0;
  const isOnlyStated =
    reported.length + withdrawn.length > 0 &&
    (saysLittle(rest) || (isShort && NAMELESS.has(read.intent.kind)) || (saysNoMore(message, read) && !isAskedLikely(read)));
  return isOnlyStated ? { ...read, intent: { kind: 'declaration' }, mentions: [], refersBack: false } : read;
}

/** What a word or two that are left of a statement may be read as. */
const NAMELESS: ReadonlySet<Intent['kind']> = new Set(['unclear', 'find', 'small talk']);

/** Has most in common with questions that ask for something. */
function isAskedLikely({ likely }: Understanding): boolean {
  return likely !== null && !NO_QUESTIONS.has(likely);
}
const NO_QUESTIONS: ReadonlySet<QuestionClass> = new Set(['told', 'verdict', 'small talk', 'out of scope', 'medical', 'crisis']);

/** "We krijgen een kindje in maart": what is left asks nothing, and names nothing but words that people use. */
function saysNoMore(message: string, { intent, mentions, doubtful, barcodes }: Understanding): boolean {
  const namesNone = mentions.every((mention) => doubtful.includes(mention)) && barcodes.length === 0;
  return !message.includes('?') && namesNone && (intent.kind === 'verdict' || (intent.kind === 'unclear' && mentions.length > 0));
}
