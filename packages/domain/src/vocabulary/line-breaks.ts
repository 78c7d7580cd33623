import { READ_LANGUAGES } from '../reading/index.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isWord } from './words.ts';

/** Stands in a word for the hyphen and the blanks that a line's end put there; it belongs to the word and is no part of it. */
export const LINE_BREAK = '\u0001';
const DIVIDED = /(?<![a-z])([a-z]{2,})(- ?\n?|\n| - |• ?)([a-z]{2,})(?![a-z])/g;
const MAY_BE_DIVIDED = /[a-z](?:- |-?\n| - |• ?)[a-z]/;
/** After one of these the end of a line divides nothing. */
const LINKS = /(?<=(?<![a-z])(?:de|du|des|d'|di|del|della|dell'|da|do|von|of|van|et|e|y|and|und|en|con|avec|mit|with|met|com|in)) ?\n/g;

/** A folded text in which words that a line's end divides ("vege- tali") are whole again; as long as before. */
export function withoutLineBreaks(folded: string, vocabulary: Vocabulary): string {
  if (!MAY_BE_DIVIDED.test(folded)) return folded;
  return folded.replace(LINKS, (signs) => ' '.repeat(signs.length)).replace(DIVIDED, (whole, first: string, signs: string, second: string) => {
    if (!isWordOfAny(first + second, vocabulary) || (isWordOfAny(first, vocabulary) && isWordOfAny(second, vocabulary))) return whole;
    return first + LINE_BREAK.repeat(signs.length) + second;
  });
}

function isWordOfAny(word: string, { languages }: Vocabulary): boolean {
  return READ_LANGUAGES.some((language) => isWord(word, languages[language]));
}
