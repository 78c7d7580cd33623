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

/** When the app comes to the front and goes to the back: a tab shown or hidden, the native shell resumed or paused. */
export const lifecycle = {
  isActive(): boolean {
    return document.visibilityState === 'visible';
  },
  subscribe(listener: (active: boolean) => void): () => void {
    const handleChange = () => listener(lifecycle.isActive());
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  },
};
