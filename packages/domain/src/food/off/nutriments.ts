import { isRecord, KJ_PER_KCAL, memoize, type UnknownRecord } from '../../lib/index.ts';
import type { NutrimentName, Nutriments } from '../food-facts.ts';
import { numberOf, sevenDigits, textOf } from './fields.ts';
import { OFF_NUTRIMENT_KEYS, PLAIN_COLUMNS } from './nutriment-keys.data.ts';

export type NutrimentsNote = 'negative_figure' | 'impossible_figure';

/** Nothing per 100 g comes near this, whatever its unit: such a number is a typing error, not a doubtful figure. */
const MAX_PLAUSIBLE = 100_000;

const SALT_PER_SODIUM = 2.5;

/**
 * All figures per 100 g in our names and units. Negative and absurd ones are left out and noted; doubtful ones stay, for
 * `findDoubts` to name. Energy is stated in kJ, kcal or both: the missing one follows.
 */
export function nutrimentsFrom(read: AmountReader, note: (what: NutrimentsNote) => void): Nutriments {
  const nutriments: { [name in NutrimentName]?: number } = {};
  const keep = (name: NutrimentName, value: number | null): void => {
    const usable = usableAmount(value, note);
    if (usable !== null) nutriments[name] = usable;
  };
  const kcal = usableAmount(read('energy-kcal'), note);
  const kj = usableAmount(read('energy-kj') ?? read('energy'), note);
  keep('energyKj', kj ?? (kcal === null ? null : Math.round(kcal * KJ_PER_KCAL)));
  keep('energyKcal', kcal ?? (kj === null ? null : round(kj / KJ_PER_KCAL, 1)));
  for (const [name, key] of OFF_NUTRIMENT_KEYS) keep(name, read(key));
  keep('carbohydrates', read('carbohydrates') ?? availableCarbohydrates(read));
  keep('salt', read('salt') ?? saltFromSodium(read('sodium')));
  if (nutriments.vitaminK === undefined) keep('vitaminK', read('phylloquinone'));
  return nutriments;
}

/** US tables state total carbohydrate, fibre included. */
function availableCarbohydrates(read: AmountReader): number | null {
  const total = read('carbohydrates-total');
  return total === null ? null : Math.max(0, round(total - (read('fiber') ?? 0), 5));
}

function saltFromSodium(sodium: number | null): number | null {
  return sodium === null ? null : round(sodium * SALT_PER_SODIUM, 6);
}

