/** The uncompressed bytes of a file as a stream, from any position. */

import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { isGzip } from './detect.ts';

const EDGE = 256 * 1024;

export type SourceFile = {
  readonly path: string;
  /** Bytes on disk. */
  readonly size: number;
  readonly gzip: boolean;
  /** The same contents have the same fingerprint, whatever the file is called. Made of size, beginning and end. */
  readonly fingerprint: string;
};

export async function inspectFile(path: string): Promise<SourceFile> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const start = await readAt(file, 0, Math.min(size, EDGE));
    const end = await readAt(file, Math.max(0, size - EDGE), Math.min(size, EDGE));
    const fingerprint = hash('sha256', Buffer.concat([Buffer.from(`${size}:`), start, end]), 'hex');
    return { path, size, gzip: isGzip(start), fingerprint };
  } finally {
    await file.close();
  }
}

async function readAt(file: Awaited<ReturnType<typeof open>>, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/**
 * @param position uncompressed bytes to leave out; a plain file jumps there, a compressed one must be unpacked up to it
 * @param onRead told the bytes taken from disk so far
 */
export async function* readBytes(file: SourceFile, position: number, onRead: (bytes: number) => void): AsyncGenerator<Buffer> {
  const raw = createReadStream(file.path, { start: file.gzip ? 0 : position, highWaterMark: 1024 * 1024 });
  let taken = file.gzip ? 0 : position;
  raw.on('data', (part) => {
    onRead((taken += part.length));
  });
  const stream = file.gzip ? raw.pipe(createGunzip({ chunkSize: 256 * 1024 })) : raw;
  raw.on('error', (error) => stream.destroy(error));
  let toSkip = file.gzip ? position : 0;
  try {
    for await (const part of stream) {
      const bytes = Buffer.from(part);
      if (toSkip >= bytes.length) toSkip -= bytes.length;
      else {
        yield bytes.subarray(toSkip);
        toSkip = 0;
      }
    }
  } finally {
    raw.destroy();
  }
}
