/** A navigation slower than this is logged. */
export const SLOW_NAVIGATION_MS = 1000;

/** Times navigations from the change of address to the new page on screen. */
export function createNavigationTimer(now: () => number, report: (message: string) => void) {
  let startedAt: number | null = null;
  let begun = 0;
  return {
    /** How many navigations this page load has seen. */
    count: (): number => begun,
    start(): void {
      begun += 1;
      startedAt = now();
    },
    finish(route: string): void {
      if (startedAt === null) return;
      const tookMs = Math.round(now() - startedAt);
      startedAt = null;
      if (tookMs > SLOW_NAVIGATION_MS) report(`Slow navigation: ${route} took ${tookMs} ms`);
    },
  };
}
