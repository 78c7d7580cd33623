/** Time limits and circuit breakers, built with cockatiel. See docs/decisions/008-limits-and-resilience.md. */
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll, TimeoutStrategy, timeout } from 'cockatiel';

/** What `work` gives, or `null` when it fails or takes longer than `ms`; its outcome is ignored then. */
export async function withTimeLimit<T>(ms: number, work: Promise<T>): Promise<T | null> {
  try {
    return await timeout(ms, TimeoutStrategy.Aggressive).execute(() => work);
  } catch {
    return null;
  }
}

type BreakerOptions = {
  /** Failures in a row that open the circuit. */
  readonly failures: number;
  /** How long it stays open before one trial call, ms. */
  readonly coolDownMs: number;
};

/**
 * Stops calling an upstream that keeps failing, and lets one call through after each cool-down to see whether it is back. Nobody waits for
 * that call: whoever comes meanwhile is refused at once.
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
