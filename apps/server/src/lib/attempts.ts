import type { Clock } from './clock.ts';

export type Attempts = {
  /** Counts one; says how many whole seconds to wait, or 0 when it may go on. */
  take: (key: string) => number;
  /** Forgets a key, after it proved itself. */
  forget: (key: string) => void;
};

const MAX_KEYS = 50_000;

/**
 * Counts tries of a key in a sliding window, in memory: with several processes each grants its own share.
 * Keys beyond 50,000 push out the oldest, so that guessing names cannot fill the memory.
 */
export function createAttempts(max: number, windowMs: number, now: Clock): Attempts {
  const tries = new Map<string, number[]>();
  return {
    take(key) {
      const start = now() - windowMs;
      const recent = (tries.get(key) ?? []).filter((time) => time > start);
      tries.delete(key);
      const [oldest] = recent;
      if (recent.length >= max && oldest !== undefined) {
        tries.set(key, recent);
        return Math.max(1, Math.ceil((oldest - start) / 1000));
      }
      tries.set(key, [...recent, now()]);
      if (tries.size > MAX_KEYS) tries.delete(tries.keys().next().value ?? key);
      return 0;
    },
    forget: (key) => {
      tries.delete(key);
    },
  };
}
