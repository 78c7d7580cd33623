import { useEffect, useState } from 'react';

/** A value once it has stood still for some time, in ms. */
export function useRested<Value>(value: Value, ms: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [ms, value]);
  return rested;
}
