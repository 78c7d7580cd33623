import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router';

/** What this app and React Router store of an entry in `history.state`: the page's own state, a unique key, the position in the stack. */
type EntryState = { readonly usr: unknown; readonly key: string; readonly idx: number };

export type HistoryChange = { readonly action: NavigationType; readonly location: Location };

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
  const notify = () => {
    for (const listener of listeners) listener(current());
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
    push(to, state) {
      action = NavigationType.Push;
      browser.history.pushState(entryState(state, position() + 1), '', addressOf(to));
      notify();
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
