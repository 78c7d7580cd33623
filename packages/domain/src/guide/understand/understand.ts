import { languageOf } from '../../conversation/index.ts';
import type { ReadLanguage } from '../../reading/index.ts';
import { dietsNamedIn } from '../declared/diets.ts';
import { HARMLESS, WITHOUT_RISK } from '../declared/harms.data.ts';
import { dietsOfWord } from '../declared/named-foods.ts';
import { readStatements } from '../declared/read-statements.ts';
import type { Criterion } from '../facts.ts';
import type { Classified } from '../intents/classifier.ts';
import { FUNCTION_WORDS } from '../intents/cues.data.ts';
import { type Decision, decide, signsOf } from '../intents/decide.ts';
import { intentOf } from '../intents/fill.ts';
import { type Foreign, glossed, plainEnglish } from '../intents/gloss.ts';
import { isCueWord } from '../intents/marks.ts';
import { generalIn } from '../knowledge/find-general.ts';
import { topicIn } from '../knowledge/find-topic.ts';
import { additivesIn, nutrientsIn, selectionsIn, shelvesIn } from './concepts.ts';
import { apart, criteriaIn, portionIn } from './read-criteria.ts';
import { CORRECTED, PROPER, TYPOS } from './typing-errors.data.ts';
import type { Understanding } from './understanding.ts';
import { isNearly, plainWords } from './words.ts';

