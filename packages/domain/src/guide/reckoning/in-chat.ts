import { foldText } from '../../lib/index.ts';
import type { Figure } from '../generic/generic-foods.ts';
import { energyLeftTyped } from '../understand/one-thing.ts';
import { OTHER_STATE } from './measures.data.ts';
import type { Amount } from './quantities.ts';
import { type Counted, type ReadAmounts, readAmounts } from './read-reckoning.ts';
import { gramsOfAmount } from './weights.ts';

/** What is reckoned: of which foods how much of what, and what is asked of it. */
export type Reckoning = {
  readonly foods: readonly Counted[];
  readonly figures: readonly Figure[];
  readonly asks: 'amount' | 'many' | 'limit' | 'left' | 'share';
  readonly wanted: { readonly figure: Figure; readonly value: number } | null;
  /** Whether that is a lot is asked as well. */
  readonly isJudged: boolean;
  /** The food, or one of them, is what was scanned last. */
  readonly isOfScan: boolean;
  /** How much of what was scanned, where no food is named. */
  readonly amount: Amount | null;
};

type State = Reckoning & { readonly trail: readonly Counted[] };
const LOOKED_AT = 6;

/**
 * What a message asks to be reckoned, by itself or as a change to what was reckoned before: "one bar" after "sugar in Snickers", "sorry 250 not 200",
 * "and with a spoon of honey", "together?". `null` where it asks for something else.
 *
 * @param earlier messages of the same person, oldest first
 */
export function reckoningIn(typed: string, earlier: readonly string[]): Reckoning | null {
  if (WANTS_OTHERS.test(foldText(typed))) return null;
  const before = earlier.slice(-LOOKED_AT).reduce<State | null>((state, message, at) => next(message, state, earlier[at - 1] ?? ''), null);
  const read = readAmounts(typed, earlier.at(-1));
  const state = next(typed, before, earlier.at(-1) ?? '', read);
  // "600 kcal left, may I have it?" asks whether it fits.
  if (state?.asks === 'left' && energyLeftTyped(typed) !== null) return null;
  return state === null || !isAnswered(state, read, before !== null) ? null : state;
}

/** Asks for foods in place of one that it names. */
const WANTS_OTHERS =
  /(?<!\p{L})(?:instead of|rather than|alternatives? (?:to|for)|replace\p{L}*|swap|statt|anstelle|ersatz fur|a la place d|au lieu d|remplac\p{L}*|en vez de|en lugar de|sustitu\p{L}*|invece d|al posto d|sostitu\p{L}*|em vez d|no lugar d|substitu\p{L}*|in plaats van|vervang\p{L}*)/u;

/** Whether a message only makes sense behind what was reckoned before it. */
export const followsReckoning = (typed: string, earlier: readonly string[]): boolean =>
  reckoningIn(typed, []) === null && reckoningIn(typed, earlier) !== null;

/** Only where an amount is stated: how much of a food per 100 g another answer says better. */
function isAnswered({ foods, figures, asks, isOfScan, wanted, amount }: State, read: ReadAmounts, isFollowing: boolean): boolean {
  if (asks === 'many') return wanted !== null && foods.length === 1;
  if (asks === 'limit') return foods.length === 1 && figures.some((figure) => figure === 'Caffeine');
  if (figures.length === 0) return false;
  if (foods.length === 0) return isOfScan && amount !== null && !(amount.kind === 'weight' && amount.grams === 100);
  const isCounted = foods.every((one) => one.amount !== null);
  const isSure = foods.length > 1 || foods.some((one) => one.amount !== null && !(one.amount.kind === 'count' && one.amount.isArticle));
  const isKnown = foods.some(
    ({ food, words, amount: stated }) => stated !== null && gramsOfAmount(food, words.toLowerCase(), stated) !== null,
  );
  const isPlain = read.foods.length === 1 && foods.length === 1 && foods[0]?.amount === null;
  if (isPlain || (!isFollowing && isPer100(foods))) return false;
  return (isCounted && (isSure || isKnown || isFollowing)) || (asks === 'left' && isKnown);
}

/** "Per 100 g" of one food is what a pack states. */
function isPer100(foods: readonly Counted[]): boolean {
  const [only, ...others] = foods;
  const isState = only !== undefined && only.state !== null && only.food.id in OTHER_STATE;
  return others.length === 0 && !isState && only?.amount?.kind === 'weight' && only.amount.grams === 100;
}

function next(typed: string, before: State | null, last: string, given?: ReadAmounts): State | null {
  const read = given ?? readAmounts(typed, last);
  if (!read.isWhole || read.isEmpty) return null;
  const alone = standalone(read);
  if (alone !== null && !(before !== null && read.adds && read.figures.length === 0)) return alone;
  return before === null ? null : changed(before, read);
}

