import { type FoodProduct, hasWholeList } from '../food/index.ts';
import { type BetterBecause, compareScores, type Fit, type LedgerAlert, prepareFood, scoreFood, scoreLabel } from '../scoring/index.ts';
import {
  type Audience,
  type Better,
  betterFoods,
  type Candidate,
  hasInfant,
  insteadOf,
  isBefore,
  isEatenAlone,
  isHousehold,
  isOneKind,
  isReady,
  isSameProduct,
  type Judgement,
  judge,
  type RankedFoods,
  strictestAt,
} from './better-foods.ts';
import type { Occasion } from './instead.data.ts';

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
  // Nobody cooks what stands for something that is eaten at once.
  const wantsReady = isReady({ product: food, prepared: current });
  const elsewhere = async (tag: string) => {
    const foods = await shelves.wide(tag);
    return search(wantsReady ? readyAmong(foods) : foods).filter(({ candidate }) => isEatenAlone(candidate));
  };
  for (const tag of wider.filter(isOneKind)) {
    if (found.length > 0) break;
    const alike = (await elsewhere(tag)).filter(({ candidate }) => isForSameOccasion(candidate.product, other));
    take(found, alike, { occasion: null, isNear: false }, MAX_FROM_WIDER);
  }
  if (other !== null && above < GOOD) {
    // One place is theirs, also where the shelf fills the answer.
    found.splice(MAX_FOODS - 1);
    const own = found.length;
    const most = Math.min(MAX_FOODS, own + (hasNear ? 1 : MAX_FROM_ELSEWHERE));
    for (const tag of other.at) {
      if (found.length >= most) break;
      take(found, (await elsewhere(tag)).slice(0, 1), { occasion: other.occasion, isNear: false }, most);
    }
    // The table says where to look first, not which is the better one.
    found.push(...found.splice(own).sort((one, next) => (isBefore(one, next) ? -1 : 1)));
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

const ready = new WeakMap<RankedFoods, RankedFoods>();

/** Held with the shelf, so that what is the best of it is worked out once. */
function readyAmong(foods: RankedFoods): RankedFoods {
  const known = ready.get(foods) ?? foods.filter(isReady);
  ready.set(foods, known);
  return known;
}

/** A wide category holds foods of several occasions: among spreads are chocolate cream and hummus, and one does not stand for the other. */
function isForSameOccasion(product: FoodProduct, own: ReturnType<typeof insteadOf>): boolean {
  const its = insteadOf(product.categoriesTags);
  return own === null || its === null || its === own;
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

/** A food that a search found. `isWhole`: it holds every word that was searched for. */
export type Hit = Candidate & { readonly isWhole: boolean };
export type JudgedHit = Hit & Judgement;
/** How the foods found are narrowed down. */
export type HitFlags = { readonly fits: boolean; readonly good: boolean; readonly noAdditives: boolean };

/** What places a food among those that were found. */
export type Standing = {
  readonly gtin: string;
  readonly isWhole: boolean;
  readonly score: number;
  readonly fit: Fit | null;
  /** It may be called fitting. */
  readonly isFitting: boolean;
  /** Nothing is known that a number could rest on. */
  readonly isUnknown: boolean;
  /** What it comes to for everybody without the ends of the scale: it parts foods of one score. `null` where nothing is sorted by score. */
  readonly sum: number | null;
  /** Its list is whole and holds no additive. */
  readonly hasNoAdditives: boolean;
};

export type Paging = HitFlags & { readonly by: 'match' | 'score'; readonly from: number; readonly limit: number };
type Page<One> = {
  readonly hits: readonly One[];
  /** How many pass the filters. */
  readonly total: number;
  /** How many each filter alone would leave; `fits` is null for a person who leaves nothing out. */
  readonly filters: { readonly fits: number | null; readonly good: number; readonly noAdditives: number };
};

const NO_FLAGS: HitFlags = { fits: false, good: false, noAdditives: false };

/** The foods found as an audience sees them: scored, narrowed down, in order, one page of them. */
export function pageOfHits(found: readonly Hit[], audience: Audience, paging: Paging): Page<JudgedHit> {
  const standing = found.map((hit) => {
    const judgement = judge(hit.prepared, audience);
    return { hit, judgement, ...standingOf(hit, judgement) };
  });
  const { hits, ...counts } = pageOf(standing, paging);
  return { hits: hits.map(({ hit, judgement }) => ({ ...hit, ...judgement })), ...counts };
}

export function standingOf({ product, prepared, isWhole }: Hit, { score, fit, isFitting }: Omit<Judgement, 'household'>): Standing {
  const { isUnknown, sum } = prepared.basis;
  return {
    gtin: product.gtin,
    isWhole,
    score,
    fit,
    isFitting,
    isUnknown,
    sum,
    hasNoAdditives: product.additives.length === 0 && hasWholeList(product),
  };
}

/** The same of foods whose place is known. */
export function pageOf<One extends Standing>(judged: readonly One[], { by, from, limit, ...flags }: Paging): Page<One> {
  const passing = judged.filter((hit) => passes(hit, flags));
  const sorted = by === 'score' ? passing.sort(byScore) : byMatch(passing);
  const count = (only: Partial<HitFlags>) => judged.filter((hit) => passes(hit, { ...NO_FLAGS, ...only })).length;
  return {
    hits: sorted.slice(from, from + limit),
    total: passing.length,
    filters: {
      fits: judged.every(({ fit }) => fit === null) ? null : count({ fits: true }),
      good: count({ good: true }),
      noAdditives: count({ noAdditives: true }),
    },
  };
}

function passes({ score, isFitting, isUnknown, hasNoAdditives }: Standing, flags: HitFlags): boolean {
  if (flags.fits && !isFitting) return false;
  if (flags.good && (score < GOOD || isUnknown)) return false;
  return !flags.noAdditives || hasNoAdditives;
}

const FIT_ORDER: readonly (Fit | null)[] = ['fits', null, 'unknown', 'conflict'];

/** What holds all the words before what nearly does; among those what fits the person first, in the order of the search. */
function byMatch<One extends Standing>(hits: readonly One[]): One[] {
  const tier = ({ isWhole, fit }: Standing): number => (isWhole ? 0 : FIT_ORDER.length) + FIT_ORDER.indexOf(fit);
  return hits.toSorted((one, other) => tier(one) - tier(other));
}

/** Highest first; foods of unknown score come last. */
function byScore(one: Standing, other: Standing): number {
  return (
    Number(one.isUnknown) - Number(other.isUnknown) ||
    other.score - one.score ||
    (other.sum ?? 0) - (one.sum ?? 0) ||
    (one.gtin < other.gtin ? -1 : 1)
  );
}

/** What speaks most against a food for an audience, of one that somebody must not eat; else null. */
export function againstOf({ prepared, fit, household }: JudgedHit, audience: Audience): LedgerAlert | null {
  if (fit !== 'conflict') return null;
  if (!isHousehold(audience)) return scoreFood(prepared, audience).alerts[0] ?? null;
  const harmed = household?.people.find(({ answer }) => answer === 'conflict');
  const profile = audience.find(({ id }) => id === harmed?.id)?.profile;
  return profile === undefined ? null : (scoreFood(prepared, profile).alerts[0] ?? null);
}

/** `check`: held down only because something is unknown. `no data`: nothing is known that a number could rest on, or nobody has one. */
export function stateOfHit(
  { prepared, score, fit, household }: Pick<Hit, 'prepared'> & Judgement,
  audience: Audience,
): 'judged' | 'check' | 'no data' {
  if (prepared.basis.isUnknown || (household !== null && household.score === null)) return 'no data';
  const mayBeHeldBack = fit !== null && fit !== 'fits' && scoreLabel(score) === 'Poor Match';
  return mayBeHeldBack && holdsBack(prepared, household, audience) ? 'check' : 'judged';
}

/** Of a household that is asked of whoever has its lowest score. */
function holdsBack(food: JudgedHit['prepared'], household: JudgedHit['household'], audience: Audience): boolean {
  if (!isHousehold(audience)) return scoreFood(food, audience).isHeldBack;
  return audience
    .filter(({ id }) => household?.people.some((one) => one.id === id && one.score === household.score))
    .every(({ profile }) => scoreFood(food, profile).isHeldBack);
}
