import type { QuestionClass } from '../intents/classifier.ts';
import type { Decision } from '../intents/decide.ts';
import type { Intent } from '../intents/intent.ts';
import { isAboutApp } from '../knowledge/find-general.ts';
import { GENERAL } from '../knowledge/general.data.ts';
import { type LearntEntry, learntEntry } from '../knowledge/find-learnt.ts';

/** From these sums of share and margin on an entry answers in the place of what the words were read as. */
const IN_PLACE_OF: Readonly<Record<Intent['kind'], number>> = {
  unclear: 0.5,
  'of it': 2.1,
  'out of scope': 1.2,
  general: 0.75,
  term: 0.6,
  labelwise: 0.6,
  'small talk': 2.1,
  declaration: 1,
  find: 1.3,
  'what to cut': 1.3,
  'my profile': 1.2,
  verdict: 1.2,
  contains: 1.15,
  amount: 1.2,
  compare: 1.15,
  why: 1.1,
  swap: 1.3,
  plan: 1.3,
  preference: 1.3,
  ingredients: 1.3,
  additive: 2.1,
  ranking: 2.1,
  'own foods': 2.1,
  'own list': 2.1,
  'own ranking': 2.1,
  'my day': 2.1,
  'my week': 2.1,
  'targets left': 2.1,
};
/** Classes that speak for a general question, and by how much less an entry then has to be sure. */
const GENERAL_CLASSES: ReadonlySet<QuestionClass> = new Set(['general', 'label', 'labelwise', 'small talk', 'medical']);
const LESS = 0.38;
/** The same where no class is likely. */
const LESS_OF_NONE = 0.35;
const OF_A_FOOD: ReadonlySet<QuestionClass> = new Set(['verdict', 'contains', 'compare', 'why', 'amount', 'swap', 'find', 'own foods']);
const MAY_BE_GENERAL: ReadonlySet<Intent['kind']> = new Set(['verdict', 'contains', 'compare', 'find', 'why', 'amount']);
/** Below these nothing is known well enough. */
const LEAST_SHARE = 0.3;
const LEAST_MARGIN = 0.05;
/** Words that take up something spoken of before: nothing in general. */
const SPOKEN_OF = /\b(?:this|that|these|those|it|the (?:first|second|last) one)\b/;
const FEW_WORDS = 3;
/** A word alone is a name. */
const LEAST_WORDS = 2;
/** A shorter message states something and asks nothing beside it. */
const STATES_AND_ASKS = 6;

/**
 * What a question asks in general, found by how people ask for it; `null` where what it was read as is likelier.
 *
 * @param follows an answer about a product was given before it
 */
export function learntGeneral(
  question: string,
  { words, likely }: Pick<Decision, 'words' | 'likely'>,
  intent: Intent,
  follows: boolean,
): Extract<Intent, { kind: 'general' }> | null {
  const found = learntEntry(question, words);
  if (found === null || (intent.kind === 'general' && intent.id === found.id)) return null;
  if (follows && (words.length <= FEW_WORDS || SPOKEN_OF.test(words.join(' ')))) return null;
  // What only the tables of terms know has their rules.
  if (!found.isWritten || words.length < LEAST_WORDS) return null;
  // What the tables of terms find too has their rules, and never stands in the place of a food that is named.
  const isOfAFood = likely !== null && OF_A_FOOD.has(likely);
  if ((intent.kind !== 'unclear' || isOfAFood) && GENERAL[found.id].asks.length > 0) return null;
  if (intent.kind === 'declaration' && (isAboutApp(found.id) || words.length < STATES_AND_ASKS)) return null;
  const isLikely = likely !== null && GENERAL_CLASSES.has(likely) && intent.kind !== 'general';
  const isUnknown = likely === null && MAY_BE_GENERAL.has(intent.kind);
  return isSure(found, IN_PLACE_OF[intent.kind] - (isLikely ? LESS : isUnknown ? LESS_OF_NONE : 0)) ? asIntent(found) : null;
}

const isSure = ({ share, margin }: LearntEntry, least: number): boolean =>
  share >= LEAST_SHARE && margin >= LEAST_MARGIN && share + margin >= least;

/** From this sum on an entry answers where nothing else does. */
const WHERE_NOTHING_ANSWERS = 0.55;

/**
 * What a question asks in general, where the catalogue holds no answer to what it was read as.
 *
 * @param normalizedText its words as the grammar reads them
 */
export function learntWhereNothing(typed: string, normalizedText: string): LearntEntry['id'] | null {
  const words = normalizedText.split(' ');
  if (words.length <= FEW_WORDS) return null;
  const found = learntEntry(typed, words);
  const least = found !== null && isAboutApp(found.id) ? IN_PLACE_OF.labelwise : WHERE_NOTHING_ANSWERS;
  return found?.isWritten === true && isSure(found, least) ? found.id : null;
}

const asIntent = ({ id }: LearntEntry): Extract<Intent, { kind: 'general' }> => ({ kind: 'general', id, topic: null });
