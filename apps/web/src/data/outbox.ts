import { storageKeys } from '../platform/storage/keys.ts';
import { local, readJson, writeJson } from '../platform/storage/local.ts';
import type { Refusal } from './refusal.ts';

/** The two lists that a food is in or not. */
export type SavedFoodList = 'favorites' | 'purchased';

/** What a toggle should end up as, once there is a network again. The lists are idempotent, so sending it twice does no harm. */
export type PendingSave = {
  readonly list: SavedFoodList;
  readonly foodId: string;
  readonly userId: string;
  readonly isSaved: boolean;
  /** Of an entry whose removal is undone: when it was made. */
  readonly addedAt?: string | undefined;
  /** When it was toggled, epoch ms; absent in what an older version stored. */
  readonly at?: number | undefined;
  /** Why the server did not take it; what is toggled again waits again. */
  readonly refused?: Refusal | undefined;
};

/** Every toggle that waits for a network, the oldest first; one a food and list. It is removed with the member's data at sign-out. */
export function readOutbox(): readonly PendingSave[] {
  return readJson(storageKeys.outbox, (value) => (Array.isArray(value) ? value.flatMap(parsePending) : undefined)) ?? [];
}

/** Adds a toggle; a later one of the same food and list takes its place. */
export function addToOutbox(pending: PendingSave): void {
  write([...readOutbox().filter((other) => !isSame(other, pending)), pending]);
}

/** Removes what has been sent, unless the member has toggled again meanwhile. */
export function removeFromOutbox(sent: Pick<PendingSave, 'list' | 'foodId'> & Partial<Pick<PendingSave, 'isSaved'>>): void {
  write(readOutbox().filter((other) => !isSame(other, sent) || (sent.isSaved !== undefined && other.isSaved !== sent.isSaved)));
}

/** The server refused it, or, without a reason, it is to be tried again. */
export function markInOutbox(pending: PendingSave, refused: Refusal | undefined): void {
  write(readOutbox().map((other) => (isSame(other, pending) && other.isSaved === pending.isSaved ? { ...other, refused } : other)));
}

/** What a waiting toggle will make of it; null where none waits. */
export function pendingSave(list: SavedFoodList, foodId: string): boolean | null {
  return readOutbox().find((pending) => pending.refused === undefined && isSame(pending, { list, foodId }))?.isSaved ?? null;
}

function isSame(one: Pick<PendingSave, 'list' | 'foodId'>, other: Pick<PendingSave, 'list' | 'foodId'>): boolean {
  return one.list === other.list && one.foodId === other.foodId;
}

/** The stored form is shared with tabs of other versions: in it the list of favorites is `favorite`, and this field is `isSaved`. */
const STORED_FLAG = 'kept';

function write(pending: readonly PendingSave[]): void {
  if (pending.length === 0) local.remove(storageKeys.outbox);
  else
    writeJson(
      storageKeys.outbox,
      pending.map(({ list, foodId, userId, isSaved, addedAt, at, refused }) => ({
        list: list === 'favorites' ? 'favorite' : list,
        foodId,
        userId,
        [STORED_FLAG]: isSaved,
        ...(addedAt !== undefined && { addedAt }),
        ...(at !== undefined && { at }),
        ...(refused !== undefined && { refused }),
      })),
    );
}

function parsePending(value: unknown): PendingSave[] {
  if (typeof value !== 'object' || value === null) return [];
  const {
    list,
    foodId,
    userId,
    addedAt,
    at,
    refused,
    [STORED_FLAG]: isSaved,
  } = {
    list: null,
    foodId: null,
    userId: null,
    addedAt: undefined,
    at: undefined,
    refused: undefined,
    [STORED_FLAG]: null,
    ...value,
  };
  if (list !== 'favorite' && list !== 'purchased') return [];
  if (typeof foodId !== 'string' || typeof userId !== 'string' || typeof isSaved !== 'boolean') return [];
  const made: unknown = addedAt;
  const toggled: unknown = at;
  return [
    {
      list: list === 'favorite' ? 'favorites' : list,
      foodId,
      userId,
      isSaved,
      ...(typeof made === 'string' && { addedAt: made }),
      ...(typeof toggled === 'number' && { at: toggled }),
      ...((refused === 'limit' || refused === 'refused') && { refused }),
    },
  ];
}
