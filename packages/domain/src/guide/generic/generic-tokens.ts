import { withoutSpoonNames } from '../amounts/spoon-names.ts';
import { plainWords } from '../understand/words.ts';

/** The words of a text, what leans on them apart: "l'orge" as two. */
export const tokensIn = (text: string): string[] =>
  plainWords(text)
    .replaceAll(/(?<=^| )(?:[cdjlmnst]|qu|un|dell|nell|all|dall|sull)'(?=\p{L})/gu, (lead) => `${lead.slice(0, -1)} `)
    .split(' ')
    .filter((word) => word !== '');

/** The same with the text that each stands for. `isEnd`: a mark stands behind it. */
export type Token = { readonly plain: string; readonly text: string; readonly isEnd?: boolean };
export function tokensOf(typed: string): Token[] {
  const straight = withoutSpoonNames(typed.replaceAll('’', "'"));
  const words = [...straight.matchAll(/[\p{L}\p{N}'&%.,+-]+/gu)];
  return words.flatMap(({ 0: word, index }, place) => {
    const behind = straight.slice(index + word.length, words[place + 1]?.index);
    return tokensOfWord(word).map((token) => (MARK.test(`${/[.,]*$/u.exec(word)?.[0]}${behind}`) ? { ...token, isEnd: true } : token));
  });
}
const MARK = /[^\s]/u;

function tokensOfWord(word: string): Token[] {
  const plain = tokensIn(word);
  const [only, ...others] = plain;
  const text = word.replace(/^(?:[cdjlmnst]|qu|un|dell|nell|all|dall|sull)'/iu, '').replace(/[.,]+$/u, '');
  if (only !== undefined && others.length === 0) return [{ plain: only, text }];
  // Of "l'orge" the last word is what the text is of.
  return plain.map((each, at) => ({ plain: each, text: at === plain.length - 1 && !word.includes('-') ? text : each }));
}
