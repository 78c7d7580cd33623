import { hasWholeList } from '../food/index.ts';
import { type Fit, type LedgerAlert, scoreFood, scoreLabel } from '../scoring/index.ts';
import { type Audience, isHousehold, type Judgement, judge } from './audience.ts';
import type { Candidate } from './better-foods.ts';
import { GOOD } from './way-forward.ts';

/** A food that a search found. `isWhole`: it holds every word that was searched for. */
export type Hit = Candidate & { readonly isWhole: boolean };
export type JudgedHit = Hit & Judgement;
/** How the foods found are narrowed down. */
export type HitFlags = { readonly fits: boolean; readonly good: boolean; readonly noAdditives: boolean };

type Paging = HitFlags & { readonly by: 'match' | 'score'; readonly from: number; readonly limit: number };
type HitPage = {
  readonly hits: readonly JudgedHit[];
  /** How many pass the filters. */
  readonly total: number;
  /** How many each filter alone would leave; `fits` is null for a person who leaves nothing out. */
  readonly filters: { readonly fits: number | null; readonly good: number; readonly noAdditives: number };
};

const NO_FLAGS: HitFlags = { fits: false, good: false, noAdditives: false };

/** The foods found as an audience sees them: scored, narrowed down, in order, one page of them. */
export function pageOfHits(found: readonly Hit[], audience: Audience, { by, from, limit, ...flags }: Paging): HitPage {
  const judged = found.map((hit): JudgedHit => ({ ...hit, ...judge(hit.prepared, audience) }));
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

function passes({ score, fit, product, prepared }: JudgedHit, flags: HitFlags): boolean {
  if (flags.fits && fit !== null && fit !== 'fits') return false;
  if (flags.good && (score < GOOD || prepared.basis.isUnknown)) return false;
  return !flags.noAdditives || (product.additives.length === 0 && hasWholeList(product));
}

const FIT_ORDER: readonly (Fit | null)[] = ['fits', null, 'unknown', 'conflict'];

/** What holds all the words before what nearly does; among those what fits the person first, in the order of the search. */
function byMatch(hits: readonly JudgedHit[]): JudgedHit[] {
  const tier = ({ isWhole, fit }: JudgedHit): number => (isWhole ? 0 : FIT_ORDER.length) + FIT_ORDER.indexOf(fit);
  return hits.toSorted((one, other) => tier(one) - tier(other));
}

/** Highest first; foods of unknown score come last. */
function byScore(one: JudgedHit, other: JudgedHit): number {
  return (
    Number(one.prepared.basis.isUnknown) - Number(other.prepared.basis.isUnknown) ||
    other.score - one.score ||
    other.prepared.basis.sum - one.prepared.basis.sum ||
    (one.product.gtin < other.product.gtin ? -1 : 1)
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
