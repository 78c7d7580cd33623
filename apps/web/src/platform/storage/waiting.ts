import { storageKeys } from './keys.ts';
import { local } from './local.ts';

const WAITING_KEYS = [
  storageKeys.outbox,
  storageKeys.submissionsWaiting,
  storageKeys.waitingScans,
  storageKeys.waitingPreferences,
  storageKeys.waitingProfile,
  storageKeys.shoppingWaiting,
] as const;

/** Whether anything lies here that a member did without a network and that is not with the server yet. */
export function isAnythingWaiting(): boolean {
  return WAITING_KEYS.some((key) => local.get(key) !== null);
}
