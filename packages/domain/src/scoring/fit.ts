import { FITS, type Fit } from './labels.ts';
import type { FoodScore, LedgerAlert } from './ledger.types.ts';
import type { PreparedProfile } from './prepare-profile.ts';
import type { PreparedFood } from './prepared-food.ts';
import { answerTo } from './profile.ts';

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
