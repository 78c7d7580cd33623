import { portionAlone, portionTyped } from '../amounts/portions.ts';
import type { Intent } from '../intents/intent.ts';
import { timeAlone } from '../intents/times.ts';
import { generalIn, generalPerhaps } from '../knowledge/find-general.ts';
import type { GeneralId } from '../knowledge/general.data.ts';
import { isSubject } from '../knowledge/terms.ts';
import { BEGINS_ON, OF_A_PRODUCT } from './follow-up-kinds.ts';
import type { AskedPortion } from './read-criteria.ts';
import type { Understanding } from './understanding.ts';

/** What a few words are read against: what was asked before them, and the products that were answered with, the first one first. */
export type Asked = { readonly before: Understanding; readonly products: readonly string[] };
type Row = (asked: Asked, present: Understanding, typed: string) => Understanding | null;

/**
 * What a few words replace of what was asked before; all else of it stays. One row for each part: whoever only names an amount asks
 * the same of that amount, whoever only names a time the same of that time. The rows for a food, a property and a filter are in
 * `follow-up.ts`, and the one for a person is read before the question itself (`persons`).
 */
const ROWS: readonly Row[] = [forMe, amountReplaced, measured, timeReplaced, originOf, eitherOfThem, addedToList, circumstance];

/** The question that a few words make of the one before; `null` where they replace no part of it. */
export function replaced(asked: Asked, present: Understanding, typed: string): Understanding | null {
  for (const row of ROWS) {
    const read = row(asked, present, typed);
    if (read !== null) return read;
  }
  return null;
}

/** "And me?" after the same for somebody else, in the words that persons are read to. */
function forMe({ before }: Asked, present: Understanding): Understanding | null {
  return present.normalizedText === 'me' && DIFFERS_BY_PERSON.has(before.intent.kind) ? before : null;
}
const DIFFERS_BY_PERSON: ReadonlySet<Intent['kind']> = new Set([
  'verdict',
  'compare',
  'swap',
  'contains',
  'ranking',
  'find',
  'plan',
  'own foods',
  'own ranking',
  'own list',
]);

const NO_NAMES = { mentions: [], names: [], doubtful: [], general: null, instead: null, perhaps: [] } as const;

/** Where nothing was asked of a food but whether it is good. */
const FIRST_FIGURES: readonly string[] = ['Calories', 'Sugar'];

/** "And half of it?", "und auf 40 g?", "et dans deux verres ?" */
function amountReplaced({ before, products }: Asked, present: Understanding, typed: string): Understanding | null {
  if (products.length === 0 || !(OF_A_PRODUCT.has(before.intent.kind) || before.intent.kind === 'ranking')) return null;
  const portion = portionAlone(typed, portionOf(before));
  if (portion === null || present.barcodes.length > 0) return null;
  return amountOf(before, products, before.nutrients.length > 0 ? before.nutrients : FIRST_FIGURES, portion);
}

/** "How much sugar in a 125 g pot?", "and the salt in half a pack": of what was spoken of, where nothing else is named. */
function measured({ before, products }: Asked, present: Understanding, typed: string): Understanding | null {
  const { nutrients, mentions, barcodes, normalizedText } = present;
  if (products.length === 0 || nutrients.length === 0 || barcodes.length > 0 || !MAY_MEASURE.has(present.intent.kind)) return null;
  if (!mentions.every((mention) => mention.split(' ').every((word) => MEASURES.test(word)))) return null;
  const portion = portionTyped(typed) ?? (mentions.length > 0 || OF_SO_MUCH.test(normalizedText) ? present.portion : null);
  if (portion === null || OF_A_DAY.test(normalizedText)) return null;
  return amountOf(before, products, nutrients, portion);
}
const MAY_MEASURE: ReadonlySet<Intent['kind']> = new Set(['amount', 'general', 'term', 'ranking', 'unclear', 'verdict', 'contains']);
const MEASURES =
  /^(?:\d+|whole|half|dry|raw|cooked|pots?|packs?|packets?|jars?|bags?|bottles?|cans?|glass(?:es)?|glasen|cups?|spoons?|bars?|box|piece|serving|portion|tafel|becher|packung|tute|flasche|glas|pak|zak|fles|pot|bocal|paquet|sachet|barquette|vaso|bote|botella|paquete|barattolo|vasetto|bicchiere|confezione|pacote|frasco|copo|garrafa)$/;
