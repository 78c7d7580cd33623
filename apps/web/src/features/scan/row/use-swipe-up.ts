import { type PointerEvent, useRef, useState } from 'react';

/** A card swiped this far up is opened, in px. */
const SWIPE_PX = 60;

/** Follows a finger upwards; a swipe that goes far enough calls `onSwipe`, a shorter one springs back. */
export function useSwipeUp(onSwipe: () => void) {
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
        if (event.button === 0) start.current = event.clientY;
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current === null) return;
        const up = Math.max(0, start.current - event.clientY);
        // A press that trembles is still a press on the link.
        if (up > 8) event.currentTarget.setPointerCapture?.(event.pointerId);
        setOffset(up > 8 ? up : 0);
      },
      onPointerUp: (event: PointerEvent) => {
        const far = start.current !== null && start.current - event.clientY >= SWIPE_PX;
        release();
        if (far) onSwipe();
      },
      onPointerCancel: release,
    },
  };
}
