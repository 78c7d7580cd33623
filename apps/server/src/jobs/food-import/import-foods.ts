/** Imports one catalogue file: streams, resumes, skips what is stored already, and never stops for a bad row. */

import { hash } from 'node:crypto';
import { basename } from 'node:path';
import * as z from 'zod';
import type { Db } from '../../db/db.ts';
import type { RecordFormat } from '../../modules/foods/storage/record-keys.ts';
import {
  type Block,
  type BlockMemory,
  createBlockMemory,
  detectFormat,
  inspectFile,
  readBytes,
  type SourceFile,
  toBlocks,
  UnreadableFileError,
} from './dump-file.ts';
import { createImportRepository, type ImportRepository } from './import.repository.ts';
import { openParquet } from './parquet-file.ts';
import type { BlockRows } from './read-block.ts';
import { type ReaderPool, startReaders } from './reader-pool.ts';

export type ImportProgress = {
  /** How much of the file was taken up, from 0 to 1. */
  readonly share: number;
  readonly counts: ImportCounts;
};

export type ImportOptions = {
  /** Called after every commit. */
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Stops after the current batch; a later call continues there. */
  readonly signal?: AbortSignal;
  /** Begin again even if an earlier import of the same file was stopped half-way. */
  readonly restart?: boolean;
  /** Rows of one commit: by default large enough that commits cost nothing, small enough that other writers wait for milliseconds. */
  readonly batchRows?: number;
  /** Tags of the countries whose foods are taken; all without. */
  readonly countries?: readonly string[];
  /** Bytes on disk from which the foods of a file are left to the queue: stored at once, read and found by their names behind it. */
  readonly waitingFrom?: number;
  /** What the file is known by, where its contents are not it. */
  readonly key?: string;
  readonly now?: () => number;
};

export type ImportResult = { readonly finished: boolean; readonly resumedAt: number; readonly counts: ImportCounts };

/** Some thousand foods, which are read in a second or two. */
const WAITING_FROM = 8 * 1024 * 1024;
const BATCH_ROWS = 2000;
const BATCH_MS = 2000;

/** A file that is open: its records in blocks, whatever it is made of. */
type Source = AsyncDisposable & {
  readonly format: RecordFormat;
  /** Where the records begin. */
  readonly start: number;
  blocks(from: number, onShare: (share: number) => void, memory: BlockMemory): AsyncIterable<Block>;
};

type Run = {
  readonly file: SourceFile;
  readonly key: string;
  readonly repository: ImportRepository;
  readonly readers: ReaderPool;
  readonly memory: BlockMemory;
  readonly tally: Tally;
  readonly options: ImportOptions;
  /** Ask which records are stored already; pointless in an empty catalogue. */
  readonly compare: boolean;
};

/**
 * @param db opened for the import; its durability setting is the caller's choice
 * @throws UnreadableFileError when the file is no catalogue; errors of the file system and of the database
 */
export async function importFoods(db: Db, path: string, options: ImportOptions = {}): Promise<ImportResult> {
  const file = await inspectFile(path);
  const repository = createImportRepository(db, options.now ?? Date.now);
  const key = options.key ?? keyOf(file, options.countries);
  const earlier = options.restart ? undefined : await repository.checkpoint(key);
  const unfinished = earlier?.finishedAt === null ? earlier : undefined;
  const source = file.parquet ? await openRows(file) : await openRecords(file);
  try {
    const tally = createTally(unfinished?.counts);
    const memory = createBlockMemory();
    const readers = startReaders(
      {
        format: source.format,
        countries: options.countries ?? null,
        isWaiting: file.size >= (options.waitingFrom ?? WAITING_FROM),
      },
      file.size,
      memory.giveBack,
    );
    try {
      const run: Run = { file, key, repository, readers, memory, tally, options, compare: await repository.hasImported() };
      const finished = await copy(run, source, Math.max(source.start, unfinished?.position ?? 0));
      return { finished, resumedAt: unfinished?.position ?? 0, counts: tally.counts() };
    } finally {
      await readers[Symbol.asyncDispose]();
    }
  } finally {
    await source[Symbol.asyncDispose]();
  }
}

/** The same file with another filter is another import: it does not go on where that one stopped. */
function keyOf(file: SourceFile, countries: readonly string[] = []): string {
  return countries.length === 0 ? file.fingerprint : hash('sha256', `${file.fingerprint} ${countries.join(' ')}`, 'hex');
}

async function openRows(file: SourceFile): Promise<Source> {
  const parquet = await openParquet(file.path);
  return {
    format: { kind: 'jsonl' },
    start: 0,
    async *blocks(from, onShare) {
      for await (const block of parquet.blocks(from)) {
        onShare(parquet.rows === 0 ? 1 : block.end / parquet.rows);
        yield block;
      }
    },
    [Symbol.asyncDispose]: () => parquet[Symbol.asyncDispose](),
  };
}

