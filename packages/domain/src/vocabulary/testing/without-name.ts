import type { ReadLanguage } from '../../reading/index.ts';
import type { LanguageNames, NameNode, Vocabulary } from '../vocabulary.ts';

/** The vocabulary as if a name had never been known in a language. */
export function withoutName(vocabulary: Vocabulary, language: ReadLanguage, name: string): Vocabulary {
  const names = vocabulary.languages[language];
  const single = new Map(names.single);
  single.delete(name);
  const words = name.split(' ');
  const root = withoutMeaning(names.root, words);
  const byInflection: ReadonlyMap<string, readonly string[]> = names.byInflection;
  const changed: LanguageNames = { ...names, root, byInflection, single };
  return { ...vocabulary, languages: { ...vocabulary.languages, [language]: changed } };
}

function withoutMeaning(node: NameNode, [word, ...rest]: readonly string[]): NameNode {
  if (word === undefined) return { next: node.next, meaning: null };
  const child = node.next?.get(word);
  if (child === undefined) return node;
  const next = new Map(node.next);
  const left = withoutMeaning(child, rest);
  if (left.meaning === null && (left.next === null || left.next.size === 0)) next.delete(word);
  else next.set(word, left);
  return { next, meaning: node.meaning };
}
