import { NUTRIMENT_NAMES, type NutrimentName } from '../food/index.ts';

/** Read from a photo of the pack, or typed by the person. */
export type StatedFrom = 'photo' | 'hand';

/** One thing that a person says a pack prints, and since when. `value: null`: withdrawn, the catalogue's value holds again. */
export type Stated<T> = { readonly value: T | null; readonly from: StatedFrom; readonly at: number };

/** What a nutrition table prints. Sodium and total carbohydrate are no figures of ours: salt and carbohydrate follow from them by rule. */
export const LABEL_FIGURES = [...NUTRIMENT_NAMES, 'sodium', 'totalCarbohydrate'] as const;
export type LabelFigure = NutrimentName | 'sodium' | 'totalCarbohydrate';

/** In grams, kJ (`energyKj`), kcal (`energyKcal`) or % vol (`alcohol`). `bound: '<'`: the pack prints "less than". */
export type StatedAmount = { readonly value: number; readonly bound: '<' | null };

/** What the table is for. `prepared`: its figures are those of the food as prepared. */
export type StatedBasis = { readonly unit: 'g' | 'ml'; readonly isPrepared: boolean };

/** Grams or millilitres of one serving. `isConfirmed`: the person has stated that it is right; else nothing is worked out from it. */
export type StatedServing = { readonly size: number; readonly isConfirmed: boolean };

/**
 * An ingredient list. `isConfirmed`: the person has compared the words with the pack. `isComplete`: it is the whole list, with what the
 * pack says of traces. Without both it can speak against a food, never for it.
 */
export type StatedList = {
  readonly text: string;
  /** Two letters; `null`: not known. */
  readonly lang: string | null;
  readonly isConfirmed: boolean;
  readonly isComplete: boolean;
};

type Maybe<T> = Stated<T> | undefined;
export type StatedFigures = { readonly [figure in LabelFigure]?: Stated<StatedAmount> };

/** What is stated of a pack, field by field. An absent field: nothing is stated, and the catalogue's value holds. Absent is never 0. */
export type StatedFields = {
  readonly name?: Maybe<string>;
  readonly brand?: Maybe<string>;
  readonly quantity?: Maybe<string>;
  /** Tags from wide to narrow, as the catalogue writes them; the narrowest alone is enough. */
  readonly category?: Maybe<readonly string[]>;
  readonly basis?: Maybe<StatedBasis>;
  readonly serving?: Maybe<StatedServing>;
  readonly per100: StatedFigures;
  readonly perServing: StatedFigures;
  readonly ingredients?: Maybe<StatedList>;
};

/** What one person says that the pack of one barcode prints. */
export type Submission = StatedFields & { readonly gtin: string };

export const EMPTY_FIELDS: StatedFields = { per100: {}, perServing: {} };

/** The newest statement of each field, whichever order they arrive in: two devices that were apart end up with the same. */
export function mergeFields(one: StatedFields, other: StatedFields): StatedFields {
  return {
    name: newest(one.name, other.name),
    brand: newest(one.brand, other.brand),
    quantity: newest(one.quantity, other.quantity),
    category: newest(one.category, other.category),
    basis: newest(one.basis, other.basis),
    serving: newest(one.serving, other.serving),
    per100: newestFigures(one.per100, other.per100),
    perServing: newestFigures(one.perServing, other.perServing),
    ingredients: newest(one.ingredients, other.ingredients),
  };
}

function newestFigures(one: StatedFigures, other: StatedFigures): StatedFigures {
  const figures: { [figure in LabelFigure]?: Stated<StatedAmount> } = {};
  for (const figure of LABEL_FIGURES) {
    const stated = newest(one[figure], other[figure]);
    if (stated !== undefined) figures[figure] = stated;
  }
  return figures;
}

/** Of two statements of the same moment one always wins, so that the order of arrival never shows. */
function newest<T>(one: Maybe<T>, other: Maybe<T>): Maybe<T> {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return JSON.stringify([one.value, one.from]) >= JSON.stringify([other.value, other.from]) ? one : other;
}

/** Every statement of a submission, withdrawn ones too. */
export function statements(fields: StatedFields): readonly Stated<unknown>[] {
  const { name, brand, quantity, category, basis, serving, per100, perServing, ingredients } = fields;
  const all = [name, brand, quantity, category, basis, serving, ingredients, ...Object.values(per100), ...Object.values(perServing)];
  return all.filter((stated) => stated !== undefined);
}

/** Whether anything is stated at all: a submission of withdrawn fields alone says nothing. */
export function saysAnything(fields: StatedFields): boolean {
  return statements(fields).some(({ value }) => value !== null);
}

/** When the newest of what still holds was stated; `null` where nothing is. */
export function newestAt(fields: StatedFields): number | null {
  const times = statements(fields).flatMap(({ value, at }) => (value === null ? [] : [at]));
  return times.length === 0 ? null : Math.max(...times);
}

/** The same fields with no statement later than a moment: a device's clock may be ahead. */
export function notAfter(fields: StatedFields, moment: number): StatedFields {
  const clamp = <T>(stated: Maybe<T>): Maybe<T> => (stated === undefined || stated.at <= moment ? stated : { ...stated, at: moment });
  const clampAll = (figures: StatedFigures): StatedFigures =>
    Object.fromEntries(Object.entries(figures).map(([figure, stated]) => [figure, clamp(stated)]));
  return {
    name: clamp(fields.name),
    brand: clamp(fields.brand),
    quantity: clamp(fields.quantity),
    category: clamp(fields.category),
    basis: clamp(fields.basis),
    serving: clamp(fields.serving),
    per100: clampAll(fields.per100),
    perServing: clampAll(fields.perServing),
    ingredients: clamp(fields.ingredients),
  };
}
