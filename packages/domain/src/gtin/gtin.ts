import { checkDigit, hasValidCheckDigit } from './check-digit.ts';
import { gtinFromDigitalLink, gtinFromElementString } from './gs1.ts';
import { expandUpcE } from './upc-e.ts';

export type GtinReading = { ok: true; gtin: string } | { ok: false; reason: 'empty' | 'not_digits' | 'length' | 'check_digit' };

const SEPARATORS = /[\s\p{Cc}\p{Cf}-]+/gu;
const DIGITS = /^\d+$/;
const MIN_LENGTH = 8;
const MAX_LENGTH = 14;

/** What the digits of a barcode look like, for patterns that hold one: an address, a link. Whether it is one is for {@link readGtin} to say. */
export const BARCODE_PATTERN = `\\d{${MIN_LENGTH},${MAX_LENGTH}}`;
const BARCODE = new RegExp(`^${BARCODE_PATTERN}$`, 'u');

/** Whether a text has the digits of a barcode and nothing else. */
export function looksLikeBarcode(text: string): boolean {
  return BARCODE.test(text);
}

/**
 * Any way to write a GTIN → its one key: 13 digits, or 14 where the indicator digit is not 0.
 * Spaces, hyphens and invisible characters are dropped; UPC-E is expanded, UPC-A and GTIN-8 are padded.
 *
 * Eight digits may be a GTIN-8 or a UPC-E, and some pass both checks. A leading 0 decides for UPC-E, since GS1 keeps
 * GTIN-8 with a leading 0 for use inside a shop; a leading 1 for the GTIN-8 if its own check digit holds.
 */
export function normalizeGtin(text: string): GtinReading {
  const digits = digitsOf(text);
  if (digits === '') return { ok: false, reason: 'empty' };
  if (!DIGITS.test(digits)) return { ok: false, reason: 'not_digits' };
  if (digits.length < MIN_LENGTH || digits.length > MAX_LENGTH) return { ok: false, reason: 'length' };
  const key = keyOf(digits);
  return hasValidCheckDigit(key) ? { ok: true, gtin: key } : { ok: false, reason: 'check_digit' };
}

/**
 * The key under which 8 to 14 digits are stored and looked up, whatever their check digit: catalogues hold products whose
 * code was typed wrong, and asking for one is "not known", not "malformed". `null` for anything else.
 */
export function gtinKey(text: string): string | null {
  const digits = digitsOf(text);
  if (!DIGITS.test(digits) || digits.length < MIN_LENGTH || digits.length > MAX_LENGTH) return null;
  return keyOf(digits);
}

/** A code as catalogues write it: one shorter than eight digits has lost its leading zeros. Any other text comes back as it is. */
export function wholeCode(code: string): string {
  return code.length < MIN_LENGTH && DIGITS.test(code) ? code.padStart(MIN_LENGTH, '0') : code;
}

function keyOf(digits: string): string {
  if (digits.length === MAX_LENGTH) return digits.startsWith('0') ? digits.slice(1) : digits;
  return (expandedUpcE(digits) ?? digits).padStart(13, '0');
}

function expandedUpcE(digits: string): string | null {
  if (digits.length !== MIN_LENGTH) return null;
  if (digits.startsWith('1') && hasValidCheckDigit(digits)) return null;
  return expandUpcE(digits);
}

/** NFKC turns full-width digits, which some keyboards type, into plain ones. */
function digitsOf(text: string): string {
  return DIGITS.test(text) ? text : text.normalize('NFKC').replace(SEPARATORS, '');
}

/**
 * What a scanner decoded or a person pasted → GTIN key: plain digits, a GS1 Digital Link, or an element string.
 * The reason is that of the plain reading, since this is what most texts were meant to be.
 */
export function readGtin(text: string): GtinReading {
  const plain = normalizeGtin(text);
  if (plain.ok || plain.reason === 'check_digit') return plain;
  const carried = gtinFromDigitalLink(text) ?? gtinFromElementString(text);
  return carried === null ? plain : normalizeGtin(carried);
}

/**
 * Digits grouped as below the bars of a pack: `3 017620 422003`, UPC-A `0 12000 00649 4`, GTIN-8 `9638 5074`,
 * GTIN-14 `1 54 00141 28876 3`. Text that is no key comes back as it is.
 */
export function formatGtin(gtin: string): string {
  if (/^0{5}\d{8}$/.test(gtin)) return groups(gtin.slice(5), [4, 4]);
  if (/^0\d{12}$/.test(gtin)) return groups(gtin.slice(1), [1, 5, 5, 1]);
  if (/^\d{13}$/.test(gtin)) return groups(gtin, [1, 6, 6]);
  return /^\d{14}$/.test(gtin) ? groups(gtin, [1, 2, 5, 5, 1]) : gtin;
}

function groups(digits: string, sizes: readonly number[]): string {
  let at = 0;
  return sizes.map((size) => digits.slice(at, (at += size))).join(' ');
}

/**
 * Numbers that a shop or region gives out for itself (loose goods, scales, in-shop labels): GS1 prefixes 02, 04 and 20–29,
 * GTIN-8 prefixes 0 and 2. They name different foods in different shops, so they must never be looked up elsewhere.
 * @source GS1 General Specifications, section 1.4
 * @param gtin a key as `normalizeGtin` gives it
 */
export function isRestrictedCirculation(gtin: string): boolean {
  const digits = gtin.length === 14 ? gtin.slice(1) : gtin;
  return /^(?:0[24]|2)\d/.test(digits) || /^0{5}[02]/.test(digits);
}

/**
 * The item that a case holds: the GTIN-14 of a case is the item's number behind an indicator digit, with a check digit of its own.
 * Answers any other key as it is, also one with indicator 9, which stands for goods of varying weight and for no item inside.
 * @source GS1 General Specifications, section 2.1.4
 * @param gtin a key as `normalizeGtin` gives it
 */
export function itemOfCase(gtin: string): string {
  if (!/^[1-8]\d{13}$/.test(gtin)) return gtin;
  const body = gtin.slice(1, 13);
  return body + checkDigit(body);
}

/**
 * Numbers in the form of a GTIN-13 that name no item: coupons (prefix 05 of UPC, 981–984, 99), refund receipts (980), and 140–199,
 * which GS1 has not given out: the second line of Japanese books, which holds their price, begins with 191 or 192.
 * @source GS1 General Specifications, section 1.4; Japan Publishing Organization, JAN codes of books
 * @param gtin a key as `normalizeGtin` gives it
 */
export function namesNoItem(gtin: string): boolean {
  return gtin.length === 13 && /^(?:05|1[4-9]|98[0-4]|99)/.test(gtin);
}
