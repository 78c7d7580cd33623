import type { Page } from '@playwright/test';

/**
 * Scrolls a box of the page, or the page itself, frame by frame, and answers how long the frames took, in ms, shortest first.
 * To be compared with another list on the same machine, never with a fixed time.
 */
export async function framesOfScroll(
  page: Page,
  { box, stepPx, frames = 90 }: { box?: string; stepPx: number; frames?: number },
): Promise<number[]> {
  return page.evaluate(
    async (how) => {
      const scrolled = how.box === undefined ? document.scrollingElement : document.querySelector(how.box);
      const taken: number[] = [];
      let last = performance.now();
      for (let n = 0; n < how.frames; n += 1) {
        if (scrolled !== null) scrolled.scrollTop += how.stepPx;
        // oxlint-disable-next-line no-await-in-loop -- frame by frame
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
        const now = performance.now();
        taken.push(now - last);
        last = now;
      }
      return taken.toSorted((left, right) => left - right);
    },
    { box, stepPx, frames },
  );
}

/** The frame that half of all frames are no longer than, in ms. */
export const medianOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
