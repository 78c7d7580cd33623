import {
  Activity,
  createContext,
  Fragment,
  type ReactNode,
  startTransition as startDrawing,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { flushSync } from 'react-dom';
import { createPath, type Location, NavigationType, type Navigator, parsePath, Router, type To } from 'react-router';
import { log } from '../../lib/log.ts';
import { nextPage } from '../../lib/navigation.tsx';
import { createListeners } from '../../lib/store.ts';

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

type AppRouterProps = {
  history: BrowserHistory;
  /** The page of the address. One that is known ahead is drawn out of sight while the page before it stands. */
  pages: ReactNode;
  /** What stands beside the pages, whichever it is. */
  children?: ReactNode;
};

/** Where the app is, and the page that it goes to next, where that is known; the number is that of the drawing. */
type Stages = { readonly id: number; readonly place: HistoryChange; readonly next: HistoryChange | null };

function arrivedAt({ id, next }: Stages, place: HistoryChange): Stages {
  return { id: next?.location.key === place.location.key ? id + 1 : id, place, next: null };
}

/**
 * React Router's BrowserRouter with three things that it does not publish: the moment a navigation begins (to time it), whether the new
 * page is still on its way (to show progress while the old page stands), and a page that is drawn ahead.
 */
export function AppRouter({ history, pages, children }: AppRouterProps) {
  const [stages, setStages] = useState<Stages>(() => ({ id: 0, place: history.current(), next: null }));
  const [isPending, startTransition] = useTransition();
  const drawn = useRef<() => void>(() => undefined);

  useLayoutEffect(() => {
    const stopListening = history.listen((place) => {
      navigationTimer.start();
      const arrive = () => setStages((now) => arrivedAt(now, place));
      // Drawn in one go; a transition makes way for whatever else the page does, such as a camera's picture.
      if (place.isReady === true) flushSync(arrive);
      else startTransition(arrive);
    });
    nextPage.draw = (path) =>
      new Promise((resolve) => {
        drawn.current = resolve;
        const next = history.prepare(path);
        startDrawing(() => setStages((now) => ({ ...now, next })));
      });
    return () => {
      stopListening();
      nextPage.draw = () => Promise.resolve();
    };
  }, [history]);

  const { id, place, next } = stages;
  useLayoutEffect(() => {
    if (next !== null) drawn.current();
  }, [next]);
  const routed = (change: HistoryChange, inside: ReactNode) => (
    <Router location={change.location} navigationType={change.action} navigator={history}>
      {inside}
    </Router>
  );
  return (
    <PendingContext value={isPending}>
      {[
        // The first page may have come drawn, and is taken over as it stands.
        id === 0 ? (
          <Fragment key={id}>{routed(place, pages)}</Fragment>
        ) : (
          <Activity key={id} mode="visible">
            {routed(place, pages)}
          </Activity>
        ),
        next !== null && (
          <Activity key={id + 1} mode="hidden">
            {routed(next, pages)}
          </Activity>
        ),
      ]}
      {routed(place, children)}
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
  /** The entry that a push to this path will make, where that is the next push. */
  prepare(path: string): HistoryChange;
  /** @returns the end of listening */
  listen(listener: (change: HistoryChange) => void): () => void;
};

/**
 * The browser's session history as React Router's `Router` navigates it. `BrowserRouter` has the same inside, and does not say when a
 * navigation begins.
 */
export function createBrowserHistory(browser: Window = window): BrowserHistory {
  const listeners = createListeners<[HistoryChange]>();
  let action: NavigationType = NavigationType.Pop;
  if (entryOf(browser.history.state) === null) browser.history.replaceState({ ...entryState(null, 0), key: 'default' }, '');

  const current = (): HistoryChange => {
    const { pathname, search, hash } = browser.location;
    const { usr, key } = entryOf(browser.history.state) ?? { usr: null, key: 'default' };
    return { action, location: { pathname, search, hash, state: usr, key } };
  };
  const notify = (isReady?: boolean) => {
    listeners.notify({ ...current(), isReady });
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
  let prepared: { readonly address: string; readonly key: string } | null = null;

  return {
    current,
    createHref: addressOf,
    prepare(path) {
      const { pathname = browser.location.pathname, search = '', hash = '' } = parsePath(path);
      prepared = { address: addressOf(path), key: newKey() };
      return { action: NavigationType.Push, location: { pathname, search, hash, state: null, key: prepared.key } };
    },
    push(to, state, options) {
      action = NavigationType.Push;
      const address = addressOf(to);
      const entry = entryState(state, position() + 1);
      const isPrepared = prepared?.address === address && entry.usr === null;
      browser.history.pushState(isPrepared ? { ...entry, key: prepared?.key } : entry, '', address);
      prepared = null;
      notify(options?.flushSync);
    },
    replace(to, state) {
      action = NavigationType.Replace;
      browser.history.replaceState(entryState(state, position()), '', addressOf(to));
      notify();
    },
    go: (delta) => browser.history.go(delta),
    listen(listener) {
      if (listeners.isEmpty()) browser.addEventListener('popstate', handlePop);
      const stop = listeners.subscribe(listener);
      return () => {
        stop();
        if (listeners.isEmpty()) browser.removeEventListener('popstate', handlePop);
      };
    },
  };
}

function entryState(state: unknown, idx: number): EntryState {
  return { usr: state ?? null, key: newKey(), idx };
}

function newKey(): string {
  return crypto.randomUUID().slice(0, 8);
}

function entryOf(state: unknown): EntryState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { usr, key, idx } = { usr: null, key: null, idx: null, ...state };
  return typeof idx === 'number' ? { usr, key: typeof key === 'string' ? key : 'default', idx } : null;
}
