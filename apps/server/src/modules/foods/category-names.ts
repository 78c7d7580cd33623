import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Language } from '@labelwise/contracts/languages';
import { categoryName } from '@labelwise/domain/food';

/** Made by `tooling/languages/build-names.mjs`. @source Open Food Facts, taxonomy of categories, ODbL 1.0 */
const TABLE = path.join(import.meta.dirname, 'category-names.tsv.gz');

/** Names that everybody meets, where the source's is of another country or misspelt. */
const OWN: { readonly [language in Language]?: Readonly<Record<string, string>> } = {
  fr: { 'en:crisps': 'Chips', 'en:spreads': 'Pâtes à tartiner', 'en:pastas': 'Pâtes', 'en:snacks': 'En-cas' },
  de: {
    'en:breads': 'Brote',
    'en:crisps': 'Chips',
    'en:spreads': 'Aufstriche',
    'en:sodas': 'Limonaden',
    'en:pastas': 'Nudeln',
    'en:snacks': 'Snacks',
  },
  es: {
    'en:breakfast-cereals': 'Cereales de desayuno',
    'en:crisps': 'Patatas fritas',
    'en:spreads': 'Cremas para untar',
    'en:sodas': 'Refrescos',
    'en:pastas': 'Pasta',
    'en:snacks': 'Tentempiés',
  },
  it: {
    'en:breads': 'Pane',
    'en:crisps': 'Patatine',
    'en:spreads': 'Creme spalmabili',
    'en:sodas': 'Bibite gassate',
    'en:pastas': 'Pasta',
  },
  nl: {
    'en:breads': 'Brood',
    'en:chocolates': 'Chocolade',
    'en:crisps': 'Chips',
    'en:spreads': 'Smeersels',
    'en:pastas': 'Pasta',
    'en:waters': 'Water',
  },
  pt: {
    'en:breakfast-cereals': 'Cereais de pequeno-almoço',
    'en:biscuits': 'Bolachas',
    'en:breads': 'Pão',
    'en:crisps': 'Batatas fritas',
    'en:spreads': 'Cremes para barrar',
    'en:sodas': 'Refrigerantes',
    'en:pastas': 'Massas',
    'en:snacks': 'Snacks',
  },
};

let tables: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;

/** A category in the words of a language; in English where the language has none for it, `null` where it tells nothing of a food. */
export function categoryNameIn(language: Language, tag: string): string | null {
  const inEnglish = categoryName(tag);
  if (language === 'en' || inEnglish === null) return inEnglish;
  return OWN[language]?.[tag] ?? namesIn(language).get(tag) ?? inEnglish;
}

function namesIn(language: Language): ReadonlyMap<string, string> {
  tables ??= readTables();
  return tables.get(language) ?? new Map();
}

/** Read when the first reader of another language comes. */
function readTables(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const [head = '', ...lines] = gunzipSync(readFileSync(TABLE)).toString('utf8').split('\n');
  const [, ...languages] = head.split('\t');
  const found = new Map(languages.map((language) => [language, new Map<string, string>()]));
  for (const line of lines) {
    const [tag = '', ...names] = line.split('\t');
    for (const [at, name] of names.entries()) if (name !== '') found.get(languages[at] ?? '')?.set(tag, name);
  }
  return found;
}
