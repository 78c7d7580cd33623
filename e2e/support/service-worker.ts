import { expect, type Page } from './app.ts';

/**
 * The worker controls pages from the second visit on: a page that has loaded is never claimed. What a page of results brought along is
 * stored for a time without a network once the page has nothing else to do; that is waited for.
 */
export async function visitTwice(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  if (!address.startsWith('/results/')) return;
  const stored = (food: string) => caches.match(food, { ignoreVary: true }).then((answer) => answer !== undefined);
  await expect.poll(() => page.evaluate(stored, `/api/foods/barcode/${address.replace('/results/', '')}`)).toBe(true);
}
