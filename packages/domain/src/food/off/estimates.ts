import type { AmountReader } from './amount-reader.ts';
import { type Fields, numberOf } from './read.ts';

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
export function withoutEstimates(record: Fields, read: AmountReader): AmountReader {
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
