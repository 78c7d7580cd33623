import { expect, type Page, test } from '../support/app.ts';
import { openPage } from '../support/pages.ts';
import { stepsBack, tabThrough } from './tab-stops.ts';

/** Walks each page with the Tab key: every stop shows its focus, follows the reading order and lies under no bar. */
export async function expectGoodStops(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await openPage(page, address);
      const stops = await tabThrough(page);
      expect.soft(stops.length, address).toBeGreaterThan(1);
      expect
        .soft(
          stops.filter(({ shows }) => !shows).map(({ name }) => name),
          `${address}: without a visible focus`,
        )
        .toEqual([]);
      expect
        .soft(
          stops.filter(({ covered }) => covered).map(({ name }) => name),
          `${address}: covered`,
        )
        .toEqual([]);
      expect.soft(stepsBack(stops), `${address}: against the reading order`).toEqual([]);
    });
  }
}
