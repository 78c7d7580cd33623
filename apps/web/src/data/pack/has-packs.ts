import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';

/** Whether any pack is on this device, as far as it remembers: without one, nothing of packs is loaded. */
export function hasPacks(): boolean {
  const stored = local.get(storageKeys.packs);
  return (stored !== null && stored !== '[]') || local.get(storageKeys.ownShelf) !== null;
}

/** Whether files of the shelf of somebody who is not signed in here any more may lie on this device. */
export function hasForeignShelf(): boolean {
  return local.get(storageKeys.shelfFiles) !== null && local.get(storageKeys.ownShelf) === null;
}
