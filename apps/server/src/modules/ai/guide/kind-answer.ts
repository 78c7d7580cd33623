import {
  type Answer,
  type AskedPortion,
  type Block,
  brandKindsIn,
  composeKind,
  type GenericAnswer,
  type GenericFact,
  type IntentKind,
  isOfBrand,
  joinAnswers,
  kindAsked,
  nameable,
  type ProductView,
  portionTyped,
} from '@labelwise/domain/guide';
import { foldText } from '@labelwise/domain/lib';
import { unclear, unknownAnswer } from './explain-answers.ts';
import type { Inquiry } from './inquiry.ts';
import { answersOneThing } from './one-thing.ts';

/** What is known of a question by the kind of food that it names. `isBrand`: by a brand. */
export type KindAnswer = GenericAnswer & { readonly isBrand: boolean };

/** The answer by the kind of food that a question names; `null` where it names none, or asks for foods. */
export function kindAnswer({ typed, question, diets, needs }: Inquiry): KindAnswer | null {
  const { declared, barcodes } = question;
  if (barcodes.length > 0 || declared.unclear !== null) return null;
  const read = kindAsked(typed);
  if (read !== null && !PRECISE.has(read.asked.asked) && STORED_OR_COOKED.test(foldText(typed))) return null;
  const composed =
    read === null
      ? null
      : composeKind(read.asked, { diets, needs }, portionTyped(typed) ?? countedBefore(typed, read.asked.foods[0]?.words ?? ''));
  // Where no class of questions is likely, what the words were read as tells.
  const isOfFood = LIKELY_OF_FOOD.has(question.likely ?? question.intent.kind);
  if (read !== null && !read.isBrand && (asksForFoods(typed) || LOOKS_FOR.has(question.intent.kind))) return null;
  if (read !== null && !read.isBrand && !PRECISE.has(read.asked.asked) && !isOfFood) return null;
  return read === null || composed === null ? null : { ...composed, isBrand: read.isBrand };
}

/** "3 mini Babybel": so many of what is named. */
function countedBefore(typed: string, words: string): AskedPortion | null {
  const text = foldText(typed);
  const before = text.slice(0, Math.max(0, text.indexOf(foldText(words))));
  const count = Number(
    /(?<!\d)(\d{1,2}) (?:(?:mini|small|big|little|kleine|petits?|pequen\p{L}*|piccol\p{L}*|grosse|grandes?) )?$/u.exec(before)?.[1],
  );
  return count > 0 ? { kind: 'servings', count, millilitres: null } : null;
}

/** A food without a brand is judged only where that is asked, and not how it is stored or cooked. */
const LIKELY_OF_FOOD: ReadonlySet<string> = new Set(['verdict', 'amount', 'contains', 'compare', 'why']);

/** How food is stored, cooked or gone off: its kind says nothing of that. */
const STORED_OR_COOKED =
  /(?<!\p{L})(?:open(?:ed)? (?:since|for)|opened|go(?:ne|es)? off|went off|expired?|past (?:its|the)|out of date|best before|use by|mou?ldy?|fridge|freezer?|frozen|defrost\w*|thaw\w*|microwaved?|re ?heat\w*|air ?fry\w*|oven|how long|store|left out|smells?|geoffnet|offen|haltbar\w*|abgelaufen\w*|schimm\w*|kuhlschrank|einfrier\w*|gefror\w*|auftau\w*|aufwarm\w*|mikrowelle|backofen|wie lange|riecht|verdorben|ouverte?|entame\w*|perimee?|moisi\w*|frigo|congel\w*|decongel\w*|rechauff\w*|micro ondes|four|combien de temps|abiert[oa]|caducad[oa]|moho\w*|nevera|congelad\w*|descongel\w*|recalent\w*|microondas|horno|cuanto tiempo|apert[oa]|scadut[oa]|muff[ae]\w*|congelat\w*|scongel\w*|riscald\w*|microonde|forno|quanto tempo|abert[oa]|vencid[oa]|mofo|geladeira|frigorifico|reaquec\w*|micro ondas|geopend|over de datum|schimmel|koelkast|vriezer|invriez\w*|ontdooi\w*|opwarm\w*|magnetron|hoe lang)(?!\p{L})/u;

