import { useCallback, useEffect, useState } from 'react';
import { storageKeys } from '../../platform/storage/keys.ts';
import { applyTheme, readTheme, storeTheme, type Theme } from './theme.ts';

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
