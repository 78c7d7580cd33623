import { setTimeout as pause } from 'node:timers/promises';

const EVERY = 500;
const PATIENCE = 150_000;

/** Reads a row again and again until it is as wanted or gone, for what another process is changing. */
export async function nextChange<T>(read: () => Promise<T | undefined>, isReached: (row: T) => boolean): Promise<T | undefined> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const row = await read();
    if (row === undefined || isReached(row) || performance.now() > end) return row;
    await pause(EVERY);
  }
}
