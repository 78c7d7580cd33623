import { expect, type Page, test, toastOf } from '../support/app.ts';
import { openPage } from '../support/pages.ts';
import { stepsBack, tabThrough } from './tab-stops.ts';

/** Walks each page with the Tab key: every stop shows its focus, follows the reading order and lies under no bar. */
export async function expectGoodStops(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await openPage(page, address);
      await passToast(page);
      const stops = await tabThrough(page);
      expect.soft(stops.length, address).toBeGreaterThan(1);
      expect.soft(stops.filter(({ shows }) => !shows).map(({ name }) => name), `${address}: without a visible focus`).toEqual([]);
      expect.soft(stops.filter(({ covered }) => covered).map(({ name }) => name), `${address}: covered`).toEqual([]);
      expect.soft(stepsBack(stops), `${address}: against the reading order`).toEqual([]);
    });
  }
}

/** A message that came with the page lies over it for five seconds at most; the keyboard has its way to close it before. */
async function passToast(page: Page): Promise<void> {
  const message = toastOf(page).locator('[role] > *');
  if ((await message.count()) === 0) return;
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(message).toHaveCount(0);
  // The walk begins at the top again.
  await page.mouse.click(1, 1);
}
