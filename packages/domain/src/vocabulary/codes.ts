import type { Token } from './list-structure.ts';
import type { LanguageNames, Meaning } from './vocabulary.ts';

/**
 * Printed before the number of an additive ("E 471", "INS 120", in French and Spanish "SIN"), and with a 1 that a camera took for a
 * letter ("El 422").
 */
export const CODE_WORDS: ReadonlySet<string> = new Set(['e', 'ins', 'sin', 'el']);
/** The number of an additive without its letter. */
export const BARE_CODE = /^(?:[1-9]\d\d|1[1-5]\d\d)[a-i]?$/;
const CODE = /^(?:e|ins)(\d{3,4}[a-i]?)(?:i{1,3}|iv|v)?$/;

/** "e160aii" is named as "e160a", else as "e160"; in "e3011" a bracket was taken for a 1. */
export function additiveNamed(word: string, { single }: LanguageNames): Meaning | null {
  const code = CODE.exec(word)?.[1];
  if (code === undefined) return null;
  return (
    single.get(`e${code}`) ??
    single.get(`e${code.replace(/[a-i]$/, '')}`) ??
    (/^\d{3}1$/.test(code) ? single.get(`e${code.slice(0, 3)}`) : undefined) ??
    null
  );
}

/** In "El20" and "E1O2" a camera took digits for letters. */
export function withItsDigits(word: string): string {
  return /^e(?=[a-z\d]*\d)[\dlio]{3,4}[a-i]?$/.test(word)
    ? word.replace(/(?<=^e[\dlio]*)(?:[lo]|i(?=[\dlo]))/g, (sign) => (sign === 'o' ? '0' : '1'))
    : word;
}

/** "EZ20", "F220": the number of an additive, with letters that a camera may have taken for others; which, nobody knows. */
export function isMisreadCode(word: string, names: LanguageNames): boolean {
  return (
    /^(?:e(?=\w*\d)[\dbgsz]{3,4}|[bcfl]\d{3,4})[a-i]?$/.test(word) &&
    (word.startsWith('e') || additiveNamed(`e${word.slice(1)}`, names) !== null)
  );
}

/** Three single letters in a row and no name of anything are a word that was spelled out; of vitamins and marks of origin they are none. */
export function isSpelled(tokens: readonly Token[], at: number): boolean {
  if (tokens.some(({ word }) => OF_LETTERS.test(word))) return false;
  const isLetter = (place: number): boolean => /^[a-z]$/.test(tokens[place]?.word ?? '');
  let [from, to] = [at, at];
  while (isLetter(from - 1)) from -= 1;
  while (isLetter(to)) to += 1;
  const letters = tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join('');
  return isLetter(at) && to - from >= MIN_SPELLED && !MARKS.has(letters) && !/^[abcdehkopuy]+$/.test(letters);
}

/** Letters of vitamins alone, with what joins them ("A y D"), are no word. */
const MIN_SPELLED = 3;
const OF_LETTERS = /^(?:vit|vitamin\w*|omega|hepatitis|group\w*|gruppe\w*|klasse|class\w*|types?)$/;
/** Marks of origin and of treatment, printed with full stops. */
const MARKS: ReadonlySet<string> = new Set([
  'pdo',
  'pgi',
  'tsg',
  'aop',
  'aoc',
  'igp',
  'dop',
  'stg',
  'igt',
  'doc',
  'docg',
  'gga',
  'gts',
  'kba',
  'kbt',
  'kbw',
  'bga',
  'usa',
  'usda',
  'uht',
  'uperi',
  'eec',
  'eeg',
  'ewg',
  'cee',
  'gmo',
  'ogm',
  'msc',
  'asc',
  'uvp',
]);
