import { foldText } from '../../lib/index.ts';
import type { Intent } from '../intents/intent.ts';
import { AROUND, LAST, NUMBER, NUMBER_OF, PLACE_OF, SAYS_YES, TOP, YES } from './choice.data.ts';
import { inAskedOrder } from './linked-products.ts';
import { otherNames } from './mention-words.ts';
import type { Understanding } from './understanding.ts';
import { plainWords, stem } from './words.ts';

type Turn = { readonly role: 'user' | 'assistant'; readonly content: string };
/** A product that an answer offers, with the words that tell it. */
type Option = { readonly code: string; readonly words: readonly string[] };
/** What an answer offers to choose from. `asksBack`: it does not know which one is meant. */
type Offer = { readonly options: readonly Option[]; readonly asksBack: boolean };
/** One of the products that an answer offered, by its place there; `null`: "yes", which chooses none of several. */
export type Choice = Offer & { readonly at: number | null };

const LINKED = /\[([^\]\n]*)\]\(\/results\/(\d{8,14})\)(?: \(([^)\n]*)\))?/g;
const ASKED_BACK = /\[([^\]\n]*?)\((\d{8,14})\)[^\]\n]*\]\(\/ai-nutritionist\?ask\)/g;
const QUESTION = /\[([^\]\n]+)\]\(\/ai-nutritionist\?ask\)/g;
/** "Twix Twin (5000159459228)": what is sent when a button that only names a food is pressed. */
const PRESSED = /^[^?]*\((\d{8,14})\)\s*$/;
/** A longer message asks for itself. */
const MAX_WORDS = 8;
/** Words that may tell one of several apart. */
const MAX_TELLING = 4;
/** Answers that "the second one" looks back on. */
const MAX_ANSWERS = 3;

function offerOf(answer: string): Offer {
  const links = [...answer.matchAll(LINKED)].map(([, name = '', code = '', brand = '']) => ({ code, text: `${name} ${brand}` }));
  const buttons = [...answer.matchAll(ASKED_BACK)].map(([, name = '', code = '']) => ({ code, text: name }));
  const all = new Map([...buttons, ...links].map(({ code, text }) => [code, plainWords(text).split(' ')]));
  const codes = [...new Set([...links, ...buttons].map(({ code }) => code))];
  return { options: codes.map((code) => ({ code, words: all.get(code) ?? [] })), asksBack: buttons.length > 0 };
}

/**
 * The product that a message chooses of those that the answer before offered: by its place ("the second", "o segundo", "3"), by a word that
 * only one of them has, by its button, or by "yes" where there is one. `null` where it chooses none.
 *
 * @param typed the message, as it was typed
 * @param turns before it, oldest first
 */
export function choiceIn(typed: string, turns: readonly Turn[]): Choice | null {
  const answers = turns.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])).slice(-MAX_ANSWERS);
  const offers = answers.reverse().map(offerOf);
  const [offer, ...before] = offers;
  if (offer === undefined) return null;
  const pressed = PRESSED.exec(typed)?.[1];
  if (pressed !== undefined) return chosen(offer, ({ code }) => code === pressed);
  const words = wordsOf(typed);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const place = placeIn(words);
  if (place !== null) {
    const from = [offer, ...before].find(({ options, asksBack }) => options.length > place && (options.length > 1 || asksBack));
    return from === undefined ? null : { ...from, at: place < 0 ? from.options.length - 1 : place };
  }
  if (!offer.asksBack) return null;
  const isYes = words.some((word) => SAYS_YES.has(word)) && words.every((word) => YES.has(word) || AROUND.has(word));
  if (isYes) return { ...offer, at: offer.options.length === 1 ? 0 : null };
  const telling = words.filter((word) => !AROUND.has(word));
  return telling.length === 0 || telling.length > MAX_TELLING ? null : chosen(offer, ({ words: own }) => holds(own, telling));
}

/** The only product of the answer before that these words tell: of a list of pizzas "the one with goat cheese". */
export function choiceOf(words: string, turns: readonly Turn[]): Choice | null {
  const answer = turns.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const telling = wordsOf(words).filter((word) => !AROUND.has(word));
  const offer = offerOf(answer);
  return telling.length === 0 || offer.options.length < 2 ? null : chosen(offer, ({ words: own }) => holds(own, telling));
}

/** The only one of what was offered that fits. */
function chosen(offer: Offer, fits: (option: Option) => boolean): Choice | null {
  const at = offer.options.findIndex(fits);
  return at < 0 || offer.options.slice(at + 1).some(fits) ? null : { ...offer, at };
}

