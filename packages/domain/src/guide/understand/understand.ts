import { languageOf } from '../../conversation/index.ts';
import { dietsNamedIn } from '../declared/diets.ts';
import { readStatements } from '../declared/read-statements.ts';
import type { Criterion } from '../facts.ts';
import { glossed } from '../intents/gloss.ts';
import type { OwnFoodsIntent } from '../intents/intent.ts';
import { readOwnFoods } from '../intents/own-foods.ts';
import { generalIn } from '../knowledge/find-general.ts';
import { type Topic, topicIn, topicNamed, topicOfNutrient } from '../knowledge/find-topic.ts';
import type { GeneralId } from '../knowledge/general.data.ts';
import { additivesIn, nutrientOf, nutrientsIn, type Selected, selectionsIn, shelvesIn } from './concepts.ts';
import { apart, criteriaIn, portionIn } from './read-criteria.ts';
import type { ShelfId } from './shelves.data.ts';
import { ASKS_FOR_FOODS, type Intent, PRONOUN, TEMPLATES } from './templates.data.ts';
import { CORRECTED, PROPER, TYPOS } from './typing-errors.data.ts';
import { isNearly, plainWords } from './words.ts';

/** What a question wants, as far as it is known without looking anything up. */
export type Understanding = {
  intent: Intent | 'unknown';
  /** GTINs in the question. */
  barcodes: readonly string[];
  /** Words that should name a food, in the order of the question; a pronoun is left out and sets `refersBack`. */
  mentions: readonly string[];
  refersBack: boolean;
  criteria: readonly Criterion[];
  nutrients: readonly string[];
  /** The amount of a food that it is about, in g or ml. */
  portion: number | null;
  additives: readonly string[];
  diets: readonly string[];
  topic: Topic | null;
  shelves: readonly ShelfId[];
  selected: Selected;
  /** A general question of nutrition that the knowledge base answers. */
  general: GeneralId | null;
  /** Which of the member's own foods are asked for, by what they hold. */
  ownFoods: OwnFoodsIntent | null;
  /** The question folded, with typing errors corrected and polite words removed. */
  normalizedText: string;
};

