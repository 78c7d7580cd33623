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

export type PackReply =
  | { readonly kind: 'food'; readonly food: Food | null }
  | { readonly kind: 'shelf'; readonly shelf: { shelf: Shelf | null } | null }
  | { readonly kind: 'shelf foods'; readonly foods: readonly FoodCandidate[] }
  | { readonly kind: 'search'; readonly found: SearchCandidates }
  | { readonly kind: 'size'; readonly foods: number }
  | { readonly kind: 'check'; readonly meta: PackMeta }
  /** `gone`: the browser has taken a file back. */
  | { readonly kind: 'failed'; readonly because: 'gone' | 'damaged' | 'foreign' | 'unknown'; readonly of: string | null };
export type PackAnswer = { readonly call: number; readonly reply: PackReply };

class PackGone extends Error {
  override name = 'PackGone';
}
class PackTrouble extends Error {
  override name = 'PackTrouble';
  readonly of: string;
  constructor(of: string, cause: unknown) {
    super('A pack cannot be used', { cause });
    this.of = of;
  }
}

let open: { readonly key: string; readonly shelves: Promise<PackShelves> } | null = null;

async function shelvesOf(packs: readonly PackFiles[]): Promise<PackShelves> {
  const key = packs.flatMap(({ files }) => files).join(' ');
  if (open?.key !== key) {
    const opening = { key, shelves: Promise.all(packs.map(openLayers)).then(createPackShelves) };
    open = opening;
    opening.shelves.catch(() => {
      if (open === opening) open = null;
    });
  }
  return open.shelves;
}

async function openLayers({ of, files }: PackFiles): Promise<Pack[]> {
  try {
    return await Promise.all(files.map(async (file) => openPack(await bytesOf(file))));
  } catch (error) {
    throw new PackTrouble(of, error);
  }
}

async function bytesOf(file: string): Promise<Uint8Array> {
  const bytes = await byteStore.get(file);
  if (bytes === null) throw new PackGone();
  return bytes;
}

export async function answerPack({ call, packs, question }: PackMessage): Promise<PackAnswer> {
  try {
    return { call, reply: await replyTo(question, packs) };
  } catch (error) {
    const trouble = error instanceof PackTrouble ? error : null;
    const cause = trouble?.cause ?? error;
    const because = cause instanceof PackGone ? 'gone' : cause instanceof PackFault ? cause.reason : 'unknown';
    return { call, reply: { kind: 'failed', because, of: trouble?.of ?? null } };
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
      return { kind, foods: (await shelvesOf(packs)).size };
    default:
      return question satisfies never;
  }
}