const OF_SO_MUCH = /\b(?:in|per|of) (?:the |a )?(?:whole|half|\d)/;
const OF_A_DAY = /\b(?:a|per|each|every) day\b|\bdaily\b|\btoday\b/;

function amountOf(before: Understanding, products: readonly string[], nutrients: readonly string[], portion: AskedPortion): Understanding {
  const both = before.intent.kind === 'compare' || before.intent.kind === 'ranking' ? products.slice(0, 2) : [];
  return {
    ...before,
    ...NO_NAMES,
    intent: { kind: 'amount', nutrients, portion },
    nutrients,
    portion,
    barcodes: both,
    refersBack: both.length === 0,
  };
}

function portionOf({ intent, portion }: Understanding): AskedPortion | null {
  return intent.kind === 'amount' ? intent.portion : portion;
}

/** "And yesterday?", "und in den letzten drei Tagen?" of one's own foods. */
function timeReplaced({ before }: Asked, present: Understanding, typed: string): Understanding | null {
  const time = timeAlone(typed);
  const { intent } = before;
  if (time === null) return null;
  if (intent.kind === 'own list' && intent.set !== 'list') return { ...before, ...NO_NAMES, intent: { ...intent, time } };
  if (intent.kind === 'my day' || intent.kind === 'targets left')
    return { ...present, ...NO_NAMES, intent: { kind: 'own list', set: 'eaten', time }, refersBack: false };
  if (intent.kind === 'own ranking' || intent.kind === 'my week' || intent.kind === 'own foods')
    return { ...present, ...NO_NAMES, intent: { kind: 'own list', set: 'set' in intent ? intent.set : 'scans', time }, refersBack: false };
  return null;
}

/** "Is it vegan?", "from what animal?" after an additive. */
function originOf({ before }: Asked, present: Understanding): Understanding | null {
  const { intent } = before;
  // "And does Twix contain it?"
  const isHeld =
    present.mentions.length > 0 && HOLDS_IT.test(present.normalizedText) && present.nutrients.length + present.diets.length === 0;
  if (intent.kind === 'additive' && isHeld && present.additives.length === 0)
    return {
      ...present,
      intent: { kind: 'contains', nutrients: [], additives: intent.codes, diets: [], isHeld: true },
      additives: intent.codes,
      refersBack: false,
      general: null,
    };
  if (intent.kind !== 'additive' || present.mentions.length + present.barcodes.length + present.additives.length > 0) return null;
  const words = present.normalizedText.split(' ').length;
  const isAsked = present.intent.kind === 'contains' || (words <= FEW && ORIGIN.test(present.normalizedText));
  return isAsked && words <= FEW ? { ...before, intent: { ...intent, isAboutOrigin: true } } : null;
}
const HOLDS_IT = /\b(?:contain\w*|has|have|in it|it in|is there|hold|holds)\b/;
const FEW = 6;
const ORIGIN =
  /\b(?:from what|what from|where from|which animal|what animal|made of|made from|plant|animal|vegan|vegetarian|halal|kosher)\b/;

