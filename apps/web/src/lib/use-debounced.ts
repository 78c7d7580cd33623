import { useEffect, useState } from 'react';

/** Typing rests for this long before it is asked about. */
export const TYPING_PAUSE_MS = 120;

/** A value once it has stood still; `initial` until it first has. */
export function useDebounced<Value>(value: Value, ms: number = TYPING_PAUSE_MS, initial: Value = value): Value {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
