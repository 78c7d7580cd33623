import { expect, type Page } from './app.ts';

/** The worker controls pages from the second visit on: a page that has loaded is never claimed. */
export async function visitTwice(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