const LEAD =
  /^(?:(?:hi|hello|hey|please|thanks|thank you|great|yes|sure|cool|nice|ok|okay|so|well|um|hmm|and|but|also|now|then|just|i was wondering|i wonder|i would like to know|i'd like to know|i want to know|do you know|can you|could you|would you|will you|kannst du|konntest du|peux tu|pouvez vous|please|bitte|quick question|question|tell me if|tell me whether|tell me|is it true that|if|whether|dear guide|guide)\s+)+/;
const TAIL = /(?:\s+(?:please|pls|plz|bitte|thanks|thank you|right now|now|then|exactly|actually|svp|at all))+$/;
const BARCODE = /\b\d(?:[ -]?\d){7,13}\b/g;

/** Longer questions are read up to here, but for what they declare of allergies and diets: what a person asks stands in the first lines. */
const READ = 600;

/**
 * Reads a question. Nothing in it is followed as an instruction: it only decides which of our own answers is given. `isClarifying`: see
 * `readStatements`.
 */
export function understand(question: string, isClarifying = false): Understanding {
  const language = languageOf(question);
  if (language === 'en') return understandEnglish(question, isClarifying);
  const words = plainWords(question).split(' ');
  const english = understandEnglish(glossed(words, language).join(' '), isClarifying);
  if (english.ownFoods !== null) return english;
  const asTyped = understandEnglish(question, isClarifying);
  const isFormKnown = (language === 'de' || language === 'fr') && asTyped.intent !== 'unknown';
  return isFormKnown || english.intent === 'unknown' || asTyped.intent === 'declaration' ? asTyped : { ...english, diets: asTyped.diets };
}

function understandEnglish(question: string, isClarifying: boolean): Understanding {
  const own = readOwnFoods(
    apart(plainWords(question.slice(0, READ)))
      .split(' ')
      .map(corrected),
  );
  const { diets: declared, retracted, unclear, requested, rest } = readStatements(question, isClarifying);
  const barcodes = [...question.matchAll(BARCODE)].map(([code]) => code.replace(/[ -]/g, ''));
  const typed = apart(plainWords(rest.slice(0, READ))).split(' ');
  const normalizedText = withoutPoliteness(typed.map(corrected).join(' '));
  const words = normalizedText.split(' ');
  const read = {
    barcodes,
    normalizedText,
    criteria: withDiets(criteriaIn(words), [...declared, ...requested]),
    nutrients: nutrientsNamed(words),
    portion: portionIn(normalizedText),
    additives: additivesIn(normalizedText),
    diets: dietsNamedIn(words).map(({ diet }) => diet),
    topic: topicIn(words),
    shelves: shelvesIn(words),
    selected: selectionsIn(words),
    ownFoods: own,
    general: generalIn(normalizedText),
  };
  if (own !== null) return { ...read, intent: 'containing', mentions: [], refersBack: false };
  if (normalizedText === '' && declared.length + retracted.length + (unclear === null ? 0 : 1) > 0)
    return { ...read, intent: 'declaration', mentions: [], refersBack: false };
  const decision = bySentence(normalizedText, read, rest.slice(0, READ)) ?? decide(normalizedText, read);
  return { ...read, ...decision, mentions: decision.mentions.map((mention) => asTyped(mention, typed)) };
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
  const rest = text.replace(LEAD, '').replace(TAIL, '').trim();
  return text.startsWith('thank') && rest.split(' ').length <= 2 ? text : rest;
}

/** A name is shown and looked up as it was typed, never in our spelling of it. */
function asTyped(mention: string, typed: readonly string[]): string {
  return mention
    .split(' ')
    .map((word) => (typed.includes(word) ? word : (typed.find((one) => corrected(one) === word) ?? word)))
    .join(' ');
}

/** Of several sentences that make no sense as one, the first that does. */
function bySentence(text: string, read: Read, rest: string): Decision | null {
  const sentences = rest
    .split(/[.!?]+(?!\d)\s*/)
    .map((one) => withoutPoliteness(apart(plainWords(one)).split(' ').map(corrected).join(' ')))
    .filter((one) => one !== '');
  if (sentences.length < 2 || decide(text, read).intent !== 'unknown') return null;
  return sentences.map((one) => decide(one, read)).find(({ intent }) => intent !== 'unknown') ?? null;
}

function corrected(word: string): string {
  if (Object.hasOwn(TYPOS, word)) return TYPOS[word] ?? word;
  if (word.length < 5 || CORRECTED.includes(word) || PROPER.has(word)) return word;
  const meant = CORRECTED.find((one) => Math.abs(one.length - word.length) <= 1 && isNearly(one, word));
  return meant ?? word;
}

type Read = Pick<Understanding, 'barcodes' | 'criteria' | 'nutrients' | 'additives' | 'diets' | 'topic' | 'shelves' | 'selected'>;
type Decision = Pick<Understanding, 'intent' | 'mentions' | 'refersBack'>;

function decide(text: string, read: Read): Decision {
  for (const { intent, form } of TEMPLATES) {
    const groups = form.exec(text)?.groups;
    if (groups === undefined && !form.test(text)) continue;
    const decision = accept(intent, groups ?? {}, text, read);
    if (decision !== null) return decision;
  }
  if (asksForFoods(text, read)) return { intent: 'ideas', mentions: [], refersBack: false };
  const isKind = /^(?:what|how) about\b/.test(text) && read.shelves.length > 0;
  const isList =
    read.criteria.length > 1 && /\b(?:high|low|no|rich|without|less|more|least|most|free)\b/.test(text) && text.split(' ').length <= SHORT;
  if (isKind || isList) return { intent: 'ideas', mentions: [], refersBack: false };
  if (read.barcodes.length > 1) return { intent: 'compare', mentions: [], refersBack: false };
  if (read.barcodes.length === 1) return { intent: 'verdict', mentions: [], refersBack: false };
  if (topicNamed(text) !== null || nutrientOf(text) !== null || (read.additives.length > 0 && text.split(' ').length <= 4))
    return { intent: 'explain', mentions: [], refersBack: false };
  const mention = tidyMention(text);
  return {
    intent: 'unknown',
    mentions: mention === '' || /^(?:what|why|how|who|which|when|where)$/.test(mention) ? [] : [mention],
    refersBack: /\b(?:it|this|that)\b/.test(text),
  };
}

/** Whether a form that fits also makes sense; `null` tries the next. */
function accept(intent: Intent, groups: Readonly<Record<string, string | undefined>>, text: string, read: Read): Decision | null {
  const given = [groups['x'], groups['y']].flatMap((one) => (one === undefined ? [] : [tidyMention(one)]));
  const refersBack =
    given.some((one) => PRONOUN.test(one) || one === '') ||
    (given.length === 0 && ['alternatives', 'ledger', 'contains', 'figure'].includes(intent));
  const mentions = given.filter((one) => one !== '' && !PRONOUN.test(one));
  const decision = { intent, mentions, refersBack };
  const isConcept = mentions.length > 0 && mentions.every((one) => isConceptName(one));
  switch (intent) {
    case 'figure':
      return nutrientOf(tidyNutrient(groups['n'] ?? '')) === null || isDaily(mentions[0]) ? null : decision;
    case 'compare':
      if (isConcept && mentions.length > 1) return { ...decision, intent: 'explain', mentions: [] };
      if (read.criteria.length > 0 && asksForFoods(text, read) && !WEIGHS.test(text)) return null;
      return mentions.length + (refersBack ? 1 : 0) < 2 ? null : decision;
    case 'alternatives':
      return given.length === 0 && asksForFoods(text, read) && !/\binstead\b/.test(text) ? null : decision;
    case 'verdict':
      if (isConcept) return { ...decision, intent: 'explain', mentions: [] };
      if (/^(?:what|how) about\b/.test(text) && isKindOfFood(mentions[0])) return null;
      return asksForFoods(text, read) &&
        !/^(?:is|are|can|could|should|why|how (?!can|do|could|should)|rate|review|check)\b/.test(text) &&
        !refersBack
        ? null
        : decision;
    case 'contains':
      return isConcept && !refersBack ? null : decision;
    case 'preference':
      return ASKS_FOR_FOODS.test(text) ||
        /\b(?:can|what|which|is|are)\b/.test(text.slice(text.indexOf(' ') + 1).replace(/^(?:am|can't|cannot|can not)\b/, ''))
        ? null
        : decision;
    case 'ideas':
      return asksForFoods(`some ${text}`, read) || read.criteria.length > 0 ? { ...decision, mentions: [], refersBack: false } : null;
    case 'explain':
      if (topicNamed(text.replace(DEFINES, '')) !== null) return decision;
      if (asksForFoods(text, read)) return null;
      return read.topic !== null || read.additives.length > 0 || read.nutrients.length > 0 ? decision : null;
    case 'day':
      return /\b(?:snack|breakfast|lunch|dinner|dessert)s?\b/.test(text) && !/\b(?:day|meals|menu|plan)\b/.test(text) ? null : decision;
    default:
      return decision;
  }
}

/** "What about breakfast?" names a shelf, not a product. */
const isKindOfFood = (mention: string | undefined): boolean =>
  mention !== undefined && mention.split(' ').length === 1 && shelvesIn([mention]).length > 0;

/** Words that weigh two foods against each other, unlike an "or" within what is asked of one. */
const WEIGHS = /\b(?:compare\w*|vs|versus|better|healthier|worse|less|more|difference|choose|pick|rather|gesunder|oder|ou)\b/;
const DEFINES = /^(?:what(?:'s| is| are)|explain|define) (?:the |a |an )?/;
const isDaily = (mention: string | undefined): boolean => mention !== undefined && /^(?:a |one |per )?(?:day|week|meal)$/.test(mention);

/** Names of a nutrient, additive or topic are explained, not looked up among the products. */
function isConceptName(mention: string): boolean {
  const plain = mention
    .replace(/^(?:eating |drinking |too much |a lot of |lots of |so much )/, '')
    .replace(/ (?:in food|in foods|on a label|on labels)$/, '');
  // Foods among the names of preferences ("eggs") are looked up.
  const nutrient = nutrientOf(plain);
  return topicNamed(plain) !== null || (nutrient !== null && topicOfNutrient(nutrient) !== null) || isOnlyAdditive(plain);
}

function isOnlyAdditive(words: string): boolean {
  return additivesIn(words).length > 0 && words.split(' ').length <= 3;
}

const tidyNutrient = (words: string): string =>
  words
    .replace(/^(?:the |any |total |all )+/, '')
    .replace(/ (?:content|value|amount|level)$/, '')
    .replace(/^salty$/, 'salt')
    .replace(/^(?:sweet|sugary)$/, 'sugar')
    .replace(/^fatty$/, 'fat')
    .replace(/^caloric$/, 'calories');

/** Longer than this, a question that asks for nothing in so many words is left to others. */
const SHORT = 10;

/** Foods are wanted, and the question says what kind: a shelf, a criterion or a purpose. */
function asksForFoods(text: string, { criteria, shelves, selected, diets }: Read): boolean {
  const hasKind = shelves.length > 0 || criteria.length > 0 || diets.length > 0 || selected.goals.length + selected.conditions.length > 0;
  if (!hasKind && !/\b(?:eat|snack|foods?|products?|hungry|starving|buy|cook)\b/.test(text)) return false;
  if (ASKS_FOR_FOODS.test(text)) return true;
  const hasAim =
    criteria.length > 0 ||
    /\b(?:healthy|healthiest|healthier|best|good|top)\b/.test(text) ||
    selected.goals.length + selected.conditions.length > 0;
  return text.split(' ').length <= SHORT && hasAim && (shelves.length > 0 || /\b(?:foods?|products?)\b/.test(text));
}

const BEFORE =
  /^(?:(?:\d+(?:\.\d+)? ?(?:g|gr|grams?|gramm|grammes|ml|cl|l)(?: (?:of|de|von))?|(?:\d+ )?(?:cans?|bottles?|glass(?:es)?|jars?|cups?|spoons?|tablespoons?|teaspoons?|packs?|packets?|servings?|portions?|slices?|pieces?|bowls?) (?:of|de|von)|the|a|an|my|some|any|this|that|these|our|your|of|more|der|die|das|den|ein|eine|einen|le|la|les|l'|un|une|du|des|de la|product|products|food|brand|called|named|eating|drinking|buying|having|score of|score for|for|about|to|it ok|from|by)\s+)+/;
const AFTER =
  /(?:\s+(?:\d+(?:\.\d+)? ?(?:g|gr|grams?|ml|cl|l)|for me|for my \w+|for us|for you|to eat|to drink|to have|to buy|every day|everyday|daily|each day|per day|a day|regularly|often|today|tonight|tomorrow|now|again|too|also|please|or not|really|in general|healthy|good|bad|with my .*|on my .*|if i .*|when i .*|because .*|as a snack|for breakfast|for lunch|for dinner|for a snack|as a diabetic|but .*|with less .*|with more .*|without .*|that .*|which .*|fur mich|pour moi|product|products|instead|per 100 ?(?:g|ml)|before bed|at night|after .*|lower|higher|so|only|much|give|i should .*|should i .*|that i .*|to worry about|like .*))+$/;

/** Words that should name a food, without the words around them. */
function tidyMention(words: string): string {
  const trimmed = words.trim();
  if (/^(?:it|this|that|these|those|them)$/.test(trimmed)) return trimmed;
  if (/^(?:this|that) (?:one|product|food|item|snack|thing|bar|drink)$/.test(trimmed)) return 'this';
  return trimmed.replace(BEFORE, '').replace(AFTER, '').trim();
}
