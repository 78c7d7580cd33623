import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useNavigationMemory } from '../../lib/navigation/navigation-context.tsx';
import { navigationTimer } from './app-router.tsx';
import { focusHeading } from './focus-heading.ts';
import { rememberScroll, restoreScroll } from './scroll-memory.ts';

const HOW = { [NavigationType.Push]: 'push', [NavigationType.Pop]: 'pop', [NavigationType.Replace]: 'replace' } as const;

/** What happens whenever a new page stands: it is noted and timed, scrolled to its place, and its heading gets the focus. */
export function useArrival(): void {
  const { pathname, search, key } = useLocation();
  const how = HOW[useNavigationType()];
  const memory = useNavigationMemory();

  useEffect(() => {
    const route = pathname + search;
    navigationTimer.finish(route);
    memory.note(route, how);
  }, [how, key, memory, pathname, search]);

  useEffect(() => {
    // On the very first page nothing was left behind, not even when it only led on to this one: nobody has touched it yet.
    const isFirst = navigationTimer.count() === 0 || navigator.userActivation?.hasBeenActive === false;
    const stop = how === 'pop' ? restoreScroll(key) : restoreScroll(null);
    const stopFocus = isFirst ? () => undefined : focusHeading();
    const forget = rememberScroll(key);
    return () => {
      stop();
      stopFocus();
      forget();
    };
    // Only a new page moves the focus; a changed query on the same page must not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
}
