/** Packs on disk, by what they hold and their version. Whole files appear at once, so that nobody is sent half of one. */
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PackOffer } from '@labelwise/contracts/packs';
import type { PackOf } from '@labelwise/domain/pack';
import * as z from 'zod/mini';

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
    const draft = fileOf(`${name}.${process.pid}.draft`);
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
    current: (of: PackOf): Promise<CurrentPack | null> => parsed(`${of}.json`, Current),
    saveCurrent: (current: CurrentPack): Promise<void> => write(`${current.offer.of}.json`, JSON.stringify(current)),

    /** The file first, its announcement last. */
    async save(of: PackOf, version: string, bytes: Uint8Array, content: Float64Array): Promise<void> {
      await write(`${of}.${version}.content`, new Uint8Array(content.buffer));
      await write(`${of}.${version}.pack`, bytes);
    },
    content: (of: PackOf, version: string): Promise<Float64Array | null> => pairs(`${of}.${version}.content`),
    pack: (of: PackOf, version: string): Promise<Buffer> => readFile(fileOf(`${of}.${version}.pack`)),

    difference: (of: PackOf, version: string, from: string): Promise<DifferenceFacts | null> =>
      parsed(`${of}.${version}.from.${from}.json`, DifferenceFacts),
    async saveDifference(of: PackOf, version: string, from: string, bytes: Uint8Array, facts: DifferenceFacts): Promise<void> {
      await write(`${of}.${version}.from.${from}.pack`, bytes);
      await write(`${of}.${version}.from.${from}.json`, JSON.stringify(facts));
    },

    /** Where a file lies and how long it is; `null` where there is none. */
    async locate(of: PackOf, version: string, from: string | null): Promise<{ file: string; size: number } | null> {
      const file = fileOf(from === null ? `${of}.${version}.pack` : `${of}.${version}.from.${from}.pack`);
      return stat(file).then(
        ({ size }) => ({ file, size }),
        () => null,
      );
    },

    /** Takes away what no device can ask for any more: files of older versions but one, and contents of all but the last few. */
    async clear(of: PackOf, version: string): Promise<void> {
      const names = (await readdir(folder)).filter((name) => name.startsWith(`${of}.`) && name !== `${of}.json`);
      const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(fileOf(name))).mtimeMs })));
      const newestFirst = dated.sort((one, other) => other.at - one.at).map(({ name }) => name);
      const contents = newestFirst.filter((name) => name.endsWith('.content')).slice(VERSIONS);
      const packs = newestFirst.filter((name) => !name.endsWith('.content') && !name.startsWith(`${of}.${version}.`));
      // Whoever is fetching the version before goes on with it.
      const before = packs.find((name) => /^[a-z]+\.[0-9a-f]+\.pack$/.test(name));
      await Promise.all([...contents, ...packs.filter((name) => name !== before)].map((name) => rm(fileOf(name), { force: true })));
    },

    /** The bytes of a file from a place on, as they are read. */
    async read(file: string, from: number): Promise<NodeJS.ReadableStream> {
      const handle = await open(file);
      return handle.createReadStream({ start: from });
    },
  };
}
