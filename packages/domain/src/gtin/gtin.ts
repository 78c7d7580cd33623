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

const WEB_ADDRESS = /^https?:\/\/([^/?#]+)(\/[^?#]*)?/i;
const GTIN_IN_PATH = /\/01\/(\d{14})(?=\/|$)/;
/** Earlier editions of the standard allowed shorter numbers and a word; only hosts whose addresses are product links are believed these. */
const SHORT_GTIN_IN_PATH = /\/(?:01|gtin)\/(\d{8}|\d{12,14})(?=\/|$)/i;
const RESOLVERS: readonly string[] = ['id.gs1.org', 'dl.gs1.org', 'gs1.org', 'www.gs1.org'];
const SYMBOLOGY_IDENTIFIER = /^\](?:C1|e0|d2|Q3|J1)/;
const BRACKETED_GTIN = /\(01\)\s*(\d{14})(?!\d)/;
/** FNC1 as decoders write it. */
const GROUP_SEPARATOR = '\u001d';

/** Application identifiers of fixed length (GS1 General Specifications, figure 7.8.5-2), with the digits of their data. */
const FIXED_LENGTH: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '03': 14,
  '11': 6,
  '12': 6,
  '13': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '18': 6,
  '19': 6,
  '20': 2,
};

/**
 * The GTIN in a GS1 Digital Link address, as written there: fourteen digits after `/01/`, on any host
 * (`https://example.com/01/09506000134352/10/ABC`), or a shorter form on a resolver of GS1. `null` for every other web address: a
 * number somewhere in it is a shop's own more often than a product's.
 * @source GS1 Digital Link Standard: URI Syntax 1.3
 */
export function gtinFromDigitalLink(text: string): string | null {
  const match = WEB_ADDRESS.exec(text.trim());
  if (match === null) return null;
  const [, host = '', path = ''] = match;
  const pattern = RESOLVERS.includes(host.toLowerCase()) ? SHORT_GTIN_IN_PATH : GTIN_IN_PATH;
  return pattern.exec(path)?.[1] ?? null;
}

/**
 * The 14 digits after application identifier 01 in an element string, written with brackets
 * (`(01)09506000134352(10)ABC`) or as a decoder gives it (`]d20109506000134352…`, FNC1 as U+001D). `null` when there is none.
 */
export function gtinFromElementString(text: string): string | null {
  const trimmed = text.trim();
  const bracketed = BRACKETED_GTIN.exec(trimmed)?.[1];
  if (bracketed !== undefined) return bracketed;
  let rest = withoutSeparator(trimmed.replace(SYMBOLOGY_IDENTIFIER, ''));
  while (rest.length > 2) {
    const identifier = rest.slice(0, 2);
    const length = FIXED_LENGTH[identifier];
    if (identifier === '01') return gtinAt(rest);
    const end = length === undefined ? rest.indexOf(GROUP_SEPARATOR) : length + 2;
    if (end < 0) return null;
    rest = withoutSeparator(rest.slice(end));
  }
  return null;
}

/** Its check digit must hold: nothing else distinguishes an element string from any long number that starts with 01. */
function gtinAt(rest: string): string | null {
  const digits = rest.slice(2, 16);
  return digits.length === 14 && hasValidCheckDigit(digits) ? digits : null;
}

function withoutSeparator(text: string): string {
  return text.startsWith(GROUP_SEPARATOR) ? text.slice(1) : text;
}

/**
 * The GS1 check digit for the digits before it (weights 3 and 1 from the right, so leading zeros do not matter).
 * @source GS1 General Specifications, section 7.9
 */
export function checkDigit(body: string): string {
  let total = 0;
  let weight = 3;
  for (let at = body.length - 1; at >= 0; at -= 1) {
    total += Number(body[at]) * weight;
    weight = 4 - weight;
  }
  return String((10 - (total % 10)) % 10);
}

/** Whether the last digit is the check digit of the others. `false` for anything but digits. */
export function hasValidCheckDigit(digits: string): boolean {
  return DIGITS.test(digits) && digits.length > 1 && checkDigit(digits.slice(0, -1)) === digits.slice(-1);
}