/** "Which would you take?", "lequel est mieux ?" of two that were spoken of. */
function eitherOfThem({ before, products }: Asked, present: Understanding): Understanding | null {
  if (!WHICH_OF_TWO.test(present.normalizedText) || present.barcodes.length > 0) return null;
  if (before.intent.kind === 'compare') return { ...before, intent: { ...before.intent, nutrients: [] } };
  if (!OF_A_PRODUCT.has(before.intent.kind) && before.intent.kind !== 'ranking') return null;
  return {
    ...present,
    ...NO_NAMES,
    intent: { kind: 'ranking', nutrient: null, side: 'most', isOfTwo: true },
    refersBack: false,
    barcodes: products.slice(0, 0),
  };
}
const WHICH_OF_TWO =
  /^(?:(?:and|so|ok|then|but) )*(?:which|what|who)(?: one| of (?:them|those|these|the two|both))?(?: would| should| do| could) (?:you|i|we) (?:take|buy|choose|pick|prefer|recommend|get|eat|have)(?: then| now)?$|^(?:(?:and|so|ok|then|but) )*which(?: one| of (?:them|those|these|the two|both))? (?:is|are|would be) (?:the )?(?:better|best|healthier|healthiest)(?: one| then| for me)?$/;

/** "Add butter to it" after a shopping list: how things are written there. */
function addedToList({ before }: Asked, present: Understanding): Understanding | null {
  const isOfList = before.intent.kind === 'own list' && before.intent.set === 'list';
  if (!isOfList || !ADDS.test(present.normalizedText) || present.normalizedText.split(' ').length > MAX_FRAGMENT) return null;
  return { ...present, ...NO_NAMES, intent: { kind: 'general', id: 'app_list_add', topic: null }, refersBack: false };
}
const ADDS =
  /^(?:(?:and|can you|could you|please|also|ok) )*(?:add|put|write|note|include|remove|delete|schreib\w*|setz\w*|fug\w*|ajout\w*|mets|rajout\w*|anade|agrega|pon|aggiung\w*|metti|adiciona\w*|acrescent\w*|poe|mete|voeg|zet|schrijf)\b/;

/** A question of more words stands by itself. */
const MAX_FRAGMENT = 7;
/** These read a few words about something else as if they stood alone. */
const MAY_BE_CIRCUMSTANCE: ReadonlySet<Intent['kind']> = new Set([
  'verdict',
  'unclear',
  'find',
  'out of scope',
  'amount',
  'contains',
  'term',
  'general',
  'why',
]);

/** "And at night?", "and for children?", "und im Gefrierfach?" after something that was asked in general: the same with that in it. */
function circumstance({ before }: Asked, present: Understanding, typed: string): Understanding | null {
  const { intent, barcodes, normalizedText } = present;
  if (before.intent.kind !== 'general' || barcodes.length > 0 || !MAY_BE_CIRCUMSTANCE.has(intent.kind)) return null;
  const words = normalizedText.split(' ');
  if (words.length > MAX_FRAGMENT || !(BEGINS_ON.test(typed) || words.length <= MAX_BARE)) return null;
  const rest = normalizedText.replace(LEAD, '').trim();
  const id = rest === '' ? null : entryWith(before.normalizedText, rest);
  if (id === null) return null;
  return {
    ...present,
    ...NO_NAMES,
    intent: { kind: 'general', id, topic: null },
    refersBack: false,
    general: id,
    normalizedText: `${before.normalizedText} ${rest}`,
  };
}
const MAX_BARE = 3;
const LEAD = /^(?:(?:and|but|or|so|ok|also|then|what|how|about|if|is|it|that|when) )*/;
const WITHOUT_LEAD = /^(?:(?:for|in|at|on|with|of|to|the|a|an|my|during|from) )*/;

/** The entry that a question asks for with these words added to it, or in the place of one of its own subjects. */
function entryWith(asked: string, rest: string): GeneralId | null {
  const added = generalIn(`${asked} ${rest}`);
  if (added !== null && isRead(rest)) return added;
  const bare = rest.replace(WITHOUT_LEAD, '');
  const words = asked.split(' ');
  for (const [at, word] of words.entries()) {
    if (!isSubject(word)) continue;
    const id = generalIn([...words.slice(0, at), bare, ...words.slice(at + 1)].join(' '));
    if (id !== null && isRead(rest)) return id;
  }
  return added ?? generalPerhaps(`${asked} ${rest}`);
}

/** Whether these words are something that general questions are about. */
function isRead(rest: string): boolean {
  return rest.split(' ').some((word) => isSubject(word));
}
