import { languageOf } from '../../conversation/index.ts';
import type { ReadLanguage } from '../../reading/index.ts';
import { dietsNamedIn } from '../declared/diets.ts';
import { HARMLESS, WITHOUT_RISK } from '../declared/harms.data.ts';
import { dietsOfWord } from '../declared/named-foods.ts';
import { readStatements } from '../declared/read-statements.ts';
import type { Criterion } from '../facts.ts';
import type { Classified } from '../intents/classifier.ts';
import { isCommonEnglish } from '../intents/common-words.ts';
import { FUNCTION_WORDS } from '../intents/cues.data.ts';
import { type Decision, decide, searching, signsOf } from '../intents/decide.ts';
import { intentOf, kindsFirst } from '../intents/fill.ts';
import { type Foreign, glossed, joiningOf, plainEnglish } from '../intents/gloss.ts';
import type { Intent } from '../intents/intent.ts';
import { isCueWord } from '../intents/marks.ts';
import { generalIn } from '../knowledge/find-general.ts';
import { topicIn } from '../knowledge/find-topic.ts';
import { asContents, kindLast } from './as-contents.ts';
import { additivesIn, nutrientsIn, selectionsIn, shelvesIn } from './concepts.ts';
import { correctionIn } from './correction.ts';
import { type Denied, deniedIn } from './denied.ts';
import { fixedIntent } from './fixed-intent.ts';
import { learntGeneral } from './learnt-general.ts';
import { isNamedAlone } from './named-alone.ts';
import { inDigits } from './number-words.ts';
import { LEAD, TAIL, TAKEN_BACK } from './politeness.data.ts';
import { apart, criteriaIn, portionIn, weighedForMuscles } from './read-criteria.ts';
import { isThanks } from './thanks.ts';
import { CORRECTED, PROPER, TYPOS } from './typing-errors.data.ts';
import type { Understanding } from './understanding.ts';
import { isNearly, plainWords } from './words.ts';

const BARCODE = /\b\d(?:[ -]?\d){7,13}\b/g;
/** Words of a question that a look-up showed to be no names: they are left out. */
export type NoNames = ReadonlySet<string>;
/** Longer questions are read up to here, but for what they declare of allergies and diets: what a person asks stands in the first lines. */
const READ = 600;

/**
 * Reads a question. Nothing in it is followed as an instruction: it only decides which of our own answers is given. `isClarifying`: see
 * `readStatements`; `follows`: an answer about a product was given before it.
 */
export function understand(question: string, isClarifying = false, noNames: NoNames = new Set(), follows = false): Understanding {
  const { diets: declared, retracted, unclear, requested, rest } = readStatements(question, isClarifying);
  const barcodes = [...question.matchAll(BARCODE)].map(([code]) => code.replace(/[ -]/g, ''));
  // "Which of mine contain no milk?" speaks of milk and asks for nothing without it.
  const whole = decisionOf(question, question, barcodes.length, noNames, follows);
  const isOwn = whole.kind?.startsWith('own') === true;
  const decision = isOwn ? whole : searching(bestDecision(question, rest, barcodes.length, noNames, follows), requested.length > 0);
  const { instead } = wordsRead(question, question, noNames);
  const read = { ...readWords(decision, barcodes, isOwn ? [] : [...declared, ...requested]), instead };
  const isOnlyDeclared = rest.trim() === '' && declared.length + retracted.length + (unclear === null ? 0 : 1) > 0;
  const looksFor =
    isOnlyDeclared && whole.kind === 'find' && whole.likely === 'find' ? intentOf(whole, readWords(whole, barcodes, declared)) : null;
  if (looksFor?.kind === 'find' && looksFor.shelves.length > 0)
    return { ...readWords(whole, barcodes, declared), ...ASKS_NO_FOOD, instead: null, intent: looksFor, likely: 'find' };
  if (isThanks(question)) return { ...read, ...ASKS_NO_FOOD, intent: { kind: 'small talk', which: 'thanks' }, likely: 'small talk' };
  const stated: Intent = { kind: 'declaration' };
  if (isOnlyDeclared && !isOwn)
    return { ...read, ...ASKS_NO_FOOD, intent: learntGeneral(question, whole, stated, follows) ?? stated, likely: decision.likely };
  const typed = wordsOf(question.slice(0, READ));
  const { refersBack } = decision;
  // "20 g of protein, no meat" looks for foods, whatever is known of protein.
  const isLookedFor =
    decision.kind === 'general' &&
    (decision.likely === 'find' || whole.likely === 'find') &&
    (requested.length > 0 || declared.length > 0 || read.criteria.some(({ kind }) => kind === 'limit' || kind === 'diet'));
  // "I don't eat pork, sausages?" looks for them.
  const isOfAKind = decision.kind === 'term' && declared.length > 0 && read.shelves.length > 0;
  const ruled = intentOf(isLookedFor || isOfAKind ? { ...decision, kind: 'find' } : decision, read);
  const fixed = fixedIntent(question, decision.words) ?? (barcodes.length > 0 ? null : learntGeneral(question, whole, ruled, follows));
  const intent = fixed ?? ruled;
  const denied = DENIABLE.has(intent.kind) ? deniedIn(decision.words) : NOTHING_DENIED;
  if (denied.diets.length + denied.shelves.length > 0)
    return {
      ...read,
      intent: withDenied(intent, read, denied),
      criteria: withDiets(read.criteria, denied.diets),
      shelves: read.shelves.filter((shelf) => !denied.shelves.includes(shelf)),
      refersBack,
      doubtful: decision.doubtful,
      likely: decision.likely,
      perhaps: decision.perhaps,
      names: decision.names.map((name) => asTyped(name, typed)).filter((name) => name !== ''),
      mentions: decision.mentions.map((mention) => asTyped(mention, typed)).filter((mention) => mention !== ''),
    };
  // Asked in general after all: nothing in it names a food.
  if (intent.kind === 'general' && (decision.kind === null || fixed !== null))
    return { ...read, intent, mentions: [], names: [], refersBack: false, doubtful: [], likely: decision.likely, perhaps: [] };
  return {
    ...read,
    intent,
    refersBack,
    doubtful: decision.doubtful,
    likely: decision.likely,
    perhaps: decision.perhaps,
    names: decision.names.map((name) => asTyped(name, typed)).filter((name) => name !== ''),
    mentions: decision.mentions.map((mention) => asTyped(mention, typed)).filter((mention) => mention !== ''),
  };
}

