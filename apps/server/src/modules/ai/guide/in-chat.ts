import {
  type Answer,
  actOf,
  answerOf,
  asksHowMuchToDrink,
  type Block,
  composeKitchen,
  foodSpokenOf,
  foodsNamed,
  generalTyped,
  type IntentKind,
  isThanks,
  type QuestionInContext,
  type Resolved,
  readCircumstances,
  resolveInChat,
  safetyOf,
  turnedBy,
  withGivenFood,
  withLittle,
} from '@labelwise/domain/guide';
import type { SafetyKind } from '@labelwise/domain/safety';

type Turn = { readonly role: 'user' | 'assistant'; readonly content: string };
/** Answers a message after these turns, with these parts of the question in place of what it reads. */
export type Answering = (typed: string, history: readonly Turn[], parts: Partial<QuestionInContext> | null) => Promise<Answer>;

/** What the first line of an answer says in full; left away where the answer is only spoken of. */
const DETAILS: ReadonlySet<Block['kind']> = new Set([
  'ledger',
  'figures',
  'share of day',
  'all lines',
  'fits',
  'guidance',
  'figures side by side',
  'score differences',
  'amounts of the day',
  'room in the day',
  'restrictions changed',
  'circumstances changed',
  'stored already',
  'compare them',
  'limits used',
  'ask back',
]);
const NO_ANSWER: ReadonlySet<Block['kind']> = new Set([
  'unknown',
  'not sure',
  'not found',
  'perhaps meant',
  'capabilities',
  'greeting',
  'whom',
]);
const OF_PACKS: ReadonlySet<string> = new Set(['catalogue entry', 'linked entries', 'score lines']);
const OF_ONESELF: ReadonlySet<string> = new Set(['own scans', 'own profile', 'own preferences', 'stored score lines']);

/**
 * The answer to a message that only makes sense behind the one before: "are you sure?", "and every day?", "which of them?"
 *
 * @param again answers a message as if it had been the last one of these turns
 */
export async function answeredInChat(
  resolved: Resolved,
  message: string,
  history: readonly Turn[],
  answering: Answering,
  again: (typed: string, history: readonly Turn[]) => Promise<Answer>,
): Promise<Answer | null> {
  switch (resolved.kind) {
    case 'of an answer':
      return spokenOf(resolved, await again(resolved.turn.content, history.slice(0, resolved.turn.at)));
    case 'changed': {
      const answer = await answering(resolved.typed, history, resolved.parts);
      return resolved.isOfLittle === true ? withLittle(answer) : answer;
    }
    case 'beside': {
      const [code] = foodsNamed(await answering(message, history, null));
      if (code === undefined) return null;
      const lastProducts = [...new Set([...resolved.products, code])];
      const intent = { kind: 'ranking', nutrient: null, side: 'most', isOfTwo: false } as const;
      return answering(message, history, { intent, mentions: [], names: [], doubtful: [], barcodes: [], refersBack: false, lastProducts });
    }
    case 'of a kind': {
      const { act, turn, food, otherwise } = resolved;
      const asked = turn === null ? await answering(message, history, null) : await again(turn.content, history.slice(0, turn.at));
      const turned = turnedBy(act, asked, message, food);
      if (turned !== null) return turned;
      const ofFood = food === null ? null : turnedBy(act, await answering(food, history, AS_VERDICT), message, food);
      return ofFood ?? (otherwise === null ? null : answeredInChat(otherwise, message, history, answering, again));
    }
    case 'closing':
      return answerOf([{ kind: isThanks(message) ? 'thanks' : 'closing' }]);
    case 'smells':
      return answerOf([{ kind: 'smells' }]);
    case 'no such place': {
      const lead: Block = { kind: 'only so many', count: resolved.count };
      const answer = resolved.parts === null ? null : await answering(message, history, resolved.parts);
      return { sources: [], derived: [], suggested: [], ...answer, blocks: [lead, ...(answer?.blocks ?? [])] };
    }
    default:
      return resolved satisfies never;
  }
}

/** A food alone asks whether it may be eaten. */
const AS_VERDICT: Partial<QuestionInContext> = { intent: { kind: 'verdict' }, general: null, perhaps: [] };

