import { offNutrimentKey } from '../food/index.ts';
import { hasValidCheckDigit, isRestrictedCirculation } from '../gtin/index.ts';
import { isRecord } from '../lib/index.ts';
import {
  EMPTY_FIELDS,
  LABEL_FIGURES,
  type LabelFigure,
  type Stated,
  type StatedAmount,
  type StatedFields,
  saysAnything,
} from './submission.ts';

/** What of a pack goes to Open Food Facts: a text, what the table is for, or a figure of it. */
export const CONTRIBUTED = [
  'language',
  'name',
  'brand',
  'quantity',
  'category',
  'serving',
  'ingredients',
  'basis',
  'hasTable',
  ...LABEL_FIGURES,
] as const;
export type ContributedWhat = (typeof CONTRIBUTED)[number];

/** One field of its write form. `unit` goes beside it, in a field of its own. */
export type ContributedField = {
  readonly what: ContributedWhat;
  /** As the form calls it. */
  readonly name: string;
  readonly value: string;
  readonly unit: 'g' | 'kJ' | 'kcal' | '% vol' | null;
};

/**
 * What Open Food Facts has of a product already, as far as it decides what may be added. `null` for the whole: it does not know the product.
 * `tablePer`: what its table is for; `null` where it has none.
 */
export type KnownThere = { readonly tablePer: '100g' | 'serving' | null; readonly saysNoTable: boolean };

export type Contribution = {
  readonly fields: readonly ContributedField[];
  /** Figures that stay: one field there says what the whole table is for, so that these would turn the others into wrong ones. */
  readonly leftOut: 'other basis' | null;
};

/** What decides about an addition, from a product of the API. */
export function knownThere(document: Readonly<Record<string, unknown>>, isPrepared: boolean): KnownThere {
  const { nutriments, no_nutrition_data: none } = document;
  const per = document[isPrepared ? 'nutrition_data_prepared_per' : 'nutrition_data_per'];
  const hasTable =
    isRecord(nutriments) && LABEL_FIGURES.some((figure) => isStated(nutriments, `${offNutrimentKey(figure)}${suffix(isPrepared)}`));
  return { tablePer: hasTable ? (per === 'serving' ? 'serving' : '100g') : null, saysNoTable: none === 'on' };
}

function isStated(nutriments: Readonly<Record<string, unknown>>, key: string): boolean {
  return [key, `${key}_value`, `${key}_100g`, `${key}_serving`].some((each) => nutriments[each] !== undefined && nutriments[each] !== '');
}

/**
 * What of a person's statements goes to Open Food Facts, field by field and as printed: a bound stays a bound, nothing is worked out, and
 * what is not stated is left as it is there.
 * @param fields what may become everybody's, see `shareableFields`
 * @source Open Food Facts, `cgi/product_jqm2.pl`: the product form of the API up to version 2
 */
export function contributionOf(fields: StatedFields, known: KnownThere | null): Contribution {
  const { name, brand, quantity, category, basis, serving, ingredients } = fields;
  const contributed: ContributedField[] = [];
  const add = (what: ContributedWhat, field: string, value: string | null | undefined, unit: ContributedField['unit'] = null): void => {
    if (value !== null && value !== undefined && value !== '') contributed.push({ what, name: field, value, unit });
  };
  const list = ingredients?.value ?? null;
  // The language of a product that is there already is not ours to change.
  if (known === null) add('language', 'lang', list?.lang);
  add('name', 'product_name', name?.value);
  add('brand', 'brands', brand?.value);
  add('quantity', 'quantity', quantity?.value);
  // Added to the categories that it has: they may be narrower.
  add('category', 'add_categories', category?.value?.at(-1));
  if (serving?.value?.isConfirmed === true)
    add('serving', 'serving_size', `${plainNumber(serving.value.size)} ${basis?.value?.unit ?? 'g'}`);
  add('ingredients', list?.lang == null ? 'ingredients_text' : `ingredients_text_${list.lang}`, list?.text);

  const isPrepared = basis?.value?.isPrepared === true;
  const table = tableOf(fields, known?.tablePer ?? null);
  if (table !== null && table.figures.length > 0) {
    add('basis', `nutrition_data${suffix(isPrepared)}_per`, table.per);
    if (known?.saysNoTable === true) contributed.push({ what: 'hasTable', name: 'no_nutrition_data', value: '', unit: null });
    for (const [figure, { value, bound }] of table.figures)
      add(figure, `nutriment_${offNutrimentKey(figure)}${suffix(isPrepared)}`, `${bound ?? ''}${plainNumber(value)}`, unitOf(figure));
  }
  return { fields: contributed, leftOut: table === null ? 'other basis' : null };
}

