import type { FoodCandidate } from '@labelwise/contracts/alternatives';
import type { SearchCandidates } from '@labelwise/contracts/food-search';
import type { Food, Shelf } from '@labelwise/contracts/foods';
import { checkPack, openPack, type Pack, PackFault, type PackMeta } from '@labelwise/domain/pack';
import { byteStore } from '../../platform/storage/byte-store.ts';
import type { Reach } from '../choosing/choose.ts';
import { createPackShelves, type PackSearch, type PackShelves } from './pack-shelves.ts';

/** The files of one pack, the oldest first. */
export type PackFiles = { readonly of: string; readonly files: readonly string[] };

/** What the worker is asked; each time with the packs that are on the device then. */
export type PackQuestion =
  | { readonly kind: 'food'; readonly barcode: string }
  | { readonly kind: 'shelf'; readonly barcode: string }
  | { readonly kind: 'shelf foods'; readonly tag: string; readonly reach: Reach }
  | { readonly kind: 'search'; readonly search: PackSearch }
  /** Whether the files are all there and whole. */
  | { readonly kind: 'size' }
  | { readonly kind: 'check'; readonly file: string };
export type PackMessage = { readonly call: number; readonly packs: readonly PackFiles[]; readonly question: PackQuestion };

/** `gone`: the browser has taken a file back. */
export type LostPack = { readonly of: string; readonly because: 'gone' | 'damaged' | 'foreign' };

export type PackReply =
  | { readonly kind: 'food'; readonly food: Food | null }
  | { readonly kind: 'shelf'; readonly shelf: { shelf: Shelf | null } | null }
  | { readonly kind: 'shelf foods'; readonly foods: readonly FoodCandidate[] }
  | { readonly kind: 'search'; readonly found: SearchCandidates }
  | { readonly kind: 'size'; readonly foods: number; readonly lost: readonly LostPack[] }
  | { readonly kind: 'check'; readonly meta: PackMeta }
  | { readonly kind: 'failed' };
export type PackAnswer = { readonly call: number; readonly reply: PackReply };

class PackGone extends Error {
  override name = 'PackGone';
}

/** What of the packs can be read, and what cannot: one that is lost takes nothing from the others. */
type Opened = { readonly shelves: PackShelves; readonly read: number; readonly lost: readonly LostPack[] };

let open: { readonly key: string; readonly opened: Promise<Opened> } | null = null;

async function openAll(packs: readonly PackFiles[]): Promise<Opened> {
  const key = packs.flatMap(({ files }) => files).join(' ');
  if (open?.key !== key) {
    const opening = { key, opened: openEach(packs) };
    open = opening;
    const again = () => {
      if (open === opening) open = null;
    };
    // What is lost may be fetched again under the same name.
    opening.opened.then(({ lost }) => lost.length > 0 && again(), again);
  }
  return open.opened;
}

async function openEach(packs: readonly PackFiles[]): Promise<Opened> {
  const whole: Pack[][] = [];
  const lost: LostPack[] = [];
  for (const { of, files } of packs)
    try {
      whole.push(chained(await Promise.all(files.map(async (file) => openPack(await bytesOf(file))))));
    } catch (error) {
      const because = error instanceof PackGone ? 'gone' : error instanceof PackFault ? error.reason : null;
      if (because === null) throw error;
      lost.push({ of, because });
    }
  return { shelves: createPackShelves(whole), read: whole.length, lost };
}

/** A difference says nothing of another version than the one that it was made for. @throws PackFault */
function chained(layers: Pack[]): Pack[] {
  for (const [at, { meta }] of layers.entries()) if (meta.base !== (layers[at - 1]?.meta.version ?? null)) throw new PackFault('damaged');
  return layers;
}

/** @throws where none of the packs can be read */
async function shelvesOf(packs: readonly PackFiles[]): Promise<PackShelves> {
  const { shelves, read } = await openAll(packs);
  if (read === 0) throw new PackGone();
  return shelves;
}

async function bytesOf(file: string): Promise<Uint8Array> {
  const bytes = await byteStore.get(file);
  if (bytes === null) throw new PackGone();
  return bytes;
}

export async function answerPack({ call, packs, question }: PackMessage): Promise<PackAnswer> {
  try {
    return { call, reply: await replyTo(question, packs) };
  } catch {
    return { call, reply: { kind: 'failed' } };
  }
}

async function replyTo(question: PackQuestion, packs: readonly PackFiles[]): Promise<PackReply> {
  const { kind } = question;
  switch (kind) {
    case 'check':
      return { kind, meta: checkPack(await bytesOf(question.file)) };
    case 'food':
      return { kind, food: (await shelvesOf(packs)).food(question.barcode) };
    case 'shelf':
      return { kind, shelf: (await shelvesOf(packs)).shelf(question.barcode) };
    case 'shelf foods':
      return { kind, foods: (await shelvesOf(packs)).shelfFoods(question.tag, question.reach) };
    case 'search':
      return { kind, found: await (await shelvesOf(packs)).search(question.search) };
    case 'size':
      return await sizeOf(packs);
    default:
      return question satisfies never;
  }
}

async function sizeOf(packs: readonly PackFiles[]): Promise<PackReply> {
  const { shelves, lost } = await openAll(packs);
  return { kind: 'size', foods: shelves.size, lost };
}
