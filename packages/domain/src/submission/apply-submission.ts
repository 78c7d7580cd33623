import { printedAdditives } from '../additives/index.ts';
import {
  EMPTY_FOOD,
  type FoodProduct,
  fruitVegPercentOf,
  hasMuchRedMeat,
  hasSweetener,
  isRedMeatCategory,
  leafCategory,
  NUTRIMENT_NAMES,
  type NutrimentName,
  resolveKind,
} from '../food/index.ts';
import { readList } from '../ingredients/index.ts';
import { readProduct } from '../vocabulary/index.ts';
import { type FigureOrigin, nutrimentsOf, ownFigures } from './figures.ts';
import {
  type LabelFigure,
  type Stated,
  type StatedFields,
  type StatedFrom,
  type StatedList,
  type Submission,
  saysAnything,
} from './submission.ts';

/** A food as one person has it: the catalogue's with what they say that its pack prints, or theirs alone where nobody knows it. */
export type MemberFood = FoodProduct & {
  readonly overlay?: { readonly catalogue: FoodProduct | null; readonly submission: Submission } | undefined;
};

/**
 * The food with what a person says of its pack laid over it, field by field. Nothing of the catalogue is lost: without the submission, or
 * with one whose fields are all withdrawn, it is as it was. Applied again it changes nothing.
 * @param food as the catalogue has it; `null`: nobody knows it
 * @returns `null` where nobody knows it and nothing is stated of it
 */
export function applySubmission(food: MemberFood | null, submission: Submission): MemberFood | null {
  const catalogue = food?.overlay === undefined ? food : food.overlay.catalogue;
  if (!saysAnything(submission)) return catalogue;
  const base = catalogue ?? unknownFood(submission.gtin);
  const named = withTexts(base, submission);
  const figured = withFigures(named, submission);
  const listed = withList(figured, submission.ingredients?.value ?? null);
  const filed = withKind(listed, base, submission);
  return { ...filed, reading: readProduct(filed), overlay: { catalogue, submission } };
}

function unknownFood(gtin: string): FoodProduct {
  return {
    ...EMPTY_FOOD,
    gtin,
    name: '',
    brand: null,
    imageUrl: null,
    category: null,
    quantity: null,
    servingSize: null,
    source: 'own',
    sourceModifiedAt: null,
  };
}

function withTexts(base: FoodProduct, { gtin, name, brand, quantity, category, serving }: Submission): FoodProduct {
  const maker = brand?.value ?? base.brand;
  const tags = category?.value ?? base.categoriesTags;
  return {
    ...base,
    name: name?.value ?? (base.name === '' ? (maker ?? gtin) : base.name),
    brand: maker,
    quantity: quantity?.value ?? base.quantity,
    categoriesTags: tags,
    category: category?.value ? leafCategory(tags, base.lang) : base.category,
    servingSize: serving?.value?.isConfirmed === true ? serving.value.size : base.servingSize,
  };
}

function withFigures(food: FoodProduct, submission: Submission): FoodProduct {
  const own = nutrimentsOf(ownFigures(submission));
  if (Object.keys(own).length === 0) return food;
  const { servingAsPer100g: _mark, ...rest } = food;
  return { ...rest, nutriments: { ...food.nutriments, ...own } };
}

/** Ends a list and what it says of traces, so that the next one is read by itself. */
const LIST_END = '.\n';

/**
 * A list that the person has confirmed as whole takes the catalogue's place, and with it what the source concluded from its own list;
 * what the source says of traces stays, for it often stands elsewhere on the pack. Any other list is read beside the catalogue's:
 * what either of them names counts, and what neither names is not known to be absent.
 */
function withList(food: FoodProduct, list: StatedList | null): FoodProduct {
  if (list === null || list.text.trim() === '') return food;
  const { text } = list;
  const lang = list.lang ?? food.lang;
  const printed = printedAdditives(readList(text).text);
  if (list.isConfirmed && list.isComplete) {
    return {
      ...food,
      lang,
      ingredientsText: text,
      listBasis: 'confirmed',
      additives: printed,
      sweetener: hasSweetener(printed, text),
      redMeat: hasMuchRedMeat({}, text),
      ingredientsCount: null,
      unknownIngredientsCount: null,
      allergensTags: [],
      ingredientsAnalysisTags: [],
    };
  }
  const additives = [...new Set([...printed, ...food.additives])];
  return {
    ...food,
    lang,
    ingredientsText: food.ingredientsText === null ? text : text + LIST_END + food.ingredientsText,
    listBasis: 'unconfirmed',
    additives,
    sweetener: food.sweetener || hasSweetener(additives, text),
    redMeat: food.redMeat || hasMuchRedMeat({}, text),
  };
}

