import { findDoubts } from '../food/index.ts';
import { amountOf } from '../matching/index.ts';
import { type HouseholdVerdict, ofAllFoods, type PersonAnswer, type PreparedPerson, verdictForAll } from '../people/index.ts';
import { EU_INTAKES, SALT_G } from '../portion/index.ts';
import type { PreparedFood } from '../scoring/index.ts';
import { type Candidate, hasInfant, isSameProduct, isSuggestableTo } from '../shelf/index.ts';

/** A food that is bought, and how many packs of it. */
export type BasketItem = {
  readonly id: string;
  readonly food: PreparedFood;
  readonly quantity: number;
  /** The pack's size as its source writes it. */
  readonly packSize: string | null;
};
export type JudgedItem = BasketItem & { readonly verdict: HouseholdVerdict };

export const BASKET_NUTRIMENTS = ['sugars', 'salt', 'saturatedFat'] as const;
export type BasketNutriment = (typeof BASKET_NUTRIMENTS)[number];

/** What each person gets of a nutriment on each day that the basket is for. */
export type PerDay = {
  readonly nutriment: BasketNutriment;
  /** Grams; `null` where no food has a figure. */
  readonly grams: number | null;
  /** The day of an average adult. */
  readonly ofDay: number;
  /** Foods without a figure or a readable size of the pack: they are not in `grams`. */
  readonly without: number;
};

export type Basket = {
  /** Of each person the strictest verdict on any of its foods, and the strictest of these; `null`: there is none in it. */
  readonly verdict: HouseholdVerdict | null;
  /** Mean of the foods, each by its strictest person, weighted by packs; `null` where no food has a score. */
  readonly score: number | null;
  /** Foods without a score: they are not in the mean. */
  readonly withoutScore: number;
  readonly items: readonly JudgedItem[];
};

export function judgeItems(items: readonly BasketItem[], people: readonly PreparedPerson[]): JudgedItem[] {
  return items.map((item) => ({ ...item, verdict: verdictForAll(item.food, people) }));
}

/** One answer and one score for all that is bought. Neither is milder than those of its strictest person. */
export function basketOf(items: readonly JudgedItem[]): Basket {
  const score = exactScore(items);
  return {
    verdict: items.length === 0 ? null : ofAllFoods(items.map(({ verdict }) => verdict)),
    score: score === null ? null : Math.round(score),
    withoutScore: items.filter(({ verdict }) => verdict.score === null).length,
    items,
  };
}

function exactScore(items: readonly JudgedItem[]): number | null {
  let sum = 0;
  let packs = 0;
  for (const { verdict, quantity } of items) {
    if (verdict.score === null) continue;
    sum += verdict.score * quantity;
    packs += quantity;
  }
  return packs === 0 ? null : sum / packs;
}

/** Grams that a day holds at most. Sugars are all of them, since a list of several foods has no one kind. */
const OF_DAY: Readonly<Record<BasketNutriment, number>> = {
  sugars: EU_INTAKES.sugars,
  salt: SALT_G,
  saturatedFat: EU_INTAKES.saturatedFat,
};

/**
 * Salt, sugars and saturated fat for each of so many people on each of so many days. What is not known is counted, and never as nothing.
 *
 * @param words entries that name no food: they have no figures either
 */
export function perPersonAndDay(
  items: readonly BasketItem[],
  { people, days, words }: { people: number; days: number; words: number },
): PerDay[] {
  return BASKET_NUTRIMENTS.map((nutriment) => {
    const known = items.flatMap((item) => gramsOf(item, nutriment) ?? []);
    const grams = known.reduce((sum, each) => sum + each, 0) / (Math.max(people, 1) * Math.max(days, 1));
    return { nutriment, grams: known.length === 0 ? null : grams, ofDay: OF_DAY[nutriment], without: items.length - known.length + words };
  });
}

/** A figure that cannot be true counts as none. */
function gramsOf({ food, quantity, packSize }: BasketItem, nutriment: BasketNutriment): number | null {
  const amount = packAmount(packSize);
  const per100 = amountOf(food, nutriment);
  if (amount === null || per100 === null) return null;
  const isDoubtful = findDoubts(food.facts).some(({ level, nutriments }) => level !== 'worth a look' && nutriments.includes(nutriment));
  return isDoubtful ? null : (per100 * amount * quantity) / 100;
}

