import * as z from 'zod/mini';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local, readJson, safely, writeJson } from '../../platform/storage/local.ts';
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

/** A member's own shelf is no pack of a country: it is theirs alone, and goes with their data at sign-out. */
export const OWN = 'own';

/** What is on this device, as far as it remembers: whether the files are still there is for the reader to find out. */
export function storedPacks(): readonly StoredPack[] {
  const own = readToken() === null ? null : readJson(storageKeys.ownShelf, safely(StoredPack));
  return own === null ? everybodysPacks() : [...everybodysPacks(), own];
}

function everybodysPacks(): readonly StoredPack[] {
  return (readJson(storageKeys.packs, safely(z.array(StoredPack))) ?? []).filter(({ of }) => of !== OWN);
}

export function notePack(pack: StoredPack): void {
  if (pack.of === OWN) writeJson(storageKeys.ownShelf, pack);
  else writeJson(storageKeys.packs, [...everybodysPacks().filter(({ of }) => of !== pack.of), pack]);
}

export function forgetPack(of: string): void {
  if (of === OWN) local.remove(storageKeys.ownShelf);
  else
    writeJson(
      storageKeys.packs,
      everybodysPacks().filter((pack) => pack.of !== of),
    );
}

/** Before the first byte of a shelf is stored: what is erased later is looked for by this. */
export function expectShelfFiles(): void {
  local.set(storageKeys.shelfFiles, '1');
}

/** The files of a shelf are gone. */
export function forgetShelfFiles(): void {
  if (local.get(storageKeys.ownShelf) === null) local.remove(storageKeys.shelfFiles);
}
