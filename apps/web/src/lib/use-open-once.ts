import { useState } from 'react';

/**
 * Whether something is still to come, once: what arrived or was given up is not waited for anew, though a call that failed is made again by
 * whoever asks next.
 */
export function useOpenOnce(isOpen: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  if (!isOpen && !isSettled) setSettled(true);
  return isOpen && !isSettled;
}
