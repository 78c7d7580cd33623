/** Time limits, single flight and circuit breakers, built with cockatiel. See docs/decisions/008-limits-and-resilience.md. */
import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  TaskCancelledError as TimeLimitError,
  TimeoutStrategy,
  timeout,
} from 'cockatiel';

export { TimeLimitError };

/** What `work` gives. @throws TimeLimitError when it takes longer than `ms`; its outcome is ignored then */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return timeout(Math.max(0, ms), TimeoutStrategy.Aggressive).execute(() => work);
}

/**
 * What `work` gives, or `null` when it fails or takes longer than `ms`; its outcome is ignored then. Without cockatiel, which makes a
 * signal and an exception for each call: every search waits here for its turn.
 */
export async function withTimeLimit<T>(ms: number, work: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, Math.max(0, ms), null);
  try {
    return await Promise.race([work, late.promise]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Callers with the same key share one run of the work, until it settles. */
export function createSingleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const known = running.get(key);
    if (known !== undefined) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

type BreakerOptions = {
  /** Failures in a row that open the circuit. */
  readonly failures: number;
  /** How long it stays open before one trial call, ms. */
  readonly coolDownMs: number;
};

/**
 * Stops calling an upstream that fails repeatedly, and lets one call through after each cool-down to see whether it is back. Meanwhile
 * all other calls are refused at once.
 */
export function createCircuitBreaker({ failures, coolDownMs }: BreakerOptions) {
  const policy = circuitBreaker(handleAll, { breaker: new ConsecutiveBreaker(failures), halfOpenAfter: coolDownMs });
  let openUntil = 0;
  /** Until when the upstream itself asked not to be called. */
  let pausedUntil = 0;
  policy.onBreak(() => {
    openUntil = Date.now() + coolDownMs;
  });
  const waitMs = (): number => Math.max(0, Math.max(openUntil, pausedUntil) - Date.now());

  return {
    /** May a call be made now? */
    allowsCall: (): boolean => waitMs() === 0 && policy.state !== CircuitState.HalfOpen,
    /** Runs a call and counts how it went. Ask {@link allowsCall} first. */
    execute: <T>(work: () => Promise<T>): Promise<T> => policy.execute(work),
    /** No call for so long, as the upstream asked. */
    pause(ms: number): void {
      pausedUntil = Math.max(pausedUntil, Date.now() + ms);
    },
    /** Milliseconds until a call may be made again; 0 when closed. */
    waitMs,
  };
}

/** An answer of an upstream is larger than we take. */
export class BodyTooLargeError extends TypeError {
  override name = 'BodyTooLargeError';
}

/** The body of an answer as it comes, cut off with an error after `maxBytes`. They are counted after decompression. */
export function boundedBody({ body }: Response, maxBytes: number): ReadableStream<Uint8Array<ArrayBuffer>> | null {
  let left = maxBytes;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new BodyTooLargeError(`The answer is larger than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return body?.pipeThrough(limit) ?? null;
}

/**
 * The whole body of an answer.
 *
 * @throws BodyTooLargeError
 */
export async function readBody({ body }: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new BodyTooLargeError(`The answer is larger than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts, bytes);
}
