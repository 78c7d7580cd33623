import { dietsNamedIn } from '../declared/diets.ts';
import { dietsOfWord } from '../declared/named-foods.ts';
import { readStatements } from '../declared/read-statements.ts';
import type { Criterion } from '../facts.ts';
import { type Decision, decide, searching } from '../intents/decide.ts';
import { intentOf, kindsFirst } from '../intents/fill.ts';
import type { Intent } from '../intents/intent.ts';
import { generalIn } from '../knowledge/find-general.ts';
import { topicIn } from '../knowledge/find-topic.ts';
import { additivesIn, nutrientsIn, selectionsIn, shelvesIn } from './concepts.ts';
import { type Denied, deniedIn } from './denied.ts';
import { fixedIntent } from './fixed-intent.ts';
import { learntGeneral } from './learnt-general.ts';
import { corrected, type NoNames, READ, wordsOf, wordsRead } from './question-words.ts';
import { criteriaIn, portionIn } from './read-criteria.ts';
import { isThanks } from './thanks.ts';
import type { Understanding } from './understanding.ts';

const BARCODE = /\b\d(?:[ -]?\d){7,13}\b/g;
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
    isOnlyDeclared && whole.likely === 'find' ? intentOf({ ...whole, kind: 'find' }, readWords(whole, barcodes, declared)) : null;
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
  // "With less than 5 g of sugar" states no amount of a food.
  const isLimit = decision.kind === 'amount' && decision.mentions.length === 0 && read.criteria.some(({ kind }) => kind === 'limit');
  const ruled = intentOf(isLookedFor || isOfAKind || isLimit ? { ...decision, kind: 'find' } : decision, read);
  const fixed =
    fixedIntent(question, decision.words, decision.names.some(isName)) ??
    (barcodes.length > 0 ? null : learntGeneral(question, whole, ruled, follows));
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
      names: decision.names.map((name) => asTyped(name, typed)).filter(isName),
      mentions: decision.mentions.map((mention) => asTyped(mention, typed)).filter(isName),
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
    names: decision.names.map((name) => asTyped(name, typed)).filter(isName),
    mentions: decision.mentions.map((mention) => asTyped(mention, typed)).filter(isName),
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

/** A name is shown and looked up as it was typed, never in our spelling of it. */
/** A single letter names no food: it is a grade. */
const isName = (mention: string): boolean => mention.length > 1;

function asTyped(mention: string, typed: readonly string[]): string {
  return mention
    .split(' ')
    .map((word) => (typed.includes(word) ? word : (typed.find((one) => corrected(one) === word) ?? word)))
    .join(' ');
}
