import { printedAdditives } from '../additives/index.ts';
import {
  EMPTY_FOOD,
  type FoodProduct,
  fruitVegPercentOf,
  hasMuchRedMeat,
  hasSweetener,
  isRedMeatCategory,
  leafCategory,
  resolveKind,
} from '../food/index.ts';
import { readList } from '../ingredients/index.ts';
import { readProduct } from '../vocabulary/index.ts';
import { nutrimentsOf, ownFigures } from './figures.ts';
import { type StatedList, type Submission, saysAnything } from './submission.ts';

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
