import type { FoodCandidate } from '@labelwise/contracts/alternatives';
import type { SearchCandidates } from '@labelwise/contracts/food-search';
import type { Food, Shelf } from '@labelwise/contracts/foods';
import { log } from '../../lib/log.ts';
import type { Reach } from '../choosing/choose.ts';
import type { PackAnswer, PackMessage, PackQuestion, PackReply } from './answer-pack.ts';
import { fileOf } from './file-names.ts';
import { hasPacks } from './has-packs.ts';
import type { PackSearch } from './pack-shelves.ts';
import { storedPacks } from './stored-packs.ts';

type Running = { readonly worker: Worker; readonly open: Map<number, (reply: PackReply) => void> };

/** A pack takes as much memory as it is long; it goes when nothing was asked for this long. */
const IDLE_MS = 120_000;
const LIMIT_MS = 20_000;
const FAILED: PackReply = { kind: 'failed' };

let running: Running | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;
let calls = 0;

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
  if (typeof Worker === 'undefined') return FAILED;
  clearTimeout(idle);
  calls += 1;
  const call = calls;
  const packs = storedPacks().map(({ of, layers }) => ({ of, files: layers.map((layer) => fileOf(of, layer)) }));
  const message: PackMessage = { call, packs, question };
  try {
    const asked = (running ??= start());
    return await new Promise((resolve) => {
      asked.open.set(call, resolve);
      setTimeout(() => conclude(asked, call, FAILED), LIMIT_MS);
      asked.worker.postMessage(message, []);
    });
  } catch (error) {
    log.info(`The pack could not be asked: ${error instanceof Error ? error.message : String(error)}`);
    return FAILED;
  } finally {
    const asked = running;
    if (asked !== null && asked.open.size === 0) idle = setTimeout(() => stop(asked), IDLE_MS);
  }
}

function start(): Running {
  const worker = new Worker(new URL('./pack-worker.ts', import.meta.url), { type: 'module' });
  const made: Running = { worker, open: new Map() };
  worker.addEventListener('message', ({ data }: MessageEvent<PackAnswer>) => conclude(made, data.call, data.reply));
  worker.addEventListener('error', () => stop(made));
  return made;
}

function conclude({ open }: Running, call: number, reply: PackReply): void {
  open.get(call)?.(reply);
  open.delete(call);
}

function stop(ended: Running): void {
  ended.worker.terminate();
  for (const resolve of ended.open.values()) resolve(FAILED);
  ended.open.clear();
  if (running === ended) running = null;
}
