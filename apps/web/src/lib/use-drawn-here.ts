import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this device draws. False on the server and while the app takes over what the server drew: what only a device can know, or what
 * the first sight of a page does without, follows in the same breath.
 */
export function useDrawnHere(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
