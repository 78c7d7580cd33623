import { isRecord, type UnknownRecord } from '../lib/index.ts';
import type { FoodGroup, FoodKind } from './groups/groups.data.ts';

/** What an inferred kind rests on. */
export type KindEvidence = 'name' | 'quantity' | 'ingredients' | 'figures';

/**
 * What the score needs to know of a food, resolved: no category guessing, no unit guessing left to do.
 * The server resolves it once from the source document; server and client score from the same facts.
 */
export type FoodFacts = {
  /** Nutri-Score kind; `na` = exempt (alcohol, baby food, spices…), `null` = no category known. */
  kind: FoodKind | null;
  /** Where `kind` comes from; absent where it was given, as in resolved facts and foods that were stored before. */
  kindBasis?: KindBasis | undefined;
  /** What an inferred kind rests on. */
  kindFrom?: readonly KindEvidence[] | undefined;
  /** Where nothing settles the kind, the kinds that are left: the strictest of them is scored. */
  plausibleKinds?: readonly FoodKind[] | undefined;
  /** Finer than the kind: with the figures of which foods these are compared. `null` = none is known. */
  group?: FoodGroup | null | undefined;
  nutriments: Nutriments;
  /** The source states these very figures for a serving of another size too; absent where it does not. */
  servingAsPer100g?: true | undefined;
  /** Fruit, vegetables and legumes, percent of weight; `null` = unknown. */
  fruitVegPercent: number | null;
  redMeat: boolean;
  /** A non-nutritive sweetener is among the ingredients. */
  sweetener: boolean;
  nova: NovaGroup | null;
  /** The Nutri-Score letter that the source prints; shown beside ours, used by the fallback rules only. */
  printedGrade: NutriScoreGrade | null;
  /** Collapsed codes: lower case, no `en:`, no roman suffix (`e322`, `e150d`). */
  additives: readonly string[];
  /** Language of `ingredientsText`, two letters. */
  lang: string | null;
  ingredientsText: string | null;
  /**
   * The list and the product's name as read when the food came in (`packReading` in the room `reading`). `null` beside a list: not read
   * yet, and then nothing is known to be absent. `null` without one: there is none, and the name says nothing.
   */
  reading: string | null;
  /**
   * What the list is worth: the source's, one that a person has confirmed as the whole list of the pack, or one that nobody has confirmed
   * yet. An unconfirmed list can speak against a food, never for it.
   */
  listBasis: ListBasis;
  ingredientsCount: number | null;
  unknownIngredientsCount: number | null;
  categoriesTags: readonly string[];
  labelsTags: readonly string[];
  allergensTags: readonly string[];
  tracesTags: readonly string[];
  ingredientsAnalysisTags: readonly string[];
};

/** A food of which nothing is known: what any other is written as a difference from. */
export const EMPTY_FOOD: FoodFacts = {
  kind: null,
  nutriments: {},
  fruitVegPercent: null,
  redMeat: false,
  sweetener: false,
  nova: null,
  printedGrade: null,
  additives: [],
  lang: null,
  ingredientsText: null,
  reading: null,
  listBasis: 'source',
  ingredientsCount: null,
  unknownIngredientsCount: null,
  categoriesTags: [],
  labelsTags: [],
  allergensTags: [],
  tracesTags: [],
  ingredientsAnalysisTags: [],
};

/** `category`: the source files the food; `inferred`: from its name, ingredients, quantity or figures; `none`: nothing settles it. */
export type KindBasis = 'category' | 'inferred' | 'none';
export const LIST_BASES = ['source', 'confirmed', 'unconfirmed'] as const;
export type ListBasis = (typeof LIST_BASES)[number];
export type NutriScoreGrade = 'a' | 'b' | 'c' | 'd' | 'e';
export type NovaGroup = 1 | 2 | 3 | 4;

/**
 * Per 100 g, or per 100 ml for drinks. Grams, but `energyKj` (kJ), `energyKcal` (kcal) and `alcohol` (% vol).
 * An absent key is unknown, never zero.
 */
export type Nutriments = { readonly [name in NutrimentName]?: number };

export const NUTRIMENT_NAMES = [
  'energyKj',
  'energyKcal',
  'fat',
  'saturatedFat',
  'transFat',
  'monounsaturatedFat',
  'polyunsaturatedFat',
  'omega3',
  'alphaLinolenicAcid',
  'epa',
  'dha',
  'carbohydrates',
  'sugars',
  'addedSugars',
  'polyols',
  'fiber',
  'proteins',
  'salt',
  'alcohol',
  'caffeine',
  'vitaminA',
  'vitaminC',
  'vitaminD',
  'vitaminE',
  'vitaminK',
  'vitaminB1',
  'vitaminB2',
  'vitaminB6',
  'vitaminB9',
  'vitaminB12',
  'vitaminPp',
  'folates',
  'pantothenicAcid',
  'biotin',
  'calcium',
  'iron',
  'potassium',
  'magnesium',
  'zinc',
  'selenium',
  'iodine',
  'phosphorus',
  'cholesterol',
] as const;
export type NutrimentName = (typeof NUTRIMENT_NAMES)[number];

/**
 * A packaged food as the catalogue stores it, whatever it came from (sample, import, Open Food Facts API).
 * What a source document lacks stays `null` or empty: unknown is never replaced by a guess.
 */
