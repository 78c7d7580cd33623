import { foldText } from '../lib/index.ts';

/** Folded text that still knows where each of its signs stood in the printed one (`at`, one longer than the text). */
export type MappedText = { readonly folded: string; readonly at: readonly number[] };

/** Setting off that ends before its word does ("_lai_t"). */
const ENDING = /^\p{L}_\p{L}{1,3}(?!\p{L})/u;

export function foldWithMap(printed: string): MappedText {
  let folded = '';
  const at: number[] = [];
  let index = 0;
  for (const sign of printed) {
    // A soft hyphen only says where a word may be divided.
    const piece =
      sign === '_'
        ? ENDING.test(printed.slice(index - 1, index + 5))
          ? ''
          : ' '
        : sign === '\u00ad'
          ? ''
          : foldText(sign).replace(/\s/, ' ');
    for (let i = 0; i < piece.length; i += 1) at.push(index);
    folded += piece;
    index += sign.length;
  }
  at.push(index);
  return { folded, at };
}

/** Capitals that are abbreviations and no emphasis. */
const ABBREVIATION = /^(?:E\d+\p{L}*|[A-Z]{1,3}|UHT|BHA|BHT|TBHQ|EDTA|HVP|MSG|HFCS|CO2|AOP|IGP|DOP|PDO|PGI|DHA|EPA)$/u;

const CAPITAL_WORD = /\p{Lu}[\p{Lu}'-]{2,}/gu;

const MOSTLY_CAPITALS_SHARE = 0.7;

export function isSetOff(printed: string, start: number, end: number): boolean {
  if (printed.charAt(start - 1) === '_' || printed.charAt(end) === '_') return true;
  const words = printed.slice(start, end);
  if (words.includes('_')) return true;
  return !isMostlyCapitals(printed) && (words.match(CAPITAL_WORD) ?? []).some((word) => !ABBREVIATION.test(word));
}

let cachedText = '';

let cachedAnswer = false;

/** A pack that prints all in capitals sets nothing off by them. */
function isMostlyCapitals(text: string): boolean {
  if (text === cachedText) return cachedAnswer;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  cachedText = text;
  cachedAnswer = capitals > letters * MOSTLY_CAPITALS_SHARE;
  return cachedAnswer;
}

const ENTITY = /&(?:([a-z])(uml|acute|grave|circ|tilde|cedil|ring)|(sz|oe|ae)lig|[a-z]{2,6}|#\d{2,4});/gi;
const MARKS: Readonly<Record<string, string>> = {
  uml: '\u0308',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
};
const LIGATURES: Readonly<Record<string, string>> = { sz: 'ß', oe: 'œ', ae: 'æ' };

/**
 * "K&auml;se" with its letter, and "&quot;" and its like as blanks, so that their semicolon divides nothing; as long as before, with
 * signs that only say where a word may be divided.
 */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (entity, letter?: string, mark?: string, ligature?: string) => {
    const sign =
      ligature === undefined ? (letter ?? '') + (MARKS[mark?.toLowerCase() ?? ''] ?? '') : (LIGATURES[ligature.toLowerCase()] ?? '');
    return sign === '' ? ' '.repeat(entity.length) : sign.normalize('NFC').padEnd(entity.length, '\u00ad');
  });
}
