import { getPlatform } from '../platform.ts';
import { storageKeys } from './keys.ts';
import { local, type Vault } from './local.ts';

let vault: Vault = local;

/** Local storage in a browser; the platform's secure storage in the shell, once {@link openSecrets} has read it. */
export const secrets: Vault = {
  get: (key) => vault.get(key),
  set: (key, value) => vault.set(key, value),
  remove: (key) => vault.remove(key),
};

/** Once, before the session starts: in the shell, reads these keys out of the secure storage. */
export async function openSecrets(keys: readonly string[]): Promise<void> {
  if (getPlatform() === 'web') return;
  const { openNativeVault } = await import('./native-vault.ts');
  vault = await openNativeVault(keys);
}

/**
 * The bare token of whatever form it was stored or sent in: without quotation marks of a JSON string, without a leading
 * `Bearer`, without spaces around. Null where nothing is left, or where the words of a missing value were stored.
 */
export function normaliseToken(raw: string | null): string | null {
  if (raw === null) return null;
  const bare = raw
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .trim()
    .replace(/^Bearer\s+/i, '')
    .trim();
  return bare === '' || bare === 'null' || bare === 'undefined' ? null : bare;
}

/** Where the token lies; what `openSecrets` reads in the shell. */
export const TOKEN_KEYS = [storageKeys.token, storageKeys.authToken] as const;

/** The stored token: the normalised one, else the legacy one normalised. */
export function readToken(): string | null {
  return normaliseToken(secrets.get(storageKeys.token)) ?? normaliseToken(secrets.get(storageKeys.authToken));
}

/** Stores a token both ways: normalised under `token`, as it came under `authToken`. */
export function storeToken(raw: string): void {
  const token = normaliseToken(raw);
  if (token === null) return;
  secrets.set(storageKeys.token, token);
  secrets.set(storageKeys.authToken, raw);
}
