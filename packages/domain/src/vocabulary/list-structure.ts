import { READ_LANGUAGES } from '../reading/index.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';
import { isPrintedWord, isWord } from './words.ts';

/** One word of a list, folded. `start` and `end` are places in the folded text. `isColourNumber`: see `COLOUR_NUMBER`. */
export type Token = Readonly<{ word: string; start: number; end: number; isDenied: boolean; isColourNumber?: boolean }>;

/** One printed item: its own words, outside of its brackets, and the items that stand in them or after its colon. */
export type PrintedItem = {
  readonly tokens: readonly Token[];
  readonly children: readonly PrintedItem[];
  readonly start: number;
  readonly end: number;
  readonly percent: number | null;
};

/** Stands in a word for the hyphen and the blanks that a line's end put there; it belongs to the word and is no part of it. */
const LINE_BREAK = '\u0001';
const MAX_DEPTH = 8;
/** Words of one item: more than any printed one has. */
const MAX_ITEM_WORDS = 60;
/** More items than the longest printed list has. */
export const MAX_ITEMS = 500;
/** What stands in brackets and belongs to the words before: a share, a roman number, an E-number, a single letter. */
const ASIDE = /^\s*(?:[<>~±]?\s*\d+(?:[.,]\d+)?\s*%?|[ivx]{1,4}|e ?-?\d{3,4}[a-i]?(?:\s?\(?[ivx]+\)?)?|[a-z])\s*[)\]}]/i;
const PERCENT = /(\d{1,3}(?:[.,]\d+)?)\s*%/;
/** "E 471", "E-471" and "E 150 d" at the end of an item are one word; "e 250 g" is an amount. */
const SPACED_CODE =
  "(?<![\\p{L}\\p{N}'])[eE](?: ?- ?| )?\\d{3,4}(?:[a-i]| [b-d](?=\\s*$))?(?![\\p{L}\\p{N}]| ?(?:g|kg|ml|cl|l)(?![\\p{L}\\p{N}]))";
