/** Records of a published file, also those that wait in blocks, parsed and made into rows of the catalogue. */
import { isAscii } from 'node:buffer';
import { zstdDecompressSync } from 'node:zlib';
import { isRecord } from '@labelwise/domain/lib';
import { wordsOfRow } from './food-row.ts';
import { type Projected, projectDocument } from './project-document.ts';
import type { RecordBlock } from './record-block.ts';
import { hashRecord, type RecordFormat, recordsOf, scanRecord } from './record-keys.ts';

const MAX_RECORD_LENGTH = 8 * 1024 * 1024;

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

/** What became of a record, and the key that it waits under. */
export type MadeRecord = { readonly id: number; readonly made: Projected };
export type PackedRecords = Pick<RecordBlock, 'format' | 'content'>;

/** The foods of all records of a block, in the order of the file: found by their names, but unread. */
export function unpackBlock({ format, content }: PackedRecords): MadeRecord[] {
  return recordsOf(zstdDecompressSync(content), format).map((record) => {
    const made = projectRecord(record, format, { isWaiting: true });
    return { id: scanRecord(record, format).id, made: made.ok ? { ...made, row: { ...made.row, ...wordsOfRow(made.row) } } : made };
  });
}

/** The same of some of them, read. */
export function readFromBlock({ format, content }: PackedRecords, ids: ReadonlySet<number>): MadeRecord[] {
  return recordsOf(zstdDecompressSync(content), format).flatMap((record) => {
    const id = scanRecord(record, format).id;
    return ids.has(id) ? [{ id, made: projectRecord(record, format, { isWaiting: false }) }] : [];
  });
}
