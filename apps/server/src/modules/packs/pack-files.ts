/** Packs on disk, by what they hold and their version. Whole files appear at once, so that nobody is sent half of one. */
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PackOffer } from '@labelwise/contracts/packs';
import type { PackOf } from '@labelwise/domain/pack';
import * as z from 'zod/mini';
import { draftName, fileName, partsOf } from './pack-file-names.ts';

const Current = z.object({ offer: PackOffer, checkedAt: z.number() });
export type CurrentPack = z.infer<typeof Current>;

const DifferenceFacts = z.object({ bytes: z.number(), sha256: z.string(), changed: z.number(), removed: z.number() });
export type DifferenceFacts = z.infer<typeof DifferenceFacts>;

/** Versions of which a device may still hold one and be brought up to date by a difference. */
const VERSIONS = 8;

export type PackFiles = ReturnType<typeof createPackFiles>;

export function createPackFiles(folder: string) {
  const fileOf = (name: string): string => path.join(folder, name);

  async function write(name: string, content: string | Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true });
    const draft = fileOf(draftName(name, process.pid));
    await writeFile(draft, content);
    await rename(draft, fileOf(name));
  }

  async function parsed<T>(name: string, schema: z.ZodMiniType<T>): Promise<T | null> {
    try {
      return z.safeParse(schema, JSON.parse(await readFile(fileOf(name), 'utf8'))).data ?? null;
    } catch {
      return null;
    }
  }

  async function pairs(name: string): Promise<Float64Array | null> {
    try {
      const bytes = await readFile(fileOf(name));
      return new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    } catch {
      return null;
    }
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
    pack: (of: PackOf, version: string): Promise<Buffer> => readFile(fileOf(fileName({ of, version, kind: 'pack' }))),

    difference: (of: PackOf, version: string, from: string): Promise<DifferenceFacts | null> =>
      parsed(fileName({ of, version, from, kind: 'json' }), DifferenceFacts),
    async saveDifference(of: PackOf, version: string, from: string, bytes: Uint8Array, facts: DifferenceFacts): Promise<void> {
      await write(fileName({ of, version, from, kind: 'pack' }), bytes);
      await write(fileName({ of, version, from, kind: 'json' }), JSON.stringify(facts));
    },

    /** Where a file lies and how long it is; `null` where there is none. */
    async locate(of: PackOf, version: string, from: string | null): Promise<{ file: string; size: number } | null> {
      const file = fileOf(fileName({ of, version, from, kind: 'pack' }));
      return stat(file).then(
        ({ size }) => ({ file, size }),
        () => null,
      );
    },

    /** Takes away what no device can ask for any more: files of older versions but one, and contents of all but the last few. */
    async clear(of: PackOf, version: string): Promise<void> {
      const found = (await readdir(folder)).flatMap((name) => {
        const parts = partsOf(name);
        return parts?.of === of ? [{ ...parts, name }] : [];
      });
      const dated = await Promise.all(found.map(async (file) => ({ ...file, at: (await stat(fileOf(file.name))).mtimeMs })));
      const newestFirst = dated.sort((one, other) => other.at - one.at);
      const contents = newestFirst.filter(({ kind, isDraft }) => kind === 'content' && !isDraft).slice(VERSIONS);
      const packs = newestFirst.filter(
        (file) => (file.kind !== 'content' || file.isDraft) && file.version !== version && (file.version !== null || file.isDraft),
      );
      // Whoever is fetching the version before goes on with it.
      const before = packs.find(({ kind, from, isDraft }) => kind === 'pack' && from === null && !isDraft);
      await Promise.all([...contents, ...packs.filter((file) => file !== before)].map(({ name }) => rm(fileOf(name), { force: true })));
    },

    /** The bytes of a file from a place on, as they are read. */
    async read(file: string, from: number): Promise<NodeJS.ReadableStream> {
      const handle = await open(file);
      return handle.createReadStream({ start: from });
    },
  };
}
