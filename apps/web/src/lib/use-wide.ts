import { useSyncExternalStore } from 'react';

function createMediaHook(media: string): () => boolean {
  const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(media) : null);
  const subscribe = (listener: () => void): (() => void) => {
    const list = query();
    list?.addEventListener('change', listener);
    return () => list?.removeEventListener('change', listener);
  };
  const matches = () => query()?.matches ?? false;
  return () => useSyncExternalStore(subscribe, matches, () => false);
}

/** Whether the window has room for two columns (from 1024 px). */
export const useWide = createMediaHook('(min-width: 1024px)');

/** Whether the header has room for a field, beside a rail instead of tabs (from 768 px). */
export const useRoom = createMediaHook('(min-width: 768px)');
