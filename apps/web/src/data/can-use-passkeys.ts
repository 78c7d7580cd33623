import { getPlatform } from '../platform/platform.ts';

/** Whether this browser makes passkeys for this address. The shell has an address of its own, for which it makes none. */
export function canUsePasskeys(): boolean {
  return getPlatform() === 'web' && 'PublicKeyCredential' in globalThis;
}
