import { genericNamed } from '../generic/generic-asked.ts';
import type { Intent } from '../intents/intent.ts';
import { placeAsked } from '../understand/choice.ts';
import { type QuestionInContext, understandInContext } from '../understand/follow-up.ts';
import { OF_A_PRODUCT } from '../understand/follow-up-kinds.ts';
import { languageAsked } from '../understand/question-words.ts';
import { type Act, actOf } from './act-of.ts';
import { type AskedTurn, askedTurns, type ChatTurn, lastOfFoods, productsLinked } from './chat.ts';
import { foodMeant, madeOfWhat } from './food-meant.ts';

/** How an answer that was given is spoken of: doubted, asked for its source, heard again in short, gone back to. */
export type Of = 'sure' | 'source' | 'again' | 'asked' | 'why';

/** What is asked of a food that was spoken of, and answered by what its kind is advised. */
export type OfKind = 'why' | 'heated' | 'frozen' | 'pasteurised' | 'ground' | 'when' | 'confirm';

/**
 * What a message behind an answer comes to. `of an answer`: the question of that turn is answered again, with what is asked of the answer
 * before it. `changed`: the message reads as `typed`, with these parts of it as they are given. `beside`: what it names joins foods that
 * were compared. `no such place`: it counts a food that was not named. `of a kind`: what was advised there on the food that the message names, else on that
 * of the turn; `otherwise` where no advice is known. `closing` and `smells` have an answer of their own.
 */
export type Resolved =
  | { readonly kind: 'of an answer'; readonly of: Of; readonly turn: AskedTurn }
  | { readonly kind: 'changed'; readonly typed: string; readonly parts: Partial<QuestionInContext>; readonly isOfLittle?: boolean }
  | { readonly kind: 'beside'; readonly products: readonly string[] }
  | {
      readonly kind: 'of a kind';
      readonly act: OfKind;
      readonly turn: AskedTurn | null;
      readonly food: string | null;
      readonly otherwise: Resolved | null;
    }
  | { readonly kind: 'closing' | 'smells' }
  | { readonly kind: 'no such place'; readonly count: number; readonly parts: Partial<QuestionInContext> | null };

/** Answers of these are about a product each. */
const MAX_THREAD = 5;
const WORSE =
  /\b(?:worse|worst|unhealth\w*|schlimm\w*|schlecht\w*|ungesund\w*|pires?|peor(?:es)?|peggior?e?|peggio|pior(?:es)?|slecht\w*|ongezond\w*)\b/i;
/** "Which is saltier?" */
const TASTES: readonly (readonly [RegExp, string])[] = [
  [/salt|salz|sal[ée]|salad|salat|salgad|zout/i, 'Sodium'],
  [/sweet|s[uü](?:ß|ss)|sucr|dulce|dolce|doce|zoet/i, 'Sugar'],
  [/fatt|fett|gras(?:s|$)|vetter|gord/i, 'Fat'],
];
const LEAST = /(?<!\p{L})(?:less|least|weniger|wenigsten|moins|menos|meno|minder|minst\w*)(?!\p{L})/iu;
/** Of these less is better. */
const BETTER_LESS: ReadonlySet<string> = new Set([
  'Sugar',
  'Added Sugar',
  'Sodium',
  'Saturated Fat',
  'Fat',
  'Calories',
  'Trans Fat',
  'Caffeine',
  'Alcohol',
]);

/** A message in the light of the chat; `null` where it is read by itself, and by what replaces parts of the question before. */
export function resolveInChat(message: string, turns: readonly ChatTurn[]): Resolved | null {
  const asked = askedTurns(turns);
  if (asked.length === 0) return null;
  const last = lastOfFoods(asked);
  const act = actOf(message);
  if (act === null) return besideCompared(message, turns, asked) ?? noSuchPlace(message, turns);
  if (act === 'asked') {
    const [first] = asked;
    return first === undefined ? null : { kind: 'of an answer', of: 'asked', turn: first };
  }
  if (act === 'thanks') return { kind: 'closing' };
  if (act === 'smells') return { kind: 'smells' };
  if (last === undefined) return null;
  if (act === 'sure' || act === 'source' || act === 'again') return { kind: 'of an answer', of: act, turn: last };
  const own = asked.findLast((turn) => turn.act === null || foodMeant(turn.content) !== null) ?? last;
  const before = understandInContext(own.content, turns.slice(0, own.at));
  return ofFoods(act, message, { asked, last, before, own });
}

/** `last`: the last message about foods; `before`: the last that asked by words of its own. */
type Spoken = {
  readonly asked: readonly AskedTurn[];
  readonly last: AskedTurn;
  readonly own: AskedTurn;
  readonly before: QuestionInContext;
};

