import { readJson, writeJson } from '../platform/storage/json.ts';
import { storageKeys } from '../platform/storage/keys.ts';
import { local } from '../platform/storage/local.ts';

/** What a toggle should end up as, once there is a network again. The lists are idempotent, so sending it twice does no harm. */
export type PendingSave = {
  readonly list: 'favorite' | 'purchased';
  readonly foodId: string;
  readonly userId: string;
  readonly kept: boolean;
};

/** Every toggle that waits for a network, the oldest first; one a food and list. Goes with the member at logout. */
export function readOutbox(): readonly PendingSave[] {
  return readJson(storageKeys.outbox, (value) => (Array.isArray(value) ? value.filter(isPending) : undefined)) ?? [];
}

/** Notes a toggle; a later one of the same food and list takes its place. */
export function putInOutbox(pending: PendingSave): void {
  writeJson(storageKeys.outbox, [...readOutbox().filter((other) => !isSame(other, pending)), pending]);
}

/** Forgets what has been sent, unless the person has toggled again meanwhile. */
export function takeFromOutbox(sent: Pick<PendingSave, 'list' | 'foodId'> & Partial<Pick<PendingSave, 'kept'>>): void {
  const rest = readOutbox().filter((other) => !isSame(other, sent) || (sent.kept !== undefined && other.kept !== sent.kept));
  if (rest.length === 0) local.remove(storageKeys.outbox);
  else writeJson(storageKeys.outbox, rest);
}

/** What a toggle that waits will make of it; null where none waits. */
export function pendingSaved(list: PendingSave['list'], foodId: string): boolean | null {
  return readOutbox().find((pending) => isSame(pending, { list, foodId }))?.kept ?? null;
}

function isSame(one: Pick<PendingSave, 'list' | 'foodId'>, other: Pick<PendingSave, 'list' | 'foodId'>): boolean {
  return one.list === other.list && one.foodId === other.foodId;
}

function isPending(value: unknown): value is PendingSave {
  if (typeof value !== 'object' || value === null) return false;
  const { list, foodId, userId, kept } = { list: null, foodId: null, userId: null, kept: null, ...value };
  return (
    (list === 'favorite' || list === 'purchased') && typeof foodId === 'string' && typeof userId === 'string' && typeof kept === 'boolean'
  );
}
