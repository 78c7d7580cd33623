import type { FoodCandidate } from '@labelwise/contracts/alternatives';
import type { SearchCandidates } from '@labelwise/contracts/food-search';
import type { Food, Shelf } from '@labelwise/contracts/foods';
import * as z from 'zod/mini';
import { createWorkerClient } from '../../lib/worker-client.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local, readJson, safely, writeJson } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';
import type { Reach } from '../choosing/choose.ts';
import type { PackAnswer, PackMessage, PackQuestion, PackReply, PackSearch } from './answer-pack.ts';
import { hasPacks } from './has-packs.ts';

const FAILED: PackReply = { kind: 'failed' };

const worker = createWorkerClient<PackMessage, PackAnswer>({
  start: () => new Worker(new URL('./pack-worker.ts', import.meta.url), { type: 'module' }),
  limitMs: 20_000,
  // A pack takes as much memory as it is long.
  idleMs: 120_000,
  failure: 'The pack could not be asked',
});

/** A food out of this device's packs; null where they do not have it, or cannot be read. */
export async function foodInPack(barcode: string): Promise<Food | null> {
  const reply = await askAbout({ kind: 'food', barcode });
  return reply.kind === 'food' ? reply.food : null;
}

export async function shelfInPack(barcode: string): Promise<{ shelf: Shelf | null } | null> {
  const reply = await askAbout({ kind: 'shelf', barcode });
  return reply.kind === 'shelf' ? reply.shelf : null;
}

/** @throws where no pack can be read */
export async function shelfFoodsInPack(tag: string, reach: Reach): Promise<readonly FoodCandidate[]> {
  const reply = await askAbout({ kind: 'shelf foods', tag, reach });
  if (reply.kind !== 'shelf foods') throw new Error('No pack can be read.');
  return reply.foods;
}

/** @throws where no pack can be read */
export async function searchInPack(search: PackSearch): Promise<SearchCandidates> {
  const reply = await askAbout({ kind: 'search', search });
  if (reply.kind !== 'search') throw new Error('No pack can be read.');
  return reply.found;
}

function askAbout(question: PackQuestion): Promise<PackReply> {
  return hasPacks() ? askPack(question) : Promise.resolve(FAILED);
}

/** Asks the worker about the packs of this device, or about one file of them. */
export async function askPack(question: PackQuestion): Promise<PackReply> {
  const packs = storedPacks().map(({ of, layers }) => ({ of, files: layers.map((layer) => fileOf(of, layer)) }));
  return (await worker.ask((call) => ({ call, packs, question })))?.reply ?? FAILED;
}

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

const NAME = /^(?:part\/)?pack\/(?<of>[^/]+)\/[^/]+(?:\/[^/]+)?$/u;

/** The name of the file of a layer. */
export function fileOf(of: string, { version, from }: Pick<Layer, 'version' | 'from'>): string {
  return from === null ? `pack/${of}/${version}` : `pack/${of}/${version}/${from}`;
}

/** The name under which what has come of a file so far is stored. */
export function partOf(file: string): string {
  return `part/${file}`;
}

/** Which pack a file, or a part of one, is of; `null` for any other name. */
export function packOfFile(name: string): string | null {
  return NAME.exec(name)?.groups?.['of'] ?? null;
}
