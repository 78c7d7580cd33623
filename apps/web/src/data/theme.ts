import { useCallback, useEffect, useState } from 'react';
import { storageKeys } from '../platform/storage/keys.ts';
import { local } from '../platform/storage/local.ts';

/** `system` follows the device; it is the default. */
export type Theme = 'light' | 'dark' | 'system';

/** The tokens' paper, for the browser's own bars. `public/theme.js` holds the same two. */
const PAPER = { light: '#FBFAF6', dark: '#0E1412' } as const;

/** The stored theme; anything else counts as `system`. */
export function readTheme(): Theme {
  const stored = local.get(storageKeys.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Stores the theme and puts it on the page at once. */
export function storeTheme(theme: Theme): void {
  local.set(storageKeys.theme, theme);
  applyTheme(theme);
}

/** `data-theme` on `<html>` and the theme-color metas; under `system` each meta keeps its own scheme's colour. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', theme);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') === true ? 'dark' : 'light';
    meta.setAttribute('content', PAPER[theme === 'system' ? own : theme]);
  }
}

/** The theme and the way to change it; a change in another tab is followed. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(readTheme);

  useEffect(() => {
    const handleStorage = (event: StorageEvent) => {
      if (event.key !== storageKeys.theme && event.key !== null) return;
      applyTheme(readTheme());
      setTheme(readTheme());
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);

  const change = useCallback((next: Theme) => {
    storeTheme(next);
    setTheme(next);
  }, []);
  return [theme, change];
}
