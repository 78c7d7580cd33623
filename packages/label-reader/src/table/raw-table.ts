import { hullOf, type Quad } from '../geometry.ts';
import type { Amount, Basis, FigureName, FigureUnit, FormProblem, Place } from '../label-reading.ts';
import type { PrintedNumber } from './amounts.ts';
import type { Piece } from './pieces.ts';

/** A figure as it was read, before it is checked. */
export type RawFigure = { amount: Amount; decimals: number; problems: readonly FormProblem[]; score: number; place: Place | null };
export type RawColumn = {
  /** `null`: no header says it. */
  basis: Basis | null;
  header: { text: string; place: Quad } | null;
  figures: Map<FigureName, RawFigure>;
};
export type RawTable = { columns: RawColumn[]; rows: number };

const IN_MILLIGRAMS: ReadonlySet<FigureName> = new Set(['sodium', 'cholesterol']);

/** Adds a number to a column under the name that its label gives it; what cannot be such a figure is left out. */
export function addFigure(
  column: RawColumn,
  label: FigureName,
  piece: Piece,
  row: readonly Piece[],
  hint: FigureUnit | null,
  problems: readonly FormProblem[] = [],
): boolean {
  const { number } = piece;
  if (number === null) return false;
  const figure = figureFor(label, number, hint);
  if (figure === null || column.figures.has(figure.name)) return false;
  column.figures.set(figure.name, {
    amount: { value: number.value, unit: figure.unit, isBound: number.isBound },
    decimals: number.decimals,
    problems: [...number.problems, ...(figure.isUnitGuessed ? (['no-unit'] as const) : []), ...problems],
    score: piece.score,
    place: { figure: piece.quad, row: hullOf([piece.quad, ...row.map(({ quad }) => quad)]) },
  });
  return true;
}

/** What a number by a label is: energy goes by its unit, and a unit that no such figure has refuses it. */
export function figureFor(
  label: FigureName,
  number: PrintedNumber,
  hint: FigureUnit | null,
): { name: FigureName; unit: FigureUnit; isUnitGuessed: boolean } | null {
  const { unit } = number;
  if (unit === 'percent' || unit === 'ml' || unit === 'other') return null;
  const isEnergy = label === 'energyKj' || label === 'energyKcal';
  if (isEnergy) {
    if (unit === 'g' || unit === 'mg') return null;
    const read = unit ?? hint ?? (label === 'energyKcal' ? 'kcal' : null);
    if (read !== 'kJ' && read !== 'kcal') return null;
    return {
      name: read === 'kJ' ? 'energyKj' : 'energyKcal',
      unit: read,
      isUnitGuessed: unit === null && hint === null && label !== 'energyKcal',
    };
  }
  if (unit === 'kJ' || unit === 'kcal') return null;
  // No other figure is printed in milligrams: such a number is of a row that is not read.
  if ((unit ?? hint) === 'mg' && !IN_MILLIGRAMS.has(label) && label !== 'salt') return null;
  const usual: FigureUnit = IN_MILLIGRAMS.has(label) ? 'mg' : 'g';
  return { name: label, unit: unit ?? hint ?? usual, isUnitGuessed: unit === null && hint === null };
}

/** The unit that a label states for its row: "Fat (g)", "Energie kJ". */
export function unitHint(text: string): FigureUnit | null {
  const match = /(?:^|[\s(,/])(kJ|kj|KJ|kcal|Kcal|mg|g)(?:[\s),/]|$)/.exec(text);
  if (match === null) return null;
  const unit = match[1]?.toLowerCase();
  return unit === 'kj' ? 'kJ' : unit === 'kcal' ? 'kcal' : unit === 'mg' ? 'mg' : 'g';
}
