/** Stored packs, by what they hold and their version. */
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { PackOffer } from '@labelwise/contracts/packs';
import { isPackOf, type PackOf } from '@labelwise/domain/pack';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import type { StoredFood } from '../foods/storage/food-row.ts';

/** What the thread that writes packs is asked, and answers. One pack at a time: begin, rows, finish. */
export type PackJob =
  | { readonly kind: 'begin' }
  | { readonly kind: 'rows'; readonly rows: readonly StoredFood[] }
  | { readonly kind: 'finish'; readonly of: PackOf; readonly madeAt: number }
  | {
      readonly kind: 'difference';
      readonly after: Uint8Array;
      readonly contentAfter: Float64Array;
      readonly version: string;
      readonly contentBefore: Float64Array;
    };

export type PackAnswer =
  | { readonly kind: 'going on' }
  | { readonly kind: 'written'; readonly pack: WrittenPack }
  | {
      readonly kind: 'difference';
      readonly bytes: Uint8Array;
      readonly sha256: string;
      readonly changed: number;
      readonly removed: number;
    };

export type WrittenPack = {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly version: string;
  readonly foods: number;
  /** Barcode and content of each food, by turns: what differences are found by. */
  readonly content: Float64Array;
};

const Current = z.object({ offer: PackOffer, checkedAt: z.number() });
export type CurrentPack = z.infer<typeof Current>;

const DifferenceFacts = z.object({ bytes: z.number(), sha256: z.string(), changed: z.number(), removed: z.number() });
export type DifferenceFacts = z.infer<typeof DifferenceFacts>;

/** Versions of which a device may still hold one and be brought up to date by a difference. */
const VERSIONS = 8;

export type PackFiles = ReturnType<typeof createPackFiles>;

export function createPackFiles({ write, read, sizeOf, stream, list, remove }: PackStore) {
  async function parsed<T>(name: string, schema: z.ZodMiniType<T>): Promise<T | null> {
    try {
      return z.safeParse(schema, JSON.parse((await read(name))?.toString('utf8') ?? '')).data ?? null;
    } catch {
      return null;
    }
  }

  async function pairs(name: string): Promise<Float64Array | null> {
    const bytes = await read(name);
    return bytes === null ? null : new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  }

  return {
    current: (of: PackOf): Promise<CurrentPack | null> => parsed(fileName({ of, kind: 'json' }), Current),
    saveCurrent: (current: CurrentPack): Promise<void> => write(fileName({ of: current.offer.of, kind: 'json' }), JSON.stringify(current)),

    /** The file first, its announcement last. */
    async save(of: PackOf, version: string, bytes: Uint8Array, content: Float64Array): Promise<void> {
      await write(fileName({ of, version, kind: 'content' }), new Uint8Array(content.buffer));
      await write(fileName({ of, version, kind: 'pack' }), bytes);
    },
    content: (of: PackOf, version: string): Promise<Float64Array | null> => pairs(fileName({ of, version, kind: 'content' })),
    async pack(of: PackOf, version: string): Promise<Buffer> {
      const bytes = await read(fileName({ of, version, kind: 'pack' }));
      if (bytes === null) throw new Error(`There is no pack ${of} of version ${version}`);
      return bytes;
    },

    difference: (of: PackOf, version: string, from: string): Promise<DifferenceFacts | null> =>
      parsed(fileName({ of, version, from, kind: 'json' }), DifferenceFacts),
    async saveDifference(of: PackOf, version: string, from: string, bytes: Uint8Array, facts: DifferenceFacts): Promise<void> {
      await write(fileName({ of, version, from, kind: 'pack' }), bytes);
      await write(fileName({ of, version, from, kind: 'json' }), JSON.stringify(facts));
    },

    /** What a file is called and how long it is; `null` where there is none. */
    async locate(of: PackOf, version: string, from: string | null): Promise<{ name: string; size: number } | null> {
      const name = fileName({ of, version, from, kind: 'pack' });
      const size = await sizeOf(name);
      return size === null ? null : { name, size };
    },

    /** Takes away what no device can ask for any more: files of older versions but one, and contents of all but the last few. */
    async clear(of: PackOf, version: string): Promise<void> {
      const found = (await list()).flatMap((file) => {
        const parts = partsOf(file.name);
        return parts?.of === of ? [{ ...parts, ...file }] : [];
      });
      const newestFirst = found.sort((one, other) => other.at - one.at);
      const contents = newestFirst.filter(({ kind, isDraft }) => kind === 'content' && !isDraft).slice(VERSIONS);
      const packs = newestFirst.filter(
        (file) => (file.kind !== 'content' || file.isDraft) && file.version !== version && (file.version !== null || file.isDraft),
      );
      // Whoever is fetching the version before goes on with it.
      const before = packs.find(({ kind, from, isDraft }) => kind === 'pack' && from === null && !isDraft);
      await Promise.all([...contents, ...packs.filter((file) => file !== before)].map(({ name }) => remove(name)));
    },

    read: stream,
  };
}

/** Where packs lie by their names: in a folder beside SQLite, in a table of PostgreSQL, where every process finds what one has written. */

type PackStore = {
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

/** A file of a pack. `json` without a version is the announcement of the newest. */
export type PackFileParts = {
  readonly of: string;
  readonly version?: string | null;
  /** The version that a difference starts from; `null`: the whole. */
  readonly from?: string | null;
  readonly kind: 'pack' | 'content' | 'json';
};

const NAME =
  /^(?<of>[a-z]+)(?:\.(?<version>[0-9a-f]+)(?:\.from\.(?<from>[0-9a-f]+))?)?\.(?<kind>pack|content|json)(?<draft>\.\d+\.draft)?$/u;

export function fileName({ of, version = null, from = null, kind }: PackFileParts): string {
  return [of, ...(version === null ? [] : [version]), ...(from === null ? [] : ['from', from]), kind].join('.');
}

/** The name under which a file is written, until it is whole. */
export function draftName(name: string, writer: number): string {
  return `${name}.${writer}.draft`;
}

/** What a name says, as `fileName` and `draftName` write it; `null` for any other. */
export function partsOf(name: string): (Required<PackFileParts> & { readonly isDraft: boolean }) | null {
  const { of = '', version = null, from = null, kind, draft } = NAME.exec(name)?.groups ?? {};
  if (!isPackOf(of) || (kind !== 'pack' && kind !== 'content' && kind !== 'json')) return null;
  return { of, version, from, kind, isDraft: draft !== undefined };
}
