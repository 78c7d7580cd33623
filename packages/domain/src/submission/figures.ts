import type { NutrimentName, Nutriments } from '../food/index.ts';
import { KJ_PER_KCAL } from '../lib/index.ts';
import { LABEL_FIGURES, type LabelFigure, type Stated, type StatedAmount, type StatedFields } from './submission.ts';

/**
 * How a figure per 100 g follows from what the pack prints. `serving`: from a serving whose weight is confirmed; `sodium`, `total`
 * (carbohydrate with its fibre) and `energy` (its other unit): worked out, because the pack does not print the figure itself.
 */
export type FigureOrigin = 'printed' | 'serving' | 'sodium' | 'total' | 'energy';

/** A figure per 100 g or ml, with the statement that it rests on. */
export type OwnFigure = Pick<Stated<unknown>, 'from' | 'at'> & {
  readonly value: number;
  readonly bound: '<' | null;
  readonly origin: FigureOrigin;
};
export type OwnFigures = { readonly [name in NutrimentName]?: OwnFigure };

/** @source Regulation (EU) 1169/2011, annex I: salt = sodium × 2.5 */
const SALT_PER_SODIUM = 2.5;
/** Figures of a serving are rounded; scaled up from less than this they mean nothing. */
const MIN_SERVING = 5;
/** Seven digits are more than any pack prints. */
const DIGITS = 7;

/** What the pack prints, per 100 g or ml. What is not stated is absent, never 0; a bound stays a bound. */
export function ownFigures(fields: StatedFields): OwnFigures {
  const printed = per100Of(fields);
  const { sodium, totalCarbohydrate, ...own } = printed;
  const figures: { [name in NutrimentName]?: OwnFigure } = own;
  if (figures.salt === undefined && sodium !== undefined) figures.salt = derived(sodium, sodium.value * SALT_PER_SODIUM, 'sodium');
  if (figures.carbohydrates === undefined && totalCarbohydrate !== undefined) {
    const fiber = figures.fiber?.value ?? 0;
    figures.carbohydrates = derived(totalCarbohydrate, Math.max(0, totalCarbohydrate.value - fiber), 'total');
  }
  const { energyKj, energyKcal } = figures;
  if (energyKj === undefined && energyKcal !== undefined) {
    figures.energyKj = derived(energyKcal, Math.round(energyKcal.value * KJ_PER_KCAL), 'energy');
  } else if (energyKcal === undefined && energyKj !== undefined) {
    figures.energyKcal = derived(energyKj, Math.round((energyKj.value / KJ_PER_KCAL) * 10) / 10, 'energy');
  }
  return figures;
}

type Printed = { [figure in LabelFigure]?: OwnFigure };

/** Per 100 where the pack prints it; else from the serving, where its weight is confirmed. */
function per100Of({ per100, perServing, serving }: StatedFields): Printed {
  const size = serving?.value?.isConfirmed === true && serving.value.size >= MIN_SERVING ? serving.value.size : null;
  const figures: Printed = {};
  for (const figure of LABEL_FIGURES) {
    const [whole, part] = [amountOf(per100[figure]), amountOf(perServing[figure])];
    if (whole !== null) figures[figure] = { ...whole, origin: 'printed' };
    else if (part !== null && size !== null) figures[figure] = { ...part, value: tidy((part.value * 100) / size), origin: 'serving' };
  }
  return figures;
}

function amountOf(stated: Stated<StatedAmount> | undefined): Omit<OwnFigure, 'origin'> | null {
  if (stated === undefined || stated.value === null) return null;
  return { ...stated.value, from: stated.from, at: stated.at };
}

function derived(figure: OwnFigure, value: number, origin: FigureOrigin): OwnFigure {
  return { ...figure, value: tidy(value), origin };
}

function tidy(value: number): number {
  return Number(value.toPrecision(DIGITS));
}