function spokenOf({ of, turn }: Extract<Resolved, { kind: 'of an answer' }>, answer: Answer): Answer {
  if (of === 'asked') return { ...answer, blocks: [{ kind: 'asked first', question: turn.content }, ...answer.blocks] };
  const on = restsOn(answer);
  const brief = answer.blocks.filter(({ kind }) => !DETAILS.has(kind));
  const withoutTopics = brief.filter(({ kind }) => kind !== 'topic');
  const blocks = withoutTopics.length > 0 ? withoutTopics : brief;
  // What is known in general says itself why.
  if (of === 'again' || of === 'why') return { ...answer, blocks };
  const lead: Block = { kind: 'rests on', as: of, on };
  return { ...answer, blocks: on === 'nothing' ? [lead] : [lead, ...blocks] };
}

function restsOn({ blocks, sources }: Answer): Extract<Block, { kind: 'rests on' }>['on'] {
  if (blocks.length === 0 || blocks.some(({ kind }) => NO_ANSWER.has(kind))) return 'nothing';
  if (blocks.some(({ kind }) => kind === 'no ideas' || kind === 'no alternatives')) return 'catalogue';
  if (sources.some(({ kind }) => OF_PACKS.has(kind))) return 'pack';
  if (sources.length > 0 && sources.every(({ kind }) => OF_ONESELF.has(kind))) return 'own';
  return sources.length > 0 ? 'advice' : 'own';
}

/** These stay open until somebody helps: what is asked behind them is answered with them again. */
const OPEN: ReadonlySet<SafetyKind> = new Set(['crisis', 'emergency', 'high sugar', 'low sugar', 'eating disorder']);

/** The message that a doubt or a further question is about, where one of our fixed texts answers that. */
export function safetyBehind(message: string, history: readonly Turn[], earlier: readonly string[]): string | null {
  const act = actOf(message);
  const resolved = act === null ? null : resolveInChat(message, history);
  if (resolved?.kind === 'of an answer') return resolved.turn.content;
  const last = act === null ? undefined : history.findLast(({ role }) => role === 'user')?.content;
  const kind = last === undefined ? null : safetyOf(last, earlier);
  return last !== undefined && kind !== null && OPEN.has(kind) ? last : null;
}

/** Asks nothing by itself that is understood: the food that is spoken of may be what is missing. */
const LACKS_FOOD: ReadonlySet<IntentKind> = new Set(['unclear', 'out of scope', 'general', 'verdict', 'small talk', 'declaration']);
/** A longer message names what it is about. */
const MAX_WORDS = 9;

/**
 * A message with the food that the chat is about, where it names none and says something of that food with it: "how long does it keep"
 * after chicken, "and for my two-year-old" after cheese; `null` where it is read as it stands.
 */
export function withFood(message: string, history: readonly Turn[], read: QuestionInContext): string | null {
  if (history.length === 0 || message.split(/\s+/).length > MAX_WORDS || actOf(message) !== null || read.barcodes.length > 0) return null;
  if (asksHowMuchToDrink(message) || foodSpokenOf([{ role: 'user', content: message }]) !== null) return null;
  const food = foodSpokenOf(history.slice(-LOOKED_AT));
  if (food === null) return null;
  const joined = `${food} ${message}`;
  if (isOfKitchen(joined)) return isOfKitchen(message) ? null : joined;
  const isOfChild = read.intent.kind === 'declaration' && readCircumstances(message).reported.some(({ kind }) => kind === 'child');
  if (isOfChild) return `is ${food} ok, ${message}`;
  const id = LACKS_FOOD.has(read.intent.kind) && generalTyped(message) === null ? generalTyped(joined) : null;
  return id === null || id === generalTyped(food) ? null : joined;
}
const LOOKED_AT = 6;
const isOfKitchen = (typed: string): boolean => composeKitchen(typed, [], [], () => false) !== null;

/** "And when pregnant?" with the food that the chat is about, where it names none itself, and "he had some" with what was given. */
export function withFoodSpokenOf(written: string, history: readonly Turn[], earlier: readonly string[]): string {
  const message = withGivenFood(written, earlier);
  const kind = safetyOf(message);
  const food = kind === 'pregnancy' && foodSpokenOf([{ role: 'user', content: message }]) === null ? foodSpokenOf(history) : null;
  const joined = food === null ? message : `${message} ${food}`;
  return food !== null && safetyOf(joined) === kind ? joined : message;
}
