import type { FoodFacts } from '../food/index.ts';
import { clamp } from '../lib/index.ts';
import { keeps } from '../matching/index.ts';
import type { Basis, Cap } from './basis/basis.ts';
import { CAPS } from './constants.data.ts';
import { scoreLabel } from './labels.ts';
import { alertsFor } from './ledger/alerts.ts';
import { describeFoodLine } from './ledger/describe-food.ts';
import { describeCap, describeDenseLimit, describeGoalLimit, describeWish } from './ledger/describe-personal.ts';
import type { Contribution, FoodScore } from './ledger/ledger.types.ts';
import { unknownsFor } from './ledger/unknowns.ts';
import { constraintCap, countedWish, goalLimits, holdsAvoided, wishPoints } from './personal.ts';
import { usualPotassium } from './potassium.ts';
import { PreparedFood } from './prepared-food.ts';
import { NOBODY, type PreparedProfile, prepareProfile, type WishSet } from './profile/prepare-profile.ts';
import type { ScoreProfile } from './profile/score-profile.ts';

/**
 * The personal score 0…100 and the full ledger whose lines add up to it; without a profile everybody's score.
 * Informational: see `fallbackScore` for what a client shows when nothing can be computed.
 */
export function scoreFood(food: FoodFacts | PreparedFood, profile?: ScoreProfile | PreparedProfile): FoodScore {
  const prepared = food instanceof PreparedFood ? food : new PreparedFood(food);
  // Its lines ask for each wish several times.
  prepared.noteUse();
  prepared.noteUse();
  const person = profile === undefined ? NOBODY : isPrepared(profile) ? profile : prepareProfile(profile);
  const contributions = prepared.basis.lines.map((line) => describeFoodLine(prepared, line));
  const countedOnce = addWishes(prepared, person.wishSets, contributions);
  const { score, isHeldBack } = close(prepared, person, contributions);
  return {
    score,
    label: scoreLabel(score),
    contributions,
    alerts: alertsFor(prepared, person.constraints),
    unknowns: unknownsFor(prepared, person),
    countedOnce,
    base: prepared.basis.base,
    nutriScore: prepared.nutriScore,
    fits: person.constraints.filter(({ restriction }) => keeps(prepared, restriction).answer === 'yes').map(({ id }) => id),
    basis: prepared.basis.isUnknown ? 'none' : prepared.basis.base,
    isHeldBack,
  };
}

function isPrepared(profile: ScoreProfile | PreparedProfile): profile is PreparedProfile {
  return 'wishSets' in profile;
}

/** Steps 5 and 6, lines by name within each; answers the wishes that a stronger one stands for. */
function addWishes(food: PreparedFood, sets: readonly WishSet[], lines: Contribution[]): FoodScore['countedOnce'] {
  const countedOnce: FoodScore['countedOnce'] = [];
  let plus = 0;
  let slimming = 0;
  const own: Contribution[] = [];
  const generated: Contribution[] = [];
  for (const set of sets) {
    const counted = countedWish(food, set);
    if (counted === null) continue;
    const points = wishPoints(food, counted);
    (counted.own ? own : generated).push(describeWish(food, counted, points));
    if (points > 0 && !counted.own) {
      plus += points;
      if (counted.isSlimming) slimming += points;
    }
    for (const wish of set) {
      if (wish !== counted && wishPoints(food, wish) !== 0) countedOnce.push({ name: wish.name, under: counted.name });
    }
  }
  lines.push(...generated.sort(byId));
  const { dense, goals } = goalLimits(food, sets, slimming, plus);
  if (dense !== 0) lines.push(describeDenseLimit(dense));
  if (goals !== 0) lines.push(describeGoalLimit(goals, plus + dense + goals));
  lines.push(...own.sort(byId));
  return countedOnce.sort((one, other) => (one.name < other.name ? -1 : 1));
}

function byId(one: Contribution, other: Contribution): number {
  return one.id < other.id ? -1 : 1;
}

/** Steps 7 and 8: the lowest cap that binds, then the ends of the scale. */
function close(food: PreparedFood, person: PreparedProfile, lines: Contribution[]): { score: number; isHeldBack: boolean } {
  let total = 0;
  for (const { points } of lines) total += points;
  const cap = lowestCap(food, person, food.basis);
  const free = clamp(total, 0, 100);
  if (cap !== null && total > cap.limit) {
    lines.push(describeCap(food, cap, cap.limit - total));
    total = cap.limit;
  }
  const score = clamp(total, 0, 100);
  if (score !== total) lines.push(describeFoodLine(food, { id: 'clamp', points: score - total }));
  // Without what is unknown it would be a match: the word on screen says what to check instead of judging.
  const isHeldBack =
    cap !== null &&
    cap.id.startsWith('cap.unknown.') &&
    score < free &&
    scoreLabel(score) === 'Poor Match' &&
    scoreLabel(free) !== 'Poor Match';
  return { score, isHeldBack };
}

/** Of equal caps the first by name, so that the same food and person always show the same line. */
function lowestCap(food: PreparedFood, { constraints, wishSets, limitsPotassium }: PreparedProfile, basis: Basis): Cap | null {
  const caps: Cap[] = [...basis.caps];
  for (const constraint of constraints) {
    const cap = constraintCap(constraint, keeps(food, constraint.restriction));
    if (cap !== null) caps.push(cap);
  }
  if (limitsPotassium && usualPotassium(food) !== null) caps.push({ id: 'cap.potassium', limit: CAPS.potassium });
  if (wishSets.some((set) => holdsAvoided(food, set))) caps.push({ id: 'cap.avoided', limit: CAPS.avoided });
  return caps.reduce<Cap | null>((lowest, cap) => (lowest === null || isLower(cap, lowest) ? cap : lowest), null);
}

function isLower(cap: Cap, than: Cap): boolean {
  return cap.limit < than.limit || (cap.limit === than.limit && cap.id < than.id);
}
