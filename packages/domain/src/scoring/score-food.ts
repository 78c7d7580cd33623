import type { FoodFacts } from '../food/index.ts';
import { clamp } from '../lib/index.ts';
import { kilocalories, type ReadFood, type Share, type Suitability, suits } from '../matching/index.ts';
import { CAPS, GOAL_LIMIT, GOAL_LIMIT_OF_SWEETS, SLIMMING } from './constants.data.ts';
import { scoreLabel } from './labels.ts';
import {
  alertsFor,
  describeCap,
  describeDenseLimit,
  describeFoodLine,
  describeGoalLimit,
  describePreference,
  restrictionWord,
  substanceOf,
  unknownsFor,
  usualPotassium,
} from './ledger.ts';
import type { FoodScore, LedgerLine } from './ledger.types.ts';
import { NOBODY, type PreferenceGroup, type PreparedPreference, type PreparedProfile, prepareProfile } from './prepare-profile.ts';
import { type Cap, PreparedFood } from './prepared-food.ts';
import { answerTo, type Constraint, type ScoreProfile } from './profile.ts';

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
  const fitting = person.constraints.filter(({ restriction }) => suits(prepared, restriction).answer === 'yes');
  return {
    score,
    label: scoreLabel(score),
    contributions: ledger.lines,
    alerts: alertsFor(prepared, person.constraints),
    unknowns: unknownsFor(prepared, person),
    deduplicated: ledger.deduplicated.sort((one, other) => (one.name < other.name ? -1 : 1)),
    base: prepared.basis.base,
    nutriScore: prepared.nutriScore,
    fits: fitting.map(({ id }) => id),
    fitting: fitting.map(({ id, restriction }) => ({ restriction: restrictionWord(id), substance: substanceOf(restriction) })),
    basis: prepared.basis.isUnknown ? 'none' : prepared.basis.base,
    isHeldBack: ledger.isHeldBack,
    outcomes: ledger.isHeldBack ? outcomesOf(prepared, person) : null,
  };
}

/** The score with all open questions answered in the person's favor, and with one of them answered against it. */
function outcomesOf(food: PreparedFood, person: PreparedProfile): NonNullable<FoodScore['outcomes']> {
  const settled = person.constraints.filter(({ restriction }) => suits(food, restriction).answer !== 'unknown');
  const fits = scoreOnly(food, { ...person, constraints: settled });
  return { fits, breaks: Math.min(fits, CAPS.conflict) };
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
  const { basis } = food;
  let total = person === NOBODY ? basis.sum : basis.sum + personalSum(food, person, ledger);
  // Every cap lies above 0.
  if (total > 0 && (person !== NOBODY || basis.limit < total)) {
    const cap = bindingCap(food, person, total);
    if (cap !== null) {
      ledger?.addCap(cap, total);
      total = cap.limit;
    }
  }
  const score = total < 0 ? 0 : total > 100 ? 100 : total;
  if (score !== total) ledger?.addClamp(score - total);
  return score;
}

/**
 * What the preferences of a profile come to, the limits of the generated ones included. One loop over all groups, since a list of
 * thousands asks this some sixty times a food and person.
 */
function personalSum(food: ReadFood, { preferenceGroups, preferences }: PreparedProfile, ledger: Ledger | null): number {
  let sum = 0;
  let generatedGain = 0;
  let slimmingGain = 0;
  // The preference of a group that counts: the one with the most points, the stronger one where they are equal.
  let effective: PreparedPreference | null = null;
  let points = 0;
  for (let at = 0; at < preferences.length; at += 1) {
    const preference = preferences[at];
    if (preference === undefined) break;
    const own = preferencePoints(food, preference);
    if (own !== 0 && Math.abs(own) > Math.abs(points)) {
      points = own;
      effective = preference;
    }
    if (!preference.isLast || effective === null) continue;
    sum += points;
    if (points > 0 && !effective.own) {
      generatedGain += points;
      if (effective.isSlimming) slimmingGain += points;
    }
    ledger?.addPreference(effective, points, preferenceGroups);
    effective = null;
    points = 0;
  }
  if (generatedGain > 0) {
    const dense = denseLimit(food, slimmingGain);
    const gain = generatedGain + dense;
    const limit = goalLimit(food, preferenceGroups, gain);
    const goals = Math.min(0, limit - gain);
    sum += dense + goals;
    ledger?.addGoalLimits(dense, goals, limit);
  }
  ledger?.closePreferences();
  return sum;
}

/** Points of one preference in one food, with sign; 0 where the food does not match or the pack does not say. */
function preferencePoints(food: ReadFood, preference: PreparedPreference): number {
  const share = shareOf(food, preference);
  if (share === null || share === 0) return 0;
  if (preference.isSlimming && share < 1 && (kilocalories(food) ?? 0) > SLIMMING.dense) return 0;
  const size = Math.floor(preference.weight * share + 0.5);
  return preference.value < 0 ? -size : size;
}