/** The figures alone, as the score takes them: of "less than 0.5" it takes 0.5. */
export function nutrimentsOf(figures: OwnFigures): Nutriments {
  const nutriments: { [name in NutrimentName]?: number } = {};
  for (const figure of LABEL_FIGURES) {
    if (figure === 'sodium' || figure === 'totalCarbohydrate') continue;
    const own = figures[figure];
    if (own !== undefined) nutriments[figure] = own.value;
  }
  return nutriments;
}

export type AmountUnit = 'kJ' | 'kcal' | 'g' | 'mg' | 'ml';

/** An amount as it was typed; `decimals`: digits behind its mark. */
export type TypedAmount = { readonly amount: StatedAmount; readonly decimals: number };

const PLAIN = /^(?<bound><)?\s*(?<whole>\d{1,6})(?:[.,](?<behind>\d{1,6}))?$/u;
/** "1 586" and "1'586": nobody writes a decimal mark so. */
const SPACED = /^(?<bound><)?\s*(?<whole>[1-9]\d{0,2})[' \u2019\u00A0\u202F](?<behind>\d{3})$/u;
/** "1,586" and "1.586" of an energy: three decimals are on no pack, so they are thousands. */
const MARKED = /^(?<bound><)?\s*(?<whole>[1-9]\d?)[.,](?<behind>\d{3})$/u;

/**
 * An amount as people type it off a pack: "12", "0,5", "< 0.5", "1 586"; `null` for anything else. Nothing is rounded.
 *
 * @param unit "1.586" is 1586 in kJ or kcal, and 1.586 in any other
 */
export function readAmount(text: string, unit: AmountUnit): TypedAmount | null {
  const typed = text.trim();
  const isEnergy = unit === 'kJ' || unit === 'kcal';
  const thousands = SPACED.exec(typed)?.groups ?? (isEnergy ? MARKED.exec(typed)?.groups : undefined);
  if (thousands !== undefined) return typedAmount(thousands, `${thousands['whole']}${thousands['behind']}`, 0);
  const plain = PLAIN.exec(typed)?.groups;
  if (plain === undefined) return null;
  const behind = plain['behind'] ?? '';
  return typedAmount(plain, `${plain['whole']}.${behind || '0'}`, behind.length);
}

function typedAmount(groups: Readonly<Record<string, string | undefined>>, number: string, decimals: number): TypedAmount {
  return { amount: { value: Number(number), bound: groups['bound'] === undefined ? null : '<' }, decimals };
}

/** An amount as it stands in the field where it can be changed, without its unit. */
export function amountText({ value, bound }: StatedAmount): string {
  return `${bound ?? ''}${value}`;
}

/** A figure per 100 g that is another one than it was. */
export type ChangedFigure = { readonly field: NutrimentName; readonly before: number; readonly now: number };

/**
 * What of the table is compared, and how much of a difference in grams (energy: kcal) is more than another rounding of the same recipe.
 * @source European Commission, guidance on tolerances for nutrient values (2012), section 5: how figures are rounded on packs
 */
const COMPARED: readonly (readonly [NutrimentName, number])[] = [
  ['sugars', 0.5],
  ['saturatedFat', 0.2],
  ['fat', 0.5],
  ['salt', 0.06],
  ['energyKcal', 10],
  ['carbohydrates', 1],
  ['fiber', 0.5],
  ['proteins', 0.5],
];
/** Less than this share of the former figure is noise, too. */
const MIN_SHARE = 0.05;

/** What changed in a recipe, the gravest figures first; figures that are not known on both sides are left out. */
export function changedFigures(before: Nutriments, now: Nutriments): readonly ChangedFigure[] {
  return COMPARED.flatMap(([field, least]) => {
    const [former, present] = [before[field], now[field]];
    if (former === undefined || present === undefined) return [];
    const difference = Math.abs(present - former);
    return difference > least && difference > former * MIN_SHARE ? [{ field, before: former, now: present }] : [];
  });
}

/** The figures that are compared later: what a scan stores of the food as it was. */
export function comparedFigures(nutriments: Nutriments): Nutriments {
  return Object.fromEntries(
    COMPARED.flatMap(([field]) => {
      const value = nutriments[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}
