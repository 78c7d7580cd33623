import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { READ_LANGUAGES } from '../reading/index.ts';
import { matchName } from './match-name.ts';
import { listed } from './testing/food-of.ts';

const FILE = new URL('../../fixtures/scoring/matchers.json', import.meta.url);
const REST = {
  en: 'salt, water',
  fr: 'sel, eau',
  de: 'Salz, Wasser',
  es: 'sal, agua',
  it: 'sale, acqua',
  nl: 'zout, water',
  pt: 'sal, água',
} as const;
/** Where the reading is more precise than the word alone: fibre that is none, a sweet named after honey, starch that is no flour … */
const OTHERWISE = new Set([
  'honeycomb',
  'isinglass',
  'salvado',
  'weizenstarke',
  'sulfites',
  'picante',
  'ferments',
  'guar gum fibre',
  'lin',
  'artificially coloured',
  'kunstliche farbstoffe',
]);

it('a list that prints a word of the reference matchers holds what they say', () => {
  const { substances }: { substances: Record<string, { terms?: Record<string, string> }> } = JSON.parse(readFileSync(FILE, 'utf8'));
  const words = Object.entries(substances)
    .filter(([name]) => !name.startsWith('_'))
    .flatMap(([name, { terms = {} }]) =>
      READ_LANGUAGES.flatMap((lang) => plainWords(terms[lang] ?? '').map((word) => ({ name, lang, word }))),
    );
  const missed = words.filter(
    ({ name, lang, word }) => !OTHERWISE.has(word) && (matchName(listed(`${word}, ${REST[lang]}`, lang), name, 'less') ?? 0) === 0,
  );
  expect(words).toHaveLength(1269);
  expect(missed.map(({ name, lang, word }) => `${lang} ${name}: ${word}`)).toEqual([]);
});

/** The alternatives of a pattern that are words without further signs. */
function plainWords(pattern: string): string[] {
  const words: string[] = [];
  let depth = 0;
  let word = '';
  for (const sign of `${pattern}|`) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === '|' && depth === 0) {
      words.push(word);
      word = '';
    } else word += sign;
  }
  return words
    .map((one) =>
      one
        .replace(/s\?$/, '')
        .replaceAll('[- ]?', ' ')
        .replace(/([a-z])\?/g, '$1')
        .trim(),
    )
    .filter((one) => /^[a-z' -]{3,}$/.test(one));
}