function usableAmount(value: number | null, note: (what: NutrimentsNote) => void): number | null {
  if (value === null) return null;
  if (value < 0) note('negative_figure');
  else if (value >= MAX_PLAUSIBLE) note('impossible_figure');
  else return sevenDigits(value);
  return null;
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** The amount of a nutriment per 100 g or ml, in grams, kJ (`energy`) or kcal (`energy-kcal`); `null` = not stated. */
export type AmountReader = (key: string) => number | null;

const GRAMS: Readonly<Record<string, number>> = {
  g: 1,
  mg: 1e-3,
  µg: 1e-6,
  μg: 1e-6,
  ug: 1e-6,
  mcg: 1e-6,
  kg: 1e3,
  kj: 1,
  kcal: 1,
  '%': 1,
  '% vol': 1,
};
/** Figures of a serving are rounded; scaled up from fewer grams than this they mean nothing. */
const MIN_SERVING_GRAMS = 5;

/**
 * Reads the figures of a record, whichever of the published shapes it has: a `nutriments` object (API, JSONL dump), a list
 * (Parquet), nutrition sets (API v3.5), or columns (CSV, plain tables). Where only per-serving figures are there and the
 * serving is known in grams, they are scaled.
 */
export function amountReader(record: UnknownRecord, state: 'sold' | 'prepared'): AmountReader {
  return withoutEstimates(record, rawReader(record, state));
}

function rawReader(record: UnknownRecord, state: 'sold' | 'prepared'): AmountReader {
  const { nutriments, nutrition } = record;
  if (Array.isArray(nutriments)) return fromList(record, nutriments, state);
  // Documents of the newest schema may keep an object of computed figures beside their sets, or an empty one.
  if (isRecord(nutrition) && isRecord(nutrition['aggregated_set'])) return fromSets(nutrition, state);
  if (isRecord(nutriments)) return fromObject(record, nutriments, state);
  if (isRecord(nutrition)) return () => null;
  if (state === 'prepared') return fromColumns(record, '_prepared_100g');
  return record['fat_amount'] === undefined ? fromColumns(record, '_100g') : (key) => numberOf(record[PLAIN_COLUMNS[key] ?? '']);
}

function fromColumns(record: UnknownRecord, suffix: string): AmountReader {
  const named = withSuffix(suffix);
  return (key) => numberOf(record[named(key)]);
}

/** Names of fields: putting one together and finding its place in a record costs more than reading it. */
function withSuffix(suffix: string): (key: string) => string {
  const known = NAMES.get(suffix);
  if (known !== undefined) return known;
  const fresh = memoize((key) => key + suffix);
  NAMES.set(suffix, fresh);
  return fresh;
}
const NAMES = new Map<string, (key: string) => string>();

function fromObject(record: UnknownRecord, nutriments: UnknownRecord, state: 'sold' | 'prepared'): AmountReader {
  const infix = state === 'prepared' ? '_prepared' : '';
  const [per100Name, statedName] = [withSuffix(`${infix}_100g`), withSuffix(infix)];
  const scale = scaleTo100(record, state);
  return (key) => {
    const per100 = numberOf(nutriments[per100Name(key)]);
    if (per100 !== null || scale === null) return per100;
    const stated = numberOf(nutriments[statedName(key)]);
    return stated === null ? null : stated * scale;
  };
}

function fromList(record: UnknownRecord, list: readonly unknown[], state: 'sold' | 'prepared'): AmountReader {
  const byName = new Map<string, UnknownRecord>();
  for (const entry of list) {
    if (isRecord(entry) && typeof entry['name'] === 'string') byName.set(entry['name'], entry);
  }
  const infix = state === 'prepared' ? 'prepared_' : '';
  const scale = scaleTo100(record, state);
  return (key) => {
    const entry = byName.get(key);
    if (entry === undefined) return null;
    const per100 = numberOf(entry[`${infix}100g`]);
    if (per100 !== null || scale === null) return per100;
    const stated = inGrams(entry[`${infix}value`], entry[`${infix}unit`], key);
    return stated === null ? null : stated * scale;
  };
}

function fromSets(nutrition: UnknownRecord, state: 'sold' | 'prepared'): AmountReader {
  const set = nutrition['aggregated_set'];
  if (!isRecord(set) || !isRecord(set['nutrients'])) return () => null;
  const nutrients = set['nutrients'];
  const preparation = set['preparation'] === 'prepared' ? 'prepared' : 'sold';
  const scale = scaleOfSet(set);
  if (preparation !== state || scale === null) return () => null;
  return (key) => {
    const entry = nutrients[key];
    const amount = isRecord(entry) && entry['source'] !== 'estimate' ? inGrams(entry['value'], entry['unit'], key) : null;
    return amount === null ? null : amount * scale;
  };
}

/** What turns the amounts of a set into those per 100 g or ml; `null` where the set says nothing of what it is for. */
function scaleOfSet(set: UnknownRecord): number | null {
  const per = textOf(set['per']);
  if (per === '100g' || per === '100ml') return 1;
  const unit = textOf(set['per_unit'])?.toLowerCase();
  const quantity = numberOf(set['per_quantity']);
  const isKnown = quantity !== null && quantity >= MIN_SERVING_GRAMS && (unit === 'g' || unit === 'ml');
  return per === 'serving' && isKnown ? 100 / quantity : null;
}

/** What turns a stated amount into one per 100 g; `null` when the serving is not known or too small. */
function scaleTo100(record: UnknownRecord, state: 'sold' | 'prepared'): number | null {
  const per = textOf(record[state === 'prepared' ? 'nutrition_data_prepared_per' : 'nutrition_data_per']);
  if (per !== 'serving') return 1;
  const serving = numberOf(record['serving_quantity']);
  return serving !== null && serving >= MIN_SERVING_GRAMS ? 100 / serving : null;
}

function inGrams(value: unknown, unit: unknown, key: string): number | null {
  const amount = numberOf(value);
  if (amount === null) return null;
  const name = (textOf(unit) ?? 'g').toLowerCase();
  if (name === 'kcal' && (key === 'energy' || key === 'energy-kj')) return amount * KJ_PER_KCAL;
  if (name === 'kj' && key === 'energy-kcal') return amount / KJ_PER_KCAL;
  const factor = GRAMS[name];
  return factor === undefined ? null : amount * factor;
}

/** Since this schema, figures that Open Food Facts estimates from ingredients stand among those of the label. */
const MIXED_SINCE = 1003;
const ESTIMATED = 'en:nutrients-estimated-from-ingredients';
const ESTIMATED_FIGURE = 'en:nutriscore-estimated-';

/** What a label states even where everything else is estimated; the tags say which of these are not. */
const ON_LABELS: ReadonlySet<string> = new Set([
  'energy',
  'energy-kj',
  'energy-kcal',
  'fat',
  'saturated-fat',
  'carbohydrates',
  'carbohydrates-total',
  'sugars',
  'proteins',
  'salt',
  'sodium',
  'fiber',
  'fruits-vegetables-legumes',
  'fruits-vegetables-legumes-estimate-from-ingredients',
  'fruits-vegetables-nuts-estimate-from-ingredients',
]);

/** Reads only what the label states: an estimate is never passed on as a fact, least of all beside label figures. */
function withoutEstimates(record: UnknownRecord, read: AmountReader): AmountReader {
  const tags = record['misc_tags'];
  if ((numberOf(record['schema_version']) ?? 0) < MIXED_SINCE) return read;
  if (!Array.isArray(tags) || !tags.includes(ESTIMATED)) return (key) => (key === 'added-sugars' ? addedSugars(read) : read(key));
  const estimated = new Set<string>();
  for (const tag of tags) {
    if (typeof tag === 'string' && tag.startsWith(ESTIMATED_FIGURE)) estimated.add(tag.slice(ESTIMATED_FIGURE.length));
  }
  return (key) => (ON_LABELS.has(key) && !estimated.has(key) ? read(key) : null);
}

/** Worked out from the ingredients for any food and not marked as such: where it is more than the label's sugars, that is what it is. */
function addedSugars(read: AmountReader): number | null {
  const [added, sugars] = [read('added-sugars'), read('sugars')];
  return added !== null && sugars !== null && added > sugars ? null : added;
}

const COMPARED = ['energy', 'fat', 'saturated-fat', 'carbohydrates', 'sugars', 'proteins', 'salt'] as const;
/** Fewer figures than this may be alike by chance, or by rounding. */
const MIN_COMPARED_FIGURES = 2;
/** A serving within this share of 100 g has the figures of 100 g. */
const SERVING_TOLERANCE = 0.05;
const FIGURE_TOLERANCE = 0.001;

/**
 * Whether a record states for 100 g what it states for a serving of another size: one of the two columns was filled from the
 * other. `false` where the serving or one of the columns is unknown.
 */
export function copiesServing(record: UnknownRecord): boolean {
  const serving = numberOf(record['serving_quantity']);
  if (serving === null || serving <= 0 || Math.abs(serving / 100 - 1) <= SERVING_TOLERANCE) return false;
  const pairs = COMPARED.flatMap((key) => {
    const [per100, perServing] = pairOf(record['nutriments'], key);
    return per100 === null || perServing === null || (per100 === 0 && perServing === 0) ? [] : [[per100, perServing] as const];
  });
  return (
    pairs.length >= MIN_COMPARED_FIGURES && pairs.every(([one, other]) => Math.abs(one - other) <= FIGURE_TOLERANCE * Math.max(one, other))
  );
}

function pairOf(nutriments: unknown, key: string): [number | null, number | null] {
  if (Array.isArray(nutriments)) {
    const entry: unknown = nutriments.find((item) => isRecord(item) && item['name'] === key);
    return isRecord(entry) ? [numberOf(entry['100g']), numberOf(entry['serving'])] : [null, null];
  }
  return isRecord(nutriments)
    ? [numberOf(nutriments[withSuffix('_100g')(key)]), numberOf(nutriments[withSuffix('_serving')(key)])]
    : [null, null];
}
