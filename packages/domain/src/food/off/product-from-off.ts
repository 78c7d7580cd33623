import { collapseAdditives, parseAdditives, printedAdditives } from '../../additives/index.ts';
import { gtinKey, hasValidCheckDigit, wholeCode } from '../../gtin/index.ts';
import { readList } from '../../ingredients/index.ts';
import { isRecord, type UnknownRecord } from '../../lib/index.ts';
import { readProduct } from '../../vocabulary/index.ts';
import { isRedMeatCategory, leafCategory, needsPreparation } from '../categories/categories.ts';
import type { FoodFacts, FoodProduct, NovaGroup, Nutriments, NutriScoreGrade } from '../food-facts.ts';
import { resolveKind } from '../kind/resolve-kind.ts';
import { brandOf, ingredientsOf, languageOf, listOf, nameOf, numberOf, tagsOf, textOf } from './fields.ts';
import { fruitVegPercentOf, hasMuchRedMeat, hasSweetener } from './nutri-score-facts.ts';
import { amountReader, copiesServing, type NutrimentsNote, nutrimentsFrom } from './nutriments.ts';

export type OffNote =
  | NutrimentsNote
  /** The last digit of the code is not its check digit. */
  | 'check_digit'
  /** Figures are those of the food as prepared. */
  | 'prepared_figures'
  /** Only figures as sold, which may not be graded. */
  | 'needs_preparation';

export type OffReading =
  | { ok: true; product: FoodProduct; notes: readonly OffNote[] }
  | { ok: false; reason: 'not_an_object' | 'not_found' | 'not_food' | 'no_barcode' | 'bad_barcode' | 'no_name' };

/**
 * A record of Open Food Facts → our product: API answers (v0 to v3, wrapped or not), lines of the JSONL dump, Parquet rows as
 * JSON, CSV rows as records of text, and plain tables. Tolerant: a field of the wrong type is an unknown, never an error.
 * Text loses its markup, figures come out per 100 g in grams, and nothing is guessed where the record is silent.
 *
 * @param isUnread leaves its list and name unread, which is most of the work: `reading` is `null`, and it is for the caller to read them
 */
export function productFromOff(input: unknown, isUnread = false): OffReading {
  const record = unwrapped(input);
  if (record === null) return { ok: false, reason: isRecord(input) ? 'not_found' : 'not_an_object' };
  const type = textOf(record['product_type']);
  if (type !== null && type !== 'food') return { ok: false, reason: 'not_food' };
  const code = codeOf(record);
  if (code === null) return { ok: false, reason: 'no_barcode' };
  const gtin = gtinKey(code);
  if (gtin === null) return { ok: false, reason: 'bad_barcode' };
  const called = calledIn(record);
  const { lang, name, brand } = called;
  if (name === null) return { ok: false, reason: 'no_name' };

  const notes = new Set<OffNote>();
  if (!hasValidCheckDigit(gtin)) notes.add('check_digit');
  const facts = factsOf(record, called, notes, isUnread);
  const product: FoodProduct = {
    ...facts,
    gtin,
    name,
    brand,
    imageUrl: imageUrlOf(record, code, lang),
    category: comparedCategory(record) ?? leafCategory(facts.categoriesTags, lang),
    quantity: quantityOf(record),
    servingSize: positive(numberOf(record['serving_quantity'])),
    source: 'open-food-facts',
    sourceModifiedAt: modifiedAt(record),
  };
  return { ok: true, product, notes: [...notes] };
}

/** The facts alone, for records that need no barcode and no name (scoring a file of foods). `null` = no record. */
export function resolveFacts(input: unknown): FoodFacts | null {
  const record = unwrapped(input);
  return record === null ? null : factsOf(record, calledIn(record), new Set());
}

/** What a record calls its product, and in which language. */
type Called = { readonly lang: string | null; readonly name: string | null; readonly brand: string | null };

function calledIn(record: UnknownRecord): Called {
  const lang = languageOf(record);
  const brand = brandOf(record);
  return { lang, brand, name: nameOf(record, lang) ?? brand };
}

