import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const nothing = () => null;

/** Finds out who draws: React asks for the server's value only on a server and of what it takes over. */
function observeTakeover() {
  let isTakenOver = false;
  return {
    serverValue: () => {
      isTakenOver = true;
      return nothing();
    },
    isTakenOver: () => isTakenOver,
  };
}

/**
 * Whether this device draws. False on the server and while the app takes over what the server drew: what only a device can know, or what
 * the first sight of a page does without, follows right after, in slices that leave room for a press.
 */
export function useDrawnHere(): boolean {
  const takeover = observeTakeover();
  // Its values are alike on server and device: where they differ React draws the whole page anew at one go.
  useSyncExternalStore(never, nothing, takeover.serverValue);
  const [isDrawnHere, setDrawnHere] = useState(() => !takeover.isTakenOver());
  useEffect(() => startTransition(() => setDrawnHere(true)), []);
  return isDrawnHere;
}
