import type { ReadLanguage } from '../../reading/index.ts';
import type { NameNode, Vocabulary } from '../vocabulary.ts';

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
