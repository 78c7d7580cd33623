import { perTab } from '../../platform/storage/per-tab.ts';

/** How long a page may take to grow tall enough for the place that was left. */
const PATIENCE_MS = 1500;
const entry = (key: string) => `labelwise_scroll_${key}`;

/** Notes the place of this history entry while its page stands. */
export function rememberScroll(key: string): () => void {
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
export function restoreScroll(key: string | null): () => void {
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
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(document.body);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  return stop;
}
