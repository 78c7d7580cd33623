import type { AmountReader } from './amount-reader.ts';
import { withoutEstimates } from './estimates.ts';
import { PLAIN_COLUMNS } from './nutriment-keys.data.ts';
import { type Fields, isFields, numberOf, textOf } from './read.ts';

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
const KJ_PER_KCAL = 4.184;
/** Figures of a serving are rounded; scaled up from fewer grams than this they mean nothing. */
const LEAST_SERVING = 5;

/**
 * Reads the figures of a record, whichever of the published shapes it has: a `nutriments` object (API, JSONL dump), a list
 * (Parquet), nutrition sets (API v3.5), or columns (CSV, plain tables). Where only per-serving figures are there and the
 * serving is known in grams, they are scaled.
 */
export function amountReader(record: Fields, state: 'sold' | 'prepared'): AmountReader {
  return withoutEstimates(record, rawReader(record, state));
}

function rawReader(record: Fields, state: 'sold' | 'prepared'): AmountReader {
  const { nutriments, nutrition } = record;
  if (Array.isArray(nutriments)) return fromList(record, nutriments, state);
  if (isFields(nutriments)) return fromObject(record, nutriments, state);
  if (isFields(nutrition)) return fromSets(nutrition, state);
  if (state === 'prepared') return fromColumns(record, '_prepared_100g');
  return record['fat_amount'] === undefined ? fromColumns(record, '_100g') : (key) => numberOf(record[PLAIN_COLUMNS[key] ?? '']);
}

function fromColumns(record: Fields, suffix: string): AmountReader {
  return (key) => numberOf(record[key + suffix]);
}

function fromObject(record: Fields, nutriments: Fields, state: 'sold' | 'prepared'): AmountReader {
  const infix = state === 'prepared' ? '_prepared' : '';
  const scale = scaleTo100(record, state);
  return (key) => {
    const per100 = numberOf(nutriments[`${key}${infix}_100g`]);
    if (per100 !== null || scale === null) return per100;
    const stated = numberOf(nutriments[`${key}${infix}`]);
    return stated === null ? null : stated * scale;
  };
}

function fromList(record: Fields, list: readonly unknown[], state: 'sold' | 'prepared'): AmountReader {
  const byName = new Map<string, Fields>();
  for (const entry of list) {
    if (isFields(entry) && typeof entry['name'] === 'string') byName.set(entry['name'], entry);
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

function fromSets(nutrition: Fields, state: 'sold' | 'prepared'): AmountReader {
  const set = nutrition['aggregated_set'];
  if (!isFields(set) || !isFields(set['nutrients'])) return () => null;
  const nutrients = set['nutrients'];
  const preparation = set['preparation'] === 'prepared' ? 'prepared' : 'sold';
  if (preparation !== state) return () => null;
  return (key) => {
    const entry = nutrients[key];
    return isFields(entry) && entry['source'] !== 'estimate' ? inGrams(entry['value'], entry['unit'], key) : null;
  };
}

/** What turns a stated amount into one per 100 g; `null` when the serving is not known or too small. */
function scaleTo100(record: Fields, state: 'sold' | 'prepared'): number | null {
  const per = textOf(record[state === 'prepared' ? 'nutrition_data_prepared_per' : 'nutrition_data_per']);
  if (per !== 'serving') return 1;
  const serving = numberOf(record['serving_quantity']);
  return serving !== null && serving >= LEAST_SERVING ? 100 / serving : null;
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