const WORD = new RegExp(`${SPACED_CODE}|[\\p{L}\\p{N}%&${LINE_BREAK}]+(?:'[\\p{L}\\p{N}]+)*'?`, 'gu');
const SPACE_IN_CODE = /^e[ -]+(?=\d)/i;
const SPACE_AFTER_CODE = /(?<=^e\d{3,4}) (?=[b-d]$)/;
/** Before a number that may be a colour of the US ("#5", "yellow 5, 6"); any other is a share, an amount or a footnote ("44,5 %"). */
const COLOUR_NUMBER = /(?:#|(?<![a-z])(?:yellow|red|blue|green)(?: no\.?)? ?#? ?\d+(?:,|&| &| and)) ?$/;
/** What a sign written as an entity leaves at a word ("soja&quot;"). */
const ENTITY = /(?<=.)&(?:quot|lt|gt|amp|nbsp|apos)$/i;

/** "d'huile" is two words, "pezzetti5" a word and a mark, "70%semola" a share and a word. */
const PARTS = /(?<=')|(?<=^\p{L}{3,})(?=\d+%?$)|(?<=^\d+%)(?=\p{L})|(?<=^\d+)(?=\p{L}{4,}$)/u;

type Cursor = { readonly text: string; at: number; items: number };

/**
 * The tree of a folded list: brackets of any kind and "class: substance" nest; commas, semicolons, bullets, spaced dashes and full stops
 * divide. Denied words stand in capitals. Brackets that do not close end with the text.
 */
export function structureOf(text: string): PrintedItem[] {
  return readLevel({ text, at: 0, items: 0 }, 0);
}

function readLevel(cursor: Cursor, depth: number): PrintedItem[] {
  const items: PrintedItem[] = [];
  let draft = new Draft(cursor.at);
  while (cursor.at < cursor.text.length) {
    const at = cursor.at;
    const sign = cursor.text.charAt(at);
    cursor.at += 1;
    if (isOpening(sign)) {
      const aside = ASIDE.exec(cursor.text.slice(at + 1, at + 24));
      if (aside !== null) {
        draft.text(at, at + 1 + aside[0].length);
        cursor.at = at + 1 + aside[0].length;
      } else if (depth < MAX_DEPTH) draft.bracket(readLevel(cursor, depth + 1));
    } else if (isClosing(sign)) {
      if (depth > 0) break;
    } else if (dividesAt(cursor.text, at)) {
      cursor.items += draft.finish(cursor.text, items, at);
      draft = new Draft(cursor.at);
    } else if (sign === ':') draft.colon(cursor.text, at);
    else draft.text(at, at + 1);
    if (cursor.items > MAX_ITEMS && cursor.at < cursor.text.length) {
      items.push(unreadRest(cursor.text, cursor.at));
      cursor.at = cursor.text.length;
      return items;
    }
  }
  draft.finish(cursor.text, items, cursor.at);
  return items;
}

/** What is not read any more, as one word that no language has: nobody knows what it names. */
function unreadRest(text: string, start: number): PrintedItem {
  return { tokens: [{ word: '…', start, end: text.length, isDenied: false }], children: [], start, end: text.length, percent: null };
}

/** An item that is being read: runs of its own text, brackets, and where a colon made what follows its child. */
class Draft {
  private runs: [number, number][] = [];
  private children: PrintedItem[] = [];
  private parent: Draft | null = null;
  private readonly start: number;

  constructor(start: number) {
    this.start = start;
  }

  text(from: number, to: number): void {
    const last = this.runs.at(-1);
    if (last !== undefined && last[1] === from) last[1] = to;
    else this.runs.push([from, to]);
  }

  bracket(items: readonly PrintedItem[]): void {
    this.children.push(...items);
  }

  /** "Emulsifier: lecithin": what was read becomes the parent of what follows. */
  colon(text: string, at: number): void {
    if (!this.runs.some(([from, to]) => /\p{L}/u.test(text.slice(from, to)))) return;
    const parent = new Draft(this.start);
    parent.runs = this.runs;
    parent.children = this.children;
    parent.parent = this.parent;
    this.parent = parent;
    this.runs = [];
    this.children = [];
    this.text(at + 1, at + 1);
  }

  /** @returns the number of items that came of it */
  finish(text: string, into: PrintedItem[], end: number): number {
    const tokens = this.runs.flatMap(([from, to]) => tokensOf(text, from, to));
    const inner: PrintedItem[] = [];
    // Text without any sign that divides is no list: it is taken in pieces, so that no text can make the reading slow.
    for (let from = 0; from === 0 || from < tokens.length; from += MAX_ITEM_WORDS) {
      const own = tokens.slice(from, from + MAX_ITEM_WORDS);
      const isLast = from + MAX_ITEM_WORDS >= tokens.length;
      if (own.length === 0 && this.children.length === 0) continue;
      inner.push({
        tokens: own,
        children: isLast ? this.children : [],
        start: own[0]?.start ?? this.start,
        end: own.at(-1)?.end ?? end,
        percent: percentOf(text, this.runs),
      });
    }
    if (this.parent === null) {
      into.push(...inner);
      return inner.length;
    }
    this.parent.children.push(...inner);
    return inner.length + this.parent.finish(text, into, end);
  }
}

function tokensOf(text: string, from: number, to: number): Token[] {
  const tokens: Token[] = [];
  for (const found of text.slice(from, to).matchAll(WORD)) {
    let start = from + found.index;
    // A sign at the end belongs to no word.
    for (const part of found[0].split(PARTS)) {
      const isLast = start + part.length === from + found.index + found[0].length;
      const word =
        isLast && !isElided(part, text.slice(start + part.length, start + part.length + 2))
          ? part.replace(/'$/, '').replace(ENTITY, '')
          : part;
      if (word !== '' && word !== '%') {
        const lower = word.toLowerCase();
        tokens.push({
          word: lower.replace(SPACE_IN_CODE, 'e').replace(SPACE_AFTER_CODE, '').replaceAll(LINE_BREAK, ''),
          start,
          end: start + word.length,
          isDenied: word !== lower,
          isColourNumber: COLOUR_NUMBER.test(text.slice(Math.max(0, start - 16), start)),
        });
      }
      start += part.length;
    }
  }
  return tokens;
}

/** "d'" before a word that is set off or stands apart ("d'_oeuf_", "d' oeuf"). */
function isElided(part: string, after: string): boolean {
  return /^(?:[dl]|qu|(?:d|n|s)?(?:ell|all|ull))'$/i.test(part) && /^[_* ]?\p{L}/u.test(after);
}

function percentOf(text: string, runs: readonly (readonly [number, number])[]): number | null {
  for (const [from, to] of runs) {
    const found = PERCENT.exec(text.slice(from, to));
    if (found === null) continue;
    const value = Number(found[1]?.replace(',', '.'));
    if (value >= 0 && value <= 100) return value;
  }
  return null;
}

function isOpening(sign: string): boolean {
  return sign === '(' || sign === '[' || sign === '{';
}

function isClosing(sign: string): boolean {
  return sign === ')' || sign === ']' || sign === '}';
}

/** Commas that are no decimal signs, semicolons, bullets, line ends, spaced dashes, and full stops that end a sentence. */
function dividesAt(text: string, at: number): boolean {
  const sign = text.charAt(at);
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  switch (sign) {
    case ';':
    case '•':
    case '·':
    case '\n':
    case '|':
    case '●':
    case '*':
      return sign !== '*' || !/[a-z]/i.test(after) || before === ' ';
    case ',':
    case '،':
      return !(/\d/.test(before) && /\d/.test(after));
    case '-':
    case '–':
    case '—':
      return (before === ' ' && after === ' ') || sign === '—';
    case '.':
      return (
        !/\d/.test(after) &&
        !/(?:^|[\s(.])\p{L}$/u.test(text.slice(Math.max(0, at - 2), at)) &&
        (after === '' || /[\s)\]]/.test(after) || /\p{L}/u.test(after))
      );
    default:
      return false;
  }
}

/** A run of words of an item and what it means; `null`: not known. */
export type NameSegment = {
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning | null;
  readonly isForeign: boolean;
  readonly isComposedWord?: boolean;
  /** A word of it is one typing error away from the name. */
  readonly isMisread?: boolean;
  /** Its first word is printed in another gender than the name has. */
  readonly isOtherGender?: boolean;
};

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
      const areWordsThemselves = isWordOfAny(first, vocabulary, isPrintedWord) && isWordOfAny(second, vocabulary, isPrintedWord);
      if (!isWordOfAny(first + second, vocabulary) || areWordsThemselves) return whole;
      return first + LINE_BREAK.repeat(signs.length) + second;
    });
}

