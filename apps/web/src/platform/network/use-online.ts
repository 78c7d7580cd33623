import { useSyncExternalStore } from 'react';
import { network } from './network.ts';

/** Online or offline, as it changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(network.subscribe, network.isOnline, () => true);
}
