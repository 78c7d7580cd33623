import { useRef } from 'react';

type Mutate<Value> = (value: Value, options: { onSettled: () => void }) => void;

/** A mutation that is left out while its last call is under way: presses that come before a button is seen disabled are one. */
export function useOneAtATime<Value>(mutate: Mutate<Value>): (value: Value) => void {
  const isRunning = useRef(false);
  return (value) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(value, {
      onSettled: () => {
        isRunning.current = false;
      },
    });
  };
}