function factsOf(record: UnknownRecord, { lang, name, brand }: Called, notes: Set<OffNote>, isUnread = false): FoodFacts {
  const ingredients = ingredientsOf(record, lang);
  const text = ingredients?.text ?? null;
  const categoriesTags = categoriesOf(record);
  const additives = additivesOf(record, text);
  const { nutriments, prepared } = figuresOf(record, categoriesTags, notes);
  const read = amountReader(record, 'sold');
  const labelsTags = tagsOf(record['labels_tags']);
  const resolved = resolveKind({
    name,
    brand,
    lang,
    quantity: quantityOf(record),
    categoriesTags,
    labelsTags,
    nutriments,
    prepared,
    ingredientsText: text,
  });
  return {
    ...resolved,
    nutriments,
    ...(copiesServing(record) ? { servingAsPer100g: true } : {}),
    fruitVegPercent: fruitVegPercentOf(read, categoriesTags, resolved.kind === 'beverage', text !== null),
    redMeat: isRedMeatCategory(categoriesTags) || hasMuchRedMeat(record, text),
    sweetener: hasSweetener(additives, text),
    nova: novaOf(record),
    printedGrade: printedGradeOf(record),
    additives,
    lang: ingredients?.lang ?? lang,
    ingredientsText: text,
    reading: isUnread
      ? null
      : readProduct({
          ingredientsText: text,
          lang: ingredients?.lang ?? lang,
          name,
          categoriesTags,
          nova: novaOf(record),
          brand: brandOf(record),
        }),
    listBasis: 'source',
    ingredientsCount: count(record['ingredients_n']),
    unknownIngredientsCount: count(record['unknown_ingredients_n']),
    categoriesTags,
    labelsTags,
    allergensTags: tagsOf(record['allergens_tags'] ?? record['allergens']),
    tracesTags: tagsOf(record['traces_tags'] ?? record['traces']),
    ingredientsAnalysisTags: tagsOf(record['ingredients_analysis_tags']),
  };
}

/** As the source lists them; where it has no such field, those that the ingredient list prints. */
function additivesOf(record: UnknownRecord, ingredientsText: string | null): string[] {
  const tags = record['additives_tags'] ?? record['additives_original_tags'];
  if (tags === undefined || tags === null) return ingredientsText === null ? [] : printedAdditives(readList(ingredientsText).text);
  // A text may hold its codes with commas or blanks between.
  return typeof tags === 'string' ? parseAdditives(tags) : collapseAdditives(listOf(tags));
}

/** Figures as prepared where the food is not eaten as sold, or where there are no others. */
function figuresOf(record: UnknownRecord, tags: readonly string[], notes: Set<OffNote>): { nutriments: Nutriments; prepared: boolean } {
  const sold = nutrimentsFrom(amountReader(record, 'sold'), (note) => notes.add(note));
  const dry = needsPreparation(tags);
  if (!dry && sold.energyKj !== undefined) return { nutriments: sold, prepared: false };
  const prepared = nutrimentsFrom(amountReader(record, 'prepared'), (note) => notes.add(note));
  if (prepared.energyKj !== undefined) {
    notes.add('prepared_figures');
    return { nutriments: prepared, prepared: true };
  }
  if (dry) notes.add('needs_preparation');
  return { nutriments: sold, prepared: false };
}

/** The product inside an API answer, or the record itself; `null` for an answer that says there is none. */
function unwrapped(input: unknown): UnknownRecord | null {
  if (!isRecord(input)) return null;
  const { product } = input;
  if (isRecord(product)) return { ...product, code: product['code'] ?? input['code'] };
  return input['status'] === 0 || input['status'] === 'failure' ? null : input;
}

function codeOf(record: UnknownRecord): string | null {
  const raw = record['code'] ?? record['_id'] ?? record['id'] ?? record['barcode_id'];
  const code = typeof raw === 'number' ? String(raw) : textOf(raw);
  return code === null ? null : wholeCode(code);
}

function categoriesOf(record: UnknownRecord): string[] {
  const tags = tagsOf(record['categories_tags'] ?? record['categories_hierarchy']);
  return tags.length > 0 || !Array.isArray(record['categories']) ? tags : tagsOf(record['categories']);
}

