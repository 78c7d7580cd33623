import { splitCompound } from './compounds.ts';
import { inflectionKey } from './inflection.ts';
import type { LanguageNames, Meaning, Vocabulary } from './vocabulary.ts';

/** Words of names that are inflections of one ("fraises" of "fraise"), the word itself left out. */
export function inflectionsOf(
  word: string,
  { language, byInflection }: Pick<LanguageNames, 'language' | 'byInflection'>,
): readonly string[] {
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
  const children = childrenOf(vocabulary);
  const found = new Set(roots);
  for (const number of found) for (const child of children.get(number) ?? []) found.add(child);
  return found;
}

const childrenByVocabulary = new WeakMap<Vocabulary, ReadonlyMap<number, readonly number[]>>();

function childrenOf(vocabulary: Vocabulary): ReadonlyMap<number, readonly number[]> {
  const known = childrenByVocabulary.get(vocabulary);
  if (known !== undefined) return known;
  const children = new Map<number, number[]>();
  for (const { number, parents } of vocabulary.ingredients) {
    for (const parent of parents) {
      const others = children.get(parent);
      if (others === undefined) children.set(parent, [number]);
      else others.push(number);
    }
  }
  childrenByVocabulary.set(vocabulary, children);
  return children;
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
