/** One record of a file as a row of the catalogue, or the reason why it is none. Never throws: bad rows never stop an import. */
import { gtinKey } from '@labelwise/domain/gtin';
import { hashText } from '../../modules/foods/storage/hash.ts';
import { type Projected, projectDocument } from '../../modules/foods/storage/project-document.ts';
import { CODE_COLUMNS, type RecordFormat } from './detect.ts';
import { readTableRow } from './table-row.ts';

/** Raised whenever the same record would give another row: then nothing counts as unchanged. */
const PROJECTION = 1;
const MAX_RECORD_LENGTH = 8 * 1024 * 1024;

export const hashRecord = (bytes: Uint8Array): number => (hashText(bytes) + PROJECTION) % 2 ** 52;

export function projectRecord(bytes: Buffer, format: RecordFormat): Projected {
  if (bytes.length > MAX_RECORD_LENGTH) return skip('record too long');
  try {
    const record =
      format.kind === 'jsonl' ? parseObject(bytes) : readTableRow(bytes.toString('utf8'), format.header, format.delimiter, format.quoted);
    if (record === null) return skip(format.kind === 'jsonl' ? 'not a JSON object' : 'wrong number of columns');
    return projectDocument(record, hashRecord(bytes), 'import');
  } catch {
    return skip('unreadable record');
  }
}

/** The code of a record without parsing it: only a guess, used to see whether the very same record is stored already. */
export function guessGtin(bytes: Buffer, format: RecordFormat): string | null {
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
  const record: unknown = JSON.parse(bytes.toString('utf8'));
  return isRecord(record) ? record : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function skip(reason: string): Projected {
  return { ok: false, reason };
}
