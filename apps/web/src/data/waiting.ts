import type { QueryClient } from '@tanstack/react-query';
import { storageKeys } from '../platform/storage/keys.ts';
import { markInOutbox, readOutbox, removeFromOutbox } from './outbox.ts';
import { announcePreferences } from './profile-changes.ts';
import type { Refusal } from './refusal.ts';
import { refreshLists, savedQuery } from './saved-foods.ts';
import { sendWaitingNow } from './start-outbox.ts';
import { forgetHere, markHere, submissionsHere } from './submissions/here.ts';
import { renewSubmitted } from './submissions/submissions.ts';
import { markWaitingPreference, removeWaitingPreference, waitingPreferences } from './waiting-preferences.ts';
import { markWaitingScan, removeWaitingScan, waitingScans } from './waiting-scans.ts';

type Common = {
  /** One and the same for as long as it waits. */
  readonly key: string;
  /** Epoch ms; null where an older version noted none. */
  readonly at: number | null;
  /** Why the server did not take it; null while it waits to be sent. */
  readonly refused: Refusal | null;
};

/** One thing that was done without a network and is not with the server yet. */
export type Waiting = Common &
  (
    | { readonly kind: 'scan'; readonly foodId: string; readonly name: string }
    | { readonly kind: 'favorites' | 'purchased'; readonly foodId: string; readonly isSaved: boolean }
    | { readonly kind: 'preference'; readonly name: string; readonly value: number | null }
    | { readonly kind: 'submission'; readonly foodId: string; readonly name: string | null; readonly isRemoval: boolean }
  );

/** Everything that waits on this device for whoever is signed in, the oldest first. */
export function everythingWaiting(): readonly Waiting[] {
  const scans = waitingScans().map(
    ({ key, foodId, name, at, refused = null }): Waiting => ({ kind: 'scan', key: `scan ${key}`, foodId, name, at, refused }),
  );
  const saves = readOutbox().map(
    ({ list, foodId, isSaved, at = null, refused = null }): Waiting => ({
      kind: list,
      key: `${list} ${foodId}`,
      foodId,
      isSaved,
      at,
      refused,
    }),
  );
  const preferences = waitingPreferences().map(
    ({ ingredientName, preferenceValue, at, refused = null }): Waiting => ({
      kind: 'preference',
      key: `preference ${ingredientName}`,
      name: ingredientName,
      value: preferenceValue,
      at,
      refused,
    }),
  );
  const submissions = submissionsHere(storageKeys.submissionsWaiting).map(
    ({ gtin, fields, isRemoval, at = null, refused = null }): Waiting => ({
      kind: 'submission',
      key: `submission ${gtin}`,
      foodId: gtin,
      name: fields.name?.value ?? null,
      isRemoval,
      at,
      refused,
    }),
  );
  return [...scans, ...saves, ...preferences, ...submissions].sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
}

/** Gives a thing up: it is not sent, and what stands here is what the server knows. */
export async function giveUp(client: QueryClient, { kind, key }: Waiting): Promise<void> {
  switch (kind) {
    case 'scan':
      for (const scan of waitingScans()) if (`scan ${scan.key}` === key) removeWaitingScan(scan.key);
      return;
    case 'favorites':
    case 'purchased':
      for (const pending of readOutbox())
        if (`${pending.list} ${pending.foodId}` === key) {
          removeFromOutbox(pending);
          await client.invalidateQueries({ queryKey: savedQuery(kind, pending.foodId).queryKey });
        }
      await refreshLists(client, kind);
      return;
    case 'preference':
      for (const change of waitingPreferences()) if (`preference ${change.ingredientName}` === key) removeWaitingPreference(change);
      await announcePreferences(client);
      return;
    case 'submission':
      for (const { gtin } of submissionsHere(storageKeys.submissionsWaiting))
        if (`submission ${gtin}` === key) forgetHere(gtin, storageKeys.submissionsWaiting);
      await renewSubmitted(client);
      return;
    default:
      kind satisfies never;
  }
}

/** Has what was refused wait again, and everything sent at once where there is a network. */
export function tryAgain({ kind, key }: Waiting): void {
  switch (kind) {
    case 'scan':
      for (const scan of waitingScans()) if (`scan ${scan.key}` === key) markWaitingScan(scan.key, undefined);
      break;
    case 'favorites':
    case 'purchased':
      for (const pending of readOutbox()) if (`${pending.list} ${pending.foodId}` === key) markInOutbox(pending, undefined);
      break;
    case 'preference':
      for (const change of waitingPreferences())
        if (`preference ${change.ingredientName}` === key) markWaitingPreference(change, undefined);
      break;
    case 'submission':
      for (const { gtin } of submissionsHere(storageKeys.submissionsWaiting)) if (`submission ${gtin}` === key) markHere(gtin, undefined);
      break;
    default:
      kind satisfies never;
  }
  sendWaitingNow();
}
