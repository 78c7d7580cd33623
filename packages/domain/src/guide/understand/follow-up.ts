import { askedBeside } from '../declared/asked-beside.ts';
import { hasQuestionApart, questionAt } from '../declared/asserted.ts';
import { conditionsOf } from '../declared/circumstances.ts';
import { type DeclaredRestrictions, restrictionsDeclaredIn } from '../declared/declared-restrictions.ts';
import { ofAnotherAlone } from '../declared/only-of-another.ts';
import { plainlyStated } from '../declared/plainly-stated.ts';
import { takesBackLast } from '../declared/taken-back.ts';
import { tokensOf } from '../declared/tokens.ts';
import type { Intent } from '../intents/intent.ts';
import { kindsIn } from '../knowledge/kinds.ts';
import { askedAgain, ownBestOrWorst } from './asked-again.ts';
import { askedOfChosen, choiceIn, choiceOf } from './choice.ts';
import { ofThatKind } from './correction.ts';
import {
  asksAmountOfIt,
  asksOfScore,
  asksWhatIsInIt,
  BEGINS_ON,
  followUp,
  isBareRequest,
  isOnlyPortion,
  leftOf,
  meantAtFirst,
  sameOfIt,
  suitsIt,
  takenBack,
  weighedAgainst,
} from './follow-up-kinds.ts';
import { forThatChild, withAsked } from './for-another.ts';
import { fragmentIn } from './fragment.ts';
import { inAskedOrder } from './linked-products.ts';
import { meantInstead } from './meant-instead.ts';
import { isOfAllergen, namedAnew } from './named-anew.ts';
import { ownAgain, rankedOwn } from './own-again.ts';
import { placed } from './placed.ts';
import { languageAsked, type NoNames } from './question-words.ts';
import { amountsOf, refined, withVariant } from './refined.ts';
import { replaced } from './replaced.ts';
import { searchChanged } from './search-changed.ts';
import { goesOn, merged } from './taken-up.ts';
import { withDiets } from './understand.ts';
import { asksNothing, understandRest } from './understand-rest.ts';
import type { Understanding } from './understanding.ts';

/** A turn of the conversation before the question. */
export type EarlierTurn = { readonly role: 'user' | 'assistant'; readonly content: string };

/** A question together with the one that it follows. */
export type QuestionInContext = Understanding & {
  /** Products of the last answer that named any, in its order. */
  lastProducts: readonly string[];
  /** The first product of each answer before, the newest first, and then all others. */
  earlierProducts: readonly string[];
  /** Allergies and diets that bind the answer. */
  declared: DeclaredRestrictions;
  /** The name that a correction belongs to: of "no, the zero one" the cola that was asked about before. */
  kindOf: string | null;
  /** What is named only tells it from others of that kind: "the one with chocolate". */
  isVariant: boolean;
};

const LINK = /\]\(\/results\/(\d{8,14})\)/g;
const LOOKED_AT = 8;

/**
 * Reads a question together with what came before it. "And with less sugar?" takes up the question before; what it adds wins over what it
 * repeats. Products are those that the answers linked. `userMessages`: every message of the person before this one, oldest first; an
 * allergy declared long ago binds as much as one declared now. `noNames`: words that are left out.
 */
export function understandInContext(
  asked: string,
  turns: readonly EarlierTurn[],
  messages: readonly string[] = userMessagesOf(turns),
  noNames: NoNames = new Set(),
): QuestionInContext {
  const question = plainlyStated(meantInstead(asked));
  const userMessages = messages.map(plainlyStated);
  const history = turns.map((turn) => (turn.role === 'user' ? { ...turn, content: plainlyStated(meantInstead(turn.content)) } : turn));
  const { declared, isClarifying, isGoingOn } = restrictionsDeclaredIn(userMessages, question);
  // Who declared an allergy asks with "nuts?" whether they are in there.
  const isBound = declared.diets.length + declared.circumstances.length > 0 && !declared.diets.some(isOfAllergen);
  // "Only my brother has that. Crackers again": what is asked beside it.
  const beside = declared.retracted.length > 0 ? ofAnotherAlone(question) : null;
  const read = readInContext(beside?.rest ?? question, history, isClarifying, noNames, isBound);
  const reported = conditionsOf(declared.reported).filter((name) => !read.selected.conditions.includes(name));
  const selected = { ...read.selected, conditions: [...read.selected.conditions, ...reported] };
  const criteria = withDiets(read.criteria, declared.diets);
  const isDeclared =
    isGoingOn ||
    beside?.rest === '' ||
    (declared.retracted.length > 0 && takesBackLast(question)) ||
    (declared.added.length + declared.retracted.length > 0 && saysNothingElse(read, question));
  const stated: Intent = isDeclared ? { kind: 'declaration' } : bound(read.intent, criteria, selected);
  const intent = stated.kind === 'declaration' && !isGoingOn && declared.retracted.length === 0 ? besideStatement(question, read) : stated;
  return {
    ...read,
    selected,
    declared,
    criteria,
    intent,
    kindOf: read.kindOf ?? null,
    isVariant: read.kindOf != null && ofThatKind(question) !== null,
  };
}