/** Grams or millilitres of one unit. @source Directive 80/181/EEC; 1 oz and 1 lb as in the US and UK */
const UNITS: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  kg: 1000,
  mg: 0.001,
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  lt: 1000,
  oz: 28.35,
  lb: 453.6,
};
const FIGURE = String.raw`\d+(?:[.,]\d+)?`;
const AMOUNT = new RegExp(String.raw`(?:(\d{1,3})\s*[x×*]\s*)?(${FIGURE})\s*(kg|gr|mg|ml|cl|dl|lt|oz|lb|g|l)\b`, 'iu');
/** A pack that one carries home; more is a typing error of the source, or a pallet. */
const MAX_AMOUNT = 25_000;

/** Grams or millilitres of a pack as its source writes them ("6 x 125 g", "1,5 l"); `null` where that cannot be read. */
export function packAmount(quantity: string | null): number | null {
  const found = AMOUNT.exec(quantity ?? '');
  const [, times, figure, unit] = found ?? [];
  if (figure === undefined || unit === undefined) return null;
  const amount = Number(times ?? 1) * Number(figure.replace(',', '.')) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return amount > 0 && amount <= MAX_AMOUNT ? amount : null;
}

/** Swaps of one answer. */
const MAX_SWAPS = 3;

/** A food of the basket and the one to take in its place. */
export type BasketSwap = {
  readonly itemId: string;
  readonly candidate: Candidate;
  readonly verdict: HouseholdVerdict;
};
/** A swap with the score of the basket once it alone is made, and once those before it are made too. */
export type CountedSwap = BasketSwap & { readonly scoreAlone: number; readonly scoreAfter: number };

/** Milder is higher; who leaves nothing out (`free`) is as well off with what is proven. */
const RANK: Readonly<Record<PersonAnswer, number>> = { conflict: 0, unknown: 1, 'not judged': 2, fits: 3, free: 3 };

/**
 * The food of a shelf with the highest score for all of them: one that may be proposed to each, whose answer is for nobody stricter than
 * that to the food in the basket, and whose score is for nobody lower. Nobody below three is judged, so nothing is proposed with one
 * among them, and nothing in the place of a food without a score.
 */
export function bestSwap(
  item: JudgedItem,
  named: { name: string; brand: string | null },
  shelf: readonly Candidate[],
  people: readonly PreparedPerson[],
): BasketSwap | null {
  const { score } = item.verdict;
  if (score === null || hasInfant(people)) return null;
  let best: (BasketSwap & { readonly score: number }) | null = null;
  for (const candidate of shelf) {
    if (candidate.prepared.basis.isUnknown || isSameProduct(candidate.product, named)) continue;
    // What a food can score at most is known without looking at anybody.
    if (candidate.prepared.basis.limit <= (best?.score ?? score)) continue;
    const verdict = verdictForAll(candidate.prepared, people);
    if (verdict.score === null || verdict.score <= (best?.score ?? score) || !isNoWorse(item.verdict, verdict)) continue;
    if (!isSuggestableTo(candidate.prepared, people)) continue;
    best = { itemId: item.id, candidate, verdict, score: verdict.score };
  }
  return best;
}

/** Whether nobody's answer is stricter and nobody's score lower than before, and nobody is without the score that they had. */
function isNoWorse(before: HouseholdVerdict, after: HouseholdVerdict): boolean {
  return after.people.every((one) => {
    const own = before.people.find(({ id }) => id === one.id);
    if (own === undefined || one.answer === 'conflict' || one.answer === 'unknown') return false;
    return RANK[one.answer] >= RANK[own.answer] && (own.score === null || (one.score !== null && one.score >= own.score));
  });
}

/** The swaps that raise the basket the most, the best first, each with the exact score of the basket by it. */
export function bestSwaps(items: readonly JudgedItem[], swaps: readonly BasketSwap[]): CountedSwap[] {
  const ranked = swaps
    .flatMap((swap) => {
      const item = items.find(({ id }) => id === swap.itemId);
      return item === undefined ? [] : [{ swap, gain: ((swap.verdict.score ?? 0) - (item.verdict.score ?? 0)) * item.quantity }];
    })
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain || (one.swap.itemId < other.swap.itemId ? -1 : 1))
    .slice(0, MAX_SWAPS);
  let now = items;
  return ranked.flatMap(({ swap }) => {
    now = withSwap(now, swap);
    return [{ ...swap, scoreAlone: basketOf(withSwap(items, swap)).score ?? 0, scoreAfter: basketOf(now).score ?? 0 }];
  });
}

/** The basket once a swap is made. */
export function withSwap(items: readonly JudgedItem[], { itemId, candidate, verdict }: BasketSwap): JudgedItem[] {
  return items.map((item) => (item.id === itemId ? { ...item, food: candidate.prepared, verdict } : item));
}
