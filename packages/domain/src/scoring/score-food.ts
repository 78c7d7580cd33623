import type { FoodFacts } from '../food/index.ts';
import { clamp } from '../lib/index.ts';
import { kilocalories, type ReadFood, type Suitability, suits } from '../matching/index.ts';
import { alertsFor } from './alerts.ts';
import type { Cap } from './basis.ts';
import { CAPS, GOAL_LIMIT, GOAL_LIMIT_OF_SWEETS, SLIMMING } from './constants.data.ts';
import type { Constraint } from './constraints.ts';
import { scoreLabel } from './labels.ts';
import { describeCap, describeDenseLimit, describeFoodLine, describeGoalLimit, describePreference } from './ledger.ts';
import type { FoodScore, LedgerLine } from './ledger.types.ts';
import { usualPotassium } from './potassium.ts';
import { NOBODY, type PreferenceGroup, type PreparedPreference, type PreparedProfile, prepareProfile } from './prepare-profile.ts';
import { PreparedFood } from './prepared-food.ts';
import type { ScoreProfile } from './score-profile.ts';
import { unknownsFor } from './unknowns.ts';

/**
 * The personal score 0…100 and the full ledger whose lines add up to it; without a profile everybody's score.
 * Informational: see `fallbackScore` for what a client shows when nothing can be computed.
 */
export function scoreFood(food: FoodFacts | PreparedFood, profile?: ScoreProfile | PreparedProfile): FoodScore {
  const prepared = food instanceof PreparedFood ? food : new PreparedFood(food);
  // Its lines ask for each preference several times.
  prepared.noteUse();
  const person = profile === undefined ? NOBODY : isPrepared(profile) ? profile : prepareProfile(profile);
  const ledger = new Ledger(prepared);
  const score = addUp(prepared, person, ledger);
  return {
    score,
    label: scoreLabel(score),
    contributions: ledger.lines,
    alerts: alertsFor(prepared, person.constraints),
    unknowns: unknownsFor(prepared, person),
    deduplicated: ledger.deduplicated.sort((one, other) => (one.name < other.name ? -1 : 1)),
    base: prepared.basis.base,
    nutriScore: prepared.nutriScore,
    fits: person.constraints.filter(({ restriction }) => suits(prepared, restriction).answer === 'yes').map(({ id }) => id),
    basis: prepared.basis.isUnknown ? 'none' : prepared.basis.base,
    isHeldBack: ledger.isHeldBack,
  };
}

/** The score 0…100 without its ledger, for lists and batches. Without a profile it is everybody's score. */
export function scoreOnly(food: PreparedFood, profile: PreparedProfile = NOBODY): number {
  return addUp(food, profile, null);
}

function isPrepared(profile: ScoreProfile | PreparedProfile): profile is PreparedProfile {
  return 'preferenceGroups' in profile;
}

/**
 * The one sum of all scores: steps 1 to 4 are the food's own, for everybody; then what the profile asks for, generated preferences with
 * their limits before the member's own; then the lowest cap that binds; then the ends of the scale.
 * @param ledger records every step; `null` where the number alone is asked for
 */
function addUp(food: PreparedFood, person: PreparedProfile, ledger: Ledger | null): number {
  food.noteUse();
  const { preferenceGroups } = person;
  let total = food.basis.sum;
  let generatedGain = 0;
  let slimmingGain = 0;
  for (const group of preferenceGroups) {
    let effective: PreparedPreference | null = null;
    let points = 0;
    for (const preference of group) {
      const candidate = preferencePoints(food, preference);
      if (Math.abs(candidate) <= Math.abs(points)) continue;
      points = candidate;
      effective = preference;
    }
    if (effective === null) continue;
    total += points;
    if (points > 0 && !effective.own) {
      generatedGain += points;
      if (effective.isSlimming) slimmingGain += points;
    }
    ledger?.addPreference(effective, points, group);
  }
  const dense = generatedGain === 0 ? 0 : denseLimit(food, slimmingGain);
  const gain = generatedGain + dense;
  const limit = goalLimit(food, preferenceGroups, gain);
  const goals = Math.min(0, limit - gain);
  total += dense + goals;
  ledger?.closePreferences(dense, goals, limit);
  // Every cap lies above 0.
  const cap = total > 0 ? lowestCap(food, person) : null;
  if (cap !== null && total > cap.limit) {
    ledger?.addCap(cap, total);
    total = cap.limit;
  }
  const score = total < 0 ? 0 : total > 100 ? 100 : total;
  if (score !== total) ledger?.addClamp(score - total);
  return score;
}

/** Points of one preference in one food, with sign; 0 where the food does not match or the pack does not say. */
function preferencePoints(food: ReadFood, preference: PreparedPreference): number {
  const share = preference.match(food);
  if (share === null || share === 0) return 0;
  if (preference.isSlimming && share < 1 && (kilocalories(food) ?? 0) > SLIMMING.dense) return 0;
  const size = Math.floor(preference.weight * share + 0.5);
  return preference.value < 0 ? -size : size;
}

/** What is taken back of the gain of losing weight in a food very dense in energy: 0 or less. */
function denseLimit(food: ReadFood, slimmingGain: number): number {
  return slimmingGain > SLIMMING.most && (kilocalories(food) ?? 0) > SLIMMING.veryDense ? SLIMMING.most - slimmingGain : 0;
}

