import { type PointerEvent, useRef, useState } from 'react';

/** A toast swiped this far to the right is sent away, in px. */
export const SWIPE_PX = 50;

/** Follows a finger or mouse to the right; a swipe of 50 px or more calls `onSwipe`, a shorter one springs back. */
export function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const release = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        // A press on the action is a press, not the start of a swipe.
        const onButton = event.target instanceof Element && event.target.closest('button') !== null;
        if (event.button === 0 && !onButton) start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current === null) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setOffset(Math.max(0, event.clientX - start.current));
      },
      onPointerUp: (event: PointerEvent) => {
        const far = start.current !== null && event.clientX - start.current >= SWIPE_PX;
        release();
        if (far) onSwipe();
      },
      onPointerCancel: release,
    },
  };
}