/** What a message that declares something asks of a food beside it: "my son is allergic to milk, can he have goat cheese?" */
function besideStatement(question: string, { mentions }: Understanding): Intent {
  const text = askedBeside(question);
  const asks = question.includes('?') || questionAt(text) >= 0 || hasQuestionApart(tokensOf(question));
  if (text.trim() === '' || text === question || !asks) return { kind: 'declaration' };
  if (mentions.length > 0) return { kind: 'verdict' };
  return kindsIn(text, languageAsked(question)).length > 0 ? { kind: 'unclear' } : { kind: 'declaration' };
}

/** A message that declares something, and asks for nothing beside it. */
function saysNothingElse({ intent, mentions, doubtful }: Understanding, question: string): boolean {
  if (intent.kind === 'unclear' || intent.kind === 'small talk' || intent.kind === 'out of scope') return true;
  // "My flatmate is deathly allergic to cashews": a word that people use is no product.
  const isOfNone = intent.kind === 'contains' || (intent.kind === 'verdict' && mentions.every((mention) => doubtful.includes(mention)));
  return isOfNone && asksNothing(question);
}

/** What was declared before joins what is asked for. */
function bound(intent: Intent, criteria: QuestionInContext['criteria'], purpose: QuestionInContext['selected']): Intent {
  if (intent.kind === 'find') return { ...intent, criteria, purpose };
  return intent.kind === 'what to cut' ? { ...intent, purpose } : intent;
}

function userMessagesOf(history: readonly EarlierTurn[]): string[] {
  return history.filter(({ role }) => role === 'user').map(({ content }) => content);
}

type Read = Omit<QuestionInContext, 'declared' | 'kindOf' | 'isVariant'> & { readonly kindOf?: string | null };

function readInContext(question: string, history: readonly EarlierTurn[], isClarifying: boolean, noNames: NoNames, isBound: boolean): Read {
  const earlier = history.slice(-LOOKED_AT);
  return readTurn(question, earlier, askedBefore(earlier, isBound), isClarifying, noNames, isBound);
}

/** These leave what the conversation is about as it was. */
const ASKS_NO_MORE: ReadonlySet<Intent['kind']> = new Set(['unclear', 'declaration', 'small talk', 'preference', 'out of scope']);

/** What the conversation asks, and the last foods that were looked for. */
type Before = { readonly before: Understanding | undefined; readonly searched: Understanding | undefined };

/**
 * What the conversation asks after these turns: each message replaces a part of what stood before it, so that "and per 30 g?" after "and in
 * Snickers?" is still about the sugar that the first one asked for.
 */
function askedBefore(earlier: readonly EarlierTurn[], isBound: boolean): Before {
  let before: Understanding | undefined;
  let searched: Understanding | undefined;
  for (const [at, { role, content }] of earlier.entries()) {
    if (role !== 'user') continue;
    const read = readTurn(content, earlier.slice(0, at), { before, searched }, false, new Set(), isBound);
    // "Why not" after whether a food is vegan leaves that asked.
    const isAsideOf = read.intent.kind === 'why' && read.refersBack && before?.intent.kind === 'contains';
    if (!ASKS_NO_MORE.has(read.intent.kind) && !isAsideOf) before = read;
    if (read.intent.kind === 'find') searched = read;
  }
  return { before, searched };
}

function readTurn(...[question, earlier, before, ...others]: Parameters<typeof turnRead>): Read {
  return withAsked(turnRead(question, earlier, before, ...others), before.before);
}

