import type { FigureName } from '../label-reading.ts';
import { FIGURE_TERMS } from './figure-terms.data.ts';

/** A figure named in a text; `end` is the share of the text's letters up to which it stands. */
export type NamedFigure = { figure: FigureName | null; letters: number; start: number; end: number };

const TERMS = FIGURE_TERMS.flatMap(([figure, terms]) => terms.map((term) => ({ figure, term }))).toSorted(
  (a, b) => b.term.length - a.term.length,
);
/** Terms up to this length are looked for as whole words only. */
const WORD_LENGTH = 5;

/** A table asks for the same lines several times. */
const CACHE = new Map<string, readonly NamedFigure[]>();
const MAX_CACHED = 500;

/** Every figure that a text names, in the order of the text. Longer names win over shorter ones inside them. */
export function figuresNamed(text: string): readonly NamedFigure[] {
  const known = CACHE.get(text);
  if (known !== undefined) return known;
  const read = findFigures(text);
  const found = read.length > 0 ? read : findFigures(withLikelyLetters(text));
  if (CACHE.size >= MAX_CACHED) CACHE.clear();
  CACHE.set(text, found);
  return found;
}

/** Pairs of letters that engines take for one, and one that they take for a pair: "Soclium". */
function withLikelyLetters(text: string): string {
  return text.replaceAll('cl', 'd').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

function findFigures(text: string): NamedFigure[] {
  const words = foldWords(text).split(' ').filter(Boolean);
  const letters = words.join('');
  if (letters.length < 3) return [];
  const taken = new Uint8Array(letters.length);
  const found: NamedFigure[] = [];
  for (const { figure, term } of TERMS) {
    for (const { start, end } of term.length <= WORD_LENGTH ? wholeWords(term, words) : within(term, letters)) {
      if (taken.subarray(start, end).some(Boolean)) continue;
      // Two names of fat side by side differ from "grasas trans" by two letters.
      if (figure === 'transFat' && !letters.slice(start, end).includes('trans')) continue;
      taken.fill(1, start, end);
      found.push({ figure, letters: end - start, start, end });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** The one figure that a label means: the one with the most letters. */
export function figureOf(text: string): FigureName | null | undefined {
  const letters = new Map<FigureName | null, number>();
  for (const { figure, letters: count } of figuresNamed(text)) letters.set(figure, (letters.get(figure) ?? 0) + count);
  // Added sugars name "sugars" too, and a table of the United States adds "includes".
  if (letters.has('addedSugars')) return 'addedSugars';
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

function wholeWords(term: string, words: readonly string[]): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  let start = 0;
  for (const word of words) {
    if (word === term || (term.length === WORD_LENGTH && differsByOne(term, word))) places.push({ start, end: start + word.length });
    start += word.length;
  }
  return places;
}

/** One letter is another; none is missing. */
function differsByOne(term: string, word: string): boolean {
  return term.length === word.length && [...term].filter((letter, at) => letter !== word[at]).length === 1;
}

function within(term: string, letters: string): { start: number; end: number }[] {
  const slips = term.length >= 11 ? 2 : term.length >= 7 ? 1 : 0;
  const places: { start: number; end: number }[] = [];
  let from = 0;
  for (;;) {
    const place = findNearly(term, letters.slice(from), slips);
    if (place === null) return places;
    places.push({ start: from + place.start, end: from + place.end });
    from += Math.max(place.end, 1);
  }
}

/** Small letters without accents; what is no letter becomes a space. "Eiweiß" is "eiweiss". */
export function foldWords(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

/** Letters alone: an engine may drop the spaces between words. */
export const foldLetters = (text: string): string => foldWords(text).replaceAll(' ', '');

/**
 * Where a term stands in letters, allowing `slips` wrong, missing or additional ones (Sellers' algorithm); the best place, `null` if none.
 */
export function findNearly(term: string, letters: string, slips: number): { start: number; end: number; slips: number } | null {
  const exact = letters.indexOf(term);
  if (exact >= 0) return { start: exact, end: exact + term.length, slips: 0 };
  if (slips === 0) return null;
  let costs = Array.from({ length: term.length + 1 }, (_, row) => row);
  let starts = costs.map(() => 0);
  let best: { start: number; end: number; slips: number } | null = null;
  for (let at = 0; at < letters.length; at += 1) {
    const nextCosts = [0];
    const nextStarts = [at + 1];
    for (let row = 1; row <= term.length; row += 1) {
      const same = (costs[row - 1] ?? 0) + (term[row - 1] === letters[at] ? 0 : 1);
      const extra = (costs[row] ?? 0) + 1;
      const left = (nextCosts[row - 1] ?? 0) + 1;
      const cost = Math.min(same, extra, left);
      nextCosts.push(cost);
      // A place that starts with a slip starts one letter later, hence the start of the first letter that is looked at.
      const from = cost === same ? (row === 1 ? at : starts[row - 1]) : cost === extra ? starts[row] : nextStarts[row - 1];
      nextStarts.push(from ?? 0);
    }
    [costs, starts] = [nextCosts, nextStarts];
    const found = costs[term.length] ?? Infinity;
    if (found <= slips && (best === null || found < best.slips)) best = { start: starts[term.length] ?? 0, end: at + 1, slips: found };
  }
  return best;
}
