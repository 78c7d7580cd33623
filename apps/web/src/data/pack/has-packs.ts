import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';

/** Whether any pack is on this device, as far as it remembers: without one, nothing of packs is loaded. */
export function hasPacks(): boolean {
  const stored = local.get(storageKeys.packs);
  return stored !== null && stored !== '[]';
}
