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
export function withoutLineBreaks(printed: string, vocabulary: Vocabulary): string {
  const folded = withWholeWords(printed, vocabulary);
  if (!MAY_BE_DIVIDED.test(folded)) return folded;
  return folded
    .replace(LINKS, (signs) => ' '.repeat(signs.length))
    .replace(DIVIDED, (whole, first: string, signs: string, second: string) => {
      if (!isWordOfAny(first + second, vocabulary) || (isWordOfAny(first, vocabulary) && isWordOfAny(second, vocabulary))) return whole;
      return first + LINE_BREAK.repeat(signs.length) + second;
    });
}

/**
 * Letters set apart ("m i l k"), a word cut before its last letters ("mil-k"), and an l or o that a camera took for a number ("1obster").
 */
const SPACED = /(?<![a-z])(?:[a-z] ){2,}[a-z](?![a-z])/g;
const CUT = /(?<![a-z-])([a-z]{2,})-([a-z]{1,2})(?![a-z-])/g;
const NUMBERED = /(?<![a-z0-9])([01])(?=([a-z]{3,}))/g;

function withWholeWords(folded: string, vocabulary: Vocabulary): string {
  const spaced = folded.replace(SPACED, (letters) =>
    isWordOfAny(letters.replaceAll(' ', ''), vocabulary) ? letters.replaceAll(' ', LINE_BREAK) : letters,
  );
  const uncut = spaced.replace(CUT, (whole, first: string, rest: string) =>
    isWordOfAny(first + rest, vocabulary) ? first + LINE_BREAK + rest : whole,
  );
  return uncut.replace(NUMBERED, (sign, number: string, rest: string) => {
    const letter = number === '1' ? 'l' : 'o';
    return isWordOfAny(letter + rest, vocabulary) ? letter : sign;
  });
}

function isWordOfAny(word: string, { languages }: Vocabulary): boolean {
  return READ_LANGUAGES.some((language) => isWord(word, languages[language]));
}