const LOOKS_FOR: ReadonlySet<IntentKind> = new Set(['find', 'swap', 'plan', 'my week', 'what to cut']);

/** Whether foods are asked for, and not whether, how much or which of two. */
const ASKS_FOR_FOODS =
  /(?<!\p{L})(?:ideas?|recipes?|instead|alternatives?|swap|replace\w*|similar|else|suggest\w*|recommend\w*|rezepte?|statt\w*|ersatz|ersetz\w*|alternativen?|vorschlag\w*|idees?|recettes?|remplac\w*|a la place|propose\w*|recetas?|en lugar|en vez|sustitu\w*|alternativas?|recomiend\w*|ricett[ae]|invece|al posto|sostitu\w*|alternativ[ae]|consigli\w*|receitas?|em vez|no lugar|substitu\w*|recepten?|in plaats|vervang\w*|alternatieven|what (?:can|could|should|do|else)|was (?:kann|soll|konnt\w*)|que (?:puedo|peux|je)|quoi|cosa (?:posso|mangio)|o que|wat (?:kan|moet|eet))(?!\p{L})/u;
export const asksForFoods = (typed: string): boolean => ASKS_FOR_FOODS.test(foldText(typed));

const HOLDS_NOTHING: ReadonlySet<Block['kind']> = new Set(['not found', 'unknown', 'not sure', 'perhaps meant', 'capabilities']);
/** These say what is asked in other words, or of foods. */
const OF_WORDS: ReadonlySet<Block['kind']> = new Set(['general', 'topic', 'kitchen']);

/** Answers on what cannot be known from a kind. */
const PRECISE: ReadonlySet<GenericFact['asked']> = new Set(['amount', 'held', 'diet', 'compare']);

/** Whether the catalogue has no answer. */
export const holdsNothing = ({ blocks }: Answer): boolean => blocks.some(({ kind }) => HOLDS_NOTHING.has(kind));

/**
 * An answer with what is known of the kind of food: in its place where the catalogue has no such product, or one of another kind that only
 * shares a word with the brand.
 *
 * @param known an entry of the knowledge base that is found for sure
 */
export async function withKind(given: Answer, kind: KindAnswer | null, known: Answer | null, inquiry: Inquiry): Promise<Answer> {
  if (answersOneThing(given)) return given;
  const { intent } = inquiry.question;
  // "Why is Weetabix better than granola" is answered by what compares them, whatever is known of Weetabix.
  if (intent.kind === 'general' && intent.isSure === true && !holdsNothing(given))
    return kind?.strictness === 'against' ? joinAnswers([kind.answer, given]) : given;
  // A brand alone, or who may have it, asks whether it is good: a question back would be idle.
  const isIdle = kind?.isBrand === true && given.blocks.some((block) => block.kind === 'not sure');
  const answer = isIdle ? await unclear(inquiry) : given;
  const entry = known ?? (answer.blocks.some((block) => OF_WORDS.has(block.kind)) ? answer : null);
  if (kind === null) return known !== null && holdsNothing(answer) ? known : answer;
  const isPrecise = PRECISE.has(kind.asked.asked);
  if (holdsNothing(answer)) {
    // Others of a like name are offered below.
    const offered = answer.blocks.filter((block) => block.kind === 'ask back');
    if (known === null) return { ...kind.answer, blocks: [...kind.answer.blocks, ...offered] };
    return kind.strictness === 'against' || (isPrecise && kind.isBrand) ? joinAnswers([kind.answer, known]) : known;
  }
  // "A yogurt with less sugar than Activia" looks for others.
  if (intent.kind === 'find' && inquiry.question.criteria.length > 0 && kind.strictness !== 'against') return answer;
  if (!kind.isBrand || asksForFoods(inquiry.typed) || !OF_ONE_FOOD.has(inquiry.question.intent.kind)) return answer;
  const products = await productsOf(answer, inquiry);
  if (products.length > 0) {
    const isOfAll = kind.asked.foods
      .filter(({ food }) => isOfBrand(food))
      .every((food) => products.some((product) => isOf(food, product, inquiry.typed)));
    const isSeveral = answer.blocks.some((block) => block.kind === 'several foods');
    // Which of several is meant matters less than what holds of them all.
    const isFirst = isPrecise || kind.strictness === 'against' || !products.some((product) => isCalled(kind, product));
    return !isOfAll ? kind.answer : isSeveral && isFirst ? joinAnswers([kind.answer, answer]) : answer;
  }
  if (entry === null) return inquiry.question.intent.kind === 'ranking' ? answer : kind.answer;
  return isPrecise || kind.strictness === 'against' ? joinAnswers([kind.answer, entry]) : known === null ? kind.answer : answer;
}
const OF_ONE_FOOD: ReadonlySet<IntentKind> = new Set([
  'verdict',
  'compare',
  'contains',
  'ingredients',
  'amount',
  'ranking',
  'find',
  'general',
  'term',
  'unclear',
  'why',
  'plan',
  'out of scope',
]);

