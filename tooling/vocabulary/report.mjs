/**
 * What the vocabulary misses: `node tooling/vocabulary/report.mjs [language] [how many] [--shared ../shared]`.
 * Without a language: coverage by language. With one: the words and items most often not recognised. `--free`: on packs that set
 * their allergens off, the share that would be called free of an allergen that the pack sets off, and examples.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { foldText } from '../../packages/domain/src/lib/index.ts';
import { hasProperty } from '../../packages/domain/src/reading/index.ts';
import { countItems, readIngredients } from '../../packages/domain/src/vocabulary/index.ts';
import { LANGUAGES } from './sources.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shared: { type: 'string', default: '../shared' },
    free: { type: 'boolean', default: false },
    lists: { type: 'boolean', default: false },
    half: { type: 'string' },
  },
});
const [language, most = '100'] = positionals;
const lines = (path) =>
  gunzipSync(readFileSync(`${values.shared}/data/${path}`))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

if (values.free) freeAnswers();
else coverage();

/** `--half a` or `--half b`: by the code of the product, so that one half can be worked on and the other one judges. */
function isInHalf(code) {
  return values.half === undefined || (Number(code.at(-2)) % 2 === 0) === (values.half === 'a');
}

function coverage() {
  const stats = new Map();
  const items = new Map();
  const words = new Map();
  const samples = [];
  for (const { code, lang, text } of lines('ingredients/lists.jsonl.gz')) {
    if (!isInHalf(code)) continue;
    if (language !== undefined ? lang !== language : !LANGUAGES.includes(lang)) continue;
    const reading = readIngredients({ ingredientsText: text, lang });
    if (reading === null) continue;
    const stat = stats.get(lang) ?? { lists: 0, whole: 0, known: 0, all: 0 };
    stats.set(lang, stat);
    const { known, all } = countItems(reading.items);
    stat.lists += 1;
    stat.known += known;
    stat.all += all;
    if (known === all) stat.whole += 1;
    else if (all - known <= 2) samples.push([text, unknownOf(reading.items, text)]);
    for (const item of unknownOf(reading.items, text)) {
      count(items, item);
      for (const word of foldText(item).split(/[^\p{L}\p{N}']+/u)) count(words, word);
    }
  }
  for (const lang of LANGUAGES) {
    const stat = stats.get(lang);
    if (stat !== undefined)
      console.log(
        `${lang}  items ${((100 * stat.known) / stat.all).toFixed(1)} %  whole lists ${((100 * stat.whole) / stat.lists).toFixed(1)} %  of ${stat.lists}`,
      );
  }
  if (language === undefined) return;
  console.log('\nitems not recognised');
  for (const [item, times] of top(items)) console.log(times, item);
  if (values.lists) for (const [text, unknown] of samples.slice(0, Number(most))) console.log('\n', unknown, '<-', text.slice(0, 300));
}

function unknownOf(items, text) {
  return items.flatMap(({ id, presence, source, start, end, children }) => [
    ...(id === null && presence === 'contained' && source === 'list' ? [text.slice(start, end).toLowerCase().replace(/\s+/g, ' ')] : []),
    ...unknownOf(children, text),
  ]);
}

function count(map, key) {
  map.set(key, (map.get(key) ?? 0) + 1);
}

function top(map) {
  return [...map].sort((one, other) => other[1] - one[1]).slice(0, Number(most));
}

/** Allergen names as facts of their own (not our vocabulary), so that the check is independent of it. */
function freeAnswers() {
  const PROPERTY = {
    'en:gluten': 'Gluten',
    'en:milk': 'Dairy',
    'en:eggs': 'Eggs',
    'en:nuts': 'Nuts',
    'en:peanuts': 'Peanuts',
    'en:soybeans': 'Soy',
    'en:fish': 'Fish',
    'en:crustaceans': 'crustaceans',
    'en:molluscs': 'molluscs',
    'en:sesame-seeds': 'Sesame',
    'en:mustard': 'Mustard',
    'en:celery': 'Celery',
    'en:lupin': 'Lupin',
    'en:sulphur-dioxide-and-sulphites': 'Sulphites',
  };
  const byWord = new Map();
  for (const { id, names } of lines('reference/allergens_multilingual.jsonl.gz')) {
    if (PROPERTY[id] === undefined) continue;
    for (const spellings of Object.values(names)) for (const word of spellings) byWord.set(foldText(word), id);
  }
  const stats = new Map();
  const examples = [];
  for (const { code, lang, text, marked } of lines('ingredients/marked_allergens.jsonl.gz')) {
    if (language !== undefined && lang !== language) continue;
    const reading = readIngredients({ ingredientsText: text, lang });
    const flat = flatten(reading?.items ?? []);
    const whole = flat.every(({ id, presence }) => presence !== 'contained' || id !== null);
    for (const allergen of new Set(marked.flatMap((word) => byWord.get(foldText(word)) ?? []))) {
      const stat = stats.get(allergen) ?? { all: 0, free: 0, unknown: 0 };
      stats.set(allergen, stat);
      stat.all += 1;
      const property = PROPERTY[allergen];
      const isNamed = flat.some(
        ({ has, may, presence }) =>
          presence !== 'denied' &&
          (hasProperty(has, property) ||
            hasProperty(may, property) ||
            (property === 'Soy' && (hasProperty(has, 'refined soy') || hasProperty(may, 'refined soy')))),
      );
      if (isNamed) continue;
      if (!whole) stat.unknown += 1;
      else {
        stat.free += 1;
        examples.push([code, lang, allergen, marked.join(' '), text]);
      }
    }
  }
  for (const [allergen, { all, free, unknown }] of stats)
    console.log(
      `${allergen}  called free ${((100 * free) / all).toFixed(2)} % (${free})  not named, list not whole ${((100 * unknown) / all).toFixed(2)} %  of ${all}`,
    );
  for (const example of examples.slice(0, Number(most))) console.log('\n', example.join(' | '));
}

function flatten(items) {
  return items.flatMap((item) => [item, ...flatten(item.children)]);
}
