import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useNavigationMemory } from '../../lib/navigation.tsx';
import { perTab } from '../../platform/storage/local.ts';
import { navigationTimer } from './app-router.tsx';

/** How long a page may take to grow tall enough for the place that was left. */
const RESTORE_TIMEOUT_MS = 1500;
const entry = (key: string) => `labelwise_scroll_${key}`;

/** Notes the place of this history entry while its page stands. */
function rememberScroll(key: string): () => void {
  if ('scrollRestoration' in window.history) window.history.scrollRestoration = 'manual';
  const handleScroll = () => perTab.set(entry(key), String(Math.round(window.scrollY)));
  window.addEventListener('scrollend', handleScroll);
  window.addEventListener('pagehide', handleScroll);
  return () => {
    window.removeEventListener('scrollend', handleScroll);
    window.removeEventListener('pagehide', handleScroll);
  };
}

/** To the top for a new page (`null`); for a step back to the place that was left, once the page is tall enough. */
function restoreScroll(key: string | null): () => void {
  const wanted = key === null ? 0 : Number(perTab.get(entry(key)) ?? 0);
  const arrive = (): boolean => {
    window.scrollTo(0, wanted);
    return Math.abs(window.scrollY - wanted) <= 1;
  };
  if (arrive()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (arrive()) stop();
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
  };
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);
  observer.observe(document.body);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  return stop;
}

/** How long a page may take to show its heading before the focus is left where it is. */
const FOCUS_TIMEOUT_MS = 5000;

/**
 * Moves the focus to the new page's h1, as soon as it is there, without scrolling. A person who has moved the focus
 * meanwhile is left alone.
 */
function focusHeading(): () => void {
  const main = document.querySelector('main');
  if (main === null) return () => undefined;
  const before = document.activeElement;

  const tryFocus = (): boolean => {
    const heading = main.querySelector('h1');
    if (heading === null) return false;
    if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
    return true;
  };
  if (tryFocus()) return () => undefined;

  const observer = new MutationObserver(() => {
    const moved = document.activeElement !== before && document.activeElement !== document.body;
    if (moved || tryFocus()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), FOCUS_TIMEOUT_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

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