const ASKS_NO_FOOD = { mentions: [], names: [], refersBack: false, doubtful: [], perhaps: [] } as const;

/** These propose foods: none of what the question denies. */
const DENIABLE: ReadonlySet<Intent['kind']> = new Set(['find', 'swap', 'plan', 'ranking']);
const NOTHING_DENIED: Denied = { diets: [], shelves: [] };

function withDenied(intent: Intent, { criteria, shelves }: Pick<Understanding, 'criteria' | 'shelves'>, denied: Denied): Intent {
  if (intent.kind === 'swap') return { ...intent, criteria: withDiets(criteria, denied.diets) };
  if (intent.kind !== 'find') return intent;
  return {
    ...intent,
    shelves: kindsFirst(shelves.filter((shelf) => !denied.shelves.includes(shelf))),
    without: denied.shelves,
    criteria: withDiets(criteria, denied.diets),
  };
}

function readWords(
  { words, asked }: Decision,
  barcodes: readonly string[],
  diets: readonly string[],
): Omit<Understanding, 'intent' | 'mentions' | 'names' | 'refersBack' | 'doubtful' | 'likely' | 'perhaps' | 'instead'> {
  const text = words.join(' ');
  return {
    barcodes,
    normalizedText: text,
    criteria: withDiets(criteriaIn(asked), diets),
    nutrients: nutrientsNamed(asked),
    portion: portionIn(text),
    additives: additivesIn(asked.join(' ')),
    diets: dietsNamedIn(asked).map(({ diet }) => diet),
    topic: topicIn(asked),
    shelves: shelvesIn(asked),
    selected: selectionsIn(asked),
    general: generalIn(text),
  };
}

/** From this weight on a question read as one makes sense. */
const CERTAIN = 6;

/** Of several sentences that make little sense as one, the first that does. */
function bestDecision(question: string, text: string, barcodes: number, noNames: NoNames, follows: boolean): Decision {
  const whole = decisionOf(question, text, barcodes, noNames, follows);
  const sentences = text.split(/[.!?]+(?!\d)\s*/).filter((one) => one.trim() !== '');
  if (whole.confidence >= CERTAIN || sentences.length < 2) return whole;
  // "The gouda. No wait, the edam": what stands after it is asked.
  const last = sentences.findLastIndex((one, at) => at > 0 && wordsRead(question, one, noNames).instead !== null);
  if (last > 0) return decisionOf(question, sentences.slice(last).join('. '), barcodes, noNames, follows);
  const each = sentences.map((one) => decisionOf(question, one, barcodes, noNames, follows));
  return each.find(({ kind }) => kind !== null && !SMALL_TALK.has(kind)) ?? whole;
}
const SMALL_TALK: ReadonlySet<string> = new Set(['greeting', 'thanks', 'bye']);

