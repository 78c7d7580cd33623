/** Records of a large import as they wait to be made foods: some dozens together, compressed, each known by the key of its food. */
import { constants, zstdCompressSync } from 'node:zlib';
import type { RecordFormat } from './record-keys.ts';

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
export function createRecordPacker(format: RecordFormat) {
  const blocks: RecordBlock[] = [];
  let [runs, hashes, records, size]: [Run[], Map<number, number>, number, number] = [[], new Map(), 0, 0];

  function close(): void {
    if (records === 0) return;
    const content = new Uint8Array(zstdCompressSync(textOf(runs), FAST));
    blocks.push({ format, content, records, ids: [...hashes.keys()], hashes: [...hashes.values()] });
    [runs, hashes, records, size] = [[], new Map(), 0, 0];
  }

  return {
    /**
     * @param id see `scanRecord`
     * @param hash see `hashRecord`
     * @returns `false` for a record that cannot wait, since only parsing it would tell which food it is of
     */
    add(record: Buffer, id: number, hash: number): boolean {
      if (id === 0 || record.length >= BLOCK_BYTES || !isWhole(record, format)) return false;
      if (size + record.length >= BLOCK_BYTES) close();
      addRun(runs, record);
      records += 1;
      size += record.length + 1;
      hashes.set(id, hash);
      return true;
    },
    blocks(): RecordBlock[] {
      close();
      return blocks;
    },
  };
}

/** Records that stand one behind the other in memory, a line break between two. */
type Run = { readonly memory: ArrayBufferLike; readonly start: number; end: number };

/** Records of one block mostly follow each other: then nothing has to be copied. */
function addRun(runs: Run[], { buffer, byteOffset, length }: Buffer): void {
  const last = runs.at(-1);
  if (last?.memory === buffer && last.end + 1 === byteOffset) last.end = byteOffset + length;
  else runs.push({ memory: buffer, start: byteOffset, end: byteOffset + length });
}

function textOf(runs: readonly Run[]): Buffer {
  const parts = runs.map(({ memory, start, end }) => Buffer.from(memory, start, end - start));
  const [first] = parts;
  return first !== undefined && parts.length === 1 ? first : Buffer.concat(parts.flatMap((part) => [part, NEWLINE]));
}

/** Of JSON that is cut off the end is missing. */
const isWhole = (record: Buffer, { kind }: RecordFormat): boolean => kind !== 'jsonl' || (record[0] === 0x7b && record.at(-1) === 0x7d);