/** The question that a message chooses of those that the answer before offers: "the first", after questions that may be asked. */
export function chosenQuestion(typed: string, turns: readonly Turn[]): string | null {
  const answer = turns.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const questions = [...answer.matchAll(QUESTION)].flatMap(([, question]) => question ?? []);
  const place = questions.length === 0 || offerOf(answer).options.length > 0 ? null : placeIn(wordsOf(typed));
  return place === null ? null : (questions.at(place) ?? null);
}

/** The place that a message begins with, from 0: "the second", "die zweite, wie viel Eiweiß"; `null` where it counts nothing. */
export function placeAsked(typed: string): number | null {
  const words = wordsOf(typed);
  const bare = words.length > MAX_WORDS ? null : placeIn(words);
  if (bare !== null) return bare;
  const [first = ''] = words.filter((word) => !AROUND.has(word) || PLACE_OF.has(word));
  return words.length > MAX_WORDS || words.indexOf(first) > 1 ? null : (PLACE_OF.get(first) ?? null);
}

function wordsOf(typed: string): string[] {
  return foldText(typed)
    .replace(/(\d)[ºª°.)]/g, '$1')
    .replace(/#/g, ' ')
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');
}

/** The place that a message names and nothing else, from 0; -1 for the last. */
function placeIn(words: readonly string[]): number | null {
  const telling = words.filter((word) => !AROUND.has(word) || PLACE_OF.has(word));
  const [only, ...others] = telling;
  if (others.length > 0) return null;
  const last = words.at(-1) ?? '';
  // "Number one": a word that is an article elsewhere.
  if (only === undefined) return NUMBER.has(words.at(-2) ?? '') ? (NUMBER_OF.get(last) ?? null) : null;
  if (/^[1-9]$/.test(only)) return Number(only) - 1;
  const counted = PLACE_OF.get(only) ?? (words.length > 2 ? undefined : NUMBER_OF.get(only));
  if (counted !== undefined) return counted;
  return TOP.has(only) ? 0 : LAST.has(only) ? -1 : null;
}

function holds(own: readonly string[], telling: readonly string[]): boolean {
  return telling.every((word) => own.some((one) => stem(one) === stem(word) || otherNames(word).includes(one)));
}

/** These are asked of the product that is chosen. */
const WAITS: ReadonlySet<Intent['kind']> = new Set(['verdict', 'why', 'swap', 'amount', 'contains', 'ingredients']);
/** These are asked of each product that was read out. */
const GOES_ON: ReadonlySet<Intent['kind']> = new Set(['amount', 'contains', 'ingredients']);
/** A choice by a word is none where the message asks for something itself. */
const ASKS: ReadonlySet<Intent['kind']> = new Set([
  'amount',
  'contains',
  'why',
  'compare',
  'own foods',
  'own list',
  'own ranking',
  'labelwise',
]);

/** What is asked of the product that was chosen: the question that waits for it, else its verdict; `null` where a message asks something else. */
export function askedOfChosen(
  { options, at, asksBack }: Choice,
  before: Understanding | undefined,
  present: Understanding,
  turns: readonly Turn[],
): (Understanding & { readonly lastProducts: readonly string[] }) | null {
  if (at === null) return before === undefined ? null : { ...before, lastProducts: [] };
  const codes = options.map(({ code }) => code);
  // Of two that were compared the first is the one that was named first.
  const place = before?.intent.kind === 'compare' && !asksBack ? codes.indexOf(inAskedOrder(codes, before.mentions, turns)[at] ?? '') : at;
  const option = options[place];
  if (option === undefined) return null;
  const about = {
    mentions: [],
    names: [],
    doubtful: [],
    barcodes: [option.code],
    refersBack: false,
    general: null,
    instead: null,
    lastProducts: codes,
  };
  const kind = before?.intent.kind;
  if (before !== undefined && kind === 'compare' && asksBack) {
    const others = before.mentions.filter(
      (mention) =>
        !plainWords(mention)
          .split(' ')
          .some((word) => holds(option.words, [word])),
    );
    if (before.mentions.length > 1 && others.length === 1) return { ...before, ...about, mentions: others, names: others };
  }
  if (before !== undefined && kind !== undefined && (asksBack ? WAITS : GOES_ON).has(kind)) return { ...before, ...about };
  if (ASKS.has(present.intent.kind)) return null;
  return { ...present, ...about, intent: { kind: 'verdict' }, criteria: [], nutrients: [], shelves: [] };
}
