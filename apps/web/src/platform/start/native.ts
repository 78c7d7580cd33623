import { SystemBars, SystemBarsStyle } from '@capacitor/core';
import { Network } from '@capacitor/network';
import { log } from '../../lib/log.ts';
import { forwardConsole } from '../console/native.ts';
import { tellNetwork } from '../network/network.ts';
import { openSecrets } from '../storage/secrets/index.ts';
import { TOKEN_KEYS } from '../storage/token.ts';

const DARK = '(prefers-color-scheme: dark)';

/** Whether what lies below the bars is dark: the theme on the page, else the device's; a camera behind the page always is. */
function isDark(): boolean {
  const { theme, camera } = document.documentElement.dataset;
  if (camera !== undefined) return true;
  return theme === undefined ? window.matchMedia(DARK).matches : theme === 'dark';
}

/** Keeps the clock and the battery legible: light signs on a dark page, dark ones on a light page, as it changes. */
function followTheme(): void {
  const set = () => void SystemBars.setStyle({ style: isDark() ? SystemBarsStyle.Dark : SystemBarsStyle.Light }).catch(() => undefined);
  new MutationObserver(set).observe(document.documentElement, { attributeFilter: ['data-theme', 'data-camera'] });
  window.matchMedia(DARK).addEventListener('change', set);
  set();
}

/** Console first, so that what fails after it is logged; a link that cannot be watched must not keep the app from starting. */
export async function startNative(): Promise<void> {
  forwardConsole();
  followTheme();
  const watching = watchNativeNetwork().catch((error: unknown) => log.warn(`The network cannot be watched: ${String(error)}`));
  await Promise.all([openSecrets(TOKEN_KEYS), watching]);
}

/** Takes the device's own word for its link, now and at every change. */
async function watchNativeNetwork(): Promise<void> {
  await Network.addListener('networkStatusChange', ({ connected }) => tellNetwork(connected));
  tellNetwork((await Network.getStatus()).connected);
}
