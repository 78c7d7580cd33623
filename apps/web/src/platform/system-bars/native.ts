import { SystemBars, SystemBarsStyle } from '@capacitor/core';

const DARK = '(prefers-color-scheme: dark)';

/** Whether what lies below the bars is dark: the theme on the page, else the device's; a camera behind the page always is. */
function isDark(): boolean {
  const { theme, camera } = document.documentElement.dataset;
  if (camera !== undefined) return true;
  return theme === undefined ? window.matchMedia(DARK).matches : theme === 'dark';
}

/** Keeps the clock and the battery legible: light signs on a dark page, dark ones on a light page, as it changes. */
export function followTheme(): void {
  const set = () => void SystemBars.setStyle({ style: isDark() ? SystemBarsStyle.Dark : SystemBarsStyle.Light }).catch(() => undefined);
  new MutationObserver(set).observe(document.documentElement, { attributeFilter: ['data-theme', 'data-camera'] });
  window.matchMedia(DARK).addEventListener('change', set);
  set();
}
