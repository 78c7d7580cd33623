import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1024px)';
const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(WIDE) : null);

function subscribe(listener: () => void): () => void {
  const wide = query();
  wide?.addEventListener('change', listener);
  return () => wide?.removeEventListener('change', listener);
}

/** Whether the window has room for two columns (from 1024 px). */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false);
}
