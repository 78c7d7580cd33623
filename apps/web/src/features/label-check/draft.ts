import { amountText, readAmount } from '@labelwise/domain/submission';
import {
  type Amount,
  type Basis,
  FIGURE_NAMES,
  type Figure,
  type FigureName,
  type FigureUnit,
  type LabelReading,
  type Preparation,
  type TableColumn,
} from '@labelwise/label-reader';
import { type DraftList, EMPTY_LIST, withoutPhotographedList, withPhotographedList } from './photographed-list.ts';

/** Who says a figure: the reading alone, the person (typed, or pressed as right), or the person that it is not on the label. */
export type StatedBy = 'reading' | 'person' | 'absent';

/** One figure of the table, as it stands in its field. */
export type Entry = {
  readonly text: string;
  readonly unit: FigureUnit;
  readonly statedBy: StatedBy;
  /** The person's word is what was read, not something typed. */
  readonly isAsRead: boolean;
  /** As it was read; `null` where it was not. */
  readonly read: Exclude<Figure, { state: 'missing' }> | null;
  readonly photoId: string | null;
};
export type Column = Readonly<Partial<Record<FigureName, Entry>>>;
export type ColumnKind = 'per100' | 'perServing';

export type Draft = {
  readonly shown: ColumnKind;
  readonly unit: 'g' | 'ml';
  readonly preparation: Preparation;
  readonly per100: Column;
  readonly perServing: Column;
  /** The words over each column, as read. */
  readonly headers: Readonly<Record<ColumnKind, string | null>>;
  /** The person has stated what the figures are of. */
  readonly isBasisStated: boolean;
  /** Grams or millilitres of a serving; nothing is worked out from it before the person has confirmed it. */
  readonly serving: { readonly text: string; readonly isConfirmed: boolean; readonly from: 'photo' | 'hand' };
  readonly list: DraftList;
  readonly about: {
    readonly barcode: string;
    readonly name: string;
    readonly brand: string;
    readonly quantity: string;
    readonly category: { readonly tag: string; readonly name: string } | null;
  };
};

export const EMPTY_DRAFT: Draft = {
  shown: 'per100',
  unit: 'g',
  preparation: 'as-sold',
  per100: {},
  perServing: {},
  headers: { per100: null, perServing: null },
  isBasisStated: false,
  serving: { text: '', isConfirmed: false, from: 'hand' },
  list: EMPTY_LIST,
  about: { barcode: '', name: '', brand: '', quantity: '', category: null },
};

/** The unit in which a figure is typed where nothing was read. */
export function unitOf(name: FigureName): FigureUnit {
  if (name === 'energyKj') return 'kJ';
  if (name === 'energyKcal') return 'kcal';
  return name === 'sodium' || name === 'cholesterol' ? 'mg' : 'g';
}

export type Change =
  | { kind: 'typed'; name: FigureName; text: string }
  | { kind: 'picked'; name: FigureName; amount: Amount }
  | { kind: 'absent'; name: FigureName; isAbsent: boolean }
  | { kind: 'basis'; shown: ColumnKind; unit: 'g' | 'ml' }
  | { kind: 'swapped' }
  | { kind: 'serving'; text: string; isConfirmed: boolean }
  | { kind: 'list'; list: Partial<Pick<Draft['list'], 'text' | 'isConfirmed' | 'isComplete'>> }
  | { kind: 'about'; about: Partial<Draft['about']> }
  | { kind: 'read'; photoId: string; reading: LabelReading }
  | { kind: 'forgotten'; photoId: string }
  /** The whole, begun anew. */
  | { kind: 'begun'; draft: Draft };

export function changed(draft: Draft, change: Change): Draft {
  switch (change.kind) {
    case 'typed':
      return withEntry(draft, change.name, { text: change.text, statedBy: 'person', isAsRead: false });
    case 'picked':
      return withEntry(draft, change.name, {
        text: fieldText(change.amount),
        unit: change.amount.unit,
        statedBy: 'person',
        isAsRead: true,
      });
    case 'absent':
      return withEntry(draft, change.name, { text: '', statedBy: change.isAbsent ? 'absent' : 'person', isAsRead: false });
    case 'basis':
      return withBasis(draft, change.shown, change.unit);
    case 'swapped':
      return {
        ...draft,
        per100: draft.perServing,
        perServing: draft.per100,
        headers: { per100: draft.headers.perServing, perServing: draft.headers.per100 },
        isBasisStated: true,
      };
    case 'serving':
      return { ...draft, serving: { text: change.text, isConfirmed: change.isConfirmed, from: sameText(draft.serving, change.text) } };
    case 'list': {
      const isTyped = change.list.text !== undefined && change.list.text !== draft.list.text;
      // What was confirmed is another text now.
      const asked = isTyped ? { isEdited: true, isConfirmed: draft.list.from === 'hand' && draft.list.isConfirmed } : {};
      return { ...draft, list: { ...draft.list, ...asked, ...change.list } };
    }
    case 'about':
      return { ...draft, about: { ...draft.about, ...change.about } };
    case 'read':
      return withReading(draft, change.photoId, change.reading);
    case 'forgotten':
      return withoutPhoto(draft, change.photoId);
    case 'begun':
      return change.draft;
  }
}

