import { READ_LANGUAGES, type ReadLanguage } from '@labelwise/domain/reading';
import { findNearly, foldLetters, foldWords } from '../table/fold.ts';
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
