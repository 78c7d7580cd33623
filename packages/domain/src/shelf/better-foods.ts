import { type FoodProduct, isInformative } from '../food/index.ts';
import { foldText } from '../lib/index.ts';
import { suits } from '../matching/index.ts';
import {
  ageGroup,
  type HouseholdAnswer,
  type HouseholdVerdict,
  type PreparedPerson,
  speaksNothingAgainst,
  verdictForAll,
} from '../people/index.ts';
import {
  type Fit,
  fitOf,
  GOAL_LIMIT,
  isFitting,
  isSuggestable,
  type PreparedFood,
  type PreparedProfile,
  prepareFood,
  scoreOnly,
} from '../scoring/index.ts';
import { INSTEAD, type Instead, NOT_EATEN_ALONE, NOT_EATEN_RAW, READY, TO_PREPARE, TOO_WIDE } from './instead.data.ts';

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

/** Packs that read alike and score alike are one suggestion. */
function insert(best: Better[], better: Better): void {
  const { name, brand } = better.candidate.product;
  if (best.some(({ candidate: { product }, score }) => score === better.score && product.name === name && product.brand === brand)) return;
  const at = best.findIndex((ranked) => isBefore(better, ranked));
  best.splice(at === -1 ? best.length : at, 0, better);
  if (best.length > MAX_REMEMBERED) best.pop();
}

/** The order of what is proposed: score, score for everyone, code. */
export function isBefore(one: Better, other: Better): boolean {
  return one.score === other.score ? byHealthiness(one.candidate, other.candidate) < 0 : one.score > other.score;
}

/** Those for whom foods are chosen: one profile, or the people of a household, of whom the strictest decides. */
export type Audience = PreparedProfile | readonly PreparedPerson[];

/** What a food comes to for an audience. `household` is null for one profile. */
export type Judgement = {
  readonly score: number;
  readonly fit: Fit | null;
  /** It may be called fitting for each of them. */
  readonly isFitting: boolean;
  readonly household: HouseholdVerdict | null;
};

export function isHousehold(audience: Audience): audience is readonly PreparedPerson[] {
  return Array.isArray(audience);
}

/** The number that ranks a food, and how it stands to what the audience leaves out. Where nobody has a score it ranks last. */
export function judge(food: PreparedFood, audience: Audience): Judgement {
  if (!isHousehold(audience)) {
    const score = scoreOnly(food, audience);
    return { score, fit: fitOf(food, audience), isFitting: isFitting(food, audience, score), household: null };
  }
  const household = verdictForAll(food, audience);
  const fit = FITS_OF[household.answer];
  const isForAll = (fit === null || fit === 'fits') && audience.every(({ profile }) => isFitting(food, profile));
  return { score: household.score ?? 0, fit, isFitting: isForAll, household };
}

/** "Not judged" proves nothing. */
const FITS_OF: Readonly<Record<HouseholdAnswer, Fit | null>> = {
  conflict: 'conflict',
  unknown: 'unknown',
  'not judged': 'unknown',
  safe: 'fits',
  'no conflict': 'fits',
  free: null,
};

/** Whether a food may be proposed to an audience of our own accord: to each of them, and with nothing open for a child. */
export function isSuggestableTo(food: PreparedFood, audience: Audience): boolean {
  if (!isHousehold(audience)) return isSuggestable(food, audience);
  const { answer } = verdictForAll(food, audience);
  return audience.length > 0 && speaksNothingAgainst(answer) && audience.every(({ profile }) => isSuggestable(food, profile));
}

/** Somebody among them is too young for a score, so that nothing can be proposed to all of them. */
export function hasInfant(audience: Audience): boolean {
  return isHousehold(audience) && audience.some(({ age }) => ageGroup(age) === 'infant');
}

/** Whose reasons stand for those of the audience: the strictest at this food. */
export function strictestAt(food: PreparedFood, audience: Audience): PreparedProfile | undefined {
  if (!isHousehold(audience)) return audience;
  const [strictest] = verdictForAll(food, audience).people;
  return audience.find(({ id }) => id === strictest?.id)?.profile;
}

/**
 * What people take in place of a food, or null where nothing is known.
 *
 * @param categoriesTags from wide to narrow; the narrowest one that the table names decides
 */
export function insteadOf(categoriesTags: readonly string[]): Instead | null {
  for (const tag of categoriesTags.toReversed()) {
    const entry = INSTEAD.find(({ of }) => of.includes(tag));
    if (entry !== undefined) return entry;
  }
  return null;
}

/**
 * Whether a food is eaten or drunk as it comes out of the pack: no raw meat, no dry beans, no frozen berries, no cranberries. What no
 * table names is.
 */
export function isReady(food: Candidate): boolean {
  for (const tag of food.product.categoriesTags.toReversed()) {
    if (READY.has(tag)) return true;
    if (TO_PREPARE.has(tag)) return false;
  }
  return isEatenAlone(food) && !holdsOnly(food, NOT_EATEN_RAW);
}

/** Whether people eat a food by itself: nobody eats cranberries or lemons so. */
export function isEatenAlone(food: Candidate): boolean {
  return !holdsOnly(food, NOT_EATEN_ALONE);
}

function holdsOnly({ prepared }: Candidate, ids: ReadonlySet<string>): boolean {
  const listed = prepared.reading.items.filter(({ source, presence }) => source === 'list' && presence === 'contained');
  return listed.length > 0 && listed.every(({ id }) => id !== null && ids.has(id));
}

/** Whether the foods of a category are eaten alike, so that one of them can stand for another. */
export function isOneKind(tag: string): boolean {
  return isInformative(tag) && !TOO_WIDE.has(tag);
}

type Named = { readonly name: string; readonly brand: string | null };

/**
 * Whether two packs hold one product or variants of it: one maker, and the words of one name are all in the other's. Sizes do not
 * tell them apart, nor do signs.
 */
export function isSameProduct(one: Named, other: Named): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [few, many] = first.size <= second.size ? [first, second] : [second, first];
  const isContained = few.size > 0 && [...few].every((word) => many.has(word));
  if (!isContained) return false;
  return one.brand === null || other.brand === null ? few.size === many.size : makerOf(one) === makerOf(other);
}

const SIZE = /\b\d+(?:[.,]\d+)?\s*(?:x\s*\d+)?\s*(?:k?g|m?l|cl|oz)?\b/gu;

function wordsOf({ name, brand }: Named): Set<string> {
  const maker = new Set(foldText(brand ?? '').match(/\p{L}+/gu) ?? []);
  const words =
    foldText(name)
      .replaceAll(SIZE, ' ')
      .match(/\p{L}+/gu) ?? [];
  const own = words.filter((word) => !maker.has(word));
  return new Set(own.length === 0 ? words : own);
}

function makerOf({ brand }: Named): string {
  return (foldText(brand ?? '').split(',')[0] ?? '').trim();
}
