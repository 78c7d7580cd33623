/** Foods of the blocks in which records wait. */
import { zstdDecompressSync } from 'node:zlib';
import { wordsOfRow } from './food-row.ts';
import type { Projected } from './project-document.ts';
import type { RecordBlock } from './record-block.ts';
import { recordsOf, scanRecord } from './record-keys.ts';
import { projectRecord } from './source-record.ts';

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
