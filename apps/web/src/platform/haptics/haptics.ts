import { getPlatform } from '../platform.ts';

/** A short tick under the finger, where the device has one; silent everywhere else and under reduced motion. */
export function tick(): void {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
  if (getPlatform() === 'web') navigator.vibrate?.(15);
  else void import('./native.ts').then(({ nativeTick }) => nativeTick()).catch(() => undefined);
}
