import { KeychainAccess, SecureStorage, type SecureStoragePlugin } from '@aparajita/capacitor-secure-storage';
import { log } from '../../lib/log.ts';
import { local, type Vault } from './local.ts';

/** The part of the plugin that is used here. */
export type SecureStore = Pick<SecureStoragePlugin, 'setKeyPrefix' | 'setDefaultKeychainAccess' | 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'labelwise_';

/**
 * Keychain on iOS (this device alone, only while it is unlocked), Keystore-encrypted preferences on Android. Values are read
 * once and then served from memory; changes are written one after the other. Where the secure storage fails, a session
 * lives until the app ends: nothing secret ever falls back to local storage. @source OWASP MASVS STORAGE-1
 */
export async function openNativeVault(keys: readonly string[], store: SecureStore = SecureStorage): Promise<Vault> {
  const values = new Map<string, string>();
  let writing = Promise.resolve();
  const queue = (what: string, write: () => Promise<void>) => {
    writing = writing.then(write).catch((error: unknown) => log.warn(`The secure storage could not ${what}: ${messageOf(error)}`));
  };

  try {
    await store.setKeyPrefix(PREFIX);
    await store.setDefaultKeychainAccess(KeychainAccess.whenUnlockedThisDeviceOnly);
    for (const key of keys) {
      const value = await store.getItem(key);
      if (value !== null) values.set(key, value);
    }
  } catch (error) {
    log.warn(`The secure storage could not be read: ${messageOf(error)}`);
  }
  // A copy that lies open would make the closed one worthless.
  for (const key of keys) local.remove(key);

  return {
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      values.set(key, value);
      queue('write', () => store.setItem(key, value));
    },
    remove(key) {
      values.delete(key);
      queue('remove', () => store.removeItem(key));
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
