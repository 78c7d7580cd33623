/** How long to wait, ms: for the first piece, for the next one, and for all of them. */
export type TimeLimits = { first: number; next: number; all: number };

/** Pieces did not come in time. */
export class TooSlowError extends Error {
  override name = 'TooSlowError';
}

/**
 * Passes pieces on for as long as they come in time, and lets go of the source at once when they do not or when the
 * signal ends it: a source that hangs holds nobody up.
 * @throws TooSlowError
 */
export async function* inTime<T>(source: AsyncIterable<T>, limits: TimeLimits, signal: AbortSignal): AsyncGenerator<T> {
  const pieces = source[Symbol.asyncIterator]();
  const end = performance.now() + limits.all;
  let patience = limits.first;
  try {
    for (;;) {
      const piece = await within(pieces.next(), Math.min(patience, end - performance.now()), signal);
      if (piece === null || piece.done === true) return;
      patience = limits.next;
      yield piece.value;
    }
  } finally {
    // Not awaited: a source that hangs would hang here, too.
    pieces.return?.().catch(() => undefined);
  }
}

/** `null` when the signal ended the waiting. */
async function within<T>(promise: Promise<T>, ms: number, signal: AbortSignal): Promise<T | null> {
  promise.catch(() => undefined);
  if (signal.aborted) return null;
  const over = Promise.withResolvers<null>();
  const timer = setTimeout(() => over.reject(new TooSlowError('no answer in time')), Math.max(0, ms));
  const stop = () => over.resolve(null);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([promise, over.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
