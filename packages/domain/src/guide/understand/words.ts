import { editDistance, foldText, memoize } from '../../lib/index.ts';

/**
 * Laughter of chats says nothing in any language. Two syllables of it are alike, "jaja", since unlike ones are words: "hija", "haja".
 */
const LAUGHS =
  /(?<![\p{L}\p{N}'])(?:([jh][aeiu])\1+[jh]?|(?:[jh][aeiu]){3,}[jh]?|([aeiu][jh])\2+[aeiu]?|(?:[aeiu][jh]){3,}[aeiu]?|k{3,}|(?:rs){2,}|lo+l|lmf?ao|rofl|x+d+|mdr|ptdr|hihi+)(?![\p{L}\p{N}'])/gu;

/** One message is read in many ways until it is answered. */
const MESSAGES = 300;

/** A question as it is compared: folded, hyphens and punctuation as single spaces; decimals keep their point. */
export const plainWords = memoize(
  (text: string): string =>
    foldText(text)
      .replace(LAUGHS, ' ')
      // German compounds have three letters in a row: "Süßstoff".
      .replace(/(?!s{3}(?=t|\p{L}*e\b))(\p{L})\1{2,}/gu, '$1')
      .replace(/\bw\/o\b/g, 'without')
      .replace(/\bw\/(?=\s)/g, 'with')
      .replace(/[>≥]=?\s*(?=\d)/gu, ' at least ')
      .replace(/[<≤]=?\s*(?=\d)/gu, ' at most ')
      .replace(/(\d)[.,](\d)/g, '$1.$2')
      .replace(/[^\p{L}\p{N}.'&%]+/gu, ' ')
      .replace(/\.(?!\d)|(?<!\d)\./g, ' ')
      .replace(/'(?!\p{L})|(?<!\p{L})'/gu, ' ')
      .replace(/\b(what|how|who|where|there|that)s\b(?= )/g, "$1's")
      .replace(/\bit's\b/g, 'it is')
      .replace(/ +/g, ' ')
      .trim(),
  MESSAGES,
);

/** Singular of a plain English plural, good enough to compare two words. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Whether two words are the same but for a plural or a typing error: one from five letters on, two from nine on. */
export function isNearly(one: string, other: string): boolean {
  const [a, b] = [stem(one), stem(other)];
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  const most = shorter < 5 ? 0 : shorter < 9 ? 1 : 2;
  return most > 0 && a[0] === b[0] && Math.abs(a.length - b.length) <= most && (editDistance(a, b) <= most || isSwapped(a, b));
}

/** Two letters next to each other in the other order: "protien". */
export function isSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return (
    at >= 0 &&
    one.length === other.length &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

/** Words of a text next to each other, the longest runs first, with where they begin. */
export function runsOf(words: readonly string[], longest: number): { run: string; at: number; length: number }[] {
  const runs: { run: string; at: number; length: number }[] = [];
  for (let length = Math.min(longest, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) runs.push({ run: words.slice(at, at + length).join(' '), at, length });
  }
  return runs;
}
