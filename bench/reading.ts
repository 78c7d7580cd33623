/**
 * The quality of readings of ingredient lists, on the lists beside the repository (../shared/data), and how fast it is:
 * coverage by language; packs that would be called free of an allergen that they set off themselves; packs that claim a diet which
 * their own list contradicts; scores and lists a second on one core. In brackets: patterns that search the list.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Diet } from '@labelwise/domain/diets';
import { EMPTY_FOOD, type FoodFacts, resolveFacts } from '@labelwise/domain/food';
import { readFood, suitability } from '@labelwise/domain/matching';
import { READ_LANGUAGES } from '@labelwise/domain/reading';
import { countItems, readIngredients, readProduct, vocabulary } from '@labelwise/domain/vocabulary';
import { benchScore } from './score.ts';

const DATA = new URL('../../shared/data/', import.meta.url);
type Line = { code: string; lang: string; name?: string; text: string; marked?: string[] };

function lines<T>(path: string): T[] {
  return gunzipSync(readFileSync(new URL(path, DATA)))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line): T => JSON.parse(line));
}

function factsOf({ lang, text, name = '' }: Line): FoodFacts {
  const facts: FoodFacts = {
    ...EMPTY_FOOD,
    lang,
    ingredientsText: text,
    reading: readProduct({ ingredientsText: text, lang, name, categoriesTags: [], nova: null }),
  };
  return facts;
}

function coverage(lists: readonly Line[]): void {
  console.log('\nlanguage   items known   whole lists   (goal 95/65 en fr, 90/50 the others)');
  for (const language of READ_LANGUAGES) {
    let [known, all, whole, count] = [0, 0, 0, 0];
    for (const { lang, text } of lists) {
      if (lang !== language) continue;
      const counted = countItems(readIngredients({ ingredientsText: text, lang })?.items ?? []);
      known += counted.known;
      all += counted.all;
      count += 1;
      if (counted.known === counted.all) whole += 1;
    }
    console.log(`${language.padEnd(11)}${percent(known, all).padStart(10)}${percent(whole, count).padStart(14)}   of ${count} lists`);
  }
}

/** The words of each allergen, as the taxonomy of allergens spells them: facts of their own, not our vocabulary. */
const DIET_OF: Readonly<Record<string, Diet>> = {
  'en:gluten': 'gluten-free',
  'en:milk': 'dairy-free',
  'en:eggs': 'egg-free',
  'en:nuts': 'nut-free',
  'en:peanuts': 'peanut-free',
  'en:soybeans': 'soy-free',
  'en:fish': 'fish-free',
  'en:crustaceans': 'crustacean-free',
  'en:molluscs': 'mollusc-free',
  'en:sesame-seeds': 'sesame-free',
  'en:mustard': 'mustard-free',
  'en:celery': 'celery-free',
  'en:lupin': 'lupin-free',
  'en:sulphur-dioxide-and-sulphites': 'sulphite-free',
};
const FIRST_VERSION: Readonly<Record<string, string>> = { 'en:soybeans': '0.1', 'en:crustaceans': '10.8', 'en:molluscs': '10.8' };

/** Set off, but no allergen in law: exempt derivatives, denials, plants that only share a name, and words that are cut. */
const NOT_MEANT: readonly RegExp[] = [
  /(?:glucose|dextrose|fructose|maltodextrine?|dextrosa|maltodextrinas?|destrosio)[^,;.()]{0,24}_?(?:bl[eé]|wheat|weizen|trigo|frumento|tarwe|orge|gerste)/i,
  /_?(?:wheat|weizen)_?[ -]?(?:glucose|dextrose|maltodextrin)/i,
  /_bl[eé]_ noir|_?buch_?weizen|_?buck_?wheat/i,
  /(?:lait|milk|milch|leche|latte|melk|leite|noix|eau de _?noix)_? de coco|coco(?:nut|s)?[ -]_?(?:milk|milch|melk)/i,
  /pea_nuts?_/i,
  /_?pi(?:ñ|n)ones_?|pignons|pine ?_?nuts?_?|_erdnussöl_/i,
  /(?:sans|ohne|without|free from|sin|senza|zonder|sem)[^.,;]{0,20}_/i,
  /noix_? de (?:muscade|st|saint)/i,
];