/** What a message asks by itself. */
function standalone(read: ReadAmounts): State | null {
  const { asks, foods, wanted } = read;
  const figures = figuresOf(read);
  if (foods.length === 0 && !(read.isOfScan && figures.length > 0)) return null;
  if (figures.length === 0) return null;
  const of = kindAsked(read);
  if (of === 'many' && wanted === null) return null;
  // "35 g of sugar" of nothing: another unit is asked for, or whether it is much.
  if (wanted !== null && of !== 'many' && of !== 'left') return null;
  const scanned = foods.length === 0 ? [] : foods;
  const counted = withLoose(scanned, read);
  return {
    foods: counted,
    figures,
    asks: of,
    wanted,
    isJudged: asks.has('a lot'),
    isOfScan: read.isOfScan,
    amount: read.loose.at(-1) ?? null,
    trail: counted,
  };
}

function kindAsked({ asks, wanted, foods }: ReadAmounts): Reckoning['asks'] {
  if (asks.has('left')) return 'left';
  if (asks.has('many') && asks.has('limit')) return 'limit';
  if (asks.has('many') && wanted !== null && foods.length === 1 && foods[0]?.amount === null) return 'many';
  return asks.has('share') ? 'share' : 'amount';
}

function figuresOf({ figures, asks, foods }: ReadAmounts): readonly Figure[] {
  if (figures.length > 0) return figures.slice(0, MAX_FIGURES);
  if (asks.has('left') || asks.has('share')) return ['Calories'];
  const hasCaffeine = foods.length > 0 && foods.every(({ food }) => (food.figures.Caffeine ?? 0) > 0);
  const isCounted = foods.some(({ amount }) => amount !== null && isNumbered(amount));
  if (asks.has('limit') && asks.has('many') && hasCaffeine) return ['Caffeine'];
  return asks.has('a lot') && hasCaffeine && isCounted ? ['Caffeine'] : [];
}
/** "How many cups are fine?" tells no amount. */
const isNumbered = (amount: Amount): boolean =>
  amount.kind === 'weight' || (amount.kind === 'measure' ? amount.isImplied !== true : !amount.isArticle);
const MAX_FIGURES = 3;

/** A scanned food whose amount stands by itself: "what I scanned, 60 g of it". */
function withLoose(foods: readonly Counted[], { loose }: ReadAmounts): readonly Counted[] {
  const [only, ...others] = foods;
  const amount = loose.at(-1);
  return only !== undefined && others.length === 0 && only.amount === null && amount !== undefined ? [{ ...only, amount }] : foods;
}

/** What was reckoned before with what a few words change of it. */
function changed(before: State, read: ReadAmounts): State | null {
  const { foods, loose, figures, asks, adds } = read;
  // "How many teaspoons is that?" asks for another unit.
  if (asks.has('many') && foods.length === 0 && loose.length > 0) return null;
  const isJudged = asks.has('a lot');
  const of = asks.has('many') && asks.has('limit') ? 'limit' : asks.has('share') ? 'share' : asks.has('left') ? 'left' : 'amount';
  const base: State = {
    ...before,
    asks: of,
    isJudged,
    wanted: null,
    figures: figures.length > 0 ? figures.slice(0, MAX_FIGURES) : before.figures,
  };
  if (asks.has('together')) return { ...base, foods: before.trail };
  if (foods.length > 0) {
    const last = before.foods.at(-1);
    const given = foods.map((one): Counted => (one.amount === null && !adds ? { ...one, amount: last?.amount ?? null } : one));
    const all = adds ? [...before.foods, ...given] : given;
    return { ...base, foods: all, trail: adds ? all : [...before.trail, ...given], isOfScan: read.isOfScan };
  }
  const amount = first(loose, before.foods.at(-1)?.amount ?? null);
  if (amount !== null || read.state !== null) {
    const foodsNow = before.foods.map((one, at) =>
      at < before.foods.length - 1 ? one : { ...one, amount: amount ?? one.amount, label: null, state: read.state ?? one.state },
    );
    return before.foods.length === 0
      ? { ...base }
      : { ...base, foods: foodsNow, trail: [...before.trail.slice(0, -1), ...foodsNow.slice(-1)] };
  }
  const says = figures.length > 0 || isJudged || of !== 'amount';
  return says ? base : null;
}

/** The amount that is meant now: of "250 not 200" the first; a bare number stays in the unit of before. */
function first(loose: readonly Amount[], before: Amount | null): Amount | null {
  const [amount] = loose;
  if (amount === undefined) return null;
  if (amount.kind !== 'count' || before === null) return amount;
  if (before.kind === 'weight')
    return amount.count < MIN_GRAMS ? { kind: 'weight', grams: before.grams * amount.count } : { kind: 'weight', grams: amount.count };
  return before.kind === 'measure' ? { ...before, count: amount.count } : amount;
}
/** A smaller number after a weight is so many of that. */
const MIN_GRAMS = 5;
