/** Records of a large import as they wait to be made foods: some dozens together, compressed, each known by the key of its food. */
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { wordsOfRow } from './food-row.ts';
import type { Projected } from './project-document.ts';
import { guessId, hashRecord, projectRecord, type RecordFormat, recordsOf } from './source-record.ts';

export type RecordBlock = {
  readonly format: RecordFormat;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly records: number;
  /** Of the foods, each once. */
  readonly ids: readonly number[];
  /** See `hashRecord`; of several records of one food the last one's. */
  readonly hashes: readonly number[];
};

/** Bytes before compression: enough for what records have in common, little enough to be unpacked for one of them. */
const BLOCK_BYTES = 128 * 1024;
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const NEWLINE = Buffer.from('\n');

/** Collects records of one format. */
export function createRecordPacker(format: RecordFormat): { add: (record: Buffer) => boolean; blocks: () => RecordBlock[] } {
  const blocks: RecordBlock[] = [];
  let parts: Buffer[] = [];
  let hashes = new Map<number, number>();
  let size = 0;

  function close(): void {
    if (parts.length === 0) return;
    const content = new Uint8Array(zstdCompressSync(Buffer.concat(parts, size), FAST));
    blocks.push({ format, content, records: parts.length / 2, ids: [...hashes.keys()], hashes: [...hashes.values()] });
    parts = [];
    hashes = new Map();
    size = 0;
  }

  return {
    /** @returns `false` for a record that cannot wait, since nothing tells which food it is of */
    add(record) {
      if (record.length >= BLOCK_BYTES || !isWhole(record, format)) return false;
      const id = guessId(record, format);
      if (id === 0) return false;
      if (size + record.length >= BLOCK_BYTES) close();
      parts.push(record, NEWLINE);
      size += record.length + 1;
      hashes.set(id, hashRecord(record));
      return true;
    },
    blocks() {
      close();
      return blocks;
    },
  };
}

/** Of JSON that is cut off the end is missing. */
const isWhole = (record: Buffer, { kind }: RecordFormat): boolean => kind !== 'jsonl' || (record[0] === 0x7b && record.at(-1) === 0x7d);

/** What became of a record, and the key that it waits under. */
export type MadeRecord = { readonly id: number; readonly made: Projected };
export type PackedRecords = Pick<RecordBlock, 'format' | 'content'>;

/** The foods of all records of a block, in the order of the file: found by their names, but unread. */
export function unpackBlock({ format, content }: PackedRecords): MadeRecord[] {
  return recordsOf(zstdDecompressSync(content), format).map((record) => {
    const made = projectRecord(record, format, { isWaiting: true });
    return { id: guessId(record, format), made: made.ok ? { ...made, row: { ...made.row, ...wordsOfRow(made.row) } } : made };
  });
}

/** The same of some of them, read. */
export function readFromBlock({ format, content }: PackedRecords, ids: ReadonlySet<number>): MadeRecord[] {
  return recordsOf(zstdDecompressSync(content), format).flatMap((record) => {
    const id = guessId(record, format);
    return ids.has(id) ? [{ id, made: projectRecord(record, format, { isWaiting: false }) }] : [];
  });
}
