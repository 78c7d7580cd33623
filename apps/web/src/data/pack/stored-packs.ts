import * as z from 'zod/mini';
import { storageKeys } from '../../platform/storage/keys.ts';
import { readJson, safely, writeJson } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';

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
  const all = allPacks();
  return readToken() === null ? all.filter(({ of }) => of !== OWN) : all;
}

/** Whether the shelf of a member who signed out still lies here; it is not read. */
export function hasForeignShelf(): boolean {
  return readToken() === null && allPacks().some(({ of }) => of === OWN);
}

const OWN = 'own';

function allPacks(): readonly StoredPack[] {
  return readJson(storageKeys.packs, safely(z.array(StoredPack))) ?? [];
}

export function notePack(pack: StoredPack): void {
  writeJson(storageKeys.packs, [...allPacks().filter(({ of }) => of !== pack.of), pack]);
}

export function forgetPack(of: string): void {
  writeJson(
    storageKeys.packs,
    allPacks().filter((pack) => pack.of !== of),
  );
}

/** The name of the file of a layer. */
export function fileOf(of: string, { version, from }: Pick<Layer, 'version' | 'from'>): string {
  return from === null ? `pack/${of}/${version}` : `pack/${of}/${version}/${from}`;
}
