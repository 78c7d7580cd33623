import type { ReadLanguage } from '../../reading/index.ts';
import type { NameNode, Vocabulary } from '../vocabulary.ts';

/** Every name of an ingredient in a language, with the numbers of what it means. */
export function eachName({ languages }: Vocabulary, language: ReadLanguage): { name: string; numbers: readonly number[] }[] {
  const names: { name: string; numbers: readonly number[] }[] = [];
  const visit = (node: NameNode, words: readonly string[]): void => {
    if (node.meaning?.kind === 'ingredient') names.push({ name: words.join(' '), numbers: node.meaning.numbers });
    for (const [word, next] of node.next ?? []) visit(next, [...words, word]);
  };
  visit(languages[language].root, []);
  return names;
}
