import { getPlatform } from '../platform.ts';

/** Before anything else: in the shell, what the app reads at once is made ready. Null in a browser, where nothing is to do. */
export function startPlatform(): Promise<void> | null {
  if (getPlatform() === 'web') return null;
  return import('./native.ts').then(({ startNative }) => startNative());
}