function sameText(serving: Draft['serving'], text: string): 'photo' | 'hand' {
  return serving.text === text ? serving.from : 'hand';
}

function withEntry(draft: Draft, name: FigureName, changes: Partial<Entry>): Draft {
  const column = draft[draft.shown];
  const before: Entry = column[name] ?? { text: '', unit: unitOf(name), statedBy: 'person', isAsRead: false, read: null, photoId: null };
  const { energyKcal, ...withoutKcal } = column;
  // Calories that stand behind the kilojoules in sight would go on saying the former figure.
  const rest = name === 'energyKj' && energyKcal?.statedBy === 'reading' ? withoutKcal : column;
  return { ...draft, [draft.shown]: { ...rest, [name]: { ...before, ...changes } } };
}

/** With both columns at hand the switch shows the other; with one it says what that one is of. */
function withBasis(draft: Draft, shown: ColumnKind, unit: 'g' | 'ml'): Draft {
  const hasBoth = Object.keys(draft.per100).length > 0 && Object.keys(draft.perServing).length > 0;
  if (shown === draft.shown || hasBoth) return { ...draft, shown, unit, isBasisStated: true };
  return { ...draft, shown, unit, isBasisStated: true, [shown]: draft[draft.shown], [draft.shown]: {} };
}

/** What a photo says joins what is there: the person's own words stay, a figure that was read before gives way to none. */
function withReading(draft: Draft, photoId: string, { table, ingredients }: LabelReading): Draft {
  const [list] = ingredients;
  const listed = list === undefined ? draft : { ...draft, list: withPhotographedList(draft.list, photoId, list) };
  if (table === null) return listed;
  const full = table.columns.find(({ basis }) => basis.kind === 'per-100');
  const part = table.columns.find(({ basis }) => basis.kind === 'serving');
  const isFirst = Object.keys(draft.per100).length === 0 && Object.keys(draft.perServing).length === 0;
  const basis = full?.basis ?? part?.basis;
  const size = table.serving?.size;
  return {
    ...listed,
    per100: joined(draft.per100, full, photoId),
    perServing: joined(draft.perServing, part, photoId),
    headers: {
      per100: draft.headers.per100 ?? full?.header?.text ?? null,
      perServing: draft.headers.perServing ?? part?.header?.text ?? null,
    },
    shown: isFirst && full === undefined ? 'perServing' : draft.shown,
    unit: isFirst && basis?.kind === 'per-100' ? basis.unit : draft.unit,
    preparation: isFirst && basis !== undefined ? basis.preparation : draft.preparation,
    serving:
      size === undefined || draft.serving.text !== '' ? draft.serving : { text: String(size.value), isConfirmed: false, from: 'photo' },
  };
}

function joined(before: Column, column: TableColumn | undefined, photoId: string): Column {
  if (column === undefined) return before;
  const entries: Partial<Record<FigureName, Entry>> = { ...before };
  for (const [name, figure] of figuresOf(column)) {
    if (figure.state === 'missing' || entries[name] !== undefined) continue;
    const { amount } = figure;
    entries[name] = {
      text: amount === null ? '' : fieldText(amount),
      unit: amount?.unit ?? unitOf(name),
      statedBy: 'reading',
      isAsRead: true,
      read: figure,
      photoId,
    };
  }
  return entries;
}

export function figuresOf({ figures }: Pick<TableColumn, 'figures'>): [FigureName, Figure][] {
  return FIGURE_NAMES.map((name) => [name, figures[name]]);
}

/** Without what a photo stated; the person's own words stay. */
function withoutPhoto(draft: Draft, photoId: string): Draft {
  const without = (column: Column): Column =>
    Object.fromEntries(
      Object.entries(column)
        .filter(([, entry]) => entry.photoId !== photoId || entry.statedBy !== 'reading')
        .map(([name, entry]) => [name, entry.photoId === photoId ? { ...entry, photoId: null } : entry]),
    );
  return {
    ...draft,
    per100: without(draft.per100),
    perServing: without(draft.perServing),
    list: withoutPhotographedList(draft.list, photoId),
  };
}

/** What the figures in sight are of, for the checks. */
export function basisOf({ unit, preparation, serving }: Draft, kind: ColumnKind): Basis {
  if (kind === 'per100') return { kind: 'per-100', unit, preparation };
  const value = servingSize(serving.text, unit);
  return { kind: 'serving', size: value === null ? null : { value, unit }, preparation };
}

/** What one serving weighs or holds; `null` where nothing, or no exact amount, is typed. */
export function servingSize(text: string, unit: Draft['unit']): number | null {
  const typed = readAmount(text, unit)?.amount;
  return typed === undefined || typed.bound !== null || typed.value === 0 ? null : typed.value;
}

/** A read amount as its field shows it. */
export function fieldText({ value, isBound }: Amount): string {
  return amountText({ value, bound: isBound ? '<' : null });
}
