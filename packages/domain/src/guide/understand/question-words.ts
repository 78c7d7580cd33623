import { languageOf } from '../../conversation/index.ts';
import { memoize } from '../../lib/index.ts';
import type { ReadLanguage } from '../../reading/index.ts';
import { HARMLESS, WITHOUT_RISK } from '../declared/harms.data.ts';
import type { Classified } from '../intents/classifier.ts';
import { isCommonEnglish } from '../intents/common-words.ts';
import { FUNCTION_WORDS } from '../intents/cues.data.ts';
import { signsOf } from '../intents/decide.ts';
import { withFlavours } from '../intents/flavours.ts';
import { type Foreign, glossed, joiningOf, plainEnglish } from '../intents/gloss.ts';
import { isCueWord } from '../intents/marks.ts';
import type { Feature } from '../intents/rules.data.ts';
import { asAsked } from './as-asked.ts';
import { asContents, kindLast } from './as-contents.ts';
import { correctionIn } from './correction.ts';
import { isNamedAlone } from './named-alone.ts';
import { inDigits } from './number-words.ts';
import { LEAD, TAIL, TAKEN_BACK } from './politeness.data.ts';
import { apart, weighedForMuscles } from './read-criteria.ts';
import { CORRECTED, PROPER, TYPOS } from './typing-errors.data.ts';
import { isNearly, plainWords } from './words.ts';

/** Words of a question that a look-up showed to be no names: they are left out. */
export type NoNames = ReadonlySet<string>;
/** Longer questions are read up to here, but for what they declare of allergies and diets: what a person asks stands in the first lines. */
export const READ = 600;

/** Spanish "soy camarero" names no soy. */
const SPANISH_AM =
  /(?<![\p{L}])soy (?=(?:de|un|una|muy|el|la|madre|padre|\p{L}{2,}(?:ic[oa]|ac[oa]|an[oa]|er[oa]|iv[oa]|os[oa]|ista|ante))(?!\p{L}))/gu;
/** The words that a question is read by, and its language. */
export function wordsRead(
  question: string,
  text: string,
  noNames: NoNames,
): { words: readonly string[]; language: ReadLanguage; instead: string | null } {
  const typed = wordsOf(text.slice(0, READ))
    .join(' ')
    .replaceAll(SPANISH_AM, 'estoy ')
    .replaceAll(HARMLESS, ' that i can eat ')
    .replaceAll(WITHOUT_RISK, ' that i can eat ');
  const { words, language } = inLanguage(weighedForMuscles(typed).replaceAll(/ +/g, ' ').trim().split(' '), languageOf(question));
  // Without its accent it joins: "e sale?" asks no "is".
  const isJoined = (words[0] === 'is' && /^\W*e\s/i.test(text)) || (words[0] === 'why' && AND_IN_SPANISH.test(text));
  const joining = isJoined ? ['and', ...words.slice(1)] : words;
  const whole = apart(inDigits(joining.filter((word) => !noNames.has(word)).join(' ')));
  const ready = withoutPoliteness(whole);
  return {
    words: withFlavours(kindLast(asContents(asAsked(ready)).split(' '))),
    language: language ?? 'en',
    instead: correctionIn(whole, text),
  };
}

