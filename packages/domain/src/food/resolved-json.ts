import { isRecord, type UnknownRecord } from '../lib/index.ts';
import { type FoodFacts, LIST_BASES, type NovaGroup, NUTRIMENT_NAMES, type NutrimentName, type NutriScoreGrade } from './food-facts.ts';
import type { FoodKind } from './groups/groups.data.ts';

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
