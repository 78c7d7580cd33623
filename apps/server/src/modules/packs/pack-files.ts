/** Stored packs, by what they hold and their version. */
import { PackOffer } from '@labelwise/contracts/packs';
import type { PackOf } from '@labelwise/domain/pack';
import * as z from 'zod/mini';
import { fileName, partsOf } from './pack-file-names.ts';
import type { PackStore } from './pack-store.ts';

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