/** The category that the source itself compares the product with is the most telling one. */
function comparedCategory(record: UnknownRecord): string | null {
  const tag = textOf(record['compared_to_category']);
  return tag === null ? null : leafCategory([tag]);
}

function novaOf(record: UnknownRecord): NovaGroup | null {
  const group = numberOf(record['nova_group']) ?? numberOf(record['nova_groups']);
  return group === 1 || group === 2 || group === 3 || group === 4 ? group : null;
}

/** The 2023 grade where the record has both versions. */
function printedGradeOf(record: UnknownRecord): NutriScoreGrade | null {
  const versions = record['nutriscore'];
  const current = isRecord(versions) && isRecord(versions['2023']) ? versions['2023']['grade'] : undefined;
  for (const value of [current, record['nutriscore_grade'], record['nutrition_grades'], record['nutrition_grade_fr']]) {
    const grade = textOf(value)?.toLowerCase();
    if (grade === 'a' || grade === 'b' || grade === 'c' || grade === 'd' || grade === 'e') return grade;
  }
  return null;
}

function quantityOf(record: UnknownRecord): string | null {
  const printed = textOf(record['quantity']);
  if (printed !== null) return printed.slice(0, 100);
  const amount = positive(numberOf(record['product_quantity']));
  return amount === null ? null : `${amount} ${textOf(record['product_quantity_unit']) ?? 'g'}`;
}

/** Seconds since 1970 in the source, milliseconds here. */
function modifiedAt(record: UnknownRecord): number | null {
  const seconds = positive(numberOf(record['last_modified_t']));
  return seconds === null ? null : Math.trunc(seconds) * 1000;
}

function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}

function count(value: unknown): number | null {
  const number = numberOf(value);
  return number !== null && number >= 0 ? Math.trunc(number) : null;
}

const IMAGE_ROOT = 'https://images.openfoodfacts.org/images/products';

/** Address of the front picture at 400 px, stated or built from what dumps keep of it; `null` without a picture. */
function imageUrlOf(record: UnknownRecord, code: string, lang: string | null): string | null {
  const stated = textOf(record['image_front_url']) ?? textOf(record['image_url']) ?? textOf(record['product_image']);
  if (stated !== null) return /^https?:\/\/[^\s"'<>]+$/.test(stated) && !stated.includes('/invalid/') ? stated : null;
  const front = frontImage(record['images'], lang);
  return front === null ? null : `${IMAGE_ROOT}/${folderOf(code)}/${front.key}.${front.revision}.400.jpg`;
}

/** Codes are padded to 13 digits and cut 3/3/3/rest. */
function folderOf(code: string): string {
  const digits = code.padStart(13, '0');
  return `${digits.slice(0, 3)}/${digits.slice(3, 6)}/${digits.slice(6, 9)}/${digits.slice(9)}`;
}

function frontImage(images: unknown, lang: string | null): { key: string; revision: number } | null {
  const entries = imageEntries(images);
  const fronts = entries.filter(([key]) => key === 'front' || key.startsWith('front_'));
  const [key, image] = fronts.find(([name]) => name === `front_${lang ?? ''}`) ?? fronts[0] ?? [];
  const revision = image === undefined ? null : numberOf(image['rev']);
  return key === undefined || revision === null ? null : { key, revision };
}

/** Images come by key, by `selected.front.en` (schema 1002), or as a list with their key inside. */
function imageEntries(images: unknown): [string, UnknownRecord][] {
  const entries: [string, UnknownRecord][] = [];
  if (Array.isArray(images)) {
    for (const image of images) {
      if (isRecord(image) && typeof image['key'] === 'string') entries.push([image['key'], image]);
    }
    return entries;
  }
  if (!isRecord(images)) return entries;
  const selected = isRecord(images['selected']) ? images['selected']['front'] : undefined;
  if (isRecord(selected)) {
    for (const [lang, image] of Object.entries(selected)) if (isRecord(image)) entries.push([`front_${lang}`, image]);
    return entries;
  }
  for (const [key, image] of Object.entries(images)) if (isRecord(image)) entries.push([key, image]);
  return entries;
}
