import { useState, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store.ts';

/** Clocks that differ by less than this say the same for everything that is counted in days. */
const TOLERATED_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** Headers state whole seconds. */
const ROUNDING_MS = 1000;

/** How far the server's clock is ahead of this device's, in ms and whole minutes; 0 also until the server has answered. */
const ahead = createStore(0);
let latest: { readonly server: number; readonly at: number } | null = null;

/** Reads the server's clock off an answer. @param date the `Date` header */
export function observeServerDate(date: string | null): void {
  const server = Date.parse(date ?? '');
  if (Number.isNaN(server)) return;
  const at = performance.now();
  // An answer that a cache stored is older than one that came before it.
  if (latest !== null && server + ROUNDING_MS < latest.server + (at - latest.at)) return;
  latest = { server, at };
  const difference = server - Date.now();
  const next = Math.abs(difference) < TOLERATED_MS ? 0 : Math.round(difference / MINUTE_MS) * MINUTE_MS;
  if (next !== ahead.get()) ahead.set(next);
}

/** The moment at which a screen was opened by the server's clock, in epoch ms; by the device's until the server has answered. */
export function useOpenedAt(): number {
  const [openedAt] = useState(Date.now);
  return openedAt + useSyncExternalStore(ahead.subscribe, ahead.get, () => 0);
}

/** Forgets what was observed, as a reload does. */
export function forgetServerDate(): void {
  latest = null;
  ahead.set(0);
}