function ofFoods(act: Exclude<Act, Exclude<Of, 'why'> | 'thanks' | 'smells'>, message: string, spoken: Spoken): Resolved | null {
  const { last, before } = spoken;
  switch (act) {
    case 'why':
      return ofKind(act, message, spoken, because(spoken));
    case 'heated':
    case 'frozen':
    case 'pasteurised':
    case 'ground':
    case 'when':
    case 'confirm':
      return ofKind(act, message, spoken, null);
    case 'made':
      return madeOf(message, spoken);
    case 'daily':
    case 'little':
      return aspectOf(act === 'daily' ? 'how often' : 'a little', spoken);
    case 'which':
    case 'same':
      return whichOfThem(act, message, spoken);
    case 'instead':
      return inItsPlace(spoken);
    case 'others': {
      const list = spoken.asked.findLast(({ products }) => products.length > 1);
      const rest = list?.products.filter((code) => code !== last.products[0]) ?? [];
      if (list === undefined || list === last || rest.length < 2 || !list.products.includes(last.products[0] ?? '')) return null;
      return ranked(message, rest, nutrientAsked(before), false);
    }
    default:
      return act satisfies never;
  }
}

function ofKind(act: OfKind, message: string, { asked, own }: Spoken, otherwise: Resolved | null): Resolved {
  const named = foodMeant(message);
  const food = named ?? asked.flatMap(({ content }) => foodMeant(content) ?? []).at(-1) ?? null;
  return { kind: 'of a kind', act, turn: named === null ? own : null, food, otherwise };
}

/** "What is it made of?" of a product its list, of a food by its name what it usually holds. */
function madeOf(message: string, spoken: Spoken): Resolved | null {
  const code = productOf(spoken);
  const food = spoken.own.foods[0] ?? genericNamed(spoken.own.content);
  if (code !== null) return { kind: 'changed', typed: code, parts: ofProduct(code, { kind: 'ingredients' }) };
  return food === null ? null : { kind: 'changed', typed: madeOfWhat(food, languageAsked(message)), parts: {} };
}

/** The product that the last answer was about. */
function productOf({ last, before }: Spoken): string | null {
  const [first = null] = last.products;
  return OF_A_PRODUCT.has(before.intent.kind) || before.intent.kind === 'of it' ? first : last.products.length === 1 ? first : null;
}

/** The food that a message named by its kind, the newest first. */
const foodOf = ({ asked }: Spoken): string | null => asked.findLast(({ foods }) => foods.length > 0)?.foods[0] ?? null;

/** The parts of a question that is about one product, whatever its words name. */
export const ofProduct = (code: string, intent: Intent = { kind: 'verdict' }): Partial<QuestionInContext> => ({
  intent,
  barcodes: [code],
  mentions: [],
  names: [],
  doubtful: [],
  refersBack: false,
  general: null,
  perhaps: [],
});

function aspectOf(aspect: 'how often' | 'a little', spoken: Spoken): Resolved | null {
  const code = productOf(spoken) ?? (spoken.last.foods.length === 0 ? (spoken.last.products[0] ?? null) : null);
  if (code !== null) return { kind: 'changed', typed: code, parts: ofProduct(code, { kind: 'of it', aspect }) };
  const food = foodOf(spoken);
  if (food === null) return null;
  if (aspect === 'how often') return { kind: 'changed', typed: `how much ${food} per day`, parts: {} };
  return { kind: 'changed', typed: `can i have a little ${food}`, parts: {}, isOfLittle: true };
}

function because(spoken: Spoken): Resolved | null {
  const code = productOf(spoken);
  const { kind } = spoken.before.intent;
  if (code !== null && kind !== 'compare')
    return { kind: 'changed', typed: code, parts: ofProduct(code, { kind: 'of it', aspect: 'because' }) };
  if (kind === 'general' || kind === 'term' || kind === 'unclear') return { kind: 'of an answer', of: 'why', turn: spoken.last };
  const [first] = spoken.last.products;
  if (first === undefined) return null;
  // "Which has least sugar", "why": the figures that they stand in order by.
  const isInOrder = (spoken.before.intent.kind === 'ranking' && spoken.before.intent.nutrient !== null) || isOrdered(spoken.before);
  if (isInOrder || kind === 'compare') return { kind: 'of an answer', of: 'source', turn: spoken.last };
  return { kind: 'changed', typed: first, parts: ofProduct(first, { kind: 'of it', aspect: 'chosen' }) };
}

const isOrdered = ({ intent }: QuestionInContext): boolean => intent.kind === 'find' && (intent.order ?? null) !== null;

