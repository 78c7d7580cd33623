import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';

/**
 * Where what a person says of packs lies on this device: a guest's for good, a member's until it has been sent. Nothing here reads it, so
 * that the first load need not know its shape.
 */
export function submissionsKey(): (typeof storageKeys)['submissions' | 'submissionsWaiting'] {
  return readToken() === null ? storageKeys.submissions : storageKeys.submissionsWaiting;
}

/** Whether this device lays statements of its own over foods, for whoever is here now. */
export function hasSubmissionsHere(): boolean {
  return local.get(submissionsKey()) !== null;
}