/** The most that generated preferences may add together. */
function goalLimit(food: ReadFood, groups: readonly PreferenceGroup[], gain: number): number {
  return gain > GOAL_LIMIT_OF_SWEETS && isSweetAgainstAdvice(food, groups) ? GOAL_LIMIT_OF_SWEETS : GOAL_LIMIT;
}

/** Full of sugar, of which the profile asks for less. */
function isSweetAgainstAdvice(food: ReadFood, groups: readonly PreferenceGroup[]): boolean {
  return groups.some((group) =>
    group.some((preference) => !preference.own && preference.name === 'Sugar' && preference.value < 0 && preference.match(food) === 1),
  );
}

/** The lowest cap, whether or not it binds; of equal caps the first by id, so that the same food and person always show the same line. */
function lowestCap(food: PreparedFood, { constraints, preferenceGroups, limitsPotassium }: PreparedProfile): Cap | null {
  let lowest: Cap | null = null;
  for (const cap of food.basis.caps) lowest = lower(lowest, cap);
  for (const constraint of constraints) {
    const cap = constraintCap(constraint, suits(food, constraint.restriction));
    if (cap !== null) lowest = lower(lowest, cap);
  }
  if (lowest !== null && lowest.limit < CAPS.avoided) return lowest;
  if (limitsPotassium && usualPotassium(food) !== null) lowest = lower(lowest, POTASSIUM_CAP);
  return preferenceGroups.some((group) => holdsAvoided(food, group)) ? lower(lowest, AVOIDED_CAP) : lowest;
}

const POTASSIUM_CAP: Cap = { id: 'cap.potassium', kind: 'potassium', limit: CAPS.potassium };
const AVOIDED_CAP: Cap = { id: 'cap.avoided', kind: 'avoided', limit: CAPS.avoided };

function lower(cap: Cap | null, other: Cap): Cap {
  if (cap === null || other.limit < cap.limit) return other;
  return other.limit === cap.limit && other.id < cap.id ? other : cap;
}

/** The cap that the answer to a constraint sets; `null` for none (docs/decisions/022, 026). */
export function constraintCap(constraint: Constraint, { answer, traces, isMild }: Suitability): Cap | null {
  const { id, strictness, strictTraces } = constraint;
  if (answer === 'no') {
    switch (strictness) {
      case 'guide':
        return null;
      case 'pattern':
        return conflict(constraint, id === 'keto' ? CAPS.keto : CAPS.pattern);
      case 'safety':
      case 'identity':
      case 'pregnancy':
        return conflict(constraint, CAPS.conflict);
    }
  }
  if (answer !== 'unknown') return null;
  switch (strictness) {
    case 'pattern':
    case 'guide':
      return null;
    case 'identity':
      return unknown(constraint, CAPS.unknownIdentity);
    case 'pregnancy':
      return unknown(constraint, CAPS.unknownSafety);
    case 'safety':
      if (traces) return unknown(constraint, strictTraces ? CAPS.conflict : CAPS.unknownSafety);
      return unknown(constraint, isMild ? CAPS.unknownMild : CAPS.unknownSafety);
  }
}

function conflict({ id }: Constraint, limit: number): Cap {
  return { id: `cap.conflict.${id}`, kind: 'conflict', constraint: id, limit };
}

function unknown({ id }: Constraint, limit: number): Cap {
  return { id: `cap.unknown.${id}`, kind: 'unknown', constraint: id, limit };
}

/** Whether something that the member strongly avoids is fully there. */
export function holdsAvoided(food: ReadFood, group: PreferenceGroup): boolean {
  for (const preference of group) {
    if (preference.isAvoided && preference.match(food) === 1) return true;
  }
  return false;
}

/** The lines of a sum as it is made: those of the food first, those of the profile by id, then caps and the ends of the scale. */
class Ledger {
  readonly lines: LedgerLine[];
  readonly deduplicated: FoodScore['deduplicated'] = [];
  /** Held down by something unknown alone: without it the food would be a match, so screens say what to check instead of judging. */
  isHeldBack = false;
  readonly #food: PreparedFood;
  readonly #generated: LedgerLine[] = [];
  readonly #own: LedgerLine[] = [];

  constructor(food: PreparedFood) {
    this.#food = food;
    this.lines = food.basis.lines.map((line) => describeFoodLine(food, line));
  }

  addPreference(effective: PreparedPreference, points: number, group: PreferenceGroup): void {
    (effective.own ? this.#own : this.#generated).push(describePreference(this.#food, effective, points));
    for (const preference of group) {
      if (preference !== effective && preferencePoints(this.#food, preference) !== 0)
        this.deduplicated.push({ name: preference.name, under: effective.name });
    }
  }

  closePreferences(dense: number, goals: number, goalLimit: number): void {
    this.lines.push(...this.#generated.sort(byId));
    if (dense !== 0) this.lines.push(describeDenseLimit(dense));
    if (goals !== 0) this.lines.push(describeGoalLimit(goals, goalLimit));
    this.lines.push(...this.#own.sort(byId));
  }

  addCap(cap: Cap, total: number): void {
    this.lines.push(describeCap(this.#food, cap, cap.limit - total));
    this.isHeldBack = cap.kind === 'unknown' && scoreLabel(cap.limit) === 'Poor Match' && scoreLabel(clamp(total, 0, 100)) !== 'Poor Match';
  }

  addClamp(points: number): void {
    this.lines.push(describeFoodLine(this.#food, { id: 'clamp', kind: 'end of scale', points }));
  }
}

function byId(one: LedgerLine, other: LedgerLine): number {
  return one.id < other.id ? -1 : 1;
}
