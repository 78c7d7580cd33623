const DIACRITICS = /\p{M}+/gu;
const SPECIAL_LETTERS = /[œæøßłđðþıﬁﬂﬀ’‘`´]/g;
const SPECIAL: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬀ: 'ff',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
};
const PLAIN_ASCII = /^[\0-\x7f]*$/;
/** Letters of European languages: each folds by itself, without normalising the whole text. */
const LATIN = /^[\0-\u012f\u0131-\u017f\u2013\u2014\u2018\u2019\u2022\u2026]*$/;
/** What else folds to a letter, or to two of which it is one. */
const ALSO: Readonly<Record<string, string>> = {
  a: 'àáâãäåāăąæ',
  c: 'çćĉċč',
  d: 'ďđð',
  e: 'èéêëēĕėęěæœ',
  g: 'ĝğġģ',
  h: 'ĥħþ',
  i: 'ìíîïĩīĭįı',
  j: 'ĵ',
  k: 'ķ',
  l: 'ĺļľł',
  n: 'ñńņň',
  o: 'òóôõöøōŏőœ',
  r: 'ŕŗř',
  s: 'śŝşšſß',
  t: 'ţťŧþ',
  u: 'ùúûüũūŭůűų',
  w: 'ŵ',
  y: 'ýÿŷ',
  z: 'źżž',
};
/** Letters of which two may stand for one sign, and signs that are none. */
const OF_TWO = /ae|oe|ss|th|[^a-z]/;

/**
 * Finds a folded word in a text that is not folded, so that a text without it need not be: `null` for words of which two letters may stand
 * for one sign ("ss", "oe"). What it does not find in a text of Latin letters alone is not there; what it finds may be something else.
 */
export function printedPattern(word: string): RegExp | null {
  if (OF_TWO.test(word)) return null;
  return new RegExp(Array.from(word, (letter) => `[${letter}${ALSO[letter] ?? ''}]`).join(''), 'i');
}

/** Whether a text has no letters but those of European languages. */
export function isLatin(text: string): boolean {
  return LATIN.test(text);
}

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

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** Text with its umlauts as two letters, as they are written on a keyboard without them: "muesli" for "müsli". Folded. */
export function spelledOut(text: string): string {
  return foldText(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter),
  );
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