function freeOfWhatTheySetOff(marked: readonly Line[]): void {
  const byWord = new Map<string, string>();
  for (const { id, names } of lines<{ id: string; names: Record<string, string[]> }>('reference/allergens_multilingual.jsonl.gz')) {
    if (DIET_OF[id] !== undefined) for (const words of Object.values(names)) for (const word of words) byWord.set(word.toLowerCase(), id);
  }
  const stats = new Map<string, { packs: number; free: number; meant: number }>();
  for (const line of marked) {
    const food = readFood(factsOf(line));
    for (const id of new Set((line.marked ?? []).flatMap((word) => byWord.get(word.toLowerCase()) ?? []))) {
      const stat = stats.get(id) ?? { packs: 0, free: 0, meant: 0 };
      stats.set(id, stat);
      stat.packs += 1;
      const diet = DIET_OF[id];
      if (diet === undefined || suitability(food, diet).answer !== 'yes') continue;
      stat.free += 1;
      if (!NOT_MEANT.some((pattern) => pattern.test(line.text))) stat.meant += 1;
    }
  }
  console.log('\nallergen set off by the pack            packs   called free of it   without exempt and denied   (goal 0.1 % each)');
  for (const [id, { packs, free, meant }] of stats) {
    console.log(
      `${id.replace('en:', '').padEnd(36)}${String(packs).padStart(9)}${percent(free, packs).padStart(14)}${percent(meant, packs).padStart(24)}${FIRST_VERSION[id] === undefined ? '' : `   (${FIRST_VERSION[id]} %)`}`,
    );
  }
  console.log(`taken out by hand: ${NOT_MEANT.map(({ source }) => source).join('   ')}`);
}

const CLAIMED: readonly (readonly [Diet, RegExp])[] = [
  ['gluten-free', /gluten[- ]?free|sans gluten|glutenfrei|sin gluten|senza glutine|glutenvrij|sem gl[uú]ten/i],
  ['vegan', /(?<!no[nt][ -])\bvegan(?:[aeo]s?|er|es|en)?\b|v[eé]g[eé]talien/i],
  ['vegetarian', /\bvegetarian|v[eé]g[eé]tarien|vegetarisch/i],
  ['dairy-free', /dairy[- ]free|milk[- ]free|sans lait\b|milchfrei|sin leche\b|senza latte\b/i],
];

/** Of packs that claim a diet in their name or by a label, those that their own list or tags speak against. */
function claims(all: readonly Line[]): void {
  const claiming = CLAIMED.map(([diet, words]) => ({ diet, foods: all.filter(({ name = '' }) => words.test(name)).map(factsOf) }));
  for (const record of products()) {
    const facts = resolveFacts(record);
    if (facts === null || facts.ingredientsText === null) continue;
    for (const { diet, foods } of claiming) {
      const label = diet === 'gluten-free' ? 'no-gluten' : diet === 'dairy-free' ? 'no-milk' : diet;
      if (facts.labelsTags.some((tag) => tag.replace(/^[a-z]{2}:/, '') === label)) foods.push(facts);
    }
  }
  console.log(
    '\nclaims                packs   conflicts (answer no)   contradictions (answer unknown)   (goal 1 % conflicts; first version: 177 of 1,207 gluten-free)',
  );
  for (const { diet, foods } of claiming) {
    const answers = foods.map((facts) => suitability(readFood(facts), diet));
    const conflicts = answers.filter(({ answer }) => answer === 'no').length;
    const contradictions = answers.filter(({ because }) => because.kind === 'contradiction').length;
    console.log(
      `${diet.padEnd(16)}${String(foods.length).padStart(11)}${String(conflicts).padStart(12)}${percent(conflicts, foods.length).padStart(12)}${String(contradictions).padStart(16)}${percent(contradictions, foods.length).padStart(12)}`,
    );
  }
}

function products(): unknown[] {
  const text = readFileSync(new URL('products/products_api.jsonl', DATA), 'utf8');
  return [
    ...text
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
    ...lines<unknown>('products/products_jsonl_dump.jsonl.gz'),
    ...lines<unknown>('products/products_parquet_rows.jsonl.gz'),
  ];
}

function speed(lists: readonly Line[]): void {
  const start = performance.now();
  vocabulary();
  const loaded = performance.now();
  const sample = lists.filter((_line, at) => at % 4 === 0);
  for (const { lang, text, name } of sample)
    readProduct({ ingredientsText: text, lang, name: name ?? null, categoriesTags: [], nova: null });
  const read = performance.now();
  console.log(
    `\nvocabulary ready in ${Math.round(loaded - start)} ms; lists read a second: ${Math.round((1000 * sample.length) / (read - loaded))}`,
  );
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`;
}

if (existsSync(DATA)) {
  const lists = lines<Line>('ingredients/lists.jsonl.gz');
  const marked = lines<Line>('ingredients/marked_allergens.jsonl.gz');
  coverage(lists);
  freeOfWhatTheySetOff(marked);
  claims([...lists, ...marked]);
  speed(lists);
} else console.log('coverage, allergens and claims need ../shared/data beside the repository');
const { fullProfileCold } = benchScore();
console.log(`cold full-profile scores a second and core: ${fullProfileCold}   (goal 150,000; first version 16,000)`);
