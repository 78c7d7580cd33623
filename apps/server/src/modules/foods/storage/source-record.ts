/** Records of a published file: cut out of its bytes, known by their codes, and made into rows of the catalogue. */

import { isAscii } from 'node:buffer';
import { gtinKey } from '@labelwise/domain/gtin';
import { isRecord } from '@labelwise/domain/lib';
import { hashText, idOfGtin } from './food-row.ts';
import { type Projected, projectDocument } from './project-document.ts';

export type RecordFormat =
  /** One JSON object a line. */
  | { readonly kind: 'jsonl' }
  /** A header line, then one row a line; quotes only where `quoted`. */
  | { readonly kind: 'table'; readonly delimiter: string; readonly quoted: boolean; readonly header: readonly string[] };

/** Column names of the code of a product in the tables we know. */
export const CODE_COLUMNS: readonly string[] = ['code', 'barcode_id', 'barcode', 'ean', 'gtin', 'gtin_upc'];

const NEWLINE = 0x0a;
const QUOTE = 0x22;

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
const MAX_RECORD_LENGTH = 8 * 1024 * 1024;

export const hashRecord = (bytes: Uint8Array): number => (hashText(bytes) + PROJECTION) % 2 ** 52;

type ProjectOptions = {
  /** A row that waits to be read, see `toWaitingRow`. */
  readonly isWaiting: boolean;
  /** Which records are wanted: all without. @returns the reason where one is not */
  readonly refuse?: (record: Readonly<Record<string, unknown>>) => string | null;
};

/** One record as a row of the catalogue, or the reason why it is none. Never throws: bad rows never stop an import. */
export function projectRecord(bytes: Buffer, format: RecordFormat, { isWaiting, refuse = () => null }: ProjectOptions): Projected {
  if (bytes.length > MAX_RECORD_LENGTH) return skip('record too long');
  try {
    const record =
      format.kind === 'jsonl' ? parseObject(bytes) : readTableRow(textOf(bytes), format.header, format.delimiter, format.quoted);
    if (record === null) return skip(format.kind === 'jsonl' ? 'not a JSON object' : 'wrong number of columns');
    const refused = refuse(record);
    return refused === null ? projectDocument(record, hashRecord(bytes), 'import', isWaiting) : skip(refused);
  } catch {
    return skip('unreadable record');
  }
}

/** Key of the food of a record without parsing it, 0 where it does not show: a guess, which the record itself may prove wrong. */
export function guessId(bytes: Buffer, format: RecordFormat): number {
  const gtin = format.kind === 'jsonl' ? gtinInJson(bytes) : gtinKey(codeInTable(bytes, format) ?? '');
  return gtin === null ? 0 : idOfGtin(gtin);
}

const JSON_CODE = ['"code":"', '"code": "', '"barcode_id":"'].map((text) => Buffer.from(text));

/** The first code that is one of a product: what a record holds inside may have codes of other kinds. */
function gtinInJson(bytes: Buffer): string | null {
  for (const name of JSON_CODE) {
    for (let at = bytes.indexOf(name); at !== -1; at = bytes.indexOf(name, at + 1)) {
      const start = at + name.length;
      const end = bytes.indexOf(QUOTE, start);
      const gtin = end !== -1 && end - start <= 24 ? gtinKey(bytes.toString('latin1', start, end)) : null;
      if (gtin !== null) return gtin;
    }
  }
  return null;
}

function codeInTable(bytes: Buffer, { header, delimiter }: { header: readonly string[]; delimiter: string }): string | null {
  const column = header.findIndex((name) => CODE_COLUMNS.includes(name.toLowerCase()));
  if (column !== 0) return null;
  const end = bytes.indexOf(delimiter);
  return end === -1 || end > 24 ? null : bytes.toString('latin1', 0, end).replaceAll('"', '');
}

function parseObject(bytes: Buffer): Record<string, unknown> | null {
  const record: unknown = JSON.parse(textOf(bytes));
  return isRecord(record) ? record : null;
}

/** Plain ASCII is copied as it is, as seven of ten records of the published dump are. */
const textOf = (bytes: Buffer): string => bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8');

function skip(reason: string): Projected {
  return { ok: false, reason };
}

/** A row of a delimited table as a document, by the names of its header. */

/** @returns `null` when the row has another number of cells than the header: its cells cannot be assigned to columns. */
function readTableRow(line: string, header: readonly string[], delimiter: string, quoted: boolean): Record<string, string> | null {
  const cells = quoted && line.includes('"') ? splitQuoted(line, delimiter) : line.split(delimiter);
  if (cells.length !== header.length) return null;
  const row: Record<string, string> = {};
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at];
    const name = header[at];
    // Nine cells in ten of an export are empty.
    if (cell !== undefined && cell !== '' && name !== undefined) row[name] = cell;
  }
  return row;
}

/**
 * Cells may be quoted, a quote inside is doubled. Not the domain's `csvRows`: the file is cut into records on its bytes, block by block,
 * with the separator of its header, and a record whose cells are all empty still counts.
 *
 * @source RFC 4180
 */
function splitQuoted(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let inside = false;
  for (let at = 0; at < line.length; at++) {
    const char = line[at] ?? '';
    if (inside) {
      if (char !== '"') cell += char;
      else if (line[at + 1] === '"') {
        cell += '"';
        at++;
      } else inside = false;
    } else if (char === '"' && cell === '') inside = true;
    else if (char === delimiter) {
      cells.push(cell);
      cell = '';
    } else cell += char;
  }
  cells.push(cell);
  return cells;
}
