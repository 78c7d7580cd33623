import { hasValidCheckDigit } from './check-digit.ts';
import { expandUpcE } from './upc-e.ts';

export type GtinReading = { ok: true; gtin: string } | { ok: false; reason: 'empty' | 'not_digits' | 'length' | 'check_digit' };

const SEPARATORS = /[\s\p{Cc}\p{Cf}-]+/gu;
const DIGITS = /^\d+$/;
const MIN_LENGTH = 8;
const MAX_LENGTH = 14;

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
