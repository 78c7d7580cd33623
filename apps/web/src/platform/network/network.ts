import { useState, useSyncExternalStore } from 'react';
import { createListeners, createStore } from '../../lib/store.ts';
import { IN_BROWSER, lifecycle } from '../platform.ts';

/** Waits before the server is asked again while the app is offline: the first, doubled each time up to the longest. */
const FIRST_WAIT_MS = 2000;
const MAX_WAIT_MS = 30_000;
/** How long one check may take. */
const CHECK_LIMIT_MS = 10_000;
/**
 * An outage that begins sooner than this after the last one goes on with its waits, so that one failing request never makes a busy loop.
 */
const STEADY_MS = 60_000;

/** What became of one request to the server. A request that its caller aborted reports nothing. */
export type RequestWatch = {
  /** An answer came, whichever its status. */
  answered(): void;
  /** No answer came: no network, no server, or a time limit of ours. */
  unanswered(): void;
};

/** Asks the server whether it answers. The request itself reports its outcome, see {@link RequestWatch}. */
type HealthCheck = (signal: AbortSignal) => Promise<unknown>;

type ConnectionDeps = {
  /** What the device says of its link at the start. */
  hasLink: boolean;
  /** Whether anybody can see the page; a hidden page does not ask. */
  isVisible: () => boolean;
};

/**
 * Whether the server can be reached, from what the device says of its link and from what became of the latest requests. While
 * it cannot, the server is asked after 2, 4, 8, 16, 30, 30 ... seconds; the first answer to any request ends that.
 */
export function createConnection({ hasLink, isVisible }: ConnectionDeps) {
  const changed = createListeners();
  const reconnected = createListeners();
  let online = hasLink;
  let isWatching = false;
  /** Counts the changes to online: a request from before the latest one says nothing against it. */
  let recoveries = 0;
  let recoveredAt = Number.NEGATIVE_INFINITY;
  /** Whether the server was asked in this outage. */
  let isChecked = false;
  let waitMs = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  let healthCheck: HealthCheck | null = null;

  function setOnline(next: boolean): void {
    if (next === online) return;
    online = next;
    if (next) {
      recoveries += 1;
      recoveredAt = Date.now();
      cancel();
    } else {
      isChecked = false;
      if (Date.now() - recoveredAt >= STEADY_MS) waitMs = FIRST_WAIT_MS;
      schedule();
    }
    changed.notify();
    if (next && isChecked) reconnected.notify();
  }

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
    running?.abort();
    running = null;
  }

  function schedule(): void {
    if (online || timer !== undefined || running !== null || healthCheck === null || !isVisible()) return;
    timer = setTimeout(() => void check(), waitMs);
    waitMs = Math.min(2 * waitMs, MAX_WAIT_MS);
  }

  /** Asks the server now, in place of a check that waits or runs. */
  async function check(): Promise<void> {
    cancel();
    if (healthCheck === null) return;
    isChecked = true;
    const own = new AbortController();
    running = own;
    const limit = setTimeout(() => own.abort(new DOMException('The server did not answer in time.', 'TimeoutError')), CHECK_LIMIT_MS);
    await healthCheck(own.signal).catch(() => undefined);
    clearTimeout(limit);
    if (running !== own) return;
    running = null;
    schedule();
  }

  return {
    isOnline: (): boolean => online,

    /** Calls the listener at every change; the answer ends that. */
    subscribe: changed.subscribe,

    /**
     * Calls the listener when an outage ends in which the server was asked; the answer ends that. Where one request failed and
     * another was answered right after it, repeating what failed could go on without a pause, so that is no reconnect.
     */
    onReconnect: reconnected.subscribe,

    /** Begins to watch one request to the server. */
    watchRequest(): RequestWatch {
      isWatching = true;
      let begun = recoveries;
      return {
        answered(): void {
          setOnline(true);
          begun = recoveries;
        },
        unanswered(): void {
          if (begun === recoveries) setOnline(false);
        },
      };
    },

    /** The device says that its link is gone: offline at once. */
    linkDown(): void {
      waitMs = FIRST_WAIT_MS;
      setOnline(false);
    },

    /** The device says that it has a link: that proves no server, so one is asked at once. */
    linkUp(): void {
      waitMs = FIRST_WAIT_MS;
      if (!online) void check();
    },

    /** The page is visible again or hidden: a hidden page does not ask, a visible one asks at once. */
    visibilityChanged(): void {
      if (!isVisible()) {
        clearTimeout(timer);
        timer = undefined;
      } else if (!online && running === null) void check();
    },

    /** Asks the server once where nobody else has asked it anything by then. */
    checkUnlessAsked(afterMs: number): void {
      setTimeout(() => {
        if (online && !isWatching && isVisible()) void check();
      }, afterMs);
    },

    /** Names the request that checks are made with; without one there are none. */
    checkWith(given: HealthCheck): void {
      healthCheck = given;
      schedule();
    },
  };
}

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

/** Clocks that differ by less than this say the same for everything that is counted in days. */
const TOLERATED_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** Headers state whole seconds. */
const ROUNDING_MS = 1000;

/** How far the server's clock is ahead of this device's, in ms and whole minutes; 0 also until the server has answered. */
const ahead = createStore(0);
let latest: { readonly server: number; readonly at: number } | null = null;

/** Reads the server's clock off an answer. @param date the `Date` header */
export function observeServerDate(date: string | null): void {
  const server = Date.parse(date ?? '');
  if (Number.isNaN(server)) return;
  const at = performance.now();
  // An answer that a cache stored is older than one that came before it.
  if (latest !== null && server + ROUNDING_MS < latest.server + (at - latest.at)) return;
  latest = { server, at };
  const difference = server - Date.now();
  const next = Math.abs(difference) < TOLERATED_MS ? 0 : Math.round(difference / MINUTE_MS) * MINUTE_MS;
  if (next !== ahead.get()) ahead.set(next);
}

/** The moment at which a screen was opened by the server's clock, in epoch ms; by the device's until the server has answered. */
export function useOpenedAt(): number {
  const [openedAt] = useState(Date.now);
  return openedAt + useSyncExternalStore(ahead.subscribe, ahead.get, () => 0);
}

/** Drops what was observed, as a reload does. */
export function forgetServerDate(): void {
  latest = null;
  ahead.set(0);
}
