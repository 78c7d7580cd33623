/** How long a page may take to show its heading before the focus is left where it is. */
const PATIENCE_MS = 5000;

/**
 * Moves the focus to the new page's h1, as soon as it is there, without scrolling. A person who has moved the focus
 * meanwhile is left alone.
 */
export function focusHeading(): () => void {
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
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
