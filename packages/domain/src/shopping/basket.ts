import { findDoubts } from '../food/index.ts';
import { amountOf } from '../matching/index.ts';
import { type HouseholdVerdict, ofAllFoods, type PreparedPerson, verdictForAll } from '../people/index.ts';
import { EU_INTAKES, SALT_G } from '../portion/index.ts';
import type { PreparedFood } from '../scoring/index.ts';
import { packAmount } from './pack-amount.ts';

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
