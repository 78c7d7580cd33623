import {
  type LabelFigure,
  readAmount,
  type Stated,
  type StatedAmount,
  type StatedFields,
  type StatedFigures,
} from '@labelwise/domain/submission';
import {
  type Amount,
  type CheckColumn,
  checkColumns,
  type Doubt,
  FIGURE_NAMES,
  type FigureName,
  type Figures,
  type GivenFigure,
} from '@labelwise/label-reader';
import { basisOf, type Column, type ColumnKind, type Draft, type Entry, servingSize, unitOf } from './draft.ts';

/**
 * How a row stands.
 * - `clear`: read, and nothing speaks against it.
 * - `open`: not counted before the person has looked: doubtful, or where slips go unnoticed.
 * - `decided`: the person's word. Its doubts are shown and do not hold it up.
 * - `wrong`: what is typed is no amount.
 * - `missing`: no such row was read and nothing is typed. Unknown, never 0.
 * - `absent`: the person says that it is not on the label. Unknown as well.
 */
export type RowState = 'clear' | 'open' | 'decided' | 'wrong' | 'missing' | 'absent';

export type Row = {
  readonly name: FigureName;
  readonly state: RowState;
  readonly text: string;
  readonly unit: Amount['unit'];
  readonly entry: Entry | null;
  /** It was open when it was read, so it stays in its place once it is decided. */
  readonly wasOpen: boolean;
  readonly doubts: readonly Doubt[];
  /** Likely readings of an open row, the engine's own first. */
  readonly proposals: readonly Amount[];
};

/** What every table should print; the rows that are offered where nothing was read. */
const CORE = [
  'energyKj',
  'fat',
  'saturatedFat',
  'carbohydrates',
  'sugars',
  'fiber',
  'proteins',
  'salt',
] as const satisfies readonly FigureName[];
/** A row that another one stands in for. */
const INSTEAD: Readonly<Partial<Record<FigureName, FigureName>>> = {
  energyKj: 'energyKcal',
  carbohydrates: 'carbohydratesTotal',
  salt: 'sodium',
};

/** The rows of the column in sight, checked against each other and against the other column. */
export function rowsOf(draft: Draft): Row[] {
  const column = draft[draft.shown];
  const checked = checkedColumn(draft, draft.shown);
  const rows = FIGURE_NAMES.filter((name) => column[name] !== undefined || isOffered(name, column)).map((name) =>
    rowOf(name, column[name] ?? null, checked?.[name]),
  );
  return rows.filter(({ name, state }) => !(name === 'energyKcal' && state === 'clear' && hasKilojoules(rows)));
}

function hasKilojoules(rows: readonly Row[]): boolean {
  return rows.some(({ name, state }) => name === 'energyKj' && (state === 'clear' || state === 'decided'));
}

function isOffered(name: FigureName, column: Column): boolean {
  const other = INSTEAD[name];
  return CORE.some((core) => core === name) && (other === undefined || column[other] === undefined);
}

function rowOf(name: FigureName, entry: Entry | null, checked: Figures[FigureName] | undefined): Row {
  const wasOpen = entry?.read !== null && entry?.read !== undefined && isOpen(entry.read);
  const row = { name, text: entry?.text ?? '', unit: entry?.unit ?? unitOf(name), entry, wasOpen, doubts: [], proposals: [] } as const;
  if (entry === null) return { ...row, state: 'missing' };
  if (entry.statedBy === 'absent') return { ...row, state: 'absent' };
  const isEmpty = entry.text.trim() === '';
  if (entry.statedBy === 'person') {
    if (isEmpty) return { ...row, state: 'missing' };
    if (readAmount(entry.text, entry.unit) === null) return { ...row, state: 'wrong' };
    return { ...row, state: 'decided', doubts: checked?.state === 'doubtful' ? checked.doubts : [], proposals: proposalsOf(entry.read) };
  }
  const figure = isEmpty ? entry.read : (checked ?? entry.read);
  if (figure === null || figure.state === 'missing') return { ...row, state: 'missing' };
  if (!isOpen(figure)) return { ...row, state: 'clear' };
  return { ...row, state: 'open', doubts: figure.state === 'doubtful' ? figure.doubts : [], proposals: proposalsOf(figure) };
}

function isOpen(figure: Figures[FigureName]): boolean {
  return figure.state === 'doubtful' || (figure.state === 'unchecked' && figure.mustConfirm);
}

const MAX_PROPOSALS = 3;

function proposalsOf(figure: Figures[FigureName] | null): readonly Amount[] {
  if (figure === null || figure.state === 'missing') return [];
  if (figure.state !== 'doubtful') return [figure.amount];
  return figure.proposals.slice(0, MAX_PROPOSALS);
}

/** The figures of one column held against each other, and against those of the other. */
function checkedColumn(draft: Draft, kind: ColumnKind): Figures | undefined {
  const kinds = (['per100', 'perServing'] as const).filter((each) => Object.keys(draft[each]).length > 0);
  return checkColumns(kinds.map((each) => toCheck(draft, each)))[kinds.indexOf(kind)];
}

