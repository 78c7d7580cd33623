/**
 * Records of a published file before anybody parses them: cut out of its bytes, and known by the food that they are of and by a hash. Loads
 * next to nothing, for threads that only store records.
 */
import { hash } from 'node:crypto';
import { gtinKey, wholeCode } from '@labelwise/domain/gtin';

/** The key of a food is its GTIN as a number; the id that the API shows is the GTIN itself. */
export const idOfGtin = (gtin: string): number => Number(gtin);
export const gtinOfId = (id: number): string => String(id).padStart(13, '0');

/** 52 bits of SHA-1: exact in a double and in every database, and one chance in 10^15 that a changed record looks unchanged. */
export function hashText(text: string | Uint8Array): number {
  return Number.parseInt(hash('sha1', text, 'hex').slice(0, 13), 16);
}

export type RecordFormat =
  /** One JSON object a line. */
  | { readonly kind: 'jsonl' }
  /** A header line, then one row a line; quotes only where `quoted`. */
  | { readonly kind: 'table'; readonly delimiter: string; readonly quoted: boolean; readonly header: readonly string[] };

/** Column names of the code of a product in the tables we know. */
export const CODE_COLUMNS: readonly string[] = ['code', 'barcode_id', 'barcode', 'ean', 'gtin', 'gtin_upc'];

const NEWLINE = 0x0a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];

/** The records of a block, without their line breaks; empty lines are left out. */
export function recordsOf(bytes: Buffer, format: RecordFormat): Buffer[] {
  const records: Buffer[] = [];
  let start = 0;
  const take = (end: number): void => {
    const last = end > start && bytes[end - 1] === 0x0d ? end - 1 : end;
    if (last > start) records.push(bytes.subarray(start, last));
    start = end + 1;
  };
  if (format.kind === 'table' && format.quoted) {
    let inside = false;
    for (let at = 0; at < bytes.length; at++) {
      if (bytes[at] === QUOTE) inside = !inside;
      else if (bytes[at] === NEWLINE && !inside) take(at);
    }
  } else {
    for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) take(at);
  }
  take(bytes.length);
  return records;
}

/** Raised whenever the same record would give another row: then nothing counts as unchanged. */
const PROJECTION = 2;

export const hashRecord = (bytes: Uint8Array): number => (hashText(bytes) + PROJECTION) % 2 ** 52;

export type ScannedRecord = {
  /** Key of its food; 0 where only parsing would tell. */
  readonly id: number;
  /** When the source changed it last, epoch ms; `NaN` where only parsing would tell. */
  readonly modifiedAt: number;
};

/**
 * What a record says of itself, without parsing it: never another key or time than its parsed record has. A record that proves to be none
 * once it is parsed may have both.
 */
export function scanRecord(bytes: Buffer, format: RecordFormat): ScannedRecord {
  const { code, modified } = (format.kind === 'jsonl' ? scanJson(bytes) : scanRow(bytes, format)) ?? NOTHING;
  const gtin = code === null ? null : gtinKey(wholeCode(code));
  const seconds = Number(modified ?? 0);
  return { id: gtin === null ? 0 : idOfGtin(gtin), modifiedAt: seconds > 0 ? seconds * 1000 : Number.NaN };
}

/** Digits as they are written; `null` for everything else. */
type Scanned = { readonly code: string | null; readonly modified: string | null };
const NOTHING: Scanned = { code: null, modified: null };
const MODIFIED = 'last_modified_t';

/**
 * What the outermost object says; `null` where names may decide that are written otherwise. Of several values of a name the last one counts.
 * The whole record is walked: to look for a name costs more, as names begin with one of its commonest bytes.
 */
function scanJson(bytes: Buffer): Scanned | null {
  const { length } = bytes;
  if (bytes[0] !== OPEN_BRACE) return null;
  let depth = 1;
  let [code, modified] = [-1, -1];
  for (let at = 1; at < length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      const start = at + 1;
      let hasEscape = false;
      for (at = start; at < length && bytes[at] !== QUOTE; at += 1)
        if (bytes[at] === BACKSLASH) {
          hasEscape = true;
          at += 1;
        }
      if (depth !== 1) continue;
      const next = bytes[at + 1] === COLON ? at + 1 : pastBlanks(bytes, at + 1);
      if (bytes[next] !== COLON) continue;
      if (isNamed(bytes, start, at, 'code')) code = next + 1;
      else if (isNamed(bytes, start, at, MODIFIED)) modified = next + 1;
      // A product may stand within the record, and a name may be written with escapes.
      else if (hasEscape || isNamed(bytes, start, at, 'product')) return null;
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth += 1;
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth -= 1;
  }
  return { code: code === -1 ? null : digitsAfter(bytes, code), modified: modified === -1 ? null : digitsAfter(bytes, modified) };
}

function isNamed(bytes: Buffer, start: number, end: number, name: string): boolean {
  if (end - start !== name.length) return false;
  for (let at = 0; at < name.length; at += 1) if (bytes[start + at] !== name.charCodeAt(at)) return false;
  return true;
}

function pastBlanks(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at] === 0x20 || bytes[at] === 0x09 || bytes[at] === 0x0d || bytes[at] === NEWLINE) at += 1;
  return at;
}

/** Longer than any code. A number of so many digits is still exact. */
const MAX_DIGITS = 15;

/** The digits of a value, in quotes or not; `null` for every other value. */
function digitsAfter(bytes: Buffer, from: number): string | null {
  const start = pastBlanks(bytes, from);
  const isText = bytes[start] === QUOTE;
  const first = isText ? start + 1 : start;
  let end = first;
  while (end - first <= MAX_DIGITS && isDigit(bytes[end])) end += 1;
  if (end === first || end - first > MAX_DIGITS) return null;
  const next = bytes[isText ? end : pastBlanks(bytes, end)];
  const isWhole = isText ? next === QUOTE : next === 0x2c || next === CLOSE_BRACE;
  return isWhole ? bytes.toString('latin1', first, end) : null;
}

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39;

type Table = Extract<RecordFormat, { kind: 'table' }>;

/** Columns that a parsed record takes its code from, in this order where the earlier ones are empty. */
const READ_COLUMNS: readonly string[] = ['code', '_id', 'id', 'barcode_id', 'product'];

function scanRow(bytes: Buffer, { header, delimiter, quoted }: Table): Scanned | null {
  const named = header.filter((name) => READ_COLUMNS.includes(name));
  if (header[0] === undefined || !READ_COLUMNS.includes(header[0]) || named.length !== 1) return null;
  const end = bytes.indexOf(delimiter);
  if (end === -1 || end > MAX_DIGITS + 2) return null;
  const cell = bytes.toString('latin1', 0, end);
  const code = quoted && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1) : cell;
  return { code: digitsIn(code), modified: quoted ? null : digitsIn(cellNamed(bytes, MODIFIED, { header, delimiter })) };
}

/** A cell of a row without quotes, where only one column has that name. */
function cellNamed(bytes: Buffer, name: string, { header, delimiter }: Pick<Table, 'header' | 'delimiter'>): string {
  const column = header.indexOf(name);
  if (column === -1 || header.includes(name, column + 1)) return '';
  let start = 0;
  for (let at = 0; at < column; at += 1) {
    const end = bytes.indexOf(delimiter, start);
    if (end === -1) return '';
    start = end + 1;
  }
  const end = bytes.indexOf(delimiter, start);
  return bytes.toString('latin1', start, end === -1 ? bytes.length : end);
}

const digitsIn = (cell: string): string | null => (cell.length <= MAX_DIGITS && /^\d+$/.test(cell) ? cell : null);
