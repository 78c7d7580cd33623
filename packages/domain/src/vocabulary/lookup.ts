import { READ_LANGUAGES, type ReadLanguage } from '../reading/index.ts';
import { splitCompound } from './compounds.ts';
import { inflectionKey } from './inflection.ts';
import type { LanguageNames, Meaning, NameNode, Vocabulary } from './vocabulary.ts';

/** Words of names that are inflections of one ("fraises" of "fraise"), the word itself left out. */
export function inflectionsOf(word: string, { language, byInflection }: Pick<LanguageNames, 'language' | 'byInflection'>): readonly string[] {
  return (byInflection.get(inflectionKey(word, language)) ?? []).filter((other) => other !== word);
}

/** Whether a word stands, exactly so, in any name of a language. */
export function isWordOf(word: string, { language, byInflection }: Pick<LanguageNames, 'language' | 'byInflection'>): boolean {
  return byInflection.get(inflectionKey(word, language))?.includes(word) === true;
}

/** What a German or Dutch compound means by its parts; `null` where a part is not known. */
export function compoundOf(word: string, names: LanguageNames): Meaning | null {
  return splitCompound(word, names);
}

/** The ingredients given and all that the vocabulary files under them. */
export function descendantsOf(roots: Iterable<number>, vocabulary: Vocabulary): Set<number> {
  const { children } = relationsOf(vocabulary);
  const found = new Set(roots);
  for (const number of found) for (const child of children.get(number) ?? []) found.add(child);
  return found;
}

/**
 * Ingredients whose name says that they are made of one of the given ("kiwi juice", "confiture de fraises"): in English, German and
 * Dutch the food stands before another word, in the Romance languages after "de" and its like.
 */
export function namedAfter(numbers: ReadonlySet<number>, vocabulary: Vocabulary): Set<number> {
  const { namesOf, madeOf } = relationsOf(vocabulary);
  const found = new Set<number>();
  for (const number of numbers) {
    for (const { language, word } of namesOf.get(number) ?? []) {
      for (const made of madeOf[language].get(word) ?? []) if (!numbers.has(made)) found.add(made);
    }
  }
  return found;
}

type Relations = {
  readonly children: ReadonlyMap<number, readonly number[]>;
  /** Names of one word. */
  readonly namesOf: ReadonlyMap<number, readonly { readonly language: ReadLanguage; readonly word: string }[]>;
  /** By a word that says what something is made of. */
  readonly madeOf: Readonly<Record<ReadLanguage, ReadonlyMap<string, readonly number[]>>>;
};

const relations = new WeakMap<Vocabulary, Relations>();
const SHORTEST = 3;
const ROMANCE: ReadonlySet<ReadLanguage> = new Set(['fr', 'es', 'it', 'pt']);
const LINKS: ReadonlySet<string> = new Set(['de', "d'", 'du', 'des', 'di', 'da', 'do', 'dos', 'das', 'del', "dell'", 'della', 'delle', 'dei', 'degli', 'au', 'aux', 'al', 'alla', 'alle', 'ai', "l'"]);

function relationsOf(vocabulary: Vocabulary): Relations {
  const known = relations.get(vocabulary);
  if (known !== undefined) return known;
  const children = new Map<number, number[]>();
  for (const { number, parents } of vocabulary.ingredients) for (const parent of parents) push(children, parent, number);
  const namesOf = new Map<number, { language: ReadLanguage; word: string }[]>();
  const madeOf: Record<ReadLanguage, Map<string, number[]>> = { en: new Map(), fr: new Map(), de: new Map(), es: new Map(), it: new Map(), nl: new Map(), pt: new Map() };
  for (const language of READ_LANGUAGES) {
    const { single, root } = vocabulary.languages[language];
    for (const [word, meaning] of single) {
      if (meaning.kind === 'ingredient' && word.length >= SHORTEST) for (const number of meaning.numbers) push(namesOf, number, { language, word });
    }
    collect(root, root, [], language, madeOf[language]);
  }
  const made = { children, namesOf, madeOf };
  relations.set(vocabulary, made);
  return made;
}

/** Every name below a place of the automaton, filed under the words that say what it is made of. */
function collect(node: NameNode, root: NameNode, words: string[], language: ReadLanguage, madeOf: Map<string, number[]>): void {
  if (node.meaning?.kind === 'ingredient' && words.length > 1) {
    for (const [at, word] of words.entries()) {
      if (word.length < SHORTEST || !saysOfWhat(words, at, language) || beginsLongerName(words, at, root)) continue;
      for (const number of node.meaning.numbers) push(madeOf, word, number);
    }
  }
  for (const [word, next] of node.next ?? []) {
    words.push(word);
    collect(next, root, words, language, madeOf);
    words.pop();
  }
}

function saysOfWhat(words: readonly string[], at: number, language: ReadLanguage): boolean {
  return ROMANCE.has(language) ? at > 0 && LINKS.has(words[at - 1] ?? '') : at < words.length - 1;
}

/** In "amidon de pomme de terre" there is no apple. */
function beginsLongerName(words: readonly string[], from: number, root: NameNode): boolean {
  let node: NameNode | undefined = root;
  for (let at = from; at < words.length; at += 1) {
    node = node.next?.get(words[at] ?? '');
    if (node === undefined) return false;
    if (at > from && (from > 0 || at < words.length - 1) && node.meaning?.kind === 'ingredient') return true;
  }
  return false;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/** All that the vocabulary files the given ingredients under, they themselves left out. */
export function ancestorsOf(numbers: ReadonlySet<number>, { ingredients }: Vocabulary): Set<number> {
  const found = new Set<number>();
  const open = [...numbers];
  for (const number of open) {
    for (const parent of ingredients[number]?.parents ?? []) {
      if (found.has(parent) || numbers.has(parent)) continue;
      found.add(parent);
      open.push(parent);
    }
  }
  return found;
}
