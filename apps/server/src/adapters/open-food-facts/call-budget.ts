/** At most `calls` in any window of `windowMs`, counted exactly: the upstream bans addresses that go over. */
export function createCallBudget(calls: number, windowMs: number, now: () => number) {
  const spent: number[] = [];
  const forget = () => {
    while (spent[0] !== undefined && spent[0] <= now() - windowMs) spent.shift();
  };
  return {
    /** Spends one call if there is one left. */
    trySpend(): boolean {
      forget();
      if (spent.length >= calls) return false;
      spent.push(now());
      return true;
    },
    /** Milliseconds until the next call is free; 0 when one is. */
    waitMs(): number {
      forget();
      const oldest = spent[0];
      return oldest === undefined || spent.length < calls ? 0 : oldest + windowMs - now();
    },
  };
}
