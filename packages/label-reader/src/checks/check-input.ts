import type { Amount, Basis, FigureName, FormProblem, Place } from '../label-reading.ts';

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
