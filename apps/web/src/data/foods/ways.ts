import { WayForward } from '@labelwise/contracts/alternatives';
import { Shelf } from '@labelwise/contracts/foods';
import * as z from 'zod/mini';
import { storageKeys } from '../../platform/storage/keys.ts';
import { readJson, safely, writeJson } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';
import { scoreRevision } from '../preferences-updated.ts';

/** Foods whose surroundings are stored; about 3 kB each. */
const MAX_FOODS = 25;

const StoredWays = z.array(
  z.object({
    foodId: z.string(),
    shelf: z.nullable(z.object({ shelf: z.nullable(Shelf) })),
    /** Proposals hold for the person that they were made for, as they were. */
    instead: z.nullable(z.object({ owner: z.string(), storedAt: z.string(), way: WayForward })),
  }),
);
type StoredWay = z.infer<typeof StoredWays>[number];

/** What stands around the foods that were looked at last: their shelves and what to take instead, so that both stand without a network. */
function read(): StoredWay[] {
  return readJson(storageKeys.ways, safely(StoredWays)) ?? [];
}

function note(foodId: string, change: (way: StoredWay) => StoredWay): void {
  const ways = read();
  const known = ways.find((way) => way.foodId === foodId) ?? { foodId, shelf: null, instead: null };
  writeJson(storageKeys.ways, [change(known), ...ways.filter((way) => way.foodId !== foodId)].slice(0, MAX_FOODS));
}

function owner(): string {
  return `${readToken() === null ? 'guest' : 'member'}|${scoreRevision()}`;
}

export function noteShelf(foodId: string, shelf: StoredWay['shelf']): void {
  note(foodId, (way) => ({ ...way, shelf }));
}

export function storedShelf(foodId: string): StoredWay['shelf'] {
  return read().find((way) => way.foodId === foodId)?.shelf ?? null;
}

export function noteInstead(foodId: string, way: WayForward, now: Date = new Date()): void {
  note(foodId, (known) => ({ ...known, instead: { owner: owner(), storedAt: now.toISOString(), way } }));
}

/** What was proposed to this very person last; null after any change of what they eat or want. */
export function storedInstead(foodId: string): { way: WayForward; storedAt: string } | null {
  const stored = read().find((way) => way.foodId === foodId)?.instead ?? null;
  return stored === null || stored.owner !== owner() ? null : { way: stored.way, storedAt: stored.storedAt };
}
