import type { Amount, Basis, Doubt, FigureName, FormProblem, Place, Proof } from '../label-reading.ts';

/** A figure to be checked: read from a picture, or typed by a person (then without score and place). */
export type GivenFigure = {
  amount: Amount;
  /** Digits behind the mark as printed; of the value where it is not known. */
  decimals?: number;
  problems?: readonly FormProblem[];
  score?: number;
  place?: Place | null;
};
export type CheckColumn = {
  basis: Basis;
  /** A header says what the column is of, or a person did. */
  isBasisKnown: boolean;
  figures: Readonly<Partial<Record<FigureName, GivenFigure>>>;
};

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

/** What the checks of one column found, by figure. */
export type Findings = {
  doubts: Map<FigureName, Doubt[]>;
  proofs: Map<FigureName, Proof>;
  proposals: Map<FigureName, Amount[]>;
};

export const noFindings = (): Findings => ({ doubts: new Map(), proofs: new Map(), proposals: new Map() });

export function doubt({ doubts }: Findings, name: FigureName, found: Doubt): void {
  doubts.set(name, [...(doubts.get(name) ?? []), found]);
}

export function propose({ proposals }: Findings, name: FigureName, amount: Amount): void {
  const others = proposals.get(name) ?? [];
  if (!others.some(({ value, unit }) => value === amount.value && unit === amount.unit)) proposals.set(name, [...others, amount]);
}

/**
 * The same digits with the decimal mark elsewhere, without the last digit, and without a 1 in front that was a line of the table: the slips
 * that engines make most.
 */
export function slipsOf({ value, unit, isBound }: Amount): Amount[] {
  const text = String(value);
  const [whole = '', behind = ''] = text.split('.');
  const values = [value / 10, value * 10, value / 100];
  if (behind !== '') values.push(Number(`${whole}.${behind.slice(0, -1)}`));
  else if (whole.length > 1) values.push(Number(whole.slice(0, -1)));
  if (/^1\d{2,}$/.test(whole)) values.push(Number(text.slice(1)));
  return values.map((slip) => ({ value: Number(slip.toPrecision(6)), unit, isBound }));
}