/**
 * Letters set apart ("m i l k"), a word cut before its last letters ("mil-k"), and a letter that a camera took for a number
 * ("1obster", "ov0", "5oy").
 */
const SPACED = /(?<![a-z.])(?:(?:[a-z] ){2,}|(?:[a-z]\.){2,}|(?:[a-z]-){2,})[a-z](?![a-z])/g;
const CUT = /(?<![a-z-])([a-z]{2,})-([a-z]{1,2})(?![a-z-])/g;
/** "C.I. 75470", "S.O.2": numbers of substances with the full stops of their letters. */
const DOTTED_CODE = /(?<![a-z.])(?:c\.i\. ?(?=\d{5})|s\. ?o\. ?(?=2(?!\d)))/g;
const NUMBERED = /(?<![a-z0-9])([015])(?=([a-z]{2,}))/g;
/** "E41 5", "E 22 0". */
const SPLIT_CODE = /(?<![a-z0-9])e ?(?=(?:\d ?){3,4}(?![\d%a-z]|[.,]\d))(?:\d{1,2}(?: \d{1,2}){1,3})(?! ?\d)/g;
/** "No isettes" denies nothing. */
const AFTER_NO = /(?<![a-z])no ([a-z]{2,})/g;
const ENDED = /(?<![a-z0-9])([a-z]{2,})([01])(?![a-z0-9])/g;
const LETTERS: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '5': 's' };

function withWholeWords(folded: string, vocabulary: Vocabulary): string {
  const plain = folded.replace(DOTTED_CODE, (letters) =>
    `${letters.replace(/[^a-z]/g, '')}${letters.startsWith('c') ? ' ' : ''}`.padStart(letters.length),
  );
  const spaced = plain.replace(SPACED, (letters) =>
    isWordOfAny(letters.replace(/[^a-z]/g, ''), vocabulary) ? letters.replace(/[^a-z]/g, LINE_BREAK) : letters,
  );
  const uncut = spaced.replace(CUT, (whole, first: string, rest: string) =>
    isWordOfAny(first + rest, vocabulary) ? first + LINE_BREAK + rest : whole,
  );
  const joined = uncut.replace(AFTER_NO, (whole, rest: string) =>
    isWordOfAny(`no${rest}`, vocabulary, isPrintedWord) && !isWordOfAny(rest, vocabulary) ? `no${LINE_BREAK}${rest}` : whole,
  );
  const coded = joined.replace(SPLIT_CODE, (code) => code.replaceAll(' ', LINE_BREAK));
  const ended = coded.replace(ENDED, (whole, first: string, number: string) => {
    const word = first + LETTERS[number];
    return isWordOfAny(word, vocabulary) && !isWordOfAny(first, vocabulary, isPrintedWord) ? word : whole;
  });
  return ended.replace(NUMBERED, (sign, number: string, rest: string) => {
    const letter = LETTERS[number] ?? sign;
    return isWordOfAny(letter + rest, vocabulary) ? letter : sign;
  });
}

function isWordOfAny(word: string, { languages }: Vocabulary, isOf = isWord): boolean {
  return READ_LANGUAGES.some((language) => isOf(word, languages[language]));
}
