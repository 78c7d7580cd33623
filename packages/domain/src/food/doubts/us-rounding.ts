import { KJ_PER_KCAL } from '../../lib/index.ts';
import type { Nutriments } from '../food-facts.ts';

const MG_SODIUM_PER_G_SALT = 400;
/** Some sources count 2.54 g of salt to a gram of sodium. */
const MG_SODIUM_WHERE_254 = 1000 / 2.54;

/** A figure of a serving, the steps in which a US label states it, and by how much the stored figure of 100 g may be off. */
type Rounded = {
  readonly of: (nutriments: Nutriments) => number | undefined;
  readonly step: (amount: number) => number;
  readonly slack: number;
};

const ONE_GRAM = (): number => 1;
/** Half grams below five grams, whole ones above. */
const FAT_STEP = (grams: number): number => (grams < 5 ? 0.5 : 1);
const SODIUM_STEP = (milligrams: number): number => (milligrams <= 140 ? 5 : 10);

/** @source US 21 CFR 101.9 (c): how figures of a serving are rounded */
const ENERGY: Rounded = { of: kcalOf, step: (kcal) => (kcal <= 50 ? 5 : 10), slack: 0.6 };
const GRAMS: readonly Rounded[] = [
  { of: ({ fat }) => fat, step: FAT_STEP, slack: 0.006 },
  { of: ({ saturatedFat }) => saturatedFat, step: FAT_STEP, slack: 0.006 },
  { of: ({ carbohydrates }) => carbohydrates, step: ONE_GRAM, slack: 0.006 },
  { of: ({ sugars }) => sugars, step: ONE_GRAM, slack: 0.006 },
  { of: ({ fiber }) => fiber, step: ONE_GRAM, slack: 0.06 },
  { of: ({ proteins }) => proteins, step: ONE_GRAM, slack: 0.006 },
];
/** Milligrams; more where the salt was rounded to hundredths of a gram. */
const SODIUM_SLACK = 0.3;
const HALF_HUNDREDTH = 0.005;
/** Sizes of servings are rounded too: a share of the amount. */
const SERVING_SLACK = 0.004;
/** An amount must lie so much nearer to a step than any amount does by chance, or it tells nothing. */
const TELLING = 1 / 3;
/** Below this share of a step a label may state nothing or "less than". */
const MIN_STEP_SHARE = 0.4;

/** Of the figures whose rounding is clear, those that lie on the steps of US labels. */
export type Rounding = { readonly on: number; readonly of: number };

/** Whether figures of 100 g, sodium apart, are those of a serving as a US label rounds it, the serving being this share of 100 g. */
export function usRounding(nutriments: Nutriments, share: number): Rounding {
  return roundingOf([ENERGY, ...GRAMS], nutriments, share);
}

function roundingOf(figures: readonly Rounded[], nutriments: Nutriments, share: number): Rounding {
  let [on, of] = [0, 0];
  for (const figure of figures) {
    const value = figure.of(nutriments);
    const fits = value === undefined ? null : isOnStep(value * share, figure.step, figure.slack * share);
    if (fits === null) continue;
    of += 1;
    if (fits) on += 1;
  }
  return { on, of };
}

/** Whether an amount of salt is one of sodium that a US label states for such a serving; `null` where that is not clear. */
export function isUsSodium(salt: number, share: number): boolean | null {
  const slack = Math.max(SODIUM_SLACK, hasTwoDecimals(salt) ? share * MG_SODIUM_PER_G_SALT * HALF_HUNDREDTH : 0);
  const exact = isOnStep(salt * MG_SODIUM_PER_G_SALT * share, SODIUM_STEP, slack);
  return exact === false ? isOnStep(salt * MG_SODIUM_WHERE_254 * share, SODIUM_STEP, slack) : exact;
}

function isOnStep(amount: number, stepOf: (amount: number) => number, slack: number): boolean | null {
  const step = stepOf(amount);
  const room = Math.max(SERVING_SLACK * amount, slack);
  if (amount < MIN_STEP_SHARE * step || room > TELLING * step) return null;
  return Math.abs(amount - Math.round(amount / step) * step) <= room;
}

function kcalOf({ energyKj, energyKcal }: Nutriments): number | undefined {
  return energyKcal ?? (energyKj === undefined ? undefined : energyKj / KJ_PER_KCAL);
}

/** Servings that a label may be of, grams. */
const SERVINGS = { least: 10, most: 300, hundred: 100 } as const;
/** So many figures on their steps at once tell a serving. */
const TELLING_FIGURES = { stated: 3, inferred: 4 } as const;

/** Whether a serving of this share of 100 g has the figures of a US label, as far as they are clear. */
export function isUsServing(nutriments: Nutriments, share: number, least: number = TELLING_FIGURES.stated): boolean {
  return isOnSteps(usRounding(nutriments, share), least);
}

function isOnSteps({ on, of }: Rounding, least: number): boolean {
  return of >= least && on === of;
}

/**
 * Shares of 100 g of every serving in whole grams that these figures may have been computed from; mostly none, or multiples of one.
 * None where the figures are those of a label for 100 g, with a decimal at most. Energy is not asked: some sources work it out anew.
 */
export function usServings(nutriments: Nutriments): number[] {
  const shares: number[] = [];
  if (!COMPUTED.some((name) => hasHundredths(nutriments[name]))) return shares;
  for (let grams: number = SERVINGS.least; grams <= SERVINGS.most; grams += 1) {
    if (grams !== SERVINGS.hundred && isOnSteps(roundingOf(GRAMS, nutriments, grams / 100), TELLING_FIGURES.inferred))
      shares.push(grams / 100);
  }
  return shares;
}

const COMPUTED = ['fat', 'carbohydrates', 'sugars', 'proteins'] as const;

function hasHundredths(value: number | undefined): boolean {
  return value !== undefined && !isRoundTo(value, 10);
}

function hasTwoDecimals(value: number): boolean {
  return isRoundTo(value, 100);
}

function isRoundTo(value: number, parts: number): boolean {
  return Math.abs(value * parts - Math.round(value * parts)) < 1e-6;
}
