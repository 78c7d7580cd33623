const DIACRITICS = /\p{M}+/gu;
const SPECIAL_LETTERS = /[œæøßłđðþıﬁﬂﬀ’‘`´]/g;
const SPECIAL: Readonly<Record<string, string>> = {
  œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ﬁ: 'fi', ﬂ: 'fl', ﬀ: 'ff',
  '’': "'", '‘': "'", '`': "'", '´': "'",
};
const PLAIN_ASCII = /^[\0-\x7f]*$/;
/** Letters of European languages: each folds by itself, without normalising the whole text. */
const LATIN = /^[\0-\u012f\u0131-\u017f\u2013\u2014\u2018\u2019\u2022\u2026]*$/;
const BEYOND_ASCII = /[\u0080-\u017f\u2018\u2019`]/g;
const foldedLetters = new Map<string, string>();

/**
 * Text as it is compared: lower case, no diacritics, `œ` as `oe`, `ß` as `ss`, typographic apostrophes straight.
 * Folding twice changes nothing. Word breaks, digits and punctuation stay where they are.
 */
export function foldText(text: string): string {
  // Most packs are plain ASCII; the Unicode path costs ten times as much.
  if (PLAIN_ASCII.test(text)) return text.toLowerCase().replaceAll('`', "'");
  if (LATIN.test(text)) return text.toLowerCase().replace(BEYOND_ASCII, foldedLetter);
  return foldAny(text);
}

function foldedLetter(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const folded = foldAny(letter);
  foldedLetters.set(letter, folded);
  return folded;
}

function foldAny(text: string): string {
  return text
    .toLowerCase()
    .replace(SPECIAL_LETTERS, (letter) => SPECIAL[letter] ?? letter)
    .normalize('NFD')
    .replace(DIACRITICS, '')
    .normalize('NFC');
}