function decisionOf(question: string, text: string, barcodes: number, noNames: NoNames, follows: boolean): Decision {
  const { words, language } = wordsRead(question, text, noNames);
  // What was taken out of a question is missing in its text, and its points with it.
  return decide(words, barcodes, language, (question.includes(text) ? text : question).slice(0, READ), follows);
}

/** Spanish "soy camarero" names no soy. */
const SPANISH_AM =
  /(?<![\p{L}])soy (?=(?:de|un|una|muy|el|la|madre|padre|\p{L}{2,}(?:ic[oa]|ac[oa]|an[oa]|er[oa]|iv[oa]|os[oa]|ista|ante))(?!\p{L}))/gu;
/** The words that a question is read by, and its language. */
function wordsRead(
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
  return { words: kindLast(asContents(ready).split(' ')), language: language ?? 'en', instead: correctionIn(whole, text) };
}

/** "Y magdalenas?" before a name is no English "why". */
const AND_IN_SPANISH =
  /^\W*y\s+(?!(?:is|so|does|do|did|are|was|not|no|low|high|it|its|it's|that|this|the|would|should|can|u|r|tho|though|bad|score|my|such|only)\b)/i;

/** The words that the grammar reads a question by. */
export const wordsOfQuestion = (question: string): readonly string[] => wordsRead(question, question, new Set()).words;

/** What the classifier sees of a question. @param follows an answer about a product was given before it */
export function signsOfQuestion(question: string, follows = false): Classified {
  const { words, language } = wordsRead(question, question, new Set());
  return { typed: question.slice(0, READ), words, features: signsOf(words, 0, language, question, follows).features };
}

/** The language that a question is written in, by all words that its tables know; `null` where nothing tells, as for a bare name. */
export function languageAsked(question: string): ReadLanguage | null {
  return inLanguage(wordsOf(question.slice(0, READ)), languageOf(question)).language;
}

/** Words of a message that goes on with a conversation rather than begins one. */
const FEW = 3;
/** From so many words on a message tells its language by itself. */
const TELLS = 1.6;

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

function wordsOf(text: string): string[] {
  return apart(plainWords(text))
    .replace(/\be (\d{3,4}[a-f]?)\b/g, 'e$1')
    .split(' ');
}

/** "Gluten free" asks for a diet, not for gluten. */
function nutrientsNamed(words: readonly string[]): string[] {
  const diets = dietsNamedIn(words);
  return nutrientsIn(words)
    .filter((one) => !diets.some(({ at, length }) => at <= one.at && one.at < at + length))
    .map(({ name }) => name);
}

/** Diets that someone follows or asks for join what they ask for. */
export function withDiets(criteria: readonly Criterion[], diets: readonly string[]): Criterion[] {
  // "Without fish" names it once.
  const isNamedTwice = (one: Criterion) =>
    one.kind === 'amount' && (dietsOfWord(one.name.toLowerCase()) ?? []).some((id) => diets.includes(id));
  const named = new Set(criteria.flatMap((one) => (one.kind === 'diet' ? [one.diet] : [])));
  return [
    ...criteria.filter((one) => !isNamedTwice(one)),
    ...diets.filter((diet) => !named.has(diet)).map((diet): Criterion => ({ kind: 'diet', diet })),
  ];
}

/** "Thanks, what about Snickers?" asks about Snickers; "thank you so much" does not ask. */
function withoutPoliteness(text: string): string {
  const rest = text.replace(TAKEN_BACK, '').replace(LEAD, '').replace(TAIL, '').trim();
  return rest === '' || (text.startsWith('thank') && rest.split(' ').length <= 2) ? text : rest;
}

/** A name is shown and looked up as it was typed, never in our spelling of it. */
function asTyped(mention: string, typed: readonly string[]): string {
  return mention
    .split(' ')
    .map((word) => (typed.includes(word) ? word : (typed.find((one) => corrected(one) === word) ?? word)))
    .join(' ');
}

function corrected(word: string): string {
  if (Object.hasOwn(TYPOS, word)) return TYPOS[word] ?? word;
  if (word.length < 5 || CORRECTED.includes(word) || PROPER.has(word)) return word;
  const meant = CORRECTED.find((one) => Math.abs(one.length - word.length) <= 1 && isNearly(one, word));
  return meant ?? word;
}
