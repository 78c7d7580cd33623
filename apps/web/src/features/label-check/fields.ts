import type { LabelFigure, Stated, StatedAmount, StatedFields, StatedFigures } from '@labelwise/domain/submission';
import type { Amount, FigureName } from '@labelwise/label-reader';
import { type ColumnKind, type Draft, servingSize } from './draft.ts';
import { countedAmount, type Row, rowsOf } from './rows.ts';

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
