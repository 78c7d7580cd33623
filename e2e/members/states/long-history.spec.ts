import { expect, type Page } from '../../support/app.ts';
import { NUTELLA } from '../../support/foods.data.ts';
import { framesOfScroll, medianOf } from '../../support/frames.ts';
import { givenHistory } from '../../support/history.ts';
import { test } from '../../support/member.ts';
import { callerOf, foodIdOf, tokenOf } from '../member.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Scanned products' }).getByRole('listitem');

test('a history of 10,000 products holds at most 60 rows in the page, scrolls to its end, and as smoothly as a short one', async ({
  page,
  server,
}) => {
  test.setTimeout(150_000);
  await page.goto('/');
  const call = callerOf(server, await tokenOf(page));
  await call('POST', '/api/scans', { foodId: await foodIdOf(call, NUTELLA) });
  const { body } = await call('GET', '/api/scans');
  const entry = Object(Array.isArray(body) ? body[0] : null);

  const fling = async (count: number) => {
    await givenHistory(page, entry, count);
    await page.goto('/history');
    // The page remembers how far it was scrolled.
    await expect(rows(page).nth(5)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByText('Product 0', { exact: true })).toBeVisible();
    return medianOf(await framesOfScroll(page, { stepPx: 100 }));
  };
  const short = await fling(150);
  const long = await fling(10_000);
  expect(long / short).toBeLessThan(3);

  expect(await rows(page).count()).toBeLessThanOrEqual(60);
  let most = 0;
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    most = Math.max(most, await rows(page).count());
    await expect(page.getByText('Product 9999', { exact: true })).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 90_000, intervals: [20] });
  expect(most).toBeLessThanOrEqual(60);
});
