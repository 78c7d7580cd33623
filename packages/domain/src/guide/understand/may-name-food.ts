import { isFormOfCommonWord } from '../intents/common-words.ts';
import { OF_NO_PRODUCT } from '../intents/decide.ts';
import type { IntentKind } from '../intents/intent.ts';
import { isLittleWord } from '../intents/plain-words.ts';
import { shelvesIn } from './concepts.ts';
import { isFoodWord } from './mention-words.ts';
import { NO_NAME_WORDS } from './no-name-words.data.ts';
import type { Understanding } from './understanding.ts';
import { plainWords } from './words.ts';

/** These ask something of one food or of two, whatever its name. */
const OF_A_FOOD: ReadonlySet<IntentKind> = new Set(['amount', 'contains', 'ingredients', 'compare', 'swap', 'why']);
/** Classes of questions that are about a food. */
const ABOUT_A_FOOD: ReadonlySet<string> = new Set(['verdict', 'amount', 'contains', 'compare', 'swap', 'why', 'find']);
/** A name and nothing else, or "is X good", has hardly more words. */
const SHORT = 5;

/**
 * Whether words that the catalogue has nothing for may name a food at all: they hold a word for a food, or one that nobody uses for
 * anything else in a question that can only be about a food. "Headache", "a mail to my boss" and "half past ten" name none, and whoever asks about
 * them reads nothing of a catalogue.
 */
export function mayNameFood(mention: string, question: Pick<Understanding, 'intent' | 'likely' | 'normalizedText'>): boolean {
  const words = plainWords(mention).split(' ');
  const { intent, likely, normalizedText } = question;
  const isShort = normalizedText.split(' ').length <= SHORT;
  const isOfAFood = OF_A_FOOD.has(intent.kind) || (likely !== null && ABOUT_A_FOOD.has(likely));
  // "My tap water is hard, is that bad for the kidneys": a long question about no food is about more than a name.
  if (words.some((word) => isFoodWord(word) || shelvesIn([word]).length > 0)) return isShort || (isOfAFood && likely !== 'general');
  const isOtherwise = likely !== null && (OF_NO_PRODUCT.has(likely) || likely === 'medical' || likely === 'crisis' || likely === 'told');
  if (isOtherwise) return false;
  if (words.some((word) => NO_NAME_WORDS.has(word)) && !words.some(isFoodWord)) return false;
  // A name that somebody made up is none of the words that people use.
  const isCoined = words.some((word) => word.length > 2 && !isLittleWord(word) && !isFormOfCommonWord(word));
  if (isCoined) return isShort || isOfAFood;
  return likely !== null && ABOUT_A_FOOD.has(likely) && (OF_A_FOOD.has(intent.kind) || isShort);
}