async function productsOf(answer: Answer, { tools }: Inquiry): Promise<ProductView[]> {
  const barcodes = answer.sources.flatMap((source) => (source.kind === 'catalogue entry' ? [source.barcode] : []));
  return (await Promise.all([...new Set(barcodes)].map((barcode) => tools.product(barcode)))).flatMap((product) => product ?? []);
}

/** Whether a product bears all words of a name that was asked for. */
function isCalled({ asked }: KindAnswer, { name, brand }: ProductView): boolean {
  const bears = foldText(`${name} ${brand ?? ''}`).replaceAll(/[^\p{L}\p{N}]/gu, '');
  return asked.foods.some(({ words }) => wordsOf(words).every((word) => bears.includes(word)));
}

/** Whether a product is what the question names: of its brand and kind, or called by the very words. */
function isOf({ food, words }: KindAnswer['asked']['foods'][number], { name, brand, facts }: ProductView, typed: string): boolean {
  const question = foldText(typed);
  const called = wordsOf(name);
  if (called.length > 1 && called.every((word) => question.includes(word))) return true;
  const bears = foldText(`${name} ${brand ?? ''}`).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const named = wordsOf(words).map((word) => (word === 'coke' ? 'cola' : word));
  const longest = named.toSorted((one, other) => other.length - one.length)[0] ?? foldText(words);
  if (!bears.includes(longest)) return false;
  const isDrink = facts.categoriesTags.some((tag) => /beverages|drinks|milks|waters/.test(tag) && !tag.includes('foods-and-beverages'));
  // Of other brands some foods are drunk and some are eaten.
  if (facts.categoriesTags.length > 0 && food.kind === 'softdrink' && !isDrink) return false;
  // "Marabou Oreo" is a chocolate, and no biscuit.
  return brandKindsIn(`${name} ${brand ?? ''}`).every((kind) => kind === food.kind) || called.every((word) => question.includes(word));
}
const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !/^(?:la|le|les|the|el|los|das|die|der|il)$/.test(word));

/** A question that asks something precise of a brand is one, whatever commas it has. */
export function isOneOfBrand(typed: string): boolean {
  const read = kindAsked(typed);
  return read?.isBrand === true && PRECISE.has(read.asked.asked);
}

/** What is missing is named as it was typed, and only where it may be food. */
export function withNameable(answer: Answer, { typed }: Inquiry): Answer {
  if (!answer.blocks.some(({ kind }) => kind === 'not found' || kind === 'perhaps meant')) return answer;
  const blocks = answer.blocks.flatMap((block): Block[] => {
    if (block.kind === 'not found') {
      if (block.mentions.length === 0) return [block];
      const mentions = block.mentions.flatMap((mention) => nameable(mention, typed) ?? []);
      return mentions.length === 0 ? [] : [{ ...block, mentions }];
    }
    if (block.kind !== 'perhaps meant') return [block];
    const mention = nameable(block.mention, typed);
    return mention === null ? [] : [{ ...block, mention }];
  });
  const isNamed = blocks.some(({ kind }) => kind === 'not found' || kind === 'perhaps meant');
  return isNamed ? { ...answer, blocks } : unknownAnswer(null);
}
