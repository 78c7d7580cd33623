import { foldText } from '../../lib/index.ts';
import { askedBeside } from '../declared/asked-beside.ts';
import { genericNamed } from '../generic/generic-asked.ts';
import { isFormOfCommonWord } from '../intents/common-words.ts';
import { isPlainWord } from '../intents/plain-words.ts';
import { kitchenIn } from '../kitchen/kitchen.ts';
import { kindsIn } from '../knowledge/kinds.ts';
import { TERM_LANGUAGES } from '../knowledge/terms.data.ts';
import { languageAsked } from '../understand/question-words.ts';
import { BEGINS_BESIDE, POINTS_BACK, STANDS_BESIDE } from './subject.data.ts';

/** What a conversation is about: its last question in full, and the foods that it was about, as they were typed. */
export type Subject = { readonly question: string; readonly foods: readonly string[] };

/** A message of more words asks for itself. */
const MAX_WORDS = 14;
const FEW = 4;
/** Messages that a subject is looked for in. */
const LOOKED_AT = 6;

/** The foods that a message names, by their kind or by their name alone. */
export function foodsTyped(whole: string): readonly string[] {
  // Of "I don't like eggs" the eggs are no food that is asked about.
  const message = askedBeside(whole);
  const kinds = kindsIn(message, languageAsked(message)).map(({ words }) => words);
  if (kinds.length > 0) return kinds;
  const name = genericNamed(message) ?? kitchenIn(message)?.food ?? null;
  return name === null || !message.includes(name) ? [] : [name];
}

/** What a conversation is about after these messages of the person, oldest first; `null` where nothing was asked. */
export function subjectOf(messages: readonly string[]): Subject | null {
  return messages.slice(-LOOKED_AT).reduce<Subject | null>((before, message) => {
    const foods = foodsTyped(message);
    if (foods.length > 0) return { question: inItsPlace(message, foods, before) ?? message, foods };
    if (before === null) return { question: message, foods };
    return leans(message) || tellsOnly(message) ? before : { question: message, foods: before.foods };
  }, null);
}

/** Whether nothing is left of a message beside what it states. */
function tellsOnly(message: string): boolean {
  return askedBeside(message).replace(/\P{L}/gu, '').length < FEW;
}

/** Whether a message takes up what stood before it: it joins on, points back, or is a few words. */
export function leans(message: string): boolean {
  const count = message.trim().split(/\s+/).length;
  return count <= FEW || (count <= MAX_WORDS && (BEGINS_BESIDE.test(message) || POINTS_BACK.test(message)));
}

/** "E queijo?" after "posso congelar pão?": the question before with that food in the place of its own. */
function inItsPlace(message: string, foods: readonly string[], before: Subject | null): string | null {
  const [food, ...others] = foods;
  const [old, ...further] = before?.foods ?? [];
  if (food === undefined || old === undefined || others.length + further.length > 0 || before === null) return null;
  const rest = message.replace(food, ' ').match(/[\p{L}']+/gu) ?? [];
  if (!rest.every((word) => STANDS_BESIDE.has(foldText(word))) || !before.question.includes(old)) return null;
  return before.question.replace(old, () => food);
}

/** "Und Persipan?": beside words that join on only a name that nobody knows. */
function namesAnother(message: string): boolean {
  const rest = (foldText(message).match(/[\p{L}']+/gu) ?? []).filter((word) => !STANDS_BESIDE.has(word));
  return rest.length > 0 && rest.length <= MAX_NAME && rest.every((word) => !isFormOfCommonWord(word) && !isUsed(word));
}
const MAX_NAME = 2;
const isUsed = (word: string): boolean => TERM_LANGUAGES.some((language) => isPlainWord(word, language));

/**
 * The questions in full that a message may be, by what the conversation is about, the likeliest first. A message that names a food of its
 * own is one only in the place of the food before it.
 *
 * @param earlier messages of the person, oldest first
 */
export function completionsOf(message: string, earlier: readonly string[]): readonly string[] {
  const subject = subjectOf(earlier);
  if (subject === null || message.trim().split(/\s+/).length > MAX_WORDS || namesAnother(message)) return [];
  const foods = foodsTyped(message);
  if (foods.length > 0) {
    const replaced = inItsPlace(message, foods, subject);
    return replaced === null ? [] : [replaced];
  }
  const added = message.trim().replace(/[?!.\s]+$/u, '');
  const asked = subject.question.trim().replace(/[?!.\s]+$/u, '');
  const [food] = subject.foods;
  const ofFood = food === undefined ? [] : [`${food} ${added}?`, `${added} ${food}?`];
  return [...ofFood, ...(subject.question === message ? [] : [`${asked} ${added}?`])];
}
