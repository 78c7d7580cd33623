import { isEmpty, type Mask, NO_PROPERTIES, READ_LANGUAGES, type ReadLanguage, union } from '../../reading/index.ts';
import { inflectionKey } from '../inflection.ts';
import { allergenWords, clearNearNames, prepareSlips, wordsWithProperties } from '../slips.ts';
import { prepareTypos } from '../typing-errors.ts';
import { type LanguageNames, type NameNode, type Vocabulary, vocabulary } from '../vocabulary.ts';
import { clearWordCache } from '../words.ts';

type EachName = { readonly name: string; readonly printed: string; readonly numbers: readonly number[] };

/** Every name of an ingredient in a language, as the automaton has it and as a pack prints it, with the numbers of what it means. */
export function eachName({ languages }: Vocabulary, language: ReadLanguage): EachName[] {
  const names: EachName[] = [];
  const visit = (node: NameNode, words: readonly string[]): void => {
    if (node.meaning?.kind === 'ingredient')
      names.push({ name: words.join(' '), printed: words.join(' ').replaceAll("' ", "'"), numbers: node.meaning.numbers });
    for (const [word, next] of node.next ?? []) visit(next, [...words, word]);
  };
  visit(languages[language].root, []);
  return names;
}

/** What may be taken out and put back: the tables of a loaded vocabulary. */
function mutable<K, V>(map: ReadonlyMap<K, V>): Map<K, V> {
  if (!(map instanceof Map)) throw new TypeError('a vocabulary is made of maps');
  return map;
}

/**
 * Asks as if a name had never been known in a language: its place in the automaton, and its words where they stand in no other name.
 * The name is taken out for the time of the question, since a copy for each of a hundred thousand names would take hours.
 */
export function askWithout<T>(names: Vocabulary, language: ReadLanguage, name: string, ask: () => T): T {
  prepare(names);
  const restore = take(names, language, name);
  forget(names);
  try {
    return ask();
  } finally {
    for (const step of restore.reverse()) step();
    forget(names);
  }
}

const prepared = new WeakSet<Vocabulary>();

/** Indexes that are made at the first need are made of all names: made while a name is out, they would lack it ever after. */
function prepare(names: Vocabulary): void {
  if (prepared.has(names)) return;
  prepared.add(names);
  prepareSlips(names);
  for (const language of READ_LANGUAGES) prepareTypos(names.languages[language]);
}

function forget(names: Vocabulary): void {
  clearWordCache(names);
  clearNearNames(names);
}

function take(whole: Vocabulary, language: ReadLanguage, name: string): (() => void)[] {
  const names = whole.languages[language];
  const words = name.split(' ');
  // Counted while the name is still there: a word that another name has too stays known.
  const uses = usesOf(names);
  const restore: (() => void)[] = [];
  const path = [names.root];
  for (const word of words) {
    const node = path.at(-1)?.next?.get(word);
    if (node === undefined) throw new Error(`no name "${name}" in ${language}`);
    path.push(node);
  }
  const node = path.at(-1);
  const { meaning = null } = node ?? {};
  if (node !== undefined) {
    node.meaning = null;
    restore.push(() => {
      node.meaning = meaning;
    });
  }
  // A name's last words that no other name goes on with.
  for (let at = words.length; at > 0; at -= 1) {
    const [parent, child, word] = [path[at - 1], path[at], words[at - 1]];
    if (
      parent?.next === null ||
      parent === undefined ||
      child === undefined ||
      word === undefined ||
      child.meaning !== null ||
      (child.next?.size ?? 0) > 0
    )
      break;
    parent.next.delete(word);
    restore.push(() => parent.next?.set(word, child));
  }
  if (words.length === 1) {
    removeFrom(mutable(names.single), name, restore);
    removeFrom(wordsWithProperties(language, whole), name, restore);
    const slips = allergenWords(language, whole).get(name.length);
    if (slips !== undefined) removeFrom(mutable(slips), name, restore);
  }
  for (const word of new Set(words)) if (uses.get(word) === 1) removeWord(names, word, restore);
  return restore;
}

function removeFrom<V>(map: Map<string, V>, key: string, restore: (() => void)[]): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  restore.push(() => map.set(key, value));
}

function removeWord({ byInflection, language }: LanguageNames, word: string, restore: (() => void)[]): void {
  const groups = mutable(byInflection);
  const key = inflectionKey(word, language);
  const group = groups.get(key) ?? [];
  const rest = group.filter((other) => other !== word);
  if (rest.length > 0) groups.set(key, rest);
  else groups.delete(key);
  restore.push(() => groups.set(key, group));
}

const countedUses = new WeakMap<LanguageNames, ReadonlyMap<string, number>>();

/** In how many names each word stands. */
function usesOf(names: LanguageNames): ReadonlyMap<string, number> {
  const known = countedUses.get(names);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  const visit = (node: NameNode, words: readonly string[]): void => {
    if (node.meaning !== null) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, next] of node.next ?? []) visit(next, [...words, word]);
  };
  visit(names.root, []);
  countedUses.set(names, counts);
  return counts;
}

/** Names whose removal could matter: what they mean has, or may have, one of some properties. */
export function meansAny(numbers: readonly number[], asked: Mask, { ingredients }: Vocabulary = vocabulary()): boolean {
  const all = numbers.reduce<Mask>(
    (mask, number) => union(union(mask, ingredients[number]?.has ?? NO_PROPERTIES), ingredients[number]?.may ?? NO_PROPERTIES),
    NO_PROPERTIES,
  );
  return !isEmpty(all) && all.some((word, place) => (word & (asked[place] ?? 0)) !== 0);
}
