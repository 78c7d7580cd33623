import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work goes on before others have their turn, ms: a fifth of what a request may wait for another's. */
const TURN_MS = 10;

/**
 * For long work on the process's own thread: called between its steps, it gives the loop to others where this work has held it for long.
 *
 * @example const others = createTurns(); for (const row of rows) { read(row); await others(); }
 */
export function createTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await nextTurn();
    since = performance.now();
  };
}
