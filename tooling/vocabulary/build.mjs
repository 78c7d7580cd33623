/**
 * Builds `packages/domain/src/vocabulary/vocabulary.data.ts` from facts and from our own tables beside this file:
 * `node tooling/vocabulary/build.mjs [--shared ../shared]`.
 *
 * - names and parents of ingredients and additives: Open Food Facts taxonomies (see docs/data-sources.md);
 * - `knowledge*.txt`: what each concept is or holds, inherited down the taxonomy;
 * - `names/<language>*.txt`: our own names, words that name nothing, and words that mark a composite;
 * - `matchers/`: which names mean the substances of preferences.
 */

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { foldText } from '../../packages/domain/src/lib/index.ts';
import { resolveProperties } from './resolve.mjs';
import { LANGUAGES, readKnowledge, readOwnNames, readTaxonomies } from './sources.mjs';

const { values } = parseArgs({
  options: {
    shared: { type: 'string', default: '../shared' },
    report: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});
const MAX_ROUNDS = 6;
const run = promisify(execFile);
const here = new URL('./', import.meta.url);
const taxonomy = readTaxonomies(values.shared);
const knowledge = readdirSync(here)
  .filter((file) => /^knowledge.*\.txt$/.test(file))
  .sort()
  .flatMap((file) => readKnowledge(new URL(file, here)));
// The main file of a language first: what stands in a file of its own decides.
const nameFiles = readdirSync(new URL('names/', here)).sort(
  (one, other) => Number(one.includes('-')) - Number(other.includes('-')) || (one < other ? -1 : 1),
);
const own = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    readOwnNames(
      nameFiles
        .filter((file) => file.startsWith(`${language}.`) || file.startsWith(`${language}-`))
        .map((file) => new URL(`names/${file}`, here)),
    ),
  ]),
);

const { concepts, complaints } = await resolveProperties(taxonomy, knowledge, own);
for (const complaint of complaints) console.error(complaint);
const { ids, tables, problems } = namesOf(concepts, own, taxonomy.processing);
for (const problem of problems) console.error(problem);
if (complaints.length + problems.length > 0 && values.report) process.exitCode = 1;

const index = new Map(ids.map((id, place) => [id, place]));
const lines = ids.map((id) => {
  const { parents, has, may, flags } = concepts.get(id);
  const known = parents.flatMap((parent) => index.get(parent) ?? []);
  return [id.replace(/^en:/, ''), known.map((place) => place.toString(36)).join(','), has, may, flags].join('|').replace(/\|+$/, '');
});
const ingredients = lines.join('\n');
const names = Object.entries(tables).map(([language, rows]) => [language, rows.map(([name, place]) => `${name}|${place}`).join('\n')]);
const version = createHash('sha256').update(ingredients).update(JSON.stringify(names)).digest('hex').slice(0, 10);
const quoted = (text) => `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
const output = fileURLToPath(new URL('../../packages/domain/src/vocabulary/vocabulary.data.ts', here));

// What may not be put together from its words is found by reading with the tables themselves, again until guards open no other way.
// A quick build leaves the guards as they are: it lacks those of new names until the full one.
let guarded = values.quick ? await guardsBefore() : Object.fromEntries(LANGUAGES.map((language) => [language, []]));
write(guarded);
for (let round = 0; !values.quick && round < MAX_ROUNDS; round += 1) {
  const more = await guards();
  if (Object.values(more).flat().length === 0) break;
  guarded = Object.fromEntries(LANGUAGES.map((language) => [language, [...new Set([...guarded[language], ...more[language]])].sort()]));
  write(guarded);
}

async function guardsBefore() {
  const { GUARDED } = await import(pathToFileURL(output).href);
  return Object.fromEntries(LANGUAGES.map((language) => [language, GUARDED[language].split('\n').filter((phrase) => phrase !== '')]));
}

/** Each language in a process of its own, as many at once as the machine has processors. */
async function guards() {
  const found = {};
  const waiting = [...LANGUAGES];
  const work = async () => {
    for (let language = waiting.shift(); language !== undefined; language = waiting.shift()) {
      const { stdout } = await run(process.execPath, [fileURLToPath(new URL('removals.mjs', here)), '--guards', language], {
        maxBuffer: 1e8,
      });
      Object.assign(found, JSON.parse(stdout));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return found;
}

function write(guarded) {
  const edition = createHash('sha256').update(version).update(JSON.stringify(guarded)).digest('hex').slice(0, 10);
  const source = `/**
 * Names and properties of known ingredients in seven languages. Generated by tooling/vocabulary/build.mjs; do not edit.
 * Names and parents: Open Food Facts taxonomies (facts; see docs/data-sources.md). Properties and further names: ours.
 */

