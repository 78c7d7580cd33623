import { memoize } from '../../lib/index.ts';
import { readCircumstances } from '../declared/circumstances.ts';
import { restrictionsDeclaredIn } from '../declared/declared-restrictions.ts';
import type { Intent } from '../intents/intent.ts';
import { occasionIn } from '../occasions/index.ts';
import { fragmentIn } from '../understand/fragment.ts';
import { asksToMend } from '../understand/hazards.ts';
import { FOR_SOMEBODY, LEAVES_OUT } from './composed.data.ts';
import { type ComposedKind, composed, isComposed } from './composed.ts';
import { foodsIn, understood } from './read-once.ts';
import { subjectIn } from './spans.ts';
import { type TurnKind, turnKind } from './turn-kind.ts';

/** What a later turn asks in full. `alone`: it needs nothing from before. */
export type InFull = { readonly question: string; readonly kind: ComposedKind | 'alone' };

/** From these shares on a turn is what it most likely is. */
const SURE = 0.4;
const SURELY_ALONE = 0.7;
/** Messages that a chat is read back to. */
const LOOKED_AT = 6;
/** A longer turn asks for itself. */
const MAX_WORDS = 18;
/** A few words that nothing tells of leave what is asked as it was. */
const FEW = 3;

/**
 * What a chat asks: its last question in full; the same without the form of the food, without the amount and without the person that a turn
 * added; `other`: what the same was asked of before.
 */
type State = {
  readonly question: string;
  readonly ofNoForm: string;
  readonly ofNoAmount: string;
  readonly ofNobody: string;
  readonly other: string | null;
};
/** `full`: what a message asks in full, `null` where that is not certain. */
type Read = { readonly full: InFull | null; readonly kind: TurnKind | null };

/** Of these no food is named: what is behind them is read from what was answered. */
const NAMES_NO_FOOD: ReadonlySet<Intent['kind']> = new Set([
  'own foods',
  'own ranking',
  'own list',
  'my day',
  'my week',
  'targets left',
  'my profile',
  'labelwise',
  'what to cut',
  'small talk',
  'declaration',
  'preference',
  'plan',
]);
/** These look for foods: what is wanted in their place is added to them. */
const LOOKS_FOR: ReadonlySet<Intent['kind']> = new Set(['find', 'swap', 'general', 'unclear', 'out of scope', 'ranking']);

/** Before what foods are to be instead, in seven languages. */
const MAKE_IT =
  /^\W*(?:(?:and|ok|und|et|y|e|en) )?(?:(?:can|could) you )?(?:(?:make|get|keep) (?:it|them|that|those|this)|mach(?:st du|e)? (?:es|das|die|sie|ihn)|(?:rends|fais)[- ](?:le|la|les)|(?:hazl[oa]s?|que sean?)|(?:fall[oaie]|rendil[oaie])|(?:faz|torna)(?:[- ]?[oa]s?)?|maak (?:het|ze|die))\s+/iu;
/** These answer with foods. */
const LISTS: ReadonlySet<Intent['kind']> = new Set(['find', 'swap']);

const stateOf = (question: string): State => ({
  question,
  ofNoForm: question,
  ofNoAmount: question,
  ofNobody: question,
  other: null,
});

const countOf = (message: string): number => message.trim().split(/\s+/).length;

/** What a turn does. Whoever tells of somebody asks for no other amount, food or form of it. */
function kindOf(message: string, before: string): { readonly kind: TurnKind; readonly share: number } {
  const read = turnKind(message, before);
  if (read.kind !== 'amount' && read.kind !== 'other' && read.kind !== 'variant') return read;
  const isOfSomebody = readCircumstances(message).reported.length > 0 || FOR_SOMEBODY.test(message);
  return isOfSomebody && foodsIn(message).length === 0 ? { ...read, kind: 'person' } : read;
}

/** The question that a turn of a kind goes on with: what is safe in one form is not so in another food. */
function askedBefore(state: State, kind: TurnKind): string {
  if (kind === 'amount') return state.ofNoAmount;
  if (kind === 'person') return state.ofNobody;
  return kind === 'other' || kind === 'variant' ? state.ofNoForm : state.question;
}

/** What is left out of the dishes of a moment is heard with the moment, where the question in full would not say so. */
function isOfMoment(before: string, question: string, message: string): boolean {
  const moment = occasionIn(before);
  const inFull = occasionIn(question);
  if (moment === null) return false;
  return inFull === null || (LEAVES_OUT.test(message) && inFull.except.length === moment.except.length);
}

/** "And if it is home-made?" asks the same again. */
const CONDITION = /^\W*(?:(?:and|und|et|y|e|en|what|but) )*(?:if|when|wenn|falls|si|se|quando|cuando|als)(?!\p{L})/iu;