type Table = { readonly per: '100g' | 'serving'; readonly figures: readonly (readonly [LabelFigure, StatedAmount])[] };

/** One of the two columns: that of the table which is there, else the one per 100. `null`: the other one alone is stated. */
function tableOf({ per100, perServing }: StatedFields, tablePer: KnownThere['tablePer']): Table | null {
  const [whole, part] = [standing(per100), standing(perServing)];
  const own: Table = whole.length > 0 || part.length === 0 ? { per: '100g', figures: whole } : { per: 'serving', figures: part };
  if (own.figures.length === 0 || tablePer === null || tablePer === own.per) return own;
  return tablePer === 'serving' && part.length > 0 ? { per: 'serving', figures: part } : null;
}

function standing(figures: { readonly [figure in LabelFigure]?: Stated<StatedAmount> }): (readonly [LabelFigure, StatedAmount])[] {
  return LABEL_FIGURES.flatMap((figure) => {
    const amount = figures[figure]?.value;
    return amount ? [[figure, amount] as const] : [];
  });
}

function suffix(isPrepared: boolean): string {
  return isPrepared ? '_prepared' : '';
}

function unitOf(figure: LabelFigure): ContributedField['unit'] {
  if (figure === 'energyKj') return 'kJ';
  if (figure === 'energyKcal') return 'kcal';
  return figure === 'alcohol' ? '% vol' : 'g';
}

const DIGITS = 7;
/** Made at the first number: making it takes as long as the rest of the module. */
let significant: Intl.NumberFormat | undefined;

/** Without an exponent, which forms do not read. */
function plainNumber(value: number): string {
  significant ??= new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: DIGITS });
  return significant.format(value);
}

/** Why something cannot be everybody's. */
export type NotShareable = 'nothing stated' | 'no name' | 'no product code';

/**
 * What of a person's statements may become everybody's: a list only where it was confirmed as the whole one, figures of servings only
 * through a confirmed weight, and nothing that was withdrawn. Never who stated it.
 * @param isKnown the catalogue has the product; a new one needs a name
 */
export function shareableFields(fields: StatedFields, gtin: string, isKnown: boolean): StatedFields | NotShareable {
  if (!hasValidCheckDigit(gtin) || isRestrictedCirculation(gtin)) return 'no product code';
  const { ingredients, serving, per100, perServing, name, brand, quantity, category, basis } = fields;
  const hasWholeList = ingredients?.value?.isConfirmed === true && ingredients.value.isComplete;
  const hasServing = serving?.value?.isConfirmed === true;
  const shareable: StatedFields = {
    ...EMPTY_FIELDS,
    ...(name?.value && { name }),
    ...(brand?.value && { brand }),
    ...(quantity?.value && { quantity }),
    ...(category?.value && { category }),
    ...(basis?.value && { basis }),
    ...(hasWholeList && { ingredients }),
    ...(hasServing && { serving, perServing: withoutWithdrawn(perServing) }),
    per100: withoutWithdrawn(per100),
  };
  if (!isKnown && !name?.value) return 'no name';
  return saysAnything(shareable) ? shareable : 'nothing stated';
}

function withoutWithdrawn(figures: StatedFields['per100']): StatedFields['per100'] {
  return Object.fromEntries(Object.entries(figures).filter(([, stated]) => stated.value !== null));
}

/** Control characters, marks that turn the direction of writing, and signs that cannot be seen: each would make it read as another text. */
const HIDDEN = /[\p{Cc}\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]+/gu;

/** Plain text in one line; what a camera or a stranger wrote is shown to other people one day. */
export function plain(text: string): string {
  return text.normalize('NFC').replaceAll(HIDDEN, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/** Lines stay: a list is read by them. */
function plainLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/u)
    .map(plain)
    .filter((line) => line !== '')
    .join('\n');
}

/** Texts without what cannot be seen; one with nothing left withdraws its field. */
export function cleanFields(fields: StatedFields): StatedFields {
  const text = (stated: Stated<string> | undefined): Stated<string> | undefined =>
    stated === undefined || stated.value === null ? stated : { ...stated, value: plain(stated.value) || null };
  const { ingredients } = fields;
  const list = ingredients?.value ? plainLines(ingredients.value.text) : '';
  return {
    ...fields,
    name: text(fields.name),
    brand: text(fields.brand),
    quantity: text(fields.quantity),
    ingredients: ingredients?.value ? { ...ingredients, value: list === '' ? null : { ...ingredients.value, text: list } } : ingredients,
  };
}
