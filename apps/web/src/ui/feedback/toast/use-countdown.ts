import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onEnd` once after `ms` milliseconds of not being paused.
 *
 * @param paused stops the clock; what is left runs on afterwards
 */
export function useCountdown(ms: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused]);
}
