import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { CODE_COLUMNS, type RecordFormat } from '../../modules/foods/storage/record-keys.ts';

/** Cuts a byte stream into blocks of whole records, so that each can be read by another thread. */

/**
 * Whole records, in memory that nobody else uses, and the position after them: in bytes of the uncompressed file, in rows of a Parquet
 * file.
 */
export type Block = { readonly bytes: Buffer; readonly end: number };

const BLOCK_SIZE = 1024 * 1024;
const BLOCK_MEMORY = 2 * BLOCK_SIZE;
/** A record longer than this is damage, not a product; it is handed on in one piece and refused there. */
const MAX_RECORD = 32 * 1024 * 1024;
const NEWLINE = 0x0a;
const QUOTE = 0x22;

/** Memory of blocks that were read, for the next ones: new memory for each makes the system and the collection of garbage busy. */
export type BlockMemory = { take(): Buffer; giveBack(memory: ArrayBuffer): void };

export function createBlockMemory(): BlockMemory {
  const spare: ArrayBuffer[] = [];
  return {
    take() {
      const memory = spare.pop();
      return memory === undefined ? Buffer.allocUnsafeSlow(BLOCK_MEMORY) : Buffer.from(memory);
    },
    giveBack(memory) {
      // A long record had more, and a row of Parquet less.
      if (memory.byteLength === BLOCK_MEMORY) spare.push(memory);
    },
  };
}

/**
 * @param quoted records may hold line breaks between quotes
 * @param start position of the first byte
 */
export async function* toBlocks(
  source: AsyncIterable<Buffer>,
  { quoted, start, memory }: { quoted: boolean; start: number; memory: BlockMemory },
): AsyncGenerator<Block> {
  let bytes = memory.take();
  let size = 0;
  let end = start;
  for await (const part of source) {
    if (size + part.length > bytes.length) bytes = grown(bytes, size, size + part.length);
    size += part.copy(bytes, size);
    if (size < BLOCK_SIZE) continue;
    const cut = size > MAX_RECORD ? size : lastRecordEnd(bytes.subarray(0, size), quoted);
    if (cut === 0) continue;
    end += cut;
    const rest = size - cut > BLOCK_SIZE ? grown(bytes.subarray(cut), size - cut, 0) : memory.take();
    bytes.copy(rest, 0, cut, size);
    yield { bytes: bytes.subarray(0, cut), end };
    [bytes, size] = [rest, size - cut];
  }
  if (size > 0) yield { bytes: bytes.subarray(0, size), end: end + size };
}

/** Memory of its own, which can be handed over to a thread, with what was read so far. */
function grown(bytes: Buffer, size: number, least: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(Math.max(2 * size, least));
  bytes.copy(larger, 0, 0, size);
  return larger;
}

/** One past the last record break, 0 when there is none. A block begins outside quotes, so counting them from there is enough. */
function lastRecordEnd(bytes: Buffer, quoted: boolean): number {
  if (!quoted) return bytes.lastIndexOf(NEWLINE) + 1;
  let inside = false;
  let end = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === QUOTE) inside = !inside;
    else if (bytes[at] === NEWLINE && !inside) end = at + 1;
  }
  return end;
}

/** The uncompressed bytes of a file as a stream, from any position. */

const EDGE = 256 * 1024;

export type SourceFile = {
  readonly path: string;
  /** Bytes on disk. */
  readonly size: number;
  readonly gzip: boolean;
  readonly parquet: boolean;
  /** The same contents have the same fingerprint under any file name. Made of size, beginning and end. */
  readonly fingerprint: string;
};

export async function inspectFile(path: string): Promise<SourceFile> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const start = await readAt(file, 0, Math.min(size, EDGE));
    const end = await readAt(file, Math.max(0, size - EDGE), Math.min(size, EDGE));
    const fingerprint = hash('sha256', Buffer.concat([Buffer.from(`${size}:`), start, end]), 'hex');
    return { path, size, gzip: isGzip(start), parquet: start.subarray(0, 4).toString('latin1') === 'PAR1', fingerprint };
  } finally {
    await file.close();
  }
}

async function readAt(file: Awaited<ReturnType<typeof open>>, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

const READ_SIZE = 1024 * 1024;

/**
 * Each part holds until the next is asked for.
 * @param position uncompressed bytes to leave out; a plain file jumps there, a compressed one must be unpacked up to it
 * @param onRead called with the bytes taken from disk so far
 */
export function readBytes(file: SourceFile, position: number, onRead: (bytes: number) => void): AsyncGenerator<Buffer> {
  return file.gzip ? unpackedBytes(file, position, onRead) : plainBytes(file, position, onRead);
}

async function* plainBytes({ path }: SourceFile, position: number, onRead: (bytes: number) => void): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    const part = Buffer.allocUnsafeSlow(READ_SIZE);
    for (let at = position; ; ) {
      const { bytesRead } = await file.read(part, 0, READ_SIZE, at);
      if (bytesRead === 0) return;
      at += bytesRead;
      onRead(at);
      yield part.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

async function* unpackedBytes({ path }: SourceFile, position: number, onRead: (bytes: number) => void): AsyncGenerator<Buffer> {
  const raw = createReadStream(path, { highWaterMark: READ_SIZE });
  let taken = 0;
  raw.on('data', (part) => {
    onRead((taken += part.length));
  });
  const stream = raw.pipe(createGunzip({ chunkSize: READ_SIZE }));
  raw.on('error', (error) => stream.destroy(error));
  let toSkip = position;
  try {
    for await (const part of stream) {
      const bytes: Buffer = part;
      if (toSkip < bytes.length) yield bytes.subarray(toSkip);
      toSkip = Math.max(0, toSkip - bytes.length);
    }
  } finally {
    raw.destroy();
  }
}

/** Detects the format of a catalogue file by its first bytes; names and endings are ignored. */

/** The file cannot be imported at all; the message is for the person who named it. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

const isGzip = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b;

/**
 * @param start the first bytes after decompression, the whole first line among them
 * @throws UnreadableFileError for anything that is neither JSON lines nor a table with a code column
 */
export function detectFormat(start: Buffer): RecordFormat {
  if (start.subarray(0, 4).toString('latin1') === 'PAR1') {
    throw new UnreadableFileError('This is a compressed Parquet file. Please unpack it first.');
  }
  if (start.subarray(0, 2).toString('latin1') === 'PK') throw new UnreadableFileError('This is a ZIP archive. Please unpack it first.');
  const text = start.toString('utf8').replace(/^\uFEFF/, '');
  const firstLine = text.split(/\r?\n/, 1)[0] ?? '';
  if (firstLine.trimStart().startsWith('{')) return { kind: 'jsonl' };
  if (firstLine.trimStart().startsWith('[')) {
    throw new UnreadableFileError('This is one large JSON array. Please give one JSON object a line (JSONL).');
  }
  for (const delimiter of ['\t', ',', ';', '|']) {
    const header = firstLine.split(delimiter).map((name) => name.trim().replace(/^"|"$/g, ''));
    if (header.length > 1 && header.some((name) => CODE_COLUMNS.includes(name.toLowerCase()))) {
      return { kind: 'table', delimiter, quoted: delimiter !== '\t', header };
    }
  }
  throw new UnreadableFileError('This is neither JSON lines nor a table with a "code" column.');
}
