import type { FoodCandidate } from '@labelwise/contracts/alternatives';
import type { SearchCandidates } from '@labelwise/contracts/food-search';
import type { Food, Shelf } from '@labelwise/contracts/foods';
import { createWorkerClient } from '../../lib/worker-client.ts';
import type { Reach } from '../choosing/choose.ts';
import type { PackAnswer, PackMessage, PackQuestion, PackReply } from './answer-pack.ts';
import { fileOf } from './file-names.ts';
import { hasPacks } from './has-packs.ts';
import type { PackSearch } from './pack-shelves.ts';
import { storedPacks } from './stored-packs.ts';

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
