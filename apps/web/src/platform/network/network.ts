import { useSyncExternalStore } from 'react';
import { lifecycle } from '../lifecycle/lifecycle.ts';
import { IN_BROWSER } from '../platform.ts';
import { createConnection } from './connection.ts';

/** How long after its start a page from the service worker asks the server where it has sent no request of its own. */
const START_CHECK_MS = 200;

/** The app's one answer to "online or offline?". `http` reports to it; everything else reads it. */
export const network = createConnection({ hasLink: !IN_BROWSER || navigator.onLine, isVisible: lifecycle.isActive });

/** Set once the native shell has reported the link: from then on the events of its web view, which knows less, are ignored. */
let isReportedByShell = false;

if (IN_BROWSER) {
  window.addEventListener('online', () => {
    if (!isReportedByShell) network.linkUp();
  });
  window.addEventListener('offline', () => {
    if (!isReportedByShell) network.linkDown();
  });
  lifecycle.subscribe(network.visibilityChanged);
}

/** Takes what the native shell reports of the link; some web views report "online" without one. */
export function tellNetwork(hasLink: boolean): void {
  isReportedByShell = true;
  if (hasLink) network.linkUp();
  else network.linkDown();
}

/**
 * A page that the service worker served was loaded without the network, so a loaded page does not prove that there is one.
 * Where the page asks the server nothing by itself, the server is asked once.
 */
export function checkCachedStart(): void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (worker !== null) network.checkUnlessAsked(START_CHECK_MS);
}

/** Online or offline, as it changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(network.subscribe, network.isOnline, () => true);
}
