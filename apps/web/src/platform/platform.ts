declare global {
  interface Window {
    /** The native shell puts its bridge here before the app starts; a browser has none. */
    Capacitor?: { isNativePlatform?: () => boolean };
  }
}

export type Platform = 'native' | 'web';

/** Where the app runs. Each capability of this room is chosen by it once. */
export function getPlatform(): Platform {
  return window.Capacitor?.isNativePlatform?.() === true ? 'native' : 'web';
}
