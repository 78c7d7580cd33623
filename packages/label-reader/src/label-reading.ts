import type { ReadLanguage } from '@labelwise/domain/reading';
import type { Quad } from './geometry.ts';

/**
 * The figures of a nutrition table. `carbohydrates` are without fiber (Europe, Australia), `carbohydratesTotal` with it (United States,
 * Canada); a table prints the one or the other.
 */
export const FIGURE_NAMES = [
  'energyKj',
  'energyKcal',
  'fat',
  'saturatedFat',
  'transFat',
  'monounsaturatedFat',
  'polyunsaturatedFat',
  'cholesterol',
  'carbohydrates',
  'carbohydratesTotal',
  'sugars',
  'addedSugars',
  'polyols',
  'starch',
  'fiber',
  'proteins',
  'salt',
  'sodium',
] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

export type FigureUnit = 'kJ' | 'kcal' | 'g' | 'mg';

/** An amount as printed. `isBound`: the pack says "less than" (`<0,5 g`), and that stays: it is not the figure 0.5. */
export type Amount = { value: number; unit: FigureUnit; isBound: boolean };

/** What an amount is of. */
export type Basis =
  | { kind: 'per-100'; unit: 'g' | 'ml'; preparation: Preparation }
  | { kind: 'serving'; size: ServingSize | null; preparation: Preparation };
export type Preparation = 'as-sold' | 'as-prepared' | 'drained';
export type ServingSize = { value: number; unit: 'g' | 'ml' };

/** Why a figure is not to be believed as it was read. */
export type Doubt =
  /** Kilojoules and kilocalories do not say the same. */
  | { kind: 'energies-differ'; kilojoules: number; kilocalories: number }
  /** The energy that fat, carbohydrates, proteins and fiber give, in the unit of `stated`. */
  | { kind: 'energy-of-parts'; stated: number; computed: number; unit: 'kJ' | 'kcal' }
  | { kind: 'part-above-whole'; part: FigureName; partValue: number; whole: FigureName; wholeValue: number; unit: FigureUnit }
  /** The other column, with the size of the serving, gives another figure. */
  | { kind: 'columns-disagree'; expected: number; unit: FigureUnit }
  /** Nearly all figures disagree with the serving that is stated: the columns may be swapped. */
  | { kind: 'serving-disagrees'; stated: number; found: number }
  | { kind: 'more-than-the-food'; sum: number; limit: number }
  | { kind: 'above-limit'; limit: number; unit: FigureUnit }
  | { kind: 'salt-and-sodium-differ'; saltOfSodium: number }
  | { kind: 'form'; problem: FormProblem }
  | { kind: 'faint-print'; score: number }
  /** No header says what this column is of. */
  | { kind: 'no-header' };
export type FormProblem = 'no-unit' | 'unit-unlikely' | 'no-decimal-mark' | 'many-decimals' | 'sign-unclear' | 'next-line' | 'two-figures';

/** What holds a figure up: an equation that would not hold with another digit in it. */
export type Proof = 'both-energies' | 'energy-of-parts' | 'both-columns' | 'salt-and-sodium';

/** Where a figure stands: its own piece of the picture, and the row from its label to it. */
export type Place = { figure: Quad; row: Quad };

/**
 * A figure of the table.
 * - `confirmed`: an equation holds that most slips would break. Still the engine's reading, not the person's word.
 * - `unchecked`: nothing speaks against it, nothing holds it up. `mustConfirm` where slips go unnoticed (see `ALWAYS_CONFIRM`).
 * - `doubtful`: something speaks against it. `proposals` are likely readings, the engine's own first; none of them is taken silently.
 * - `missing`: no such row was seen. It is unknown, never 0.
 */
export type Figure =
  | { state: 'confirmed'; amount: Amount; proof: Proof; place: Place | null }
  | { state: 'unchecked'; amount: Amount; mustConfirm: boolean; place: Place | null }
  | { state: 'doubtful'; amount: Amount | null; proposals: readonly Amount[]; doubts: readonly [Doubt, ...Doubt[]]; place: Place | null }
  | { state: 'missing' };
export type FigureState = Figure['state'];

export type Figures = Readonly<Record<FigureName, Figure>>;

export type TableColumn = {
  basis: Basis;
  /** The words over the column and where they stand; `null` where nothing stands over it and the basis is a guess. */
  header: { text: string; place: Quad } | null;
  figures: Figures;
};

export type TableReading = {
  /** Per 100 first, then per serving; a table has at least one. */
  columns: readonly [TableColumn, ...TableColumn[]];
  /** The size of the serving, wherever on the table it is printed. */
  serving: { size: ServingSize; place: Quad } | null;
  /** The whole table in the picture. */
  place: Quad;
};

/** An ingredient list as it is printed; hostile until a person has looked at it: plain text, length limited. */
export type IngredientsReading = {
  language: ReadLanguage | null;
  /** Without its heading. */
  text: string;
  /** The sentence on traces and other statements about allergens that stand after the list. */
  statements: string;
  /** The list runs to the picture's edge, or a bracket is not closed: a part of it may be missing. */
  mayBeCut: boolean;
  /** How sure the engine is of its signs, 0 to 1. */
  score: number;
  place: Quad;
};

/** What one picture of a pack says. */
export type LabelReading = {
  table: TableReading | null;
  /** Best first: the language that was asked for, then the others of the pack. */
  ingredients: readonly IngredientsReading[];
};

export const ALWAYS_CONFIRM: readonly FigureName[] = ['salt', 'sodium', 'sugars', 'saturatedFat', 'fiber'];

/** Numbers in rows of rows, as the models take and give them. */
export type Tensor = { data: Float32Array; dims: readonly number[] };

/** `detection` finds lines of print in a picture, `recognition` reads one line. */
export type Model = 'detection' | 'recognition';

/** Runs a model on one tensor. Browsers and Node have their own way to load the models; what happens before and after is the same. */
export type RunModel = (model: Model, input: Tensor) => Promise<Tensor>;

export type ReadProgress = { step: 'finding' } | { step: 'reading'; done: number; total: number };

/** What an `AbortSignal` has: this package knows no browser and no Node. */
export type Cancel = { throwIfAborted(): void };

export type ReadOptions = {
  /** Ends the reading between two lines. */
  signal?: Cancel;
  onProgress?: (progress: ReadProgress) => void;
};
