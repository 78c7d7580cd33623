import type { FoodProduct } from '../food/index.ts';
import { suits } from '../matching/index.ts';
import { GOAL_LIMIT, type PreparedFood, type PreparedProfile, prepareFood, scoreOnly } from '../scoring/index.ts';
import { type Audience, isHousehold, isSuggestableTo, judge } from './audience.ts';

/** A food of a category, made ready for any member. */
export type Candidate = { product: FoodProduct; prepared: PreparedFood };
export type Better = { candidate: Candidate; score: number };

/** Ready to be searched: see {@link byHealthiness}. */
export type RankedFoods = readonly Candidate[];

export function candidateOf(product: FoodProduct): Candidate {
  return { product, prepared: prepareFood(product) };
}

/** Highest score for everyone first; what a profile can add has a known limit, so the rest need not be scored. */
export function byHealthiness(one: Candidate, other: Candidate): number {
  return other.prepared.basis.sum - one.prepared.basis.sum || (one.product.gtin < other.product.gtin ? -1 : 1);
}

/** Suggestions of one answer. */
export const PAGE_SIZE = 5;
/** One more than is shown, since the food in hand may be among the best itself. */
const MAX_REMEMBERED = PAGE_SIZE + 1;

/**
 * The best foods for an audience that score above a food they look at, or above `above`: the same as scoring and sorting all of them.
 * Left out are foods that may not be proposed to them (see `isSuggestableTo`), and those of which so little is known that their number
 * means less than that of the food in hand.
 */
export function betterFoods(
  lists: readonly RankedFoods[],
  current: FoodProduct,
  audience: Audience,
  above: number = judge(prepareFood(current), audience).score,
): Better[] {
  const prepared = prepareFood(current);
  const best = lists.flatMap((list) => bestOf(list, audience, prepared.basis.base === 'fallback'));
  return best
    .filter(({ candidate, score }) => score > above && candidate.product.gtin !== current.gtin)
    .sort((one, other) => (isBefore(one, other) ? -1 : 1))
    .slice(0, PAGE_SIZE);
}

type Best = { certain?: Better[]; any?: Better[] };
const remembered = new WeakMap<RankedFoods, WeakMap<Audience, Best>>();

/** Does not depend on the food in hand, so it is worked out once for a category and an audience as they are. */
function bestOf(list: RankedFoods, audience: Audience, anyBase: boolean): Better[] {
  const byAudience = remembered.get(list) ?? new WeakMap<Audience, Best>();
  remembered.set(list, byAudience);
  const cached = byAudience.get(audience) ?? {};
  byAudience.set(audience, cached);
  return (cached[anyBase ? 'any' : 'certain'] ??= search(list, audience, anyBase));
}

function search(list: RankedFoods, audience: Audience, anyBase: boolean): Better[] {
  // The lowest score counts, and nobody's rises by more than this.
  const gain = isHousehold(audience) ? Math.min(...audience.map(({ profile }) => highestGain(profile))) : highestGain(audience);
  const best: Better[] = [];
  for (const candidate of list) {
    const { basis } = candidate.prepared;
    const least = best.length < MAX_REMEMBERED ? 0 : (best.at(-1)?.score ?? 0);
    // The list is sorted by that score: what follows cannot rank higher.
    if (basis.sum + gain < least) break;
    if (basis.limit < least || basis.isUnknown || (basis.base === 'fallback' && !anyBase)) continue;
    const { score } = judge(candidate.prepared, audience);
    if (score >= least && isSuggestableTo(candidate.prepared, audience)) insert(best, { candidate, score });
  }
  return best;
}

/** Works out ahead what members commonly ask of a food. */
export function warm(candidate: Candidate, profile: PreparedProfile): void {
  scoreOnly(candidate.prepared, profile);
  for (const { restriction } of profile.constraints) suits(candidate.prepared, restriction);
}

/** The most that a profile can add to any food. */
function highestGain({ preferenceGroups }: PreparedProfile): number {
  let own = 0;
  let generated = 0;
  for (const group of preferenceGroups) {
    const most = group.reduce((highest, { value, weight }) => (value > 0 ? Math.max(highest, weight) : highest), 0);
    if (group.some(({ own }) => own)) own += most;
    else generated += most;
  }
  return own + Math.min(generated, GOAL_LIMIT);
}

/** Orders the best: score, score for everyone, code. Packs that read alike and score alike are one suggestion. */
function insert(best: Better[], better: Better): void {
  const { name, brand } = better.candidate.product;
  if (best.some(({ candidate: { product }, score }) => score === better.score && product.name === name && product.brand === brand)) return;
  const at = best.findIndex((ranked) => isBefore(better, ranked));
  best.splice(at === -1 ? best.length : at, 0, better);
  if (best.length > MAX_REMEMBERED) best.pop();
}

function isBefore(one: Better, other: Better): boolean {
  return one.score === other.score ? byHealthiness(one.candidate, other.candidate) < 0 : one.score > other.score;
}