async function openRecords(file: SourceFile): Promise<Source> {
  const { format, start } = await readStart(file);
  const quoted = format.kind === 'table' && format.quoted;
  return {
    format,
    start,
    blocks: (from, onShare, memory) =>
      toBlocks(
        readBytes(file, from, (bytes) => onShare(bytes / file.size)),
        { quoted, start: from, memory },
      ),
    [Symbol.asyncDispose]: async () => undefined,
  };
}

/** The format, and where the records begin: after the header line of a table. */
async function readStart(file: SourceFile): Promise<{ format: RecordFormat; start: number }> {
  let head = Buffer.alloc(0);
  for await (const part of readBytes(file, 0, () => undefined)) {
    head = Buffer.concat([head, part]);
    if (head.includes(0x0a) || head.length > 4 * 1024 * 1024) break;
  }
  if (head.length === 0) throw new UnreadableFileError('The file is empty.');
  const format = detectFormat(head);
  const lineEnd = head.indexOf(0x0a);
  const start = format.kind === 'jsonl' ? bomLength(head) : lineEnd === -1 ? head.length : lineEnd + 1;
  return { format, start };
}

const bomLength = (head: Buffer): number => (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0);

/** Blocks are read by several threads at once and stored in the order of the file. @returns false when it was stopped */
async function copy(run: Run, source: Source, position: number): Promise<boolean> {
  const { readers, memory, options } = run;
  let share = 0;
  const onShare = (now: number): void => {
    share = now;
  };
  const blocks = source.blocks(position, onShare, memory);
  const batch = createBatch(run, position, () => share);
  const underWay: Array<Promise<{ block: Block; read: BlockRows }>> = [];
  const storeOldest = async (): Promise<void> => {
    const oldest = await underWay.shift();
    if (oldest) await batch.add(oldest.read, oldest.block.end);
  };
  for await (const block of blocks) {
    if (options.signal?.aborted) break;
    const read = readInThread(run, block);
    read.catch(() => undefined);
    underWay.push(read);
    if (underWay.length > readers.size + 1) await storeOldest();
  }
  while (underWay.length > 0 && !options.signal?.aborted) await storeOldest();
  const finished = !options.signal?.aborted;
  await batch.flush(finished);
  return finished;
}

async function readInThread({ readers, repository, compare }: Run, block: Block): Promise<{ block: Block; read: BlockRows }> {
  return { block, read: await readers.read(block.bytes, compare ? repository.known : null) };
}

/** Collects rows until there are enough for a commit. */
function createBatch({ file, key, repository, tally, options }: Run, start: number, share: () => number) {
  let [rows, waiting, size]: [BlockRows['rows'], BlockRows['waiting'], number] = [[], [], 0];
  let position = start;
  let since = performance.now();

  async function flush(finished: boolean): Promise<void> {
    const stored = { rows, waiting };
    const count = size;
    [rows, waiting, size] = [[], [], 0];
    since = performance.now();
    const now = options.now ?? Date.now;
    const changed = await repository.commit(stored, (changes) => ({
      fingerprint: key,
      file: basename(file.path),
      position,
      counts: JSON.stringify(tally.after(count, changes)),
      finishedAt: finished ? now() : null,
    }));
    tally.stored(count, changed);
    options.onProgress?.({ share: share(), counts: tally.counts() });
  }

  return {
    flush,
    async add(read: BlockRows, end: number): Promise<void> {
      tally.read(read);
      rows.push(...read.rows);
      waiting.push(...read.waiting);
      size += read.rows.length + read.waiting.reduce((sum, { records }) => sum + records, 0);
      position = end;
      if (size >= (options.batchRows ?? BATCH_ROWS) || performance.now() - since >= BATCH_MS) await flush(false);
    },
  };
}

/** Counts of an import, stored with its checkpoint so that a resumed import reports them whole. */

const Counts = z.object({
  records: z.number(),
  /** New or changed rows. */
  stored: z.number(),
  /** Records that are stored already, or are older than what is. */
  unchanged: z.number(),
  skipped: z.record(z.string(), z.object({ count: z.number(), firstRecord: z.number(), sample: z.optional(z.string()) })),
});
type ImportCounts = z.infer<typeof Counts>;
type Tally = ReturnType<typeof createTally>;

/** @param saved counts of a checkpoint, as JSON */
function createTally(saved?: string) {
  const counts: ImportCounts = saved === undefined ? { records: 0, stored: 0, unchanged: 0, skipped: {} } : Counts.parse(JSON.parse(saved));
  const after = (rows: number, changed: number): ImportCounts => ({
    ...structuredClone(counts),
    stored: counts.stored + changed,
    unchanged: counts.unchanged + rows - changed,
  });
  return {
    /** The counts as they will be once these rows are stored. */
    after,
    counts: (): ImportCounts => structuredClone(counts),
    read({ records, unchanged, skipped }: BlockRows): void {
      for (const { reason, count, first, sample } of skipped) {
        const entry = (counts.skipped[reason] ??= { count: 0, firstRecord: counts.records + first + 1, sample });
        entry.count += count;
      }
      counts.records += records;
      counts.unchanged += unchanged;
    },
    stored(rows: number, changed: number): void {
      Object.assign(counts, after(rows, changed));
    },
  };
}