const LEAD =
  /^(?:(?:hi|hello|hey|please|thanks|thank you|great|yes|sure|cool|nice|ok|okay|so|well|um|hmm|and|but|also|now|then|just|i was wondering|i wonder|i would like to know|i'd like to know|i want to know|do you know|can you|could you|would you|will you|quick question|question|tell me if|tell me whether|is it true that|if|whether|dear guide|guide|btw|honestly)\s+)+/;
/** "Not Nutella, I meant Snickers": what was meant counts. */
const TAKEN_BACK = /^.*\bi mean(?:t)?(?: the)? (?=\S)/;
const TAIL = /(?:\s+(?:please|pls|plz|thanks|thank you|right now|now|then|exactly|actually|at all|lol|or not))+$/;
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
  const decision = isOwn ? whole : bestDecision(question, rest, barcodes.length, noNames, follows);
  const read = readWords(decision, barcodes, isOwn ? [] : [...declared, ...requested]);
  const isOnlyDeclared = rest.trim() === '' && declared.length + retracted.length + (unclear === null ? 0 : 1) > 0;
  // "Pasta my gut can handle" tells of gluten, and looks for pasta.
  const looksFor =
    isOnlyDeclared && whole.kind === 'find' && whole.likely === 'find' ? intentOf(whole, readWords(whole, barcodes, declared)) : null;
  if (looksFor?.kind === 'find' && looksFor.shelves.length > 0)
    return {
      ...readWords(whole, barcodes, declared),
      intent: looksFor,
      mentions: [],
      names: [],
      refersBack: false,
      doubtful: [],
      likely: 'find',
    };
  if (isOnlyDeclared && !isOwn)
    return { ...read, intent: { kind: 'declaration' }, mentions: [], names: [], refersBack: false, doubtful: [], likely: decision.likely };
  const typed = wordsOf(question.slice(0, READ));
  const { refersBack } = decision;
  const intent = intentOf(decision, read);
  // Asked in general after all: nothing in it names a food.
  if (intent.kind === 'general' && decision.kind === null)
    return { ...read, intent, mentions: [], names: [], refersBack: false, doubtful: [], likely: decision.likely };
  return {
    ...read,
    intent,
    refersBack,
    doubtful: decision.doubtful,
    likely: decision.likely,
    names: decision.names.map((name) => asTyped(name, typed)).filter((name) => name !== ''),
    mentions: decision.mentions.map((mention) => asTyped(mention, typed)).filter((mention) => mention !== ''),
  };
}

function readWords(
  { words, asked }: Decision,
  barcodes: readonly string[],
  diets: readonly string[],
): Omit<Understanding, 'intent' | 'mentions' | 'names' | 'refersBack' | 'doubtful' | 'likely'> {
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
  const each = sentences.map((one) => decisionOf(question, one, barcodes, noNames, follows));
  return each.find(({ kind }) => kind !== null && !SMALL_TALK.has(kind)) ?? whole;
}
const SMALL_TALK: ReadonlySet<string> = new Set(['greeting', 'thanks', 'bye']);

function decisionOf(question: string, text: string, barcodes: number, noNames: NoNames, follows: boolean): Decision {
  const { words, language } = wordsRead(question, text, noNames);
  // What was taken out of a question is missing in its text, and its points with it.
  return decide(words, barcodes, language, (question.includes(text) ? text : question).slice(0, READ), follows);
}

/** The words that a question is read by, and its language. */
function wordsRead(question: string, text: string, noNames: NoNames): { words: readonly string[]; language: ReadLanguage } {
  const typed = wordsOf(text.slice(0, READ))
    .join(' ')
    .replaceAll(HARMLESS, ' that i can eat ')
    .replaceAll(WITHOUT_RISK, ' that i can eat ');
  const { words, language } = inLanguage(typed.replaceAll(/ +/g, ' ').trim().split(' '), languageOf(question));
  // Without its accent it joins: "e sale?" asks no "is".
  const joining = words[0] === 'is' && /^\W*e\s/i.test(text) ? ['and', ...words.slice(1)] : words;
  const ready = withoutPoliteness(apart(joining.filter((word) => !noNames.has(word)).join(' ')));
  return { words: asContents(ready).split(' '), language: language ?? 'en' };
}

/** What the classifier sees of a question. @param follows an answer about a product was given before it */
export function signsOfQuestion(question: string, follows = false): Classified {
  const { words, language } = wordsRead(question, question, new Set());
  return { typed: question.slice(0, READ), words, features: signsOf(words, 0, language, question, follows).features };
}

/** "Do Maltesers have palm oil in them", "have Maltesers gluten": to have it is to contain it. */
function asContents(text: string): string {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  // "Heeft Toblerone noten?"
  if (
    /^(?:have|has)$/.test(words[0] ?? '') &&
    !/^(?:i|you|we|my)$/.test(words[1] ?? '') &&
    words.length > 2 &&
    last.length > 2 &&
    dietsOfWord(last) !== null
  )
    return `does ${words.slice(1, -1).join(' ')} contain ${last}`;
  // "Is da Sojaöl drin?", "zit daar geen palmolie in": in what was spoken of.
  if (/^(?:is|are) there .* (?:in|inside)$/.test(text)) return text.replace(/ (?:in|inside)$/, ' in it');
  const lacking = LACKING.exec(text);
  // "Galletas que no lleven aceite de palma": cookies without it.
  if (lacking !== null && !/\b(?:my|i|it|this|that)\b/.test(lacking[1] ?? '')) return text.replace(LACKING, '$1 without ');
  // "Which dessert can I?"
  if (/^(?:which|what) .* (?:can|may|could) i$/.test(text)) return `${text} eat`;
  return text.replace(HAVE_BETWEEN, '$1 contain ').replace(HAVE_FIRST, 'does $1 contain $2').replace(HAVE_AFTER, 'does $1 contain $2');
}
const LACKING =
  /^(?!(?:what|which|does|do|is|are|why) )(\S+(?: \S+){0,4}) (?:that|what|which) (?:do not|does not|don't|doesn't|not|no) (?:contain|have|has) (?=\S)/;
const HAVE_BETWEEN = /^((?:do|does) (?!i |you |we |my |it have to)(?:\S+ ){0,4}?\S+) (?:have|has|got) (?!to )(?=\S)/;
const SUBSTANCE =
  '(?:gluten|wheat|milk|lactose|dairy|soya?|nuts?|peanuts?|hazelnuts?|almonds?|eggs?|sesame|palm oil|caffeine|alcohol|sugar|salt)';
const HAVE_FIRST = new RegExp(`^(?:have|has) (?!i |you |we |my )(.+?) ((?:any )?${SUBSTANCE})$`);
const HAVE_AFTER = new RegExp(
  `^(?!i |you |we |my |which |what |do |does |how )(\\S+(?: \\S+){0,2}) (?:has|have) ((?:any )?${SUBSTANCE})(?: right| in (?:it|them))?$`,
);

/** The language that a question is written in, by all words that its tables know; `null` where nothing tells, as for a bare name. */
export function languageAsked(question: string): ReadLanguage | null {
  return inLanguage(wordsOf(question.slice(0, READ)), languageOf(question)).language;
}

/** Words in those of the tables. */
function inLanguage(typed: readonly string[], heard: ReadLanguage): { words: readonly string[]; language: ReadLanguage | null } {
  const words = plainEnglish(typed.map(corrected));
  const foreign = FOREIGN.map((language) => ({ language, ...glossed(typed, language) }))
    .map((one) => ({ ...one, known: one.known + (one.language === heard ? HEARD : 0) }))
    .reduce((one, other) => (other.known > one.known ? other : one));
  const english = words.reduce((sum, word) => sum + (FUNCTION_WORDS.has(word) || isCueWord(word) ? 1 : 0), 0);
  // Short words stand in several languages: what it sounds like decides where both know as many.
  const isForeign = heard === 'en' ? foreign.known >= english + HEARD : foreign.known >= english;
  if (isForeign && foreign.known > 0) return { words: foreign.words.map(corrected), language: foreign.language };
  return { words, language: english > 0 ? 'en' : null };
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
  const named = new Set(criteria.flatMap((one) => (one.kind === 'diet' ? [one.diet] : [])));
  return [...criteria, ...diets.filter((diet) => !named.has(diet)).map((diet): Criterion => ({ kind: 'diet', diet }))];
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
