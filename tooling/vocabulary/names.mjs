/** The name tables of each language: folded names, each pointing at its ingredient, at nothing, or at a composite. */
import { foldText } from '../../packages/domain/src/lib/index.ts';
import { LANGUAGES } from './sources.mjs';

/** As the reader sees words: folded, without signs, single blanks. */
export function plainName(name) {
  return foldText(name)
    .replace(/[^\p{L}\p{N}%'&]+/gu, ' ')
    .replace(/(^|\s)'+|'+(?=\s|$)/g, ' ')
    .replace(/'/g, "' ")
    .replace(/(?<=(?:^|\s)\p{L}{3,})(?=\d+%?(?:\s|$))|(?<=(?:^|\s)\d+)(?=\p{L}{4,}(?:\s|$))/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function namesOf(concepts, own, processing) {
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
