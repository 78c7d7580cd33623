import { type PointerEvent, useRef, useState } from 'react';

type Direction = 'up' | 'right';
/** How far a pointer has gone in that direction, in px. */
const GONE: Readonly<Record<Direction, (from: Point, to: Point) => number>> = {
  up: (from, to) => from.clientY - to.clientY,
  right: (from, to) => to.clientX - from.clientX,
};
type Point = { readonly clientX: number; readonly clientY: number };

/** A press that trembles this much, in px, is still a press on what lies under it. */
const TREMBLE_PX = 8;

/**
 * Follows a finger or mouse in one direction; a swipe that goes far enough calls `onSwipe`, a shorter one springs back.
 *
 * @param far in px
 * @returns `offset`, how far it has been moved at present in px, and the handlers of the element
 */
export function useSwipe(direction: Direction, far: number, onSwipe: () => void) {
  const start = useRef<Point | null>(null);
  const [offset, setOffset] = useState(0);
  const release = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        // A press on a button is a press, not the start of a swipe.
        const onButton = event.target instanceof Element && event.target.closest('button') !== null;
        if (event.button === 0 && !onButton) start.current = { clientX: event.clientX, clientY: event.clientY };
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current === null) return;
        const gone = GONE[direction](start.current, event);
        if (gone > TREMBLE_PX) event.currentTarget.setPointerCapture?.(event.pointerId);
        setOffset(gone > TREMBLE_PX ? gone : 0);
      },
      onPointerUp: (event: PointerEvent) => {
        const isFar = start.current !== null && GONE[direction](start.current, event) >= far;
        release();
        if (isFar) onSwipe();
      },
      onPointerCancel: release,
    },
  };
}
