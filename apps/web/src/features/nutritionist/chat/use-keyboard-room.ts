import { useEffect } from 'react';

const ROOM = '--keyboard';

/**
 * Tells the stylesheet how much of the window an on-screen keyboard covers, so that the input stays above it: iOS lays the
 * keyboard over the page without making the page smaller. Elsewhere the page shrinks and this stays 0.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (view == null) return undefined;
    const root = document.documentElement;
    const measure = () => {
      // A pinched page is smaller too, and no keyboard.
      const covered = view.scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
      root.style.setProperty(ROOM, `${covered}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      root.style.removeProperty(ROOM);
    };
  }, []);
}
