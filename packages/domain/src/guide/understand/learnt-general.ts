import { foldText } from '../../lib/index.ts';
import type { QuestionClass } from '../intents/classifier.ts';
import type { Decision } from '../intents/decide.ts';
import type { Intent } from '../intents/intent.ts';
import { isLittleWord } from '../intents/plain-words.ts';
import { generalTyped, isAboutApp } from '../knowledge/find-general.ts';
import { type LearntEntry, learntEntry } from '../knowledge/find-learnt.ts';
import { GENERAL } from '../knowledge/general.data.ts';
import { EVERYDAY_ENTRIES } from '../knowledge/general-everyday.data.ts';
import { MORE_ILLNESS_ENTRIES, MORE_KITCHEN_ENTRIES } from '../knowledge/general-more.data.ts';
import { termsIn } from '../knowledge/terms.ts';

/** More than a share comes to. */
const NEVER = 2;
/** From these shares on an entry answers in the place of what the words were read as. */
const IN_PLACE_OF: Readonly<Record<Intent['kind'], number>> = {
  unclear: 0.5,
  'out of scope': 0.55,
  general: 0.93,
  term: NEVER,
  labelwise: 0.6,
  'of it': NEVER,
  'small talk': NEVER,
  declaration: 0.7,
  find: NEVER,
  'what to cut': 0.75,
  'my profile': 0.75,
  verdict: 0.9,
  contains: 0.9,
  amount: 0.9,
  compare: 0.9,
  why: 0.9,
  swap: 0.75,
  plan: 0.75,
  preference: 0.75,
  ingredients: 0.75,
  additive: NEVER,
  ranking: NEVER,
  'own foods': NEVER,
  'own list': NEVER,
  'own ranking': NEVER,
  'my day': NEVER,
  'my week': NEVER,
  'targets left': NEVER,
};
/** The same for a message that names much of what it is about, where nothing speaks for a food. */
const OF_MUCH: Partial<Readonly<Record<Intent['kind'], number>>> = {
  unclear: 0.45,
  general: 0.85,
  find: 0.95,
  verdict: 0.7,
  contains: 0.7,
  amount: 0.7,
  compare: 0.7,
  why: 0.7,
};
const MUCH = 3;
/** Classes that speak for a general question, and by how much less an entry then has to be sure. */
const GENERAL_CLASSES: ReadonlySet<QuestionClass> = new Set(['general', 'label', 'labelwise', 'small talk']);
const LESS = 0.1;
/** What may be asked of a food or in general, as a class and as what it was read as: an entry has to be surer. */
const OF_A_FOOD: ReadonlySet<QuestionClass | Intent['kind']> = new Set(['verdict', 'contains', 'compare', 'why', 'amount']);
const SURE_OF_FOODS = 0.99;
/** What is handled wrongly, and what an illness asks for, may harm: an entry about it needs less. */
const SURE_OF_HARM = 0.5;
/** Words that take up something spoken of before: nothing in general. */
const SPOKEN_OF = /\b(?:this|that|these|those|it|the (?:first|second|last|other) one)\b/;
/** "The one that comes in a jar" says which of what was spoken of. */
const SAYS_WHICH = /^(?:(?:no|and|or|but) )?the ones? (?:that|which|who|in|with|without|from|for|of)\b/;
const FEW_WORDS = 3;
/** A general question names what it is about: one word that is no little one may be any name. */
const LEAST_CONTENT = 2;
/** A shorter message states something and asks nothing beside it. */
const STATES_AND_ASKS = 6;

/**
 * What a question asks in general, found by how people ask for it; `null` where what it was read as is likelier.
 *
 * @param follows an answer about a product was given before it
 */
export function learntGeneral(
  question: string,
  { words, likely, mentions }: Pick<Decision, 'words' | 'likely' | 'mentions'>,
  intent: Intent,
  follows: boolean,
): Extract<Intent, { kind: 'general' }> | null {
  if (follows && (words.length <= FEW_WORDS || SPOKEN_OF.test(words.join(' ')))) return null;
  if (SAYS_WHICH.test(words.join(' '))) return null;
  const found = learntEntry(question, words);
  if (found === null || (intent.kind === 'general' && intent.id === found.id)) return null;
  if (!speaksOfThem(found.id, question, words)) return null;
  const isOfApp = (likely === 'out of scope' || (likely === 'labelwise' && intent.kind !== 'labelwise')) && isAboutApp(found.id);
  const content = contentOf(words);
  if (content < LEAST_CONTENT && !(isOfApp && words.length >= LEAST_CONTENT)) return null;
  // What only the tables of terms know has their rules.
  if (!found.isWritten) return null;
  // What the tables of terms find too has their rules, and never stands in the place of a food that is named.
  const isOfAFood = likely !== null && (OF_A_FOOD.has(likely) || likely === 'find' || likely === 'swap');
  if ((intent.kind !== 'unclear' || isOfAFood) && GENERAL[found.id].asks.length > 0) return null;
  if (intent.kind === 'declaration' && (isAboutApp(found.id) || words.length < STATES_AND_ASKS)) return null;
  // What is asked of a food that is named is looked up first.
  if (mentions.length > 0 && likely !== null && OF_A_FOOD.has(likely)) return null;
  const least = IN_PLACE_OF[intent.kind];
  if (isOfApp) return isSure(found, least) ? asIntent(found) : null;
  // What the tables of terms find is about food; of the app only where nothing else is meant.
  if (intent.kind === 'general' && isAboutApp(found.id)) return null;
  const isOfNamed = mentions.length > 0 && OF_A_FOOD.has(intent.kind);
  const mayHarm = [MORE_KITCHEN_ENTRIES, MORE_ILLNESS_ENTRIES].some((entries) => Object.hasOwn(entries, found.id));
  const named = mayHarm ? SURE_OF_HARM : SURE_OF_FOODS;
  return isSure(found, Math.max(leastFor(intent.kind, likely, content), isOfNamed ? named : 0)) ? asIntent(found) : null;
}

