import { READ_LANGUAGES, type ReadLanguage } from '@labelwise/domain/reading';
import type { ReadLine } from '../engines/tesseract.ts';
import { centerOf, heightOf, hullOf, type Quad, type TextBox } from '../geometry.ts';
import { findNearly, foldLetters, foldWords } from '../table/find-terms.ts';
import type { Level } from '../table/level.ts';
import { HEADINGS, LIST_WORDS, NEXT_SECTIONS, STATEMENTS } from './headings.data.ts';

/** Longer than any list; what comes after it was not printed as one. */
const MAX_LENGTH = 6_000;
const SOFT_END = /[\s:;,.•·\-–—*]+$/;
const MIN_LETTERS = 8;

export type ListText = { language: ReadLanguage | null; text: string; statements: string; mayBeCut: boolean };

/**
 * A heading at the start of a line: how many signs of the line it takes, and whose it may be. Headings differ by a letter, so the nearest
 * decides, and of two the longer.
 */
export function headingOf(line: string): { length: number; languages: readonly ReadLanguage[] } | null {
  const letters = foldLetters(line.slice(0, 40));
  const found = HEADINGS.flatMap(([heading, languages]) => {
    const place = findNearly(heading, letters, heading.length > 8 ? 2 : 1);
    return place === null || place.start > 2 ? [] : [{ ...place, languages, letters: heading.length }];
  }).toSorted((one, two) => one.slips - two.slips || two.letters - one.letters)[0];
  if (found === undefined) return null;
  const length = signsOf(line, found.end);
  return { length: length + (/^\s*[:.;\-–]?\s*/.exec(line.slice(length))?.[0].length ?? 0), languages: found.languages };
}

/** How many signs of a text hold its first `letters` letters. */
function signsOf(text: string, letters: number): number {
  for (let at = 1; at <= text.length; at += 1) if (foldLetters(text.slice(0, at)).length >= letters) return at;
  return text.length;
}

/** The language whose common words a list holds most; `among` where the heading leaves a choice. */
export function languageOf(text: string, among: readonly ReadLanguage[] = READ_LANGUAGES): ReadLanguage | null {
  const words = foldWords(text).split(' ');
  const counts = among.map((language) => ({ language, count: words.filter((word) => LIST_WORDS[language].includes(word)).length }));
  const [best, second] = counts.toSorted((a, b) => b.count - a.count);
  if (best === undefined) return null;
  if (among.length === 1) return best.language;
  return best.count > (second?.count ?? 0) ? best.language : null;
}

/**
 * Lines of a list as an engine read them → its text: heading taken off, words that were divided joined, ended where the next section of
 * the pack begins. What comes out is plain text of limited length; nothing in it is trusted.
 */
export function listText(lines: readonly string[], asked: ReadLanguage | null, reachesEdge = false): ListText | null {
  const clean = lines.map(plain).filter((line) => line !== '');
  const at = clean.findIndex((line) => headingOf(line) !== null);
  const first = clean[Math.max(at, 0)];
  const heading = first === undefined ? null : headingOf(first);
  if (first === undefined) return null;
  const rest: string[] = [first.slice(heading?.length ?? 0)];
  for (const line of clean.slice(Math.max(at, 0) + 1)) {
    if (startsSection(line) || headingOf(line) !== null) break;
    rest.push(line);
  }
  const joined = cutInside(rest.reduce(join, '')).slice(0, MAX_LENGTH).trim();
  if (foldLetters(joined).length < MIN_LETTERS) return null;
  const { text, statements } = splitStatements(joined);
  const languages = heading?.languages ?? READ_LANGUAGES;
  const language = asked !== null && languages.includes(asked) ? asked : languageOf(joined, languages);
  return { language, text, statements, mayBeCut: reachesEdge || isOpen(joined) };
}

