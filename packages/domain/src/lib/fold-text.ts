const DIACRITICS = /\p{M}+/gu;
const SPECIAL_LETTERS = /[œæøßłđðþıﬁﬂﬀ’‘`´]/g;
const SPECIAL: Readonly<Record<string, string>> = {
  œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ﬁ: 'fi', ﬂ: 'fl', ﬀ: 'ff',
  '’': "'", '‘': "'", '`': "'", '´': "'",
};
const PLAIN_ASCII = /^[\0-\x7f]*$/;

/**
 * Text as it is compared: lower case, no diacritics, `œ` as `oe`, `ß` as `ss`, typographic apostrophes straight.
 * Folding twice changes nothing. Word breaks, digits and punctuation stay where they are.
 */
export function foldText(text: string): string {
  // Most packs are plain ASCII; the Unicode path costs ten times as much.
  if (PLAIN_ASCII.test(text)) return text.toLowerCase().replaceAll('`', "'");
  return text
    .toLowerCase()
    .replace(SPECIAL_LETTERS, (letter) => SPECIAL[letter] ?? letter)
    .normalize('NFD')
    .replace(DIACRITICS, '')
    .normalize('NFC');
}
