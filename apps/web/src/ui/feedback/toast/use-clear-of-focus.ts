import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the toast has to stand at the other end of the window: what the keyboard goes to must not lie under it
 * (WCAG 2.4.11). Told anew at each step of the focus; a new toast begins at its own place.
 */
export function useClearOfFocus(region: RefObject<HTMLElement | null>, toastId: unknown): boolean {
  const [movedFor, setMovedFor] = useState<unknown>(null);
  useEffect(() => {
    if (toastId === null) return undefined;
    let frame = 0;
    const look = () => {
      const [place, focused] = [region.current, document.activeElement];
      if (place === null || focused === null || place.contains(focused) || !focused.matches(':focus-visible')) return;
      if (overlap(place.getBoundingClientRect(), focused.getBoundingClientRect()))
        setMovedFor((moved: unknown) => (moved === toastId ? null : toastId));
    };
    // The page scrolls to what has the focus first.
    const listen = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    document.addEventListener('focusin', listen);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', listen);
    };
  }, [region, toastId]);
  return toastId !== null && movedFor === toastId;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
