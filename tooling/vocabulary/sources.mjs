/** Reads the facts and our own tables. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt'];

function jsonLines(path) {
  return gunzipSync(readFileSync(path))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Ingredients and additives with names, parents and the origin that the taxonomy states; processing words apart. */
export function readTaxonomies(shared) {
  const folder = join(shared, 'data/reference');
  const read = (name) => jsonLines(join(folder, `${name}_multilingual.jsonl.gz`));
  const additives = read('additives').map((entry) => ({ ...entry, isAdditive: true }));
  return { ingredients: [...additives, ...read('ingredients')], processing: read('processing_words') };
}

/** @returns rules in order: ids, has, may, lost (properties not inherited), flags, parents */
export function readKnowledge(url) {
  return readFileSync(url, 'utf8')
    .split('\n')
    .flatMap((line, number) => {
      if (line.trim() === '' || line.startsWith('#')) return [];
      const [left, ...rest] = splitOnce(line, ': ');
      const right = rest[0] ?? '';
      const parts = right.split('|').map((part) => part.trim());
      const rule = {
        file: url.pathname.split('/').at(-1),
        line: number + 1,
        ids: left
          .replace(/:\s*$/, '')
          .split(',')
          .map((id) => fullId(id)),
        has: [],
        may: [],
        removed: [],
        removedMay: [],
        flags: [],
        parents: [],
      };
      for (const word of (parts[0] ?? '').match(/-?~?(?:"[^"]+"|[^\s"]+)/g) ?? []) {
        const name = word.replace(/^-?~?/, '').replaceAll('"', '');
        if (word.startsWith('-~')) rule.removedMay.push(name);
        else if (word.startsWith('-')) rule.removed.push(name);
        else if (word.startsWith('~')) rule.may.push(name);
        else rule.has.push(name);
      }
      for (const part of parts.slice(1)) {
        if (part.startsWith('<')) rule.parents.push(...part.slice(1).split(',').map(fullId));
        else rule.flags.push(...part.split(/\s+/));
      }
      return [rule];
    });
}

function splitOnce(text, sign) {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + sign.length)];
}

export function fullId(id) {
  const plain = id.trim();
  return /^[a-z]{2}:/.test(plain) ? plain : `en:${plain}`;
}

/** `id: name; name`, `@nothing: word; …`, `@composite: word; …`. */
export function readOwnNames(urls) {
  const own = { names: new Map(), nothing: [], composite: [] };
  for (const url of urls) addNames(url, own);
  return own;
}

function addNames(url, own) {
  for (const line of readFileSync(url, 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const found = /^(@?[^\s:]+(?::[^\s:]+)?)\s*:\s+(.+)$/.exec(line);
    if (found === null) throw new Error(`${url.pathname}: cannot read "${line}"`);
    const words = found[2]
      .split(';')
      .map((word) => word.trim())
      .filter((word) => word !== '');
    if (found[1] === '@nothing') own.nothing.push(...words);
    else if (found[1] === '@composite') own.composite.push(...words);
    else {
      takeFromOthers(words, own.names);
      own.names.set(fullId(found[1]), [...(own.names.get(fullId(found[1])) ?? []), ...words]);
    }
  }
}

/** A name that stands under two concepts means the last one: the main file of a language is read first. */
function takeFromOthers(words, names) {
  const taken = new Set(words.map((word) => word.toLowerCase()));
  for (const [id, known] of names) {
    if (known.some((word) => taken.has(word.toLowerCase())))
      names.set(
        id,
        known.filter((word) => !taken.has(word.toLowerCase())),
      );
  }
}
