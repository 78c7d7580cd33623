/** Where packs lie by their names: in a folder beside SQLite, in a table of PostgreSQL, where every process finds what one has written. */
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { draftName } from './pack-file-names.ts';

export type PackStore = {
  /** Appears at once and whole, so that nobody is sent half of one. */
  write: (name: string, content: string | Uint8Array) => Promise<void>;
  /** `null` where there is none, here and below. */
  read: (name: string) => Promise<Buffer | null>;
  sizeOf: (name: string) => Promise<number | null>;
  /** The bytes from a place on, as they are read. */
  stream: (name: string, from: number) => Promise<NodeJS.ReadableStream>;
  list: () => Promise<{ name: string; at: number }[]>;
  remove: (name: string) => Promise<void>;
};

export function createPackFolder(folder: string): PackStore {
  const fileOf = (name: string): string => path.join(folder, name);
  return {
    async write(name, content) {
      await mkdir(folder, { recursive: true });
      const draft = fileOf(draftName(name, process.pid));
      await writeFile(draft, content);
      await rename(draft, fileOf(name));
    },
    read: (name) => readFile(fileOf(name)).catch(() => null),
    sizeOf: (name) =>
      stat(fileOf(name)).then(
        ({ size }) => size,
        () => null,
      ),
    async stream(name, from) {
      const handle = await open(fileOf(name));
      return handle.createReadStream({ start: from });
    },
    list: async () => Promise.all((await readdir(folder)).map(async (name) => ({ name, at: (await stat(fileOf(name))).mtimeMs }))),
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}

const PIECE_BYTES = 256 * 1024;

/** On the primary alone: what one process has announced another must find. */
export function createPackTable(db: Db, now: Clock): PackStore {
  const onPrimary = <T>(work: () => Promise<T>): Promise<T> => (db.reads === null ? work() : db.reads.onPrimary(work));
  const one = (name: string) => db.read.selectFrom('packFile').where('name', '=', name);

  async function pieceOf(name: string, from: number): Promise<Buffer> {
    const { rows } = await sql<{ piece: Buffer }>`
      select substring(content from ${from + 1}::integer for ${PIECE_BYTES}::integer) as piece from "packFile" where name = ${name}`.execute(
      db.read,
    );
    const piece = rows[0]?.piece;
    if (piece === undefined) throw new Error(`The pack ${name} was removed while it was sent`);
    return piece;
  }

  async function* pieces(name: string, from: number): AsyncGenerator<Buffer> {
    for (let place = from; ; place += PIECE_BYTES) {
      const piece = await onPrimary(() => pieceOf(name, place));
      if (piece.length > 0) yield piece;
      if (piece.length < PIECE_BYTES) return;
    }
  }

  return {
    async write(name, content) {
      const row = { content: Buffer.from(content), writtenAt: now() };
      await db.write((tx) =>
        tx
          .insertInto('packFile')
          .values({ name, ...row })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
          .execute(),
      );
    },
    read: async (name) => (await onPrimary(() => one(name).select('content').executeTakeFirst()))?.content ?? null,
    sizeOf: async (name) =>
      (await onPrimary(() => one(name).select(sql<number>`length(content)`.as('size')).executeTakeFirst()))?.size ?? null,
    stream: async (name, from) => Readable.from(pieces(name, from), { objectMode: false }),
    list: () => onPrimary(() => db.read.selectFrom('packFile').select(['name', 'writtenAt as at']).execute()),
    remove: async (name) => {
      await db.write((tx) => tx.deleteFrom('packFile').where('name', '=', name).execute());
    },
  };
}
