import { vi } from 'vitest';

/** Waits until a check no longer throws. Only what fails waits long: a busy machine makes no test red. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 120_000, interval: 50 });
}
