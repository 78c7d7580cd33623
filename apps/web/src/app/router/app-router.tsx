import { createContext, type ReactNode, useContext, useLayoutEffect, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { createPath, type Location, NavigationType, type Navigator, parsePath, Router, type To } from 'react-router';
import { log } from '../../lib/log.ts';

/** A navigation slower than this is logged. */
const SLOW_NAVIGATION_MS = 1000;

/** Times navigations from the change of address to the new page on screen. */
export function createNavigationTimer(now: () => number, report: (message: string) => void) {
  let startedAt: number | null = null;
  let begun = 0;
  return {
    /** How many navigations this page load has seen. */
    count: (): number => begun,
    start(): void {
      begun += 1;
      startedAt = now();
    },
    finish(route: string): void {
      if (startedAt === null) return;
      const tookMs = Math.round(now() - startedAt);
      startedAt = null;
      if (tookMs > SLOW_NAVIGATION_MS) report(`Slow navigation: ${route} took ${tookMs} ms`);
    },
  };
}

const PendingContext = createContext(false);

/** True while the next page is being fetched and the old one still stands. */
export function useNavigationPending(): boolean {
  return useContext(PendingContext);
}

export const navigationTimer = createNavigationTimer(
  () => performance.now(),
  (message) => log.warn(message),
);

/**
 * React Router's BrowserRouter with two things that it does not publish: the moment a navigation begins (to time it), and whether the new
 * page is still on its way (to show progress while the old page stands).
 */
export function AppRouter({ history, children }: { history: BrowserHistory; children: ReactNode }) {
  const [place, setPlace] = useState(history.current);
  const [isPending, startTransition] = useTransition();

  useLayoutEffect(
    () =>
      history.listen((next) => {
        navigationTimer.start();
        // Drawn in one go; a transition makes way for whatever else the page does, such as a camera's picture.
        if (next.isReady === true) flushSync(() => setPlace(next));
        else startTransition(() => setPlace(next));
      }),
    [history],
  );

  return (
    <PendingContext value={isPending}>
      <Router location={place.location} navigationType={place.action} navigator={history}>
        {children}
      </Router>
    </PendingContext>
  );
}

/** What this app and React Router store of an entry in `history.state`: the page's own state, a unique key, the position in the stack. */
type EntryState = { readonly usr: unknown; readonly key: string; readonly idx: number };

export type HistoryChange = {
  readonly action: NavigationType;
  readonly location: Location;
  /** Who navigates knows that the new page's code is here. */
  readonly isReady?: boolean | undefined;
};

export type BrowserHistory = Navigator & {
  current(): HistoryChange;
  /** @returns the end of listening */
  listen(listener: (change: HistoryChange) => void): () => void;
};

/**
 * The browser's session history as React Router's `Router` navigates it. `BrowserRouter` has the same inside, and does not say when a
 * navigation begins.
 */
export function createBrowserHistory(browser: Window = window): BrowserHistory {
  const listeners = new Set<(change: HistoryChange) => void>();
  let action: NavigationType = NavigationType.Pop;
  if (entryOf(browser.history.state) === null) browser.history.replaceState({ ...entryState(null, 0), key: 'default' }, '');

  const current = (): HistoryChange => {
    const { pathname, search, hash } = browser.location;
    const { usr, key } = entryOf(browser.history.state) ?? { usr: null, key: 'default' };
    return { action, location: { pathname, search, hash, state: usr, key } };
  };
  const notify = (isReady?: boolean) => {
    for (const listener of listeners) listener({ ...current(), isReady });
  };
  const handlePop = () => {
    action = NavigationType.Pop;
    notify();
  };
  const addressOf = (to: To) => {
    const { pathname = browser.location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    return createPath({ pathname, search, hash });
  };
  const position = () => entryOf(browser.history.state)?.idx ?? 0;

  return {
    current,
    createHref: addressOf,
    push(to, state, options) {
      action = NavigationType.Push;
      browser.history.pushState(entryState(state, position() + 1), '', addressOf(to));
      notify(options?.flushSync);
    },
    replace(to, state) {
      action = NavigationType.Replace;
      browser.history.replaceState(entryState(state, position()), '', addressOf(to));
      notify();
    },
    go: (delta) => browser.history.go(delta),
    listen(listener) {
      if (listeners.size === 0) browser.addEventListener('popstate', handlePop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) browser.removeEventListener('popstate', handlePop);
      };
    },
  };
}

function entryState(state: unknown, idx: number): EntryState {
  return { usr: state ?? null, key: crypto.randomUUID().slice(0, 8), idx };
}

function entryOf(state: unknown): EntryState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { usr, key, idx } = { usr: null, key: null, idx: null, ...state };
  return typeof idx === 'number' ? { usr, key: typeof key === 'string' ? key : 'default', idx } : null;
}