/** Without control signs, marks of direction and invisible signs; spaces are single. */
function plain(line: string): string {
  return line
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[|¦_~`^\\<>{}]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a line begins another section of the pack: the table, how to store it, who made it. */
export function startsSection(line: string): boolean {
  const letters = foldLetters(line.slice(0, 60)).slice(0, 40);
  return NEXT_SECTIONS.some((section) => letters.startsWith(section) || (section.length > 9 && startsNearly(section, letters)));
}

function startsNearly(section: string, letters: string): boolean {
  const place = findNearly(section, letters.slice(0, section.length + 2), 1);
  return place !== null && place.start === 0;
}

/** A section that begins in the middle of a line, after a full stop. */
function cutInside(text: string): string {
  let from = 0;
  for (;;) {
    const stop = text.indexOf('. ', from);
    if (stop < 0) return text;
    if (startsSection(text.slice(stop + 2)) || headingOf(text.slice(stop + 2)) !== null) return text.slice(0, stop + 1);
    from = stop + 2;
  }
}

/** A hyphen at the end of a line divides a word, unless a capital or a digit follows. */
function join(text: string, line: string): string {
  if (text === '') return line;
  // "Mono- und Diglyceride" is written so.
  const isPair = /^(?:und|oder|bzw|et|ou|en|of|e|y|o)\s/u.test(line);
  if (!/\p{L}[-‐]$/u.test(text) || isPair) return `${text} ${line}`;
  return /^\p{Ll}/u.test(line) ? text.slice(0, -1) + line : text + line;
}

function splitStatements(text: string): { text: string; statements: string } {
  for (const { index } of text.matchAll(/[.!]\s+(?=\p{Lu})/gu)) {
    const letters = foldLetters(text.slice(index, index + 60)).slice(0, 40);
    if (STATEMENTS.some((opener) => letters.startsWith(opener)))
      return { text: text.slice(0, index + 1), statements: text.slice(index + 1).trim() };
  }
  return { text: text.replace(SOFT_END, (end) => (end.includes('.') ? '.' : '')), statements: '' };
}

/** More brackets open than close, or the last word ends in a comma. */
function isOpen(text: string): boolean {
  const count = (sign: string): number => text.split(sign).length - 1;
  return count('(') > count(')') || count('[') > count(']') || /[,;:(]$/.test(text.trim());
}

/** A paragraph that begins with the heading of a list. */
export type FoundList = { boxes: readonly TextBox[]; languages: readonly ReadLanguage[]; language: ReadLanguage | null; place: Quad };

type Line = { box: TextBox; left: number; right: number; v: number; height: number };

/** The lists of a pack: for each heading the lines below it that hang together with it. */
export function findLists(boxes: readonly TextBox[], level: Level): FoundList[] {
  const lines = boxes.map((box): Line => {
    const [a, b, c, d] = box.quad;
    const left = level.place({ x: (a.x + d.x) / 2, y: (a.y + d.y) / 2 }).u;
    const right = level.place({ x: (b.x + c.x) / 2, y: (b.y + c.y) / 2 }).u;
    return { box, left, right, v: level.place(centerOf(box.quad)).v, height: heightOf(box.quad) };
  });
  const headings = lines.flatMap((line) => {
    const heading = headingOf(line.box.text);
    return heading === null ? [] : [{ line, heading }];
  });
  return headings.map(({ line, heading }) => {
    const others = new Set(headings.filter((other) => other.line !== line).map((other) => other.line));
    const edge = edgeOfNext(line, lines, level.lineHeight);
    const rest = lines.filter((other) => !others.has(other) && other.left < edge);
    const near = paragraphFrom(line, rest, others, level.lineHeight, -Infinity);
    // Justified lines have wide gaps: what stands in the width of the whole paragraph belongs to it.
    const found = paragraphFrom(line, rest, others, level.lineHeight, Math.max(...near.map(({ right }) => right)));
    const boxesOf = found.map(({ box }) => box);
    const text = boxesOf.map((box) => box.text).join(' ');
    return {
      boxes: boxesOf,
      languages: heading.languages,
      language: languageOf(text, heading.languages),
      place: hullOf([line.box.quad, ...boxesOf.map(({ quad }) => quad)]),
    };
  });
}

/** How far up or down, in lines, a column beside the list may begin. */
const BESIDE = 8;

/** Where a section begins that stands beside the list, such as the nutrition table: what lies to the right of there is no ingredient. */
function edgeOfNext({ right, v }: Line, lines: readonly Line[], lineHeight: number): number {
  const beside = lines.filter(
    (other) => other.left > right - 0.5 * lineHeight && Math.abs(other.v - v) < BESIDE * lineHeight && startsSection(other.box.text),
  );
  return Math.min(Infinity, ...beside.map(({ left }) => left)) - 0.7 * lineHeight;
}

/** Line after line: what stands next below within the width of what is there, at the distance of lines of one paragraph. */
function paragraphFrom(start: Line, lines: readonly Line[], others: ReadonlySet<Line>, lineHeight: number, width: number): Line[] {
  // A bent line has a higher box than its print.
  const [low, high] = [Math.min(start.height, lineHeight), Math.max(start.height, lineHeight)];
  const end = Math.min(
    Infinity,
    ...[...others].filter((other) => other.v > start.v + 0.5 * start.height && overlaps(other, start)).map(({ v }) => v),
  );
  const found: Line[] = [start];
  let [left, right, bottom, pitch] = [start.left, start.right, start.v, 1.9 * start.height];
  for (const line of lines
    .filter(({ v }) => v > start.v - 0.5 * start.height && v < end - 0.3 * start.height)
    .toSorted((a, b) => a.v - b.v)) {
    if (line === start) continue;
    const isSame =
      Math.abs(line.v - bottom) < 0.5 * start.height &&
      (line.left - right < 0.7 * low || line.right < width + 0.5 * low) &&
      line.left > left - start.height;
    const isNext =
      line.v - bottom < pitch &&
      line.left < right &&
      line.right > left &&
      Math.abs(line.left - left) < Math.max(2.5 * start.height, 0.3 * (right - left));
    const isAlike = line.height > 0.42 * low && line.height < 1.9 * high;
    if (!isAlike || !(isSame || isNext)) continue;
    if (!isSame && found.length > 1) pitch = Math.min(pitch, Math.max(1.25 * (line.v - bottom), 1.5 * start.height));
    found.push(line);
    left = Math.min(left, line.left);
    right = Math.max(right, line.right);
    bottom = Math.max(bottom, line.v);
  }
  return found;
}

const overlaps = (a: Line, b: Line): boolean => a.left < b.right && a.right > b.left;

/** A line that shares less than this of its pairs of letters with every line of the other engine was not read by it. */
const SHARED = 0.35;
/** Shorter ones say too little to be compared. */
const MISSED_LETTERS = 8;

/**
 * The lines of the engine for running text, and where it passed over a line of print that the first engine saw, that one's reading of it:
 * a list must not lose a line in the middle without a sign.
 */
export function withMissedLines(lines: readonly ReadLine[], printed: readonly ReadLine[]): ReadLine[] {
  const pairs = lines.map(({ text }) => pairsOf(text));
  const all: ReadLine[] = [];
  let taken = 0;
  for (const line of printed) {
    const own = pairsOf(line.text);
    const shares = pairs.map((other) => shareOf(own, other));
    const best = Math.max(0, ...shares);
    if (best < SHARED && foldLetters(line.text).length >= MISSED_LETTERS) all.push(line);
    else {
      const upTo = shares.indexOf(best) + 1;
      for (; taken < upTo; taken += 1) all.push(...lines.slice(taken, taken + 1));
    }
  }
  return [...all, ...lines.slice(taken)];
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = foldLetters(text);
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}

function shareOf(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of own) if (other.has(pair)) shared += 1;
  return shared / Math.max(1, own.size);
}
