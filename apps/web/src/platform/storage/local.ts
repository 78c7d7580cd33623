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
      // A tab that may not remember simply starts again after a reload.
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
      // What could not be stored is newer than what lies there.
      return memory.get(key) ?? localStorage.getItem(key);
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

/** A store of what signs a person in: this one, or the secure storage of the shell. Reading is immediate, for every request needs it. */
export type Vault = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
};

type Flag = (typeof storageKeys)['onboardingSeen' | 'guest' | 'surveySeen' | 'questionsDeclined'];

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

/** Turns unknown JSON into a value that is known to be right, or `undefined`. */
export type Parser<T> = (value: unknown) => T | undefined;

/** What a key holds: nothing, a right value, or something that cannot be read. */
export type Stored<T> = { state: 'absent' } | { state: 'present'; value: T } | { state: 'unreadable' };

/** A schema's own parser: `safely(User)`. Takes any schema with `safeParse`, so that zod is not loaded by this room. */
export function safely<T>(schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } }): Parser<T> {
  return (value) => {
    const result = schema.safeParse(value);
    return result.success ? result.data : undefined;
  };
}

/** Reads a key and says whether it was absent or unreadable, for callers that treat the two differently. */
export function inspectJson<T>(key: string, parse: Parser<T>): Stored<T> {
  const text = local.get(key);
  if (text === null) return { state: 'absent' };
  const value = parseText(text, parse);
  return value === undefined ? { state: 'unreadable' } : { state: 'present', value };
}

/** Reads a key; an unreadable entry is removed and counts as absent. */
export function readJson<T>(key: string, parse: Parser<T>): T | null {
  const stored = inspectJson(key, parse);
  if (stored.state === 'unreadable') local.remove(key);
  return stored.state === 'present' ? stored.value : null;
}

export function writeJson(key: string, value: unknown): void {
  local.set(key, JSON.stringify(value));
}

function parseText<T>(text: string, parse: Parser<T>): T | undefined {
  try {
    return parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
