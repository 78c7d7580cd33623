declare global {
  interface Window {
    /** The native shell puts its bridge here before the app starts; a browser has none. */
    Capacitor?: { isNativePlatform?: () => boolean };
  }
}

/** False where the server draws a page ahead of the app: there is no window, no storage and no event then. */
export const IN_BROWSER = typeof window !== 'undefined';

export type Platform = 'native' | 'web';

/** Where the app runs. Each capability of this room is chosen by it once. */
export function getPlatform(): Platform {
  return IN_BROWSER && window.Capacitor?.isNativePlatform?.() === true ? 'native' : 'web';
}
