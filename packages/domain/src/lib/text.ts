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

const SIGNS: Readonly<Record<string, string>> = {
  '{': '(?:',
  '}': ')',
  '[': '(?:',
  ']': ')?',
  '<': '(?:',
  '>': ')+',
  '|': '|',
  '-': '[- ]',
  '~': '[- ]?',
  '+': '[a-z]+',
  '*': '[a-z]*',
  '%': '[a-z ,]{0,60}',
};
const REGEX_SIGN = /[.*+?^${}()|[\]\\/]/;
const NEVER = /(?!)/g;

/**
 * The regular expression of one term in our word notation:
 * `{a|b}` either · `[a|b]` either or nothing · `<a|b>` once or more · `!{a}` not followed by · `-` hyphen or space ·
 * `~` hyphen, space or nothing · `*` letters or none · `+` letters · `**` up to 80 letters and spaces (bounded, so that no list can make
 * the search slow) · `%` up to 60 letters, spaces, commas.
 */
export function termSource(term: string): string {
  let source = '';
  for (let i = 0; i < term.length; i += 1) {
    const sign = term.charAt(i);
    const next = term.charAt(i + 1);
    if (sign === '!' && next === '{') {
      source += '(?!';
      i += 1;
    } else if (sign === '*' && next === '*') {
      source += '[a-z ]{0,80}';
      i += 1;
    } else source += SIGNS[sign] ?? escapeRegex(sign);
  }
  return source;
}

/** Matches any of the terms as whole words of folded text; never inside another word ("butternut" is not butter). */
export function wholeWords(terms: readonly string[]): RegExp {
  if (terms.length === 0) return NEVER;
  return new RegExp(`(?<![a-z0-9])(?:${terms.map(termSource).join('|')})(?![a-z0-9])`, 'g');
}

/** Whether the pattern, global as `wholeWords` makes it, occurs in the text. */
export function occurs(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

/** The first words that the pattern finds, or `null`. */
export function firstFound(pattern: RegExp, text: string): string | null {
  pattern.lastIndex = 0;
  return pattern.exec(text)?.[0].trim() ?? null;
}

/** The text with every find of the pattern replaced by a space. */
export function blank(pattern: RegExp, text: string): string {
  return text.replace(pattern, ' ');
}

export function escapeRegex(text: string): string {
  return [...text].map((sign) => (REGEX_SIGN.test(sign) ? `\\${sign}` : sign)).join('');
}

/**
 * Letters to add, leave out, change, or swap with their neighbour; counted up to `limit`, and `limit + 1` stands for more.
 * @source optimal string alignment distance (Damerau 1964)
 */
export function editDistance(one: string, other: string, limit = Infinity): number {
  if (Math.abs(one.length - other.length) > limit || lettersMissing(one, other) > limit) return limit + 1;
  // What both begin and end with needs no change.
  const start = sharedStart(one, other);
  const same = Math.min(start + sharedEnd(one, other), one.length, other.length);
  const [rows, columns] = [one.length - same, other.length - same];
  if (rows === 0 || columns === 0) return Math.min(rows + columns, limit + 1);
  let [before, last, row] = rowsOf(columns + 1);
  for (let j = 0; j <= columns; j += 1) last[j] = j;
  for (let i = 1; i <= rows; i += 1) {
    const letter = one.charCodeAt(start + i - 1);
    let left = i;
    let best = i;
    row[0] = i;
    for (let j = 1; j <= columns; j += 1) {
      const its = other.charCodeAt(start + j - 1);
      let least = Math.min((last[j] ?? 0) + 1, left + 1, (last[j - 1] ?? 0) + (letter === its ? 0 : 1));
      if (i > 1 && j > 1 && letter === other.charCodeAt(start + j - 2) && one.charCodeAt(start + i - 2) === its)
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row[j] = least;
      left = least;
      if (least < best) best = least;
    }
    if (best > limit) return limit + 1;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[columns] ?? 0, limit + 1);
}

/** Three rows of a table, used again by each call. */
let rowsInUse = [new Uint32Array(64), new Uint32Array(64), new Uint32Array(64)] as const;
function rowsOf(length: number): readonly [Uint32Array, Uint32Array, Uint32Array] {
  if (rowsInUse[0].length < length) rowsInUse = [new Uint32Array(length), new Uint32Array(length), new Uint32Array(length)];
  return rowsInUse;
}

function sharedStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

function sharedEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one.charCodeAt(one.length - 1 - at) === other.charCodeAt(other.length - 1 - at)) at += 1;
  return at;
}

/** At least so many changes: each takes away or brings in one letter at most. Letters that share a bit count as one, so it may be too few. */
function lettersMissing(one: string, other: string): number {
  const [its, others] = [letterBits(one), letterBits(other)];
  return Math.max(bitsSet(its & ~others), bitsSet(others & ~its));
}

/** One bit for each letter; letters of other scripts share them. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** @source Hacker's Delight, 5-1, Henry S. Warren */
export function bitsSet(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
