import type { CheckColumn, GivenFigure } from './check-input.ts';

/** What a printed figure can have been before it was rounded, in its own unit. */
export type Interval = { low: number; high: number };

export function intervalOf(figure: GivenFigure): Interval {
  const { value, isBound } = figure.amount;
  if (isBound) return { low: 0, high: value };
  const half = halfStep(figure);
  return { low: Math.max(0, value - half), high: value + half };
}

/** Half of the last printed place. A printed 0 may be anything below a half. */
export function halfStep({ amount, decimals }: GivenFigure): number {
  return 0.5 * 10 ** -(decimals ?? decimalsOf(amount.value));
}

/** A figure in steps of 5 has this much less than no digit behind the mark. */
const FIVES = -Math.log10(5);

/** Both energies of a column that end in 0 or 5 are rounded to fives, as some packs do for a serving. */
export function withSteps(column: CheckColumn): CheckColumn {
  const { energyKj, energyKcal } = column.figures;
  if (energyKj === undefined || energyKcal === undefined || [energyKj, energyKcal].some(({ amount }) => amount.value % 5 !== 0))
    return column;
  const figures = { ...column.figures, energyKj: { ...energyKj, decimals: FIVES }, energyKcal: { ...energyKcal, decimals: FIVES } };
  return { ...column, figures };
}

export function decimalsOf(value: number): number {
  const [, behind = ''] = String(value).split('.');
  return behind.length;
}

export const gramsOf = ({ amount }: GivenFigure): number => (amount.unit === 'mg' ? amount.value / 1000 : amount.value);

/** Equal within a slip of rounding. */
export const meet = (a: Interval, b: Interval, slack = 0): boolean => a.low <= b.high + slack && b.low <= a.high + slack;
