import { AVOIDED_FROM } from './constants.data.ts';
import { FITS, type Fit, scoreLabel } from './labels.ts';
import { usualPotassium } from './ledger.ts';
import type { FoodScore, LedgerAlert, LineData } from './ledger.types.ts';
import type { PreparedProfile } from './prepare-profile.ts';
import type { PreparedFood } from './prepared-food.ts';
import { answerTo } from './profile.ts';
import { holdsAvoided, scoreOnly } from './score-food.ts';

/**
 * `conflict` where a restriction is broken, `fits` where every one of them allows the food, also in moderation, else `unknown`: what is not
 * known never fits, nor does what an agency says to have little of, nor a food of which nothing is known to judge it by. `null`: the person
 * leaves nothing out. A direction ("Mediterranean") forbids nothing.
 */
export function fitOf(food: PreparedFood, { constraints }: PreparedProfile): Fit | null {
  let fit: Fit | null = null;
  for (const constraint of constraints) {
    if (constraint.strictness === 'guide') continue;
    fit ??= 'fits';
    const given = answerTo(food, constraint);
    const { answer, traces } = given;
    switch (answer) {
      case 'no':
        return 'conflict';
      case 'unknown':
        fit = 'unknown';
        break;
      case 'limited':
        // Advice to have little of it ("energy drinks" in pregnancy) is no word for it. The cause is looked for where it matters alone.
        if (traces || given.because.kind === 'advice') fit = 'unknown';
        break;
      case 'yes':
        if (traces) fit = 'unknown';
        break;
      default:
        return answer satisfies never;
    }
  }
  return fit === 'fits' && food.basis.isUnknown ? 'unknown' : fit;
}

type Alerted = Pick<LedgerAlert, 'level'> & { readonly data: Pick<LedgerAlert['data'], 'kind'> };

/** The same, by a score, where the food itself is not at hand. */
export function fitOfScore({ alerts, basis }: { readonly alerts: readonly Alerted[]; readonly basis: FoodScore['basis'] }): Fit {
  const fit = fitByAlerts(alerts);
  return fit === 'fits' && basis === 'none' ? 'unknown' : fit;
}

/** What a score says before its number, gravest first. */
export function fitByAlerts(alerts: readonly Alerted[]): Fit {
  const fits = alerts.map(fitByAlert);
  return FITS.findLast((fit) => fits.includes(fit)) ?? 'fits';
}

/** Alcohol is named to everybody, whatever they leave out. */
function fitByAlert({ level, data }: Alerted): Fit {
  switch (level) {
    case 'conflict':
      return 'conflict';
    case 'warning':
      return data.kind === 'alcohol' ? 'fits' : 'conflict';
    case 'traces':
    case 'unknown':
      return 'unknown';
    case 'note':
      return data.kind === 'advice' ? 'unknown' : 'fits';
    default:
      return level satisfies never;
  }
}

/**
 * Whether a food may be called fitting, as `fits` alone may not: chocolate cream holds nothing that a vegetarian leaves out, and harms one
 * who has diabetes. It is judged, nothing conflicts or is open, it is a good match, and nothing that the person strongly avoids or has to
 * limit is in it.
 */
export function isFitting(food: PreparedFood, person: PreparedProfile, score = scoreOnly(food, person)): boolean {
  if (food.basis.isUnknown || !isGoodMatch(score) || isLimited(food, person)) return false;
  const fit = fitOf(food, person);
  return fit === null || fit === 'fits';
}

/** What is strongly avoided is fully there, or potassium that a condition limits, whether or not that ends the score. */
export function isLimited(food: PreparedFood, { preferenceGroups, limitsPotassium }: PreparedProfile): boolean {
  return (limitsPotassium && usualPotassium(food) !== null) || preferenceGroups.some((group) => holdsAvoided(food, group));
}

export function isGoodMatch(score: number): boolean {
  return scoreLabel(score) !== 'Poor Match';
}

type Ledger = Pick<FoodScore, 'score' | 'basis'> & {
  readonly alerts: readonly Alerted[];
  readonly contributions: readonly { readonly points: number; readonly data: Counted }[];
  readonly unknowns: readonly (Unknown | { readonly data: Unknown })[];
};
type Counted = { readonly kind: LineData['kind']; readonly value?: number };
type Unknown = { readonly kind: FoodScore['unknowns'][number]['kind'] };

const OWN_CAPS: ReadonlySet<LineData['kind']> = new Set(['conflict cap', 'unknown cap', 'avoided cap', 'potassium cap']);

/** The same, by a score with its ledger, where the food itself is not at hand; never milder. */
export function isFittingScore(ledger: Ledger): boolean {
  if (fitOfScore(ledger) !== 'fits' || !isGoodMatch(ledger.score)) return false;
  if (ledger.unknowns.some((one) => ('data' in one ? one.data : one).kind === 'potassium')) return false;
  return ledger.contributions.every(({ points, data }) => points >= 0 || !(OWN_CAPS.has(data.kind) || (data.value ?? 0) <= -AVOIDED_FROM));
}
