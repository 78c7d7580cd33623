import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Language } from '@labelwise/contracts/languages';
import { categoryName, englishCategory } from '@labelwise/domain/food';

/** Made by `tooling/languages/build-names.mjs`. @source Open Food Facts, taxonomy of categories, ODbL 1.0 */
const TABLE = path.join(import.meta.dirname, 'category-names.tsv.gz');

let tables: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;

/** A category in the words of a language; in English where the language has none for it, `null` where it tells nothing of a food. */
export function categoryNameIn(language: Language, tag: string): string | null {
  const inEnglish = categoryName(tag);
  if (inEnglish === null) return null;
  return (language === 'en' ? undefined : namesIn(language).get(tag)) ?? englishCategory(inEnglish);
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
