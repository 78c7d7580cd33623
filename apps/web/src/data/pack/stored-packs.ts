import * as z from 'zod/mini';
import { storageKeys } from '../../platform/storage/keys.ts';
import { readJson, safely, writeJson } from '../../platform/storage/local.ts';

const Layer = z.object({ version: z.string(), from: z.nullable(z.string()), bytes: z.number() });

/** A pack on this device: the whole of a version, then what changed since, the oldest first. */
const StoredPack = z.object({
  of: z.string(),
  foods: z.number(),
  vocabulary: z.string(),
  /** Of the newest layer, epoch ms. */
  madeAt: z.number(),
  layers: z.array(Layer).check(z.minLength(1)),
});
export type StoredPack = z.infer<typeof StoredPack>;
export type Layer = z.infer<typeof Layer>;

/** What is on this device, as far as it remembers: whether the files are still there is for the reader to find out. */
export function storedPacks(): readonly StoredPack[] {
  return readJson(storageKeys.packs, safely(z.array(StoredPack))) ?? [];
}

export function notePack(pack: StoredPack): void {
  writeJson(storageKeys.packs, [...storedPacks().filter(({ of }) => of !== pack.of), pack]);
}

export function forgetPack(of: string): void {
  writeJson(
    storageKeys.packs,
    storedPacks().filter((pack) => pack.of !== of),
  );
}

/** The name of the file of a layer. */
export function fileOf(of: string, { version, from }: Pick<Layer, 'version' | 'from'>): string {
  return from === null ? `pack/${of}/${version}` : `pack/${of}/${version}/${from}`;
}