/** How much of it is in a food; one that was asked before answers without a call. */
function shareOf(food: ReadFood, { match, place }: PreparedPreference): Share {
  const known = place < 0 ? undefined : food.shares?.[place];
  return known === undefined ? match(food) : known;
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
    group.some((preference) => !preference.own && preference.name === 'Sugar' && preference.value < 0 && shareOf(food, preference) === 1),
  );
}

/** The lowest cap below a total; of equal caps the first by id, so that the same food and person always show the same line. */
function bindingCap(food: PreparedFood, { constraints, preferenceGroups, limitsPotassium }: PreparedProfile, total: number): Cap | null {
  let lowest: Cap | null = null;
  if (food.basis.limit < total) for (const cap of food.basis.caps) lowest = lower(lowest, cap);
  for (const constraint of constraints) {
    const suitability = answerTo(food, constraint);
    const limit = constraintLimit(constraint, suitability);
    if (limit < total && (lowest === null || limit <= lowest.limit)) lowest = lower(lowest, capOf(constraint, suitability, limit));
  }
  if (total <= CAPS.avoided || (lowest !== null && lowest.limit < CAPS.avoided)) return lowest;
  if (limitsPotassium && usualPotassium(food) !== null) lowest = lower(lowest, POTASSIUM_CAP);
  for (const group of preferenceGroups) if (holdsAvoided(food, group)) return lower(lowest, AVOIDED_CAP);
  return lowest;
}

const POTASSIUM_CAP: Cap = { id: 'cap.potassium', kind: 'potassium', limit: CAPS.potassium };
const AVOIDED_CAP: Cap = { id: 'cap.avoided', kind: 'avoided', limit: CAPS.avoided };

function lower(cap: Cap | null, other: Cap): Cap {
  if (cap === null || other.limit < cap.limit) return other;
  return other.limit === cap.limit && other.id < cap.id ? other : cap;
}

/** The most that a score can be with the answer to a constraint; Infinity where that sets no cap (docs/decisions/022, 026). */
export function constraintLimit({ id, strictness, strictTraces }: Constraint, { answer, traces, isMild }: Suitability): number {
  switch (answer) {
    case 'yes':
    case 'limited':
      return Infinity;
    case 'no':
      return limitOfConflict(id, strictness);
    case 'unknown':
      break;
    default:
      return answer satisfies never;
  }
  switch (strictness) {
    case 'pattern':
    case 'guide':
      return Infinity;
    case 'identity':
      return CAPS.unknownIdentity;
    case 'pregnancy':
      return CAPS.unknownSafety;
    case 'safety':
      if (traces) return strictTraces ? CAPS.conflict : CAPS.unknownSafety;
      return isMild ? CAPS.unknownMild : CAPS.unknownSafety;
    default:
      return strictness satisfies never;
  }
}

function limitOfConflict(id: string, strictness: Constraint['strictness']): number {
  switch (strictness) {
    case 'guide':
      return Infinity;
    case 'pattern':
      return id === 'keto' ? CAPS.keto : CAPS.pattern;
    case 'safety':
    case 'identity':
    case 'pregnancy':
      return CAPS.conflict;
    default:
      return strictness satisfies never;
  }
}

function capOf({ id }: Constraint, { answer }: Suitability, limit: number): Cap {
  return answer === 'no'
    ? { id: `cap.conflict.${id}`, kind: 'conflict', constraint: id, limit }
    : { id: `cap.unknown.${id}`, kind: 'unknown', constraint: id, limit };
}

/** Whether something that the member strongly avoids is fully there. */
export function holdsAvoided(food: ReadFood, group: PreferenceGroup): boolean {
  for (const preference of group) {
    if (preference.isAvoided && shareOf(food, preference) === 1) return true;
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
  readonly #limits: LedgerLine[] = [];
  readonly #own: LedgerLine[] = [];

  constructor(food: PreparedFood) {
    this.#food = food;
    this.lines = food.basis.lines.map((line) => describeFoodLine(food, line));
  }

  addPreference(effective: PreparedPreference, points: number, groups: readonly PreferenceGroup[]): void {
    (effective.own ? this.#own : this.#generated).push(describePreference(this.#food, effective, points));
    for (const preference of groups.find((group) => group.includes(effective)) ?? []) {
      if (preference !== effective && preferencePoints(this.#food, preference) !== 0)
        this.deduplicated.push({ name: preference.name, under: effective.name });
    }
  }

  addGoalLimits(dense: number, goals: number, goalLimit: number): void {
    if (dense !== 0) this.#limits.push(describeDenseLimit(dense));
    if (goals !== 0) this.#limits.push(describeGoalLimit(goals, goalLimit));
  }

  closePreferences(): void {
    this.lines.push(...this.#generated.sort(byId), ...this.#limits, ...this.#own.sort(byId));
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
