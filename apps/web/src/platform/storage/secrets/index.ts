import { getPlatform } from '../../platform.ts';
import { local, type Vault } from '../local.ts';

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
  const { openNativeVault } = await import('./native.ts');
  vault = await openNativeVault(keys);
}