/** "Y magdalenas?" before a name is no English "why". */
const AND_IN_SPANISH =
  /^\W*y\s+(?!(?:is|so|does|do|did|are|was|not|no|low|high|it|its|it's|that|this|the|would|should|can|u|r|tho|though|bad|score|my|such|only)\b)/i;

/** The words that the grammar reads a question by. */
export const wordsOfQuestion = (question: string): readonly string[] => wordsRead(question, question, new Set()).words;

/** What the classifier sees of a question. @param follows an answer about a product was given before it */
export function signsOfQuestion(question: string, follows = false): Classified & { readonly features: ReadonlySet<Feature> } {
  const { words, language } = wordsRead(question, question, new Set());
  return { typed: question.slice(0, READ), words, features: signsOf(words, 0, language, question, follows).features };
}

/** One message is asked about many times until it is answered. */
const MESSAGES = 300;

/** The language that a question is written in, by all words that its tables know; `null` where nothing tells, as for a bare name. */
export const languageAsked = memoize(
  (question: string): ReadLanguage | null => inLanguage(wordsOf(question.slice(0, READ)), languageOf(question)).language,
  MESSAGES,
);

/** Words of a message that goes on with a conversation rather than begins one. */
const FEW = 3;
/** From so many words on a message tells its language by itself. */
const TELLS = 1.6;
/** The same, where it sounds like that language too. */
const AGREED = 2;

/**
 * The language to answer a message in: its own where enough words tell it; a word or two that others have too ("en soja?") are in the
 * language of the conversation, else of the reader.
 */
export function languageHeard(question: string, around: readonly ReadLanguage[]): ReadLanguage | null {
  const typed = wordsOf(question.slice(0, READ));
  const own = inLanguage(typed, languageOf(question));
  // "Y la fanta" is as much French as Spanish: then the chat goes on in its own.
  const [spoken] = around.length > 1 ? around : [];
  const isAsMuch = spoken !== undefined && own.known > 0 && knownIn(typed, spoken) >= own.known - HEARD;
  if (isAsMuch && typed.length <= FEW + FEW && !(spoken === 'en' && own.known >= TELLS)) return spoken;
  // What its words and its sound agree on is no accident: "ya no soy vegana".
  if (own.language !== null && own.language !== 'en' && own.known >= AGREED && languageOf(question) === own.language) return own.language;
  if (own.language !== null && own.language !== 'en' && isNamedAlone(typed, own.language)) return around[0] ?? own.language;
  if (own.language === null || own.known >= TELLS) return own.language;
  const [before, ...others] = around;
  if (before !== undefined && others.length > 0 && typed.length <= FEW) return before;
  return around.find((language) => language === own.language || knownIn(typed, language) >= own.known) ?? own.language;
}

function knownIn(typed: readonly string[], language: ReadLanguage): number {
  if (language === 'en')
    return typed.reduce((sum, word) => sum + (isEnglishAlone(word) ? 1 : isCommonEnglish(word) && word !== 'in' ? HEARD : 0), 0);
  return glossed(typed, language).known;
}

/** "In" is German, Italian and Dutch as well. */
const isEnglishAlone = (word: string): boolean =>
  word !== 'in' && (FUNCTION_WORDS.has(word) || isCueWord(word) || ENGLISH_NUTRIENT.test(word));
const ENGLISH_NUTRIENT = /^(?:protein|sugar|salt|fib(?:re|er)|calories?|carbs|fat|sodium|caffeine)$/;
/** Words in those of the tables. */
function inLanguage(
  typed: readonly string[],
  heard: ReadLanguage,
): { words: readonly string[]; language: ReadLanguage | null; known: number } {
  const words = plainEnglish(typed.map(corrected));
  const foreign = FOREIGN.map((language) => ({ language, ...glossed(typed, language) }))
    .map((one) => ({ ...one, known: one.known + (one.language === heard ? HEARD : 0) + joiningOf(one.language, typed) }))
    .reduce((one, other) => (other.known > one.known ? other : one));
  const english = words.filter((word) => isEnglishAlone(word) || (word === 'in' && foreign.known === 0)).length;
  // Short words stand in several languages: what it sounds like decides where both know as many.
  const isForeign = heard === 'en' ? foreign.known >= english + HEARD : foreign.known >= english;
  if (isForeign && foreign.known > 0) return { words: foreign.words.map(corrected), language: foreign.language, known: foreign.known };
  return { words, language: english > 0 ? 'en' : null, known: english };
}
const FOREIGN: readonly Foreign[] = ['de', 'fr', 'es', 'it', 'pt', 'nl'];
/** Words that the sound of a message counts for. */
const HEARD = 0.5;

/** The words of a message, folded, without its signs. */
export function wordsOf(text: string): string[] {
  return apart(plainWords(text))
    .replace(/\be (\d{3,4}[a-f]?)\b/g, 'e$1')
    .split(' ');
}

/** "Thanks, what about Snickers?" asks about Snickers; "thank you so much" does not ask. */
function withoutPoliteness(text: string): string {
  const rest = text.replace(TAKEN_BACK, '').replace(LEAD, '').replace(TAIL, '').trim();
  return rest === '' || (text.startsWith('thank') && rest.split(' ').length <= 2) ? text : rest;
}

/** A word without its typing error. */
export function corrected(word: string): string {
  if (Object.hasOwn(TYPOS, word)) return TYPOS[word] ?? word;
  if (word.length < 5 || CORRECTED.includes(word) || PROPER.has(word)) return word;
  const meant = CORRECTED.find((one) => Math.abs(one.length - word.length) <= 1 && isNearly(one, word));
  return meant ?? word;
}