function turnRead(
  question: string,
  earlier: readonly EarlierTurn[],
  { before, searched }: Before,
  isClarifying: boolean,
  noNames: NoNames,
  isBound: boolean,
): Read {
  const linked = earlier
    .toReversed()
    .map(({ role, content }) => (role === 'assistant' ? [...content.matchAll(LINK)].flatMap(([, code]) => code ?? []) : []))
    .filter((codes) => codes.length > 0);
  const shown = [...new Set(linked[0])];
  const { perhaps, ...understood } = understandRest(question, isClarifying, noNames, shown.length > 0);
  const present = { ...understood, perhaps: [] };
  const earlierProducts = [...new Set([...linked.flatMap(([first]) => first ?? []), ...linked.flat()])];
  const lastProducts =
    before?.intent.kind === 'compare' && /\b(?:first|second)\b/.test(present.normalizedText)
      ? inAskedOrder(shown, before.mentions, earlier)
      : shown;
  const forChild = forThatChild(question, before, present.normalizedText);
  if (forChild !== null) return { ...forChild, lastProducts, earlierProducts };
  const changed = before?.intent.kind === 'find' ? searchChanged(before.intent, question, shown) : null;
  if (before !== undefined && changed !== null)
    return {
      ...before,
      ...changed,
      normalizedText: present.normalizedText,
      mentions: [],
      refersBack: false,
      lastProducts: shown,
      earlierProducts,
    };
  // "And which don't?" is of the whole set, whichever of it was named.
  const own = before === undefined ? null : ownAgain(before.intent, present);
  if (own !== null) return { ...present, intent: own, mentions: [], refersBack: false, lastProducts, earlierProducts };
  const isOfList = before?.intent.kind === 'find' && present.instead !== null && present.barcodes.length === 0;
  const choice = choiceIn(question, earlier) ?? (isOfList ? choiceOf(present.instead ?? '', earlier) : null);
  const taken = choice === null ? null : askedOfChosen(choice, before, present, earlier);
  if (taken !== null) return { ...taken, earlierProducts };
  const ofPlace = before?.intent.kind === 'compare' ? null : placed(before, present, linked);
  if (ofPlace !== null) return { ...ofPlace, lastProducts, earlierProducts };
  const fragment = before === undefined || present.barcodes.length > 0 ? null : fragmentIn(present.normalizedText);
  const narrowed =
    before === undefined
      ? null
      : fragment === null
        ? amountsOf(before, present, shown)
        : refined({ before, searched, products: shown, all: earlierProducts }, present, fragment);
  if (narrowed !== null) return { ...narrowed, lastProducts, earlierProducts };
  const inPart = before === undefined ? null : replaced({ before, products: lastProducts }, present, question);
  if (inPart !== null) {
    // "And in Fanta?", then "which is better": of the last two that were asked about, whatever else an answer names.
    const last = earlier.findLast(({ role }) => role === 'user')?.content ?? '';
    const isOfEach = inPart.intent.kind === 'ranking' && before?.intent.kind !== 'ranking' && linked.length > 1 && BEGINS_ON.test(last);
    return { ...inPart, lastProducts: isOfEach ? lastProducts.slice(0, 1) : lastProducts, earlierProducts };
  }
  const again = before === undefined ? null : askedAgain(before, present);
  if (again !== null) return { ...again, lastProducts, earlierProducts };
  const best = before === undefined ? null : (ownBestOrWorst(before.intent, present) ?? leftOf(before.intent, present));
  if (best !== null) return { ...present, intent: best, mentions: [], refersBack: false, general: null, lastProducts, earlierProducts };
  const corrected = before === undefined ? null : takenBack(before, withVariant(present, fragment, question));
  if (corrected !== null) return { ...corrected, lastProducts, earlierProducts };
  const anew = before === undefined ? meantAtFirst(present) : namedAnew(before, present, question, isBound);
  if (anew !== null) return { ...anew, lastProducts, earlierProducts };
  const followed = followUp(present, before, lastProducts);
  if (followed !== null) return { ...followed, earlierProducts };
  const { intent } = present;
  const ranked = before === undefined ? null : rankedOwn(before.intent, intent);
  if (ranked !== null) return { ...present, intent: ranked, lastProducts, earlierProducts };
  const weighed = lastProducts.length === 0 ? null : weighedAgainst(present);
  if (weighed !== null) return { ...weighed, lastProducts, earlierProducts };
  if (before !== undefined && lastProducts.length > 0 && asksOfScore(before.intent, present))
    return {
      ...present,
      intent: { kind: 'why', of: 'score' },
      mentions: [],
      refersBack: true,
      general: null,
      lastProducts,
      earlierProducts,
    };
  if (before?.intent.kind === 'swap' && isBareRequest(present)) {
    const about = before.mentions.length > 0 || before.refersBack ? before : present;
    return {
      ...about,
      intent: { kind: 'swap', criteria: present.criteria },
      criteria: present.criteria,
      refersBack: about.mentions.length === 0,
      general: null,
      lastProducts,
      earlierProducts,
    };
  }
  const suits = before === undefined || lastProducts.length === 0 ? null : suitsIt(before.intent, present);
  if (suits !== null) return { ...present, intent: suits, mentions: [], refersBack: true, lastProducts, earlierProducts };
  const held = lastProducts.length === 0 ? null : asksWhatIsInIt(present, before?.intent);
  if (held !== null) return { ...held, lastProducts, earlierProducts };
  const repeated = before === undefined || lastProducts.length === 0 ? null : sameOfIt(before, present, question);
  if (repeated !== null) return { ...repeated, lastProducts, earlierProducts };
  if (before !== undefined && lastProducts.length > 0 && asksAmountOfIt(before.intent, present, question, lastProducts.length === 1))
    return {
      ...present,
      intent: { kind: 'amount', nutrients: present.nutrients, portion: present.portion },
      mentions: [],
      refersBack: true,
      general: null,
      lastProducts,
      earlierProducts,
    };
  // "And per 150 g?" asks the same of another amount.
  if (before !== undefined && before.nutrients.length > 0 && lastProducts.length > 0 && isOnlyPortion(present))
    return {
      ...before,
      intent: { kind: 'amount', nutrients: before.nutrients, portion: present.portion },
      portion: present.portion,
      mentions: [],
      refersBack: true,
      lastProducts,
      earlierProducts,
    };
  if (before === undefined || !goesOn(present, question)) return { ...present, perhaps, lastProducts, earlierProducts };
  return { ...merged(before, present), lastProducts, earlierProducts };
}
