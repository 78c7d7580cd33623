import { type HouseholdVerdict, type PersonAnswer, type PreparedPerson, verdictForAll } from '../people/index.ts';
import { type Candidate, hasInfant, isSameProduct, isSuggestableTo } from '../shelf/index.ts';
import { basketOf, type JudgedItem } from './basket.ts';

/** Swaps of one answer. */
export const MAX_SWAPS = 3;

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
