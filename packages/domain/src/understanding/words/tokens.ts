import { foldText } from '../../lib/index.ts';
import { EMOJI } from './emoji.data.ts';

/** The end of a sentence, and a pause within one. */
export const END = '.';
export const PAUSE = ',';

/** More than anybody types; what is read stays in bounds. */
const MAX_LENGTH = 2000;
const MAX_WORDS = 300;

const EMOJI_SIGNS = new RegExp(`${[...EMOJI.keys()].sort((one, other) => other.length - one.length).join('|')}`, 'gu');

/** Initials of three or more with a point each ("P.K.U."), which end no sentence. */
const INITIALS = /(?<![\p{L}\p{N}.])(?:[\p{L}\p{N}]\.){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;

/** Words as they are compared: folded, without apostrophes and hyphens; emoji of foods as their English names. */
export function tokensOf(text: string): string[] {
  return foldText(text.slice(0, MAX_LENGTH).replace(EMOJI_SIGNS, (sign) => ` ${EMOJI.get(sign) ?? ''} `))
    .replace(INITIALS, (letters) => letters.replaceAll('.', ''))
    .replace(/[.!?;\n\r¿¡…|]+/g, ` ${END} `)
    .replace(/[,:()[\]{}–—•*"“”„«»]+| - |\/|&|\+/g, ` ${PAUSE} `)
    .replace(/(?<![\p{L}\p{N}])([ldnmstj]|qu|un|all|dell|nell|dall|sull)'(?=\p{L})/gu, '$1 ')
    .replace(/(?<=\p{L})'s?(?![\p{L}\p{N}])/gu, ' ')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}.,%]+/gu, ' ')
    .split(' ')
    .filter((token) => token !== '')
    .slice(0, MAX_WORDS);
}

/** The words of a name, as they are compared. */
export function wordsOfName(name: string): string[] {
  return tokensOf(name).filter((token) => token !== PAUSE && token !== END);
}