export type FoodProduct = FoodFacts & {
  /** GTIN-13 (GTIN-8 padded, UPC expanded); 14 digits only where the indicator digit is not 0. */
  gtin: string;
  name: string;
  brand: string | null;
  /** Where a picture may be had; never downloaded by the import. */
  imageUrl: string | null;
  /** A readable leaf category ("Breakfast cereals"). */
  category: string | null;
  /** Pack size as printed ("500 g"). */
  quantity: string | null;
  /** Grams or millilitres of one serving. */
  servingSize: number | null;
  source: FoodSource;
  /** When the source says that it changed last, epoch ms. */
  sourceModifiedAt: number | null;
};

/** `member`: shared on this server and accepted; `own`: of one person, known to nobody else, and never a row of the catalogue. */
export type FoodSource = 'sample' | 'open-food-facts' | 'import' | 'member' | 'own';

/** Whether what the list does not name is known not to be in the food. */
export function hasWholeList({ ingredientsText, listBasis }: Pick<FoodFacts, 'ingredientsText' | 'listBasis'>): boolean {
  return ingredientsText !== null && listBasis !== 'unconfirmed';
}

/** The figures that a table must have; without one of them there is no grade. */
const TABLE: readonly NutrimentName[] = ['energyKj', 'fat', 'saturatedFat', 'sugars', 'proteins', 'salt'];

/**
 * The sample foods come from public extracts of 2018 and 2019 (apps/server/catalogue/README.md) and carry no day of their own: what its
 * source changed later is newer.
 */
const SAMPLE_FACTS_AS_OF = Date.UTC(2019, 11, 31);

/**
 * Whether a sample food gives way to what is known elsewhere: to facts that are newer, and no less. A newer record that lost figures or
 * the list would take more away than it brings.
 */
export function givesWay(sample: FoodProduct, newer: FoodProduct): boolean {
  if (sample.source !== 'sample' || sample.gtin !== newer.gtin) return false;
  if (newer.sourceModifiedAt === null || newer.sourceModifiedAt <= SAMPLE_FACTS_AS_OF) return false;
  const losesFigure = TABLE.some((name) => sample.nutriments[name] !== undefined && newer.nutriments[name] === undefined);
  return !losesFigure && (sample.ingredientsText === null || newer.ingredientsText !== null);
}

const KINDS: readonly FoodKind[] = ['general', 'cheese', 'fat', 'beverage', 'water', 'na'];
const GRADES: readonly NutriScoreGrade[] = ['a', 'b', 'c', 'd', 'e'];
const NOVA_GROUPS: readonly NovaGroup[] = [1, 2, 3, 4];

/**
 * Resolved facts from their JSON form (snake_case keys, as interchange files write them) into `FoodFacts`.
 * Absent fields are unknown; a field of the wrong type is an error that names it.
 * @throws TypeError for anything that is not such an object
 */
export function foodFromResolvedJson(json: unknown): FoodFacts {
  if (!isRecord(json)) throw new TypeError('food: expected an object');
  return {
    kind: oneOf(json, 'kind', KINDS),
    nutriments: nutrimentsOf(json['nutriments']),
    fruitVegPercent: optionalNumber(json, 'fruit_veg_percent'),
    redMeat: json['red_meat'] === true,
    sweetener: json['sweetener'] === true,
    nova: oneOf(json, 'nova', NOVA_GROUPS),
    printedGrade: oneOf(json, 'printed_grade', GRADES),
    additives: texts(json, 'additives'),
    lang: optionalText(json, 'lang'),
    ingredientsText: optionalText(json, 'ingredients_text'),
    reading: optionalText(json, 'reading'),
    listBasis: oneOf(json, 'list_basis', LIST_BASES) ?? 'source',
    ingredientsCount: optionalNumber(json, 'ingredients_n'),
    unknownIngredientsCount: optionalNumber(json, 'unknown_ingredients_n'),
    categoriesTags: texts(json, 'categories_tags'),
    labelsTags: texts(json, 'labels_tags'),
    allergensTags: texts(json, 'allergens_tags'),
    tracesTags: texts(json, 'traces_tags'),
    ingredientsAnalysisTags: texts(json, 'ingredients_analysis_tags'),
  };
}

const NUTRIMENT_BY_KEY = new Map<string, NutrimentName>(NUTRIMENT_NAMES.map((name) => [snakeCase(name), name]));

function nutrimentsOf(json: unknown): FoodFacts['nutriments'] {
  if (json === undefined || json === null) return {};
  if (!isRecord(json)) throw new TypeError('nutriments: expected an object');
  const nutriments: { [name in NutrimentName]?: number } = {};
  for (const [key, value] of Object.entries(json)) {
    const name = NUTRIMENT_BY_KEY.get(key);
    if (name === undefined || value === null) continue;
    if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError(`nutriments.${key}: expected a number`);
    nutriments[name] = value;
  }
  return nutriments;
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function oneOf<T>(json: UnknownRecord, key: string, allowed: readonly T[]): T | null {
  const value = json[key];
  if (value === undefined || value === null) return null;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new TypeError(`${key}: expected one of ${allowed.join(', ')}`);
  return found;
}

function optionalNumber(json: UnknownRecord, key: string): number | null {
  const value = json[key];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError(`${key}: expected a number`);
  return value;
}

function optionalText(json: UnknownRecord, key: string): string | null {
  const value = json[key];
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') throw new TypeError(`${key}: expected text`);
  return value;
}

function texts(json: UnknownRecord, key: string): string[] {
  const value = json[key];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) throw new TypeError(`${key}: expected a list of texts`);
  return value;
}
