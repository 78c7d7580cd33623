import { getPlatform } from '../platform.ts';

type Bridge = { isNativePlatform?: () => boolean; getPlatform?: () => string };

/** The system that the native shell runs on; null in a browser. */
export function shellSystem(): 'ios' | 'android' | null {
  if (getPlatform() === 'web') return null;
  const bridge: Bridge | undefined = window.Capacitor;
  return bridge?.getPlatform?.() === 'android' ? 'android' : 'ios';
}
