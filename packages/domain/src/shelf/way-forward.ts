import type { FoodProduct } from '../food/index.ts';
import { type BetterBecause, compareScores, prepareFood, scoreFood } from '../scoring/index.ts';
import { type Audience, hasInfant, judge, strictestAt } from './audience.ts';
import { type Better, betterFoods, type RankedFoods } from './better-foods.ts';
import type { Occasion } from './instead.data.ts';
import { insteadOf, isOneKind, isSameProduct } from './instead.ts';

/** Below it a food is no good match and is not proposed. */
export const GOOD = 50;
/** Foods of one answer, and how many of them may come from a wider shelf or from another one. */
const MAX_FOODS = 3;
const MAX_FROM_WIDER = 1;
const MAX_FROM_ELSEWHERE = 2;

/** Where foods are looked for. */
export type Shelves = {
  /** All foods of a narrowest category. */
  readonly narrow: (tag: string) => Promise<RankedFoods>;
  /** Good foods of a wide category, for ideas rather than for a complete search. */
  readonly wide: (tag: string) => Promise<RankedFoods>;
};

/** `isNear`: from the food's narrowest category, so that it stands on the same shelf. */
type Found = Better & { readonly occasion: Occasion | null; readonly isNear: boolean };
/** A food to take, and the one reason that makes it better. */
export type Proposal = Found & { readonly because: BetterBecause };
export type Proposals = { readonly kind: 'better' | 'best of shelf' | 'none'; readonly foods: readonly Proposal[] };

/**
 * What an audience could take in a food's place: from its shelf, else from a wider one, else from what people take instead. Never a poor
 * food called better, never the same product again, never what may not be proposed to each of them. The server and a device that
 * chooses by itself both choose by it.
 */
export async function wayForward(food: FoodProduct, audience: Audience, shelves: Shelves): Promise<Proposals> {
  if (hasInfant(audience)) return { kind: 'none', foods: [] };
  const current = prepareFood(food);
  const profile = strictestAt(current, audience);
  const score = scoreFood(current, profile);
  const isJudged = score.basis !== 'none';
  const above = isJudged ? judge(current, audience).score : -1;
  const search = (foods: RankedFoods) =>
    betterFoods([foods], food, audience, above).filter(({ candidate }) => !isSameProduct(candidate.product, food));
  const [leaf, ...wider] = food.categoriesTags.toReversed();
  const near = leaf === undefined || !isOneKind(leaf) ? [] : search(await shelves.narrow(leaf));
  const found: Found[] = [];
  take(found, near, { occasion: null, isNear: true }, MAX_FOODS);
  const hasNear = found.length > 0;
  const other = insteadOf(food.categoriesTags);
  for (const tag of wider.filter(isOneKind)) {
    if (found.length > 0) break;
    const alike = search(await shelves.wide(tag)).filter(({ candidate }) => isForSameOccasion(candidate.product, other));
    take(found, alike, { occasion: null, isNear: false }, MAX_FROM_WIDER);
  }
  if (other !== null && above < GOOD) {
    // One place is theirs, also where the shelf fills the answer.
    found.splice(MAX_FOODS - 1);
    const most = Math.min(MAX_FOODS, found.length + (hasNear ? 1 : MAX_FROM_ELSEWHERE));
    for (const tag of other.at) {
      if (found.length >= most) break;
      take(found, search(await shelves.wide(tag)).slice(0, 1), { occasion: other.occasion, isNear: false }, most);
    }
  }
  const answer = (kind: Proposals['kind'], foods: readonly Found[]): Proposals => ({
    kind,
    foods: foods.map((one) => ({
      ...one,
      because: compareScores(scoreFood(one.candidate.prepared, profile), score, current.isDrink),
    })),
  });
  if (found.length > 0) return answer('better', found);
  const best = isJudged ? near.slice(0, MAX_FOODS - 1).map((one) => ({ ...one, occasion: null, isNear: true })) : [];
  return best.length > 0 ? answer('best of shelf', best) : answer('none', []);
}

/** A wide category holds foods of several occasions: among spreads are chocolate cream and hummus, and one does not stand for the other. */
function isForSameOccasion(product: FoodProduct, own: ReturnType<typeof insteadOf>): boolean {
  const its = insteadOf(product.categoriesTags);
  return own === null || its === null || its.occasion === own.occasion;
}

/** Adds good foods, without those that are listed already. */
function take(found: Found[], better: readonly Better[], from: Pick<Found, 'occasion' | 'isNear'>, most: number): void {
  for (const one of better) {
    if (found.length >= most) return;
    const { product } = one.candidate;
    if (one.score < GOOD || found.some(({ candidate }) => isSameProduct(candidate.product, product))) continue;
    found.push({ ...one, ...from });
  }
}
