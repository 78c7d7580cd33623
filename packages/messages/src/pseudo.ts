import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Catalog } from './catalog.ts';
import { compileCatalog } from './compile.ts';
import type { CompiledCatalog } from './translator.ts';

/**
 * Two languages that nobody speaks, made of English by rule. `accented` finds letters that a font lacks, texts that do not come from a
 * catalog (they stay without accents) and places with no room for 40 % more; `mirrored` shows screens from right to left with words
 * that can still be read.
 */
export type PseudoLanguage = 'accented' | 'mirrored';

/** An English area as its pseudo-language has it; placeholders, branches and addresses of links stay as they are. */
export function pseudoCatalog(catalog: Catalog, kind: PseudoLanguage): CompiledCatalog {
  const entries = Object.entries(compileCatalog(catalog)).map(([id, message]) => {
    if (typeof message === 'string') return [id, pseudoText(message, kind)] as const;
    return [id, changed(message, kind)] as const;
  });
  return Object.fromEntries(entries);
}

function changed(elements: readonly MessageFormatElement[], kind: PseudoLanguage): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: pseudoText(element.value, kind) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([branch, { value, ...rest }]) => [
      branch,
      { ...rest, value: changed(value, kind) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

/** What is no word: placeholders of the screens' sentences, addresses and marks of Markdown. */
const UNTOUCHED = /(\{\{[^}]*\}\}|\]\([^)]*\)|\*\*|\n)/u;
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ğ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};
const LONGER = 0.4;
const RIGHT_TO_LEFT = '\u202e';
const END = '\u202c';

/** A plain text in a pseudo-language. */
export function pseudoText(text: string, kind: PseudoLanguage): string {
  return text
    .split(UNTOUCHED)
    .map((part, at) => (at % 2 === 1 || part.trim() === '' ? part : kind === 'accented' ? accented(part) : `${RIGHT_TO_LEFT}${part}${END}`))
    .join('');
}

/** Letters with accents, and at the end of the words as many more as make it 40 % longer, in pieces that a line can end between. */
function accented(part: string): string {
  const [, words = '', end = ''] = /^(.*?)([\s\p{P}]*)$/su.exec(part) ?? [];
  const more = '·'.repeat(Math.ceil([...words].length * LONGER)).replaceAll(/(·{7})·(?=·)/gu, '$1 ');
  return `${words.replaceAll(/[a-z]/giu, (letter) => ACCENTED[letter] ?? letter)}${more}${end}`;
}
