import { compressUpcA } from '@labelwise/domain/gtin';
import type { RetailFormat } from '../formats.ts';

/** Modules of the ten digits in number set A (odd parity), 1 for a bar. @source GS1 General Specifications, figure 5.2.1.2-1 */
const SET_A = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'] as const;
/** Number set C: bars and spaces of A exchanged. */
const SET_C = SET_A.map((modules) => [...modules].map((module) => (module === '1' ? '0' : '1')).join(''));
/** Number set B: C from right to left. */
const SET_B = SET_C.map((modules) => [...modules].reverse().join(''));

/** The twenty symbols of a left half: digits of set A, then those of set B. */
export const LEFT_SYMBOLS: readonly string[] = [...SET_A, ...SET_B];

/** Which left symbols of an EAN-13 are of set B, by its first digit. @source GS1 General Specifications, figure 5.2.1.2-2 */
export const FIRST_DIGIT_SETS = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
] as const;

/** The same for a UPC-E of number system 0, by its check digit: A and B are exchanged. */
export const CHECK_DIGIT_SETS: readonly string[] = FIRST_DIGIT_SETS.map((sets, digit) =>
  digit === 0 ? 'BBBAAA' : [...sets].map((set) => (set === 'A' ? 'B' : 'A')).join(''),
);

export const SIDE_GUARD = '101';
export const CENTER_GUARD = '01010';
const UPC_E_END_GUARD = '010101';

/** The modules of a code from its first to its last bar; `gtin` has 13 digits with a check digit that holds. */
export function modulesOf(format: RetailFormat, gtin: string): string {
  if (format === 'UPC-E') return upcEModules(gtin);
  const digits = Array.from(gtin.slice(format === 'EAN-8' ? 5 : 1), Number);
  const half = digits.length / 2;
  const sets = format === 'EAN-8' ? 'AAAA' : (FIRST_DIGIT_SETS[Number(gtin[0])] ?? '');
  const right = digits.slice(half).map((digit) => SET_C[digit] ?? '');
  return [SIDE_GUARD, leftModules(digits.slice(0, half), sets), CENTER_GUARD, ...right, SIDE_GUARD].join('');
}

/** @throws RangeError for a number that has no short form */
function upcEModules(gtin: string): string {
  const short = compressUpcA(gtin.slice(1));
  if (short === null) throw new RangeError(`${gtin} has no UPC-E`);
  const sets = CHECK_DIGIT_SETS[Number(short[7])] ?? '';
  return SIDE_GUARD + leftModules(Array.from(short.slice(1, 7), Number), sets) + UPC_E_END_GUARD;
}

function leftModules(digits: readonly number[], sets: string): string {
  return digits.map((digit, at) => LEFT_SYMBOLS[digit + (sets[at] === 'B' ? 10 : 0)] ?? '').join('');
}