function toCheck(draft: Draft, kind: ColumnKind): CheckColumn {
  const figures: Partial<Record<FigureName, GivenFigure>> = {};
  let isRead = false;
  for (const name of FIGURE_NAMES) {
    const entry = draft[kind][name];
    const given = entry === undefined ? null : givenOf(entry);
    if (given !== null) figures[name] = given;
    isRead ||= entry?.statedBy === 'reading';
  }
  return { basis: basisOf(draft, kind), isBasisKnown: draft.isBasisStated || !isRead || draft.headers[kind] !== null, figures };
}

function givenOf({ text, unit, statedBy, read }: Entry): GivenFigure | null {
  const typed = readAmount(text, unit);
  if (typed === null || statedBy === 'absent') return null;
  const given = { amount: labelAmount(typed.amount, unit), decimals: typed.decimals };
  if (statedBy === 'person' || read?.state !== 'doubtful') return given;
  const problems = read.doubts.flatMap((doubt) => (doubt.kind === 'form' ? [doubt.problem] : []));
  const faint = read.doubts.find((doubt) => doubt.kind === 'faint-print');
  return { ...given, problems, ...(faint !== undefined && { score: faint.score }) };
}

/** Rows that the person has to look at before they count, in the order of the table. */
export function openRows(rows: readonly Row[]): Row[] {
  return rows.filter(({ state }) => state === 'open' || state === 'wrong');
}

/** What counts of a row: its amount where it is clear or decided. */
export function countedAmount({ state, text, unit }: Row): Amount | null {
  if (state !== 'clear' && state !== 'decided') return null;
  const typed = readAmount(text, unit);
  return typed === null ? null : labelAmount(typed.amount, unit);
}

function labelAmount({ value, bound }: StatedAmount, unit: Amount['unit']): Amount {
  return { value, isBound: bound !== null, unit };
}

/** The figures of a table by the names of a submission; `null`: it has no such figure. */
const NAMES: Readonly<Record<FigureName, LabelFigure | null>> = {
  energyKj: 'energyKj',
  energyKcal: 'energyKcal',
  fat: 'fat',
  saturatedFat: 'saturatedFat',
  transFat: 'transFat',
  monounsaturatedFat: 'monounsaturatedFat',
  polyunsaturatedFat: 'polyunsaturatedFat',
  cholesterol: 'cholesterol',
  carbohydrates: 'carbohydrates',
  carbohydratesTotal: 'totalCarbohydrate',
  sugars: 'sugars',
  addedSugars: 'addedSugars',
  polyols: 'polyols',
  starch: null,
  fiber: 'fiber',
  proteins: 'proteins',
  salt: 'salt',
  sodium: 'sodium',
};

/** Values that stand in for open rows, to see what each would come to. */
export type Assumed = ReadonlyMap<FigureName, Amount>;

type Options = {
  assumed?: Assumed | undefined;
  /** What is known of the product already: it is not stated again. */
  known?: Draft['about'] | undefined;
};

/** What the draft says of the pack. An open value is not stated; what is not on the label is not stated either, and nothing becomes 0. */
export function fieldsOf(draft: Draft, at: number, { assumed = new Map(), known }: Options = {}): StatedFields {
  const { about, list, serving, unit, preparation } = draft;
  const hand = <T>(value: T): Stated<T> => ({ value, from: 'hand', at });
  const text = (field: 'name' | 'brand' | 'quantity'): Stated<string> | undefined => {
    const value = about[field].trim();
    return value === '' || value === known?.[field] ? undefined : hand(value);
  };
  const size = servingSize(serving.text, unit);
  const per100 = figuresOf(draft, 'per100', at, assumed);
  const perServing = figuresOf(draft, 'perServing', at, assumed);
  const hasFigures = Object.keys(per100).length + Object.keys(perServing).length > 0;
  return {
    name: text('name'),
    brand: text('brand'),
    quantity: text('quantity'),
    category: about.category === null ? undefined : hand([about.category.tag]),
    basis: hasFigures ? hand({ unit, isPrepared: preparation === 'as-prepared' }) : undefined,
    serving: size === null ? undefined : { value: { size, isConfirmed: serving.isConfirmed }, from: serving.from, at },
    per100,
    perServing,
    ingredients:
      list.text.trim() === ''
        ? undefined
        : {
            value: {
              text: list.text.trim(),
              lang: list.language,
              isConfirmed: list.isConfirmed,
              isComplete: list.isConfirmed && list.isComplete,
            },
            from: list.from,
            at,
          },
  };
}

function figuresOf(draft: Draft, kind: ColumnKind, at: number, assumed: Assumed): StatedFigures {
  const figures: { [figure in LabelFigure]?: Stated<StatedAmount> } = {};
  for (const row of rowsOf({ ...draft, shown: kind })) {
    const name = NAMES[row.name];
    const amount = countedAmount(row) ?? (kind === draft.shown ? (assumed.get(row.name) ?? null) : null);
    if (name !== null && amount !== null) figures[name] = { value: statedAmount(amount), from: fromOf(row), at };
  }
  return figures;
}

function fromOf({ entry }: Row): 'photo' | 'hand' {
  return entry !== null && entry.isAsRead ? 'photo' : 'hand';
}

const MILLIGRAMS = 1000;

function statedAmount({ value, unit, isBound }: Amount): StatedAmount {
  return { value: unit === 'mg' ? Number((value / MILLIGRAMS).toPrecision(7)) : value, bound: isBound ? '<' : null };
}
