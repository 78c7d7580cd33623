import { foldText } from '../../lib/index.ts';
import { CLASSES } from '../intents/class-kinds.data.ts';
import { classify, type QuestionClass } from '../intents/classifier.ts';
import type { Decision } from '../intents/decide.ts';
import type { Intent } from '../intents/intent.ts';
import { isLittleWord } from '../intents/plain-words.ts';
import type { ReadKind } from '../intents/rules.data.ts';
import { generalTyped, isAboutApp } from '../knowledge/find-general.ts';
import { type LearntEntry, learntEntries } from '../knowledge/find-learnt.ts';
import { EVERYDAY_ENTRIES } from '../knowledge/general-everyday.data.ts';
import { MORE_KITCHEN_ENTRIES } from '../knowledge/general-more.data.ts';
import { termsIn } from '../knowledge/terms.ts';
import { gateShare, IN_GENERAL } from './entry-gate.ts';
import { signsOfQuestion } from './question-words.ts';

/** More than a share comes to. */
const NEVER = 2;
/** From these shares on the likeliest entry answers in the place of what the words were read as. */
const IN_PLACE_OF: Readonly<Record<Intent['kind'], number>> = {
  unclear: 0.2,
  'out of scope': 0.25,
  general: 0.55,
  term: 0.4,
  labelwise: 0.35,
  'of it': 0.6,
  'small talk': 0.8,
  declaration: 0.6,
  find: 0.6,
  'what to cut': 0.5,
  'my profile': 0.5,
  verdict: 0.5,
  contains: 0.55,
  amount: 0.5,
  compare: 0.5,
  why: 0.5,
  swap: 0.5,
  plan: 0.5,
  preference: 0.5,
  ingredients: 0.5,
  additive: 0.5,
  ranking: 0.6,
  'own foods': NEVER,
  'own list': NEVER,
  'own ranking': NEVER,
  'my day': NEVER,
  'my week': NEVER,
  'targets left': NEVER,
};
/** The same where rules and the class of the question agree on something else, and behind an answer about a product. */
const AGAINST_BOTH = 0.8;
/** So few words without a story around them mostly ask what the rules read in them. */
const NO_STORY = 6;
const OF_NAMED = 0.92;
/** In the place of a text of its own. */
const OF_A_TEXT = 0.75;
const OF_FEW_WORDS = 0.5;
const FEW_WORDS_AS: Partial<Readonly<Record<Intent['kind'], number>>> = {
  unclear: OF_FEW_WORDS,
  'out of scope': 0.25,
  general: 0.55,
  term: NEVER,
  labelwise: 0.6,
};
/** An entry about the app, or what it says in passing, answers from this share of its classes on. */
const LEAST_OF_APP = 0.3;
const OF_APP: ReadonlySet<QuestionClass> = new Set(['labelwise', 'small talk', 'out of scope']);
/** From this share on nothing else that a question may be is looked at. */
const SURE = 0.4;
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
  { words, features, classes, likely }: Pick<Decision, 'words' | 'features' | 'classes' | 'likely'>,
  intent: Intent,
  follows: boolean,
): Extract<Intent, { kind: 'general' }> | null {
  if (follows && (words.length <= FEW_WORDS || SPOKEN_OF.test(words.join(' ')))) return null;
  if (SAYS_WHICH.test(words.join(' '))) return null;
  const found = gatedEntry(question, { words, features, classes });
  if (found === null) return null;
  if (!speaksOfThem(found.id, question, words)) return null;
  // What else was stated or asked has words in common with a question about the app.
  const ofApp = classes.reduce((sum, { kind, share }) => sum + (OF_APP.has(kind) ? share : 0), 0);
  if (isAboutApp(found.id) && ofApp < LEAST_OF_APP && found.sure < OF_NAMED) return null;
  if (contentOf(words) < LEAST_CONTENT && !(isAboutApp(found.id) && words.length >= LEAST_CONTENT)) return null;
  if (intent.kind === 'declaration' && (isAboutApp(found.id) || words.length < STATES_AND_ASKS)) return null;
  if (found.sure < leastFor(intent, { words, likely, features }, follows)) return null;
  const topic = intent.kind === 'general' && intent.id === found.id ? intent.topic : null;
  return { kind: 'general', id: found.id, topic, ...(found.sure >= SURE ? { isSure: true } : {}) };
}

/** How sure an entry has to be in the place of an intent. */
function leastFor(intent: Intent, { words, likely, features }: Pick<Decision, 'words' | 'likely' | 'features'>, follows: boolean): number {
  const least = IN_PLACE_OF[intent.kind];
  // "Why did my score change" has a text of its own.
  if (intent.kind === 'labelwise' && intent.about !== null) return OF_A_TEXT;
  // "What does celiac mean" and "how much protein do I need" are read by the rules; a few words that nothing is known of may be any name.
  if (words.length <= NO_STORY && intent.kind === 'general' && features.has('define')) return NEVER;
  if (words.length <= NO_STORY && !looksForAny(intent)) return FEW_WORDS_AS[intent.kind] ?? OF_NAMED;
  const isOfBoth = likely !== null && !IN_GENERAL.has(likely) && isReadAs(intent.kind) && CLASSES[intent.kind].includes(likely);
  return isOfBoth || follows ? Math.max(least, AGAINST_BOTH) : least;
}
/** "Where do I find calcium" looks for no kind of food. */
const looksForAny = (intent: Intent): boolean => intent.kind === 'find' && intent.shelves.length + intent.called.length === 0;

const isReadAs = (kind: Intent['kind']): kind is Extract<Intent['kind'], ReadKind> => Object.hasOwn(CLASSES, kind);

/** The likeliest entry with how sure it is that it answers; `null` where a question most likely asks for none. */
function gatedEntry(
  question: string,
  read: Pick<Decision, 'words' | 'features' | 'classes'>,
): (LearntEntry & { readonly sure: number }) | null {
  const entries = learntEntries(question, read.words, 2);
  const [first] = entries;
  return first === undefined || first.margin < 0 ? null : { ...first, sure: gateShare({ ...read, entries }) };
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

/** From this share on an entry answers where nothing else does. */
const WHERE_NOTHING_ANSWERS = 0.3;

/**
 * What a question asks in general, where the catalogue holds no answer to what it was read as.
 *
 * @param normalizedText its words as the grammar reads them
 */
export function learntWhereNothing(typed: string, normalizedText: string): LearntEntry['id'] | null {
  const words = normalizedText.split(' ');
  if (words.length <= FEW_WORDS || contentOf(words) < LEAST_CONTENT) return null;
  const signs = signsOfQuestion(typed);
  const found = gatedEntry(typed, { words, features: signs.features, classes: classify(signs) });
  const least = words.length <= NO_STORY ? OF_FEW_WORDS : WHERE_NOTHING_ANSWERS;
  return found !== null && found.sure >= least && speaksOfThem(found.id, typed, words) ? found.id : null;
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
