import { storageKeys } from './keys.ts';
import { local } from './local.ts';

type Flag = typeof storageKeys.onboardingSeen | typeof storageKeys.guest | typeof storageKeys.surveySeen;

/** A yes-or-not-yet that this device remembers. */
export function hasFlag(flag: Flag): boolean {
  return local.get(flag) === 'true';
}

export function raiseFlag(flag: Flag): void {
  local.set(flag, 'true');
}

/** Nobody has signed in, looked around or been welcomed on this device. */
export function isFirstVisit(): boolean {
  return !hasFlag(storageKeys.onboardingSeen) && !hasFlag(storageKeys.guest) && !hasFlag(storageKeys.surveySeen);
}
