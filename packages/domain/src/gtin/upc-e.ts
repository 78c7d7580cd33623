import { checkDigit } from './check-digit.ts';

const UPC_E = /^([01])(\d)(\d)(\d)(\d)(\d)(\d)(\d)$/;
const UPC_A = /^[01]\d{11}$/;

/**
 * UPC-E (number system 0 or 1, six digits, check digit) → UPC-A, or `null` when it is none.
 * The check digit of a UPC-E is that of the UPC-A it stands for.
 * @source GS1 General Specifications, section 5.2.2.4.2
 */
export function expandUpcE(digits: string): string | null {
  const match = UPC_E.exec(digits);
  if (match === null) return null;
  const [, system = '', a = '', b = '', c = '', d = '', e = '', last = '', check = ''] = match;
  const body = system + suppressedZeros(a, b, c, d, e, last);
  return checkDigit(body) === check ? body + check : null;
}

/** UPC-A → UPC-E where the zeros allow it, else `null`. */
export function compressUpcA(digits: string): string | null {
  if (!UPC_A.test(digits)) return null;
  const [system, check] = [digits.slice(0, 1), digits.slice(-1)];
  const body = digits.slice(1, -1);
  for (const six of candidates(body)) {
    if (expandUpcE(system + six + check) === digits) return system + six + check;
  }
  return null;
}

/** The sixth digit decides where the zeros go. */
function suppressedZeros(a: string, b: string, c: string, d: string, e: string, last: string): string {
  if (last <= '2') return `${a}${b}${last}0000${c}${d}${e}`;
  if (last === '3') return `${a}${b}${c}00000${d}${e}`;
  if (last === '4') return `${a}${b}${c}${d}00000${e}`;
  return `${a}${b}${c}${d}${e}0000${last}`;
}

/** The six digits that each rule would give, in the order that the standard prefers them. */
function candidates(body: string): string[] {
  const first = body.slice(0, 2);
  return [
    first + body.slice(7, 10) + body.slice(2, 3),
    `${body.slice(0, 3)}${body.slice(8, 10)}3`,
    `${body.slice(0, 4)}${body.slice(9, 10)}4`,
    body.slice(0, 5) + body.slice(9, 10),
  ];
}
