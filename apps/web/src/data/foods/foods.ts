import { WayForward } from '@labelwise/contracts/alternatives';
import { Food, foods, Shelf } from '@labelwise/contracts/foods';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { locale } from '../../i18n/say.ts';
import { whenIdle } from '../../lib/timing.ts';
import { ApiError } from '../../platform/http/http.ts';
import { network } from '../../platform/network/network.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { readJson, safely, writeJson } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';
import { ContractError, call, keyOf } from '../call.ts';
import { hasPacks } from '../pack/has-packs.ts';
import { scoreRevision } from '../preferences-updated.ts';
import { noteServerVocabulary } from '../reading/read-food.ts';
import { withOwnHere } from '../submissions/here.ts';
import { hasSubmissionsHere } from '../submissions/stored.ts';

export type { Food } from '@labelwise/contracts/foods';

/** How long a lookup may take: the server itself gives its upstream 4 s. */
const LOOKUP_LIMIT_MS = 10_000;

/** A food by its barcode, as the person has it. @throws ApiError as the server answered (404 unknown, 400 no barcode, 429, 503) */
export async function fetchFood(barcode: string, signal?: AbortSignal): Promise<Food> {
  const food = await foodHere(barcode, signal);
  // Without a network its texts may not be here: better a food in English than none.
  return inLanguage(food).catch(() => food);
}

/** A food as the API answered it, in the language of this page. */
export async function inLanguage(food: Food): Promise<Food> {
  if (locale().startsWith('en')) return food;
  const { foodInLanguage } = await import('./food-words.ts');
  return foodInLanguage(food);
}

async function foodHere(barcode: string, signal: AbortSignal | undefined): Promise<Food> {
  if (!hasSubmissionsHere()) return lookUp(barcode, signal);
  return withOwnHere(
    barcode,
    () => lookUp(barcode, signal),
    (error) => !['invalid', 'rate-limited'].includes(lookupFault(error)),
  );
}

async function lookUp(barcode: string, signal: AbortSignal | undefined): Promise<Food> {
  const limit = AbortSignal.timeout(LOOKUP_LIMIT_MS);
  let food: Food;
  try {
    food = await call(foods.byBarcode, {
      params: { barcode },
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    });
  } catch (error) {
    const stored = signal?.aborted === true ? null : await readWithoutAnswer(error, async () => (await packHere()).foodInPack(barcode));
    if (stored === null) throw error;
    return stored;
  }
  // An answer that the service worker stored is of an earlier day; the network counts as gone then.
  if (network.isOnline()) {
    noteServerVocabulary(food.facts.reading);
    renewPacksLater();
  }
  return food;
}

let isRenewing = false;

/** Once a visit, where the server answers: what is on this device is brought up to date when the page has nothing else to do. */
function renewPacksLater(): void {
  if (isRenewing || !hasPacks()) return;
  isRenewing = true;
  void whenIdle().then(async () => (await import('../pack/take-pack.ts')).renewPacks());
}

const packHere = () => import('../pack/pack.ts');

/** What a pack on this device has, where the server gave no answer that settles it. A code that it does not know stays unknown. */
export async function readWithoutAnswer<T>(error: unknown, read: () => Promise<T | null>): Promise<T | null> {
  if (!hasPacks() || !isWithoutAnswer(error)) return null;
  return read().catch(() => null);
}

function isWithoutAnswer(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** The same as a query: key and parser in one place. */
export function foodQuery(barcode: string) {
  return queryOptions({ queryKey: keyOf(foods.byBarcode, { params: { barcode } }), queryFn: ({ signal }) => fetchFood(barcode, signal) });
}

/** Where a food stands among its like; the same for everybody. Without a network this device's own copy stands in. */
export function shelfQuery(foodId: string) {
  const params = { id: foodId };
  return queryOptions({
    queryKey: keyOf(foods.shelf, { params }),
    queryFn: async ({ signal }) => {
      try {
        const shelf = await call(foods.shelf, { params, signal });
        noteShelf(foodId, shelf);
        return shelf;
      } catch (error) {
        if (signal.aborted) throw error;
        const stored = storedShelf(foodId) ?? (await readWithoutAnswer(error, async () => (await packHere()).shelfInPack(foodId)));
        if (stored === null) throw error;
        return stored;
      }
    },
  });
}

/** Reads a food that was stored on this device; `undefined` when it is none (any more). */
export function parseFood(value: unknown): Food | undefined {
  const result = Food.safeParse(value);
  return result.success ? result.data : undefined;
}

/** Reads the answer about a shelf that came with a page; `undefined` when it is none. */
export function parseShelf(value: unknown): z.output<typeof foods.shelf.answer> | undefined {
  const result = foods.shelf.answer.safeParse(value);
  return result.success ? result.data : undefined;
}

/** What a failed lookup means to a person. */
export type LookupFault = 'invalid' | 'not-found' | 'rate-limited' | 'offline' | 'server';

export function lookupFault(error: unknown): LookupFault {
  // An answer that is no food, or one without an id, is no product.
  if (error instanceof ContractError && ['', 'id'].includes(error.field)) return 'not-found';
  // No answer at all is a TypeError of fetch; a time limit or an answer that cannot be read is the server's.
  if (!(error instanceof ApiError)) return error instanceof TypeError ? 'offline' : 'server';
  if (error.status === 400) return 'invalid';
  // Older servers say it in words only.
  if (error.status === 404 || /not found/i.test(error.message)) return 'not-found';
  if (error.status === 429) return 'rate-limited';
  return error.status === 0 ? 'offline' : 'server';
}

/** The barcode that the server reads from a picture (data URL), null for none. The contract is loaded when a camera runs. @throws ApiError */
export async function detectBarcode(image: string, signal: AbortSignal): Promise<string | null> {
  const { barcodes } = await import('@labelwise/contracts/barcodes');
  const { success, barcode } = await call(barcodes.detect, { body: { image }, signal });
  return success ? (barcode ?? null) : null;
}

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
