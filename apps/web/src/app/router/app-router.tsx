import { createContext, type ReactNode, useContext, useLayoutEffect, useState, useTransition } from 'react';
import { Router } from 'react-router';
import { log } from '../../lib/log.ts';
import { createBrowserHistory } from './browser-history.ts';

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
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory());
  const [place, setPlace] = useState(history.current);
  const [isPending, startTransition] = useTransition();

  useLayoutEffect(
    () =>
      history.listen((next) => {
        navigationTimer.start();
        startTransition(() => setPlace(next));
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