/** "My baby is 7 months old" asks nothing that a turn could go on with. */
const onlyReports = (question: string): boolean =>
  !question.includes('?') && foodsIn(question).length === 0 && readCircumstances(question).reported.some(({ kind }) => kind === 'child');

/** What a message asks in full behind what a chat asked. */
function behind(state: State, message: string): Read {
  if (countOf(message) > MAX_WORDS) return { full: null, kind: 'alone' };
  // Whether heat mends what stood warm is asked of just that.
  if (asksToMend(message, state.question)) return { full: { question: `${state.question}. ${message}`, kind: 'of it' }, kind: 'of it' };
  const { kind: likeliest, share } = kindOf(message, state.question);
  if (share < SURE) return { full: null, kind: null };
  if (likeliest === 'alone') return { full: share < SURELY_ALONE ? null : { question: message, kind: likeliest }, kind: likeliest };
  const { intent, barcodes, refersBack } = understood(state.question);
  // "Make it lower in sugar" narrows a search, which keeps all that it was asked.
  const narrows = LISTS.has(intent.kind) && fragmentIn(understood(message).normalizedText) !== null;
  const kind = likeliest === 'of it' && narrows ? 'instead' : likeliest;
  if (!isComposed(kind) || (kind === 'of it' && CONDITION.test(message))) return { full: null, kind };
  const isOfNoFood =
    onlyReports(state.question) ||
    NAMES_NO_FOOD.has(intent.kind) ||
    barcodes.length > 0 ||
    refersBack ||
    understood(message).barcodes.length > 0;
  if (isOfNoFood || (kind === 'instead' && !LOOKS_FOR.has(intent.kind))) return { full: null, kind: null };
  // What somebody must not eat is heard with the message as it was written.
  const isLeftOut = kind === 'instead' && LEAVES_OUT.test(message);
  const isStatedBeside = !isLeftOut && restrictionsDeclaredIn([], message).declared.added.length > 0;
  if (isStatedBeside || (kind === 'person' && foodsIn(message).length > 0)) return { full: null, kind: null };
  const added = narrows ? message.replace(MAKE_IT, '') : message;
  const joined = composed(kind, added, askedBefore(state, kind), state.other);
  // A limit that the words put together no longer say stands behind them as it was written.
  const limits = (text: string) => understood(text).criteria.filter((one) => one.kind === 'limit').length;
  const isLost = narrows && joined !== null && limits(joined) < limits(state.question) + limits(message);
  const question = isLost ? `${state.question}, ${added}` : joined;
  if (question === null) return { full: null, kind: null };
  const full = kind === 'instead' && isOfMoment(state.question, question, message) ? null : { question, kind };
  return { full, kind };
}

/** These ask for something by themselves. */
const ASKS_NOTHING: ReadonlySet<Intent['kind']> = new Set([
  'unclear',
  'verdict',
  'small talk',
  'declaration',
  'out of scope',
  'preference',
]);
const asksAnew = (message: string): boolean => countOf(message) > FEW || !ASKS_NOTHING.has(understood(message).intent.kind);

/** What a chat asks after a message. */
function next(state: State, message: string, { full, kind }: Read): State {
  if (full === null) return kind === 'alone' || (kind === null && asksAnew(message)) ? stateOf(message) : state;
  const { question } = full;
  if (full.kind === 'choice') return state;
  if (full.kind === 'amount') return { ...stateOf(question), ofNoAmount: state.ofNoAmount, ofNobody: state.ofNobody };
  if (full.kind === 'person') return { ...stateOf(question), ofNobody: state.ofNobody };
  if (full.kind !== 'other' && full.kind !== 'variant') return stateOf(question);
  const { kind: same } = full;
  const again = (before: string): string => (before === state.question ? question : (composed(same, message, before, null) ?? question));
  return {
    question,
    ofNoForm: full.kind === 'other' ? question : state.ofNoForm,
    ofNoAmount: again(state.ofNoAmount),
    ofNobody: again(state.ofNobody),
    other: subjectIn(state.question)?.text ?? null,
  };
}

/** Stands in no message. */
const APART = '\u0000';

/** What the last message of a chat asks, and what the chat asks then. */
const readLast = memoize((chat: string): Read & { readonly state: State } => {
  const at = chat.lastIndexOf(APART);
  const message = chat.slice(at + 1);
  if (at < 0) return { full: null, kind: null, state: stateOf(message) };
  const { state } = readLast(chat.slice(0, at));
  const read = behind(state, message);
  return { ...read, state: next(state, message, read) };
});

/**
 * What a message asks in full behind the messages before it: "the unfrosted ones" after "are pop tarts vegan" whether unfrosted pop tarts are.
 * `null` where it is the first, and where nothing tells for certain what it asks.
 *
 * @param earlier messages of the same person, oldest first
 */
export const askedInFull = (message: string, earlier: readonly string[]): InFull | null =>
  readLast([...earlier.slice(-LOOKED_AT), message].join(APART)).full;
