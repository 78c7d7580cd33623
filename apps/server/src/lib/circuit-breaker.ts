/** Stops asking an upstream that keeps failing, and lets one call through now and then to see whether it is back. */

type CircuitBreakerOptions = {
  /** Failures in a row that open the circuit. */
  readonly failures: number;
  /** How long it stays open before one trial call, ms. */
  readonly coolDownMs: number;
  readonly now: () => number;
};

export function createCircuitBreaker({ failures, coolDownMs, now }: CircuitBreakerOptions) {
  let inARow = 0;
  let openUntil = 0;
  let trialUnderWay = false;

  return {
    /** May a call be made now? While open, one caller a cool-down gets `true`, and must report how it went. */
    tryPass(): boolean {
      if (inARow < failures && now() >= openUntil) return true;
      if (now() < openUntil || trialUnderWay) return false;
      trialUnderWay = true;
      return true;
    },
    succeeded(): void {
      inARow = 0;
      openUntil = 0;
      trialUnderWay = false;
    },
    /** `waitMs`: how long the upstream itself asked for. That opens the circuit at once. */
    failed(waitMs: number | null): void {
      inARow += 1;
      trialUnderWay = false;
      if (waitMs !== null) openUntil = Math.max(openUntil, now() + waitMs);
      else if (inARow >= failures) openUntil = now() + coolDownMs;
    },
    /** Milliseconds until a call may pass again; 0 when closed. */
    waitMs: (): number => Math.max(0, openUntil - now()),
  };
}
