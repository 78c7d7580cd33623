/** The work of one reader thread on one block, without the thread. */

import { isAscii } from 'node:buffer';
import { gtinKey } from '@labelwise/domain/gtin';
import { isRecord } from '@labelwise/domain/lib';
import { hashText, type IndexedFood, idOfGtin } from '../../modules/foods/storage/food-row.ts';
import { type Projected, projectDocument } from '../../modules/foods/storage/project-document.ts';
import { isSoldIn } from './countries.ts';
import { CODE_COLUMNS, type RecordFormat, recordsOf } from './dump-file.ts';

/** What is the same for all blocks of a file. */
export type ReaderSettings = {
  readonly format: RecordFormat;
  /** Tags of the countries to be taken; what is stored stays up to date whatever its countries. */
  readonly countries: readonly string[] | null;
  /** Rows are left to the queue: see `toWaitingRow`. */
  readonly isWaiting: boolean;
};

/** Guessed key and hash of every record, in order; key 0 where there is no guess. */
export type BlockKeys = { readonly ids: number[]; readonly hashes: number[] };

/** What is stored of a record, one byte each. */
export const KNOWN = { none: 0, same: 1, other: 2 } as const;

export type BlockRows = {
  readonly rows: IndexedFood[];
  readonly records: number;
  readonly unchanged: number;
  /** How many records were left out, by reason, with number within the block and beginning of the first of them. */
  readonly skipped: Array<{ reason: string; count: number; first: number; sample: string }>;
};

const isQuoted = (format: RecordFormat): boolean => format.kind === 'table' && format.quoted;

export function knownOf(bytes: Buffer, format: RecordFormat): BlockKeys {
  const records = recordsOf(bytes, isQuoted(format));
  const ids = records.map((record) => {
    const gtin = guessGtin(record, format);
    return gtin === null ? 0 : idOfGtin(gtin);
  });
  return { ids, hashes: records.map(hashRecord) };
}

/**
 * @param known what is stored of each record (see `KNOWN`): one that is there to the letter is not even parsed
 */
export function readBlock(bytes: Buffer, { format, countries, isWaiting }: ReaderSettings, known: Uint8Array | null): BlockRows {
  const rows: IndexedFood[] = [];
  const skipped = new Map<string, BlockRows['skipped'][number]>();
  const records = recordsOf(bytes, isQuoted(format));
  let same = 0;
  for (const [at, record] of records.entries()) {
    if (known?.[at] === KNOWN.same) {
      same += 1;
      continue;
    }
    const result = projectRecord(record, { format, isWaiting, countries: known?.[at] === KNOWN.other ? null : countries });
    if (result.ok) rows.push(result.row);
    else {
      const entry = skipped.get(result.reason) ?? { reason: result.reason, count: 0, first: at, sample: sampleOf(record) };
      entry.count += 1;
      skipped.set(result.reason, entry);
    }
  }
  return { rows, records: records.length, unchanged: same, skipped: [...skipped.values()] };
}

const SAMPLE_LENGTH = 60;

/** The beginning of a record for a terminal: on one line, without control characters. */
function sampleOf(record: Buffer): string {
  const text = record
    .subarray(0, 4 * SAMPLE_LENGTH)
    .toString('utf8')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH)}…` : text;
}

/** One record of a file as a row of the catalogue, or the reason why it is none. Never throws: bad rows never stop an import. */

/** Raised whenever the same record would give another row: then nothing counts as unchanged. */
const PROJECTION = 2;
const MAX_RECORD_LENGTH = 8 * 1024 * 1024;

const hashRecord = (bytes: Uint8Array): number => (hashText(bytes) + PROJECTION) % 2 ** 52;

function projectRecord(bytes: Buffer, { format, countries, isWaiting }: ReaderSettings): Projected {
  if (bytes.length > MAX_RECORD_LENGTH) return skip('record too long');
  try {
    const record =
      format.kind === 'jsonl' ? parseObject(bytes) : readTableRow(textOf(bytes), format.header, format.delimiter, format.quoted);
    if (record === null) return skip(format.kind === 'jsonl' ? 'not a JSON object' : 'wrong number of columns');
    if (countries !== null && !isSoldIn(record, countries)) return skip('sold elsewhere');
    return projectDocument(record, hashRecord(bytes), 'import', isWaiting);
  } catch {
    return skip('unreadable record');
  }
}

/** The code of a record without parsing it: only a guess, used to see whether the very same record is stored already. */
function guessGtin(bytes: Buffer, format: RecordFormat): string | null {
  const code = format.kind === 'jsonl' ? codeInJson(bytes) : codeInTable(bytes, format);
  return code === null ? null : gtinKey(code);
}

const JSON_CODE = ['"code":"', '"code": "', '"barcode_id":"'].map((text) => Buffer.from(text));

function codeInJson(bytes: Buffer): string | null {
  for (const name of JSON_CODE) {
    const at = bytes.indexOf(name);
    if (at === -1) continue;
    const start = at + name.length;
    const end = bytes.indexOf(0x22, start);
    if (end !== -1 && end - start <= 24) return bytes.toString('latin1', start, end);
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
