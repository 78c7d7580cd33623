import { expect, type Page, type Request } from './app.ts';

declare global {
  interface Window {
    /** Whether the app takes presses itself, on a page that came drawn. */
    earlyPresses?: { readonly taken: boolean } | undefined;
  }
}

/** How long no request must have been made for a page to count as loaded, in ms. */
const QUIET_MS = 100;

/** Opens an address and waits until what it shows is there: its heading, its words, no skeleton, no motion, and the app runs. */
export async function openPage(page: Page, address: string): Promise<void> {
  const requests = watchRequests(page);
  await page.goto(address);
  // A page that came drawn looks finished before the app has taken it over.
  await page.waitForFunction(() => window.earlyPresses?.taken !== false);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await settled(page);
  await requests.quiet();
  await settled(page);
}

/** Nothing is loading and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: 2000 });
    });
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const ended = Promise.allSettled(finite.map(({ finished }) => finished));
    // An animation that is paused never ends.
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5000))]);
  });
}

/** Follows the requests of a page until none is under way and none was made for a tenth of a second. */
function watchRequests(page: Page) {
  const open = new Set<Request>();
  let changedAt = Date.now();
  const begin = (request: Request) => {
    // Events are listened to for as long as the page is open.
    if (request.resourceType() === 'eventsource' || (request.headers()['accept'] ?? '').includes('text/event-stream')) return;
    open.add(request);
    changedAt = Date.now();
  };
  const end = (request: Request) => {
    open.delete(request);
    changedAt = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    async quiet(): Promise<void> {
      await expect.poll(() => open.size === 0 && Date.now() - changedAt >= QUIET_MS, { intervals: [20] }).toBe(true);
      page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    },
  };
}