/** The kind that the catalogue files a food under stays, unless the person files it elsewhere; an inferred one follows what is now known. */
function withKind(food: FoodProduct, base: FoodProduct, { category, basis }: Submission): FoodProduct {
  const redMeat = food.redMeat || isRedMeatCategory(food.categoriesTags);
  const isFiled = base.kind !== null && (base.kindBasis === undefined || base.kindBasis === 'category');
  if (isFiled && !category?.value) return { ...food, redMeat };
  const unit = basis?.value?.unit;
  const { kind: _kind, kindBasis: _basis, kindFrom: _from, plausibleKinds: _plausible, group: _group, ...rest } = food;
  const resolved = resolveKind({
    ...food,
    // A table for 100 ml says as much as a pack that states millilitres.
    quantity: food.quantity ?? (unit === undefined ? null : `100 ${unit}`),
    prepared: basis?.value?.isPrepared === true,
  });
  const fruitVegPercent =
    base.fruitVegPercent ?? fruitVegPercentOf(() => null, food.categoriesTags, resolved.kind === 'beverage', food.ingredientsText !== null);
  return { ...rest, ...resolved, redMeat, fruitVegPercent };
}

type Origin = { readonly from: StatedFrom; readonly at: number };

/** A field of a food that is the person's own, with what the catalogue says instead; `catalogue: null`: it says nothing. */
export type OwnField = Origin &
  (
    | {
        readonly kind: 'text';
        readonly field: 'name' | 'brand' | 'quantity' | 'category';
        readonly own: string;
        readonly catalogue: string | null;
      }
    | {
        readonly kind: 'figure';
        readonly field: NutrimentName;
        readonly own: number;
        readonly bound: '<' | null;
        readonly origin: FigureOrigin;
        readonly catalogue: number | null;
      }
    | { readonly kind: 'serving'; readonly field: 'serving'; readonly own: number; readonly catalogue: number | null }
    /** `isTrusted`: confirmed as the whole list, so that it may speak for the food. */
    | {
        readonly kind: 'list';
        readonly field: 'ingredients';
        readonly own: string;
        readonly isTrusted: boolean;
        readonly catalogue: string | null;
      }
  );

/** Which fields of a food are the person's own; empty for a food as the catalogue has it. */
export function ownFieldsOf({ overlay }: MemberFood): readonly OwnField[] {
  if (overlay === undefined) return [];
  const { submission, catalogue } = overlay;
  const fields: OwnField[] = [];
  const text = (field: 'name' | 'brand' | 'quantity' | 'category', stated: Stated<string> | undefined): void => {
    if (stated === undefined || stated.value === null) return;
    fields.push({ kind: 'text', field, own: stated.value, catalogue: catalogue?.[field] ?? null, from: stated.from, at: stated.at });
  };
  const { name, brand, quantity, category, serving, ingredients } = submission;
  text('name', name);
  text('brand', brand);
  text('quantity', quantity);
  if (category?.value) text('category', { ...category, value: leafCategory(category.value) ?? category.value.at(-1) ?? '' });
  if (serving?.value?.isConfirmed === true) {
    const { from, at } = serving;
    fields.push({ kind: 'serving', field: 'serving', own: serving.value.size, catalogue: catalogue?.servingSize ?? null, from, at });
  }
  const own = ownFigures(submission);
  for (const field of NUTRIMENT_NAMES) {
    const figure = own[field];
    if (figure === undefined) continue;
    const { value, bound, origin, from, at } = figure;
    fields.push({ kind: 'figure', field, own: value, bound, origin, catalogue: catalogue?.nutriments[field] ?? null, from, at });
  }
  if (ingredients?.value) {
    const { value, from, at } = ingredients;
    const isTrusted = value.isConfirmed && value.isComplete;
    fields.push({
      kind: 'list',
      field: 'ingredients',
      own: value.text,
      isTrusted,
      catalogue: catalogue?.ingredientsText ?? null,
      from,
      at,
    });
  }
  return fields;
}

/** What has to be withdrawn so that a field is the catalogue's again: of a figure that was worked out, the one that it follows from. */
export function withdrawal(own: OwnField, at: number, from: StatedFrom = 'hand'): StatedFields {
  const gone = <T>(): Stated<T> => ({ value: null, from, at });
  const none: StatedFields = { per100: {}, perServing: {} };
  switch (own.kind) {
    case 'figure': {
      const figure = statedFigure(own);
      return { per100: { [figure]: gone() }, perServing: { [figure]: gone() } };
    }
    case 'text':
      return own.field === 'category' ? { ...none, category: gone() } : { ...none, [own.field]: gone() };
    case 'serving':
      return { ...none, serving: gone() };
    case 'list':
      return { ...none, ingredients: gone() };
  }
}

/** The same statements made anew at a moment, so that they hold against one that withdrew them. */
export function restated({ per100, perServing, ...rest }: StatedFields, at: number): StatedFields {
  return { ...anew(rest, at), per100: anew(per100, at), perServing: anew(perServing, at) };
}

function anew<T extends { readonly [field: string]: Stated<unknown> | undefined }>(fields: T, at: number): T {
  const again: { [field in keyof T]?: T[field] } = {};
  for (const field in fields) again[field] = fields[field] && { ...fields[field], at };
  return { ...fields, ...again };
}

function statedFigure({ field, origin }: Extract<OwnField, { kind: 'figure' }>): LabelFigure {
  switch (origin) {
    case 'sodium':
      return 'sodium';
    case 'total':
      return 'totalCarbohydrate';
    case 'energy':
      return field === 'energyKj' ? 'energyKcal' : 'energyKj';
    case 'printed':
    case 'serving':
      return field;
  }
}
