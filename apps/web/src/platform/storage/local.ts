import { storageKeys } from './keys.ts';

/** Session storage that never throws: what one tab remembers across a reload. */
export const perTab = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // A tab that may not remember simply starts anew after a reload.
    }
  },
};

/**
 * Local storage that never throws: where the browser refuses it (private mode, full, blocked), values live in memory until
 * the page closes.
 */
const memory = new Map<string, string>();

export const local = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  remove(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored where nothing can be stored.
    }
  },
  keys(): string[] {
    try {
      return [...new Set([...Object.keys(localStorage), ...memory.keys()])];
    } catch {
      return [...memory.keys()];
    }
  },
};

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