/** Changes with every change of the vocabulary; a reading of another version is made again. */
export const VOCABULARY_VERSION = '${edition}';

/** One ingredient a line: id (without "en:") | parents (numbers, base 36) | has | may | flags (c composite, r carrier, o open). */
export const INGREDIENTS = ${quoted(ingredients)};

/** One folded name a line: name | number of the ingredient (base 36). "-": names nothing. "+": marks a composite. */
export const NAMES = {
${names.map(([language, text]) => `  ${language}: ${quoted(text)},`).join('\n')}
} as const;

/** Names whose words by themselves mean less than the name: without it they are not known. */
export const GUARDED = {
${Object.entries(guarded)
  .map(([language, phrases]) => `  ${language}: ${quoted(phrases.join('\n'))},`)
  .join('\n')}
} as const;
`;
  writeFileSync(output, source);
  console.log(
    `vocabulary ${version}: ${ids.length} ingredients, ${Object.entries(tables)
      .map(([language, rows]) => `${language} ${rows.length}`)
      .join(', ')}; guarded ${Object.values(guarded).flat().length}; ${(source.length / 1e6).toFixed(2)} MB`,
  );
}

/** The name tables of each language: folded names, each pointing at its ingredient, at nothing, or at a composite. */

/** As the reader sees words: folded, without signs, single blanks. */
function plainName(name) {
  return foldText(name)
    .replace(/[^\p{L}\p{N}%'&]+/gu, ' ')
    .replace(/(^|\s)'+|'+(?=\s|$)/g, ' ')
    .replace(/'/g, "' ")
    .replace(/(?<=(?:^|\s)\p{L}{3,})(?=\d+%?(?:\s|$))|(?<=(?:^|\s)\d+)(?=\p{L}{4,}(?:\s|$))/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function namesOf(concepts, own, processing) {
  const problems = [];
  const tables = {};
  const used = new Set();
  for (const language of LANGUAGES) {
    const rows = new Map();
    const add = (name, id) => {
      const plain = plainName(name);
      if (plain === '' || plain.split(' ').length > 9 || plain.length > 90) return;
      const known = rows.get(plain) ?? [];
      if (!known.includes(id)) rows.set(plain, [...known, id]);
    };
    for (const concept of concepts.values()) {
      const names = [...(concept.names[language] ?? []), ...(concept.names.xx ?? [])];
      for (const name of names) if (!/food additive$/i.test(name)) add(name, concept.flags.includes('n') ? '-' : concept.id);
    }
    for (const { names } of processing)
      for (const name of [...(names[language] ?? []), ...(names.xx ?? [])]) if (!rows.has(plainName(name))) add(name, '-');
    const ownOnes = own[language];
    // Our own word decides what a name means where the taxonomy says otherwise; a name decides over a word that names nothing.
    for (const name of ownOnes.nothing) rows.set(plainName(name), ['-']);
    for (const name of ownOnes.composite) rows.set(plainName(name), ['+']);
    for (const [id, names] of ownOnes.names) for (const name of names) rows.set(plainName(name), [id]);
    for (const ids of rows.values()) for (const id of ids) if (id.length > 1) used.add(id);
    tables[language] = rows;
  }
  // A concept without a name remains where it is the parent of one that has.
  for (const id of used) keepParents(id, concepts, used);
  const ids = [...used].sort();
  const index = new Map(ids.map((id, place) => [id, place]));
  const listed = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      [...tables[language]]
        .map(([name, found]) => [name, found.map((id) => (id.length === 1 ? id : index.get(id).toString(36))).join(',')])
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ]),
  );
  return { ids, tables: listed, problems };
}

function keepParents(id, concepts, used) {
  for (const parent of concepts.get(id)?.taxonomyParents ?? []) {
    if (!concepts.has(parent) || used.has(parent)) continue;
    used.add(parent);
    keepParents(parent, concepts, used);
  }
}