function inItsPlace(spoken: Spoken): Resolved | null {
  const code = productOf(spoken);
  if (spoken.before.intent.kind === 'find') return null;
  if (code !== null)
    return { kind: 'changed', typed: code, parts: { ...ofProduct(code, { kind: 'swap', criteria: spoken.before.criteria }) } };
  const food = foodOf(spoken);
  return food === null ? null : { kind: 'changed', typed: `what can i eat instead of ${food}`, parts: {} };
}

/** Foods that the last answers were about, one or two each, the newest first. */
function threadOf(asked: readonly AskedTurn[], turns: number): string[] {
  const thread: string[] = [];
  for (const { products } of asked.toReversed().slice(0, turns)) {
    if (products.length > 2 && thread.length > 0) break;
    thread.push(...(products.length > 2 ? products : products.slice(0, 2)));
  }
  return [...new Set(thread)].slice(0, MAX_THREAD);
}

function nutrientAsked({ intent }: QuestionInContext): string | null {
  if (intent.kind === 'amount') return intent.nutrients[0] ?? null;
  return intent.kind === 'ranking' ? intent.nutrient : null;
}

function ranked(message: string, products: readonly string[], nutrient: string | null, isWorse: boolean): Resolved {
  const isLess = nutrient !== null && BETTER_LESS.has(nutrient);
  return ranking(message, products, nutrient, isLess === isWorse ? 'most' : 'least');
}

function ranking(message: string, products: readonly string[], nutrient: string | null, side: 'most' | 'least'): Resolved {
  return {
    kind: 'changed',
    typed: message,
    parts: { ...ofProduct('', { kind: 'ranking', nutrient, side, isOfTwo: false }), barcodes: [], lastProducts: products },
  };
}

function whichOfThem(act: 'which' | 'same', message: string, { asked, last, before }: Spoken): Resolved | null {
  const singles = asked.filter(({ act }) => act === null || act === 'daily' || act === 'little').map((turn) => single(turn));
  const thread = last.products.length > 2 ? last.products : threadOf(singles, MAX_THREAD);
  // "Which is best?" of a search that found one.
  const [only] = last.products;
  if (before.intent.kind === 'find' && last.products.length === 1 && only !== undefined)
    return { kind: 'no such place', count: 1, parts: ofProduct(only, { kind: 'verdict' }) };
  if (act === 'same') {
    const [one, other] = thread;
    if (one === undefined || other === undefined) return null;
    return { kind: 'changed', typed: message, parts: { ...ofProduct(one, { kind: 'compare', nutrients: [] }), barcodes: [other, one] } };
  }
  const taste = TASTES.find(([word]) => word.test(message))?.[1];
  if (taste !== undefined && thread.length > 1) {
    const side = LEAST.test(message) ? 'least' : 'most';
    return ranking(message, thread, taste, side);
  }
  return thread.length < 2 ? null : ranked(message, thread, nutrientAsked(before), WORSE.test(message));
}

/** Of an answer about one product the others that it names are no subject of the chat. */
const single = (turn: AskedTurn): AskedTurn => (turn.products.length > 2 ? { ...turn, products: turn.products.slice(0, 1) } : turn);

/** "And Snickers?" after two that were compared. */
function besideCompared(message: string, turns: readonly ChatTurn[], asked: readonly AskedTurn[]): Resolved | null {
  const last = lastOfFoods(asked);
  if (last === undefined || last.products.length < 2 || message.trim().split(/\s+/).length > MAX_NAME) return null;
  const before = understandInContext(last.content, turns.slice(0, last.at));
  if (before.intent.kind !== 'compare') return null;
  const present = understandInContext(message, turns);
  const isName = present.intent.kind === 'verdict' && present.mentions.length === 1 && !present.refersBack && present.instead === null;
  return isName ? { kind: 'beside', products: last.products.slice(0, 2) } : null;
}
const MAX_NAME = 5;
/** Answers that a place looks back on. */
const LOOKED_AT = 3;

/** "The second" where one was named. */
function noSuchPlace(message: string, turns: readonly ChatTurn[]): Resolved | null {
  const place = placeAsked(message);
  if (place === null || place < 1) return null;
  const answers = turns.flatMap(({ role, content }) => (role === 'assistant' ? [productsLinked(content)] : [])).slice(-LOOKED_AT);
  if (answers.some((codes) => codes.length > place)) return null;
  const codes = answers.at(-1) ?? [];
  const [only] = codes;
  const { nutrients, portion } = understandInContext(message, turns);
  const intent: Intent = nutrients.length > 0 ? { kind: 'amount', nutrients, portion } : { kind: 'verdict' };
  return { kind: 'no such place', count: codes.length, parts: only === undefined || codes.length > 1 ? null : ofProduct(only, intent) };
}