function leastFor(kind: Intent['kind'], likely: QuestionClass | null, content: number): number {
  const least = (content >= MUCH ? OF_MUCH[kind] : undefined) ?? IN_PLACE_OF[kind];
  if (likely === null) return least;
  if (GENERAL_CLASSES.has(likely)) return least - LESS;
  // "Traces of nuts?" may be asked of what was just looked at.
  if (OF_A_FOOD.has(likely)) return content < MUCH ? NEVER : SURE_OF_FOODS;
  // What was stated, a body that hurts, or foods that are looked for: nothing in general, whatever it has in common with a question.
  return NEVER;
}

/** How many words say what a message is about: none of "and the other one". */
const contentOf = (words: readonly string[]): number => words.filter((word) => !isLittleWord(word) && !NUMBER.test(word)).length;
const NUMBER = /^\d/;

/** Of whom a question has to speak before an entry about them is given: terms, by how the entry's name begins. */
const ABOUT_WHOM: readonly { readonly begins: RegExp; readonly terms: readonly string[] }[] = [
  { begins: /^pregnancy_/, terms: ['pregnancy', 'pregnant', 'breastfeeding'] },
  { begins: /^(?:baby|kids|teen|school)_/, terms: ['baby', 'kids', 'family', 'breastfeeding', 'pouch'] },
];

/** Whether a question speaks of those whom an entry is about. */
function speaksOfThem(id: LearntEntry['id'], typed: string, words: readonly string[]): boolean {
  const about = ABOUT_WHOM.find(({ begins }) => begins.test(id));
  if (about === undefined) return true;
  const own = foldText(typed)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  return [own, words].some((one) => termsIn(one).some(({ term }) => about.terms.includes(term)));
}

const isSure = ({ share }: LearntEntry, least: number): boolean => share >= least;

/** From these shares on an entry answers where nothing else does: of what names much of what it is about, and of what names little. */
const WHERE_NOTHING_ANSWERS = { much: 0.75, little: 0.85 } as const;

/**
 * What a question asks in general, where the catalogue holds no answer to what it was read as.
 *
 * @param normalizedText its words as the grammar reads them
 */
export function learntWhereNothing(typed: string, normalizedText: string): LearntEntry['id'] | null {
  const words = normalizedText.split(' ');
  const content = contentOf(words);
  if (words.length <= FEW_WORDS || content < LEAST_CONTENT) return null;
  const found = learntEntry(typed, words);
  const least = content >= MUCH ? WHERE_NOTHING_ANSWERS.much : WHERE_NOTHING_ANSWERS.little;
  if (found?.isWritten !== true || !isSure(found, least) || !speaksOfThem(found.id, typed, words)) return null;
  // "Can Ben have raw milk?" asks of a food: what the tables of terms find has their rules.
  return GENERAL[found.id].asks.length > 0 && !isAboutApp(found.id) ? null : found.id;
}

/** The same, else what the tables of terms find in it. */
export const generalWhereNothing = (typed: string, normalizedText: string): LearntEntry['id'] | null =>
  learntWhereNothing(typed, normalizedText) ?? generalTyped(typed);

/**
 * Whether a question is about storing or handling what no table of foods knows: home-made, mouldy, past its date, shared with other food.
 * The entry that was found then goes before the table of what is bought.
 */
export const isOfOwnStorage = (intent: Intent): boolean =>
  intent.kind === 'general' && Object.hasOwn(MORE_KITCHEN_ENTRIES, intent.id) && !Object.hasOwn(EVERYDAY_ENTRIES.kitchen, intent.id);

const asIntent = ({ id }: LearntEntry): Extract<Intent, { kind: 'general' }> => ({ kind: 'general', id, topic: null });
