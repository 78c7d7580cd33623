import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: unknown;

/**
 * Frees at once what nothing refers to any more. For what loading leaves behind, and for memory of native libraries that an object of a few
 * bytes holds: V8 does not count it and would let it grow. A few milliseconds for a small heap, fifty for that of the service.
 */
export function collectGarbage(): void {
  if (collect === undefined) {
    // Each thread has its own function; the flag holds from the next context on.
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc');
  }
  if (typeof collect === 'function') collect();
}
