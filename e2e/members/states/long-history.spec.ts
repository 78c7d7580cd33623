import { expect, type Page } from '../../support/app.ts';
import { NUTELLA } from '../../support/foods.data.ts';
import { givenHistory } from '../../support/history.ts';
import { test } from '../../support/member.ts';
import { callerOf, foodIdOf, tokenOf } from '../member.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Scanned products' }).getByRole('listitem');

test('a history of 10,000 products holds at most 60 rows in the page and scrolls to its end', { tag: '@long' }, async ({
  page,
  server,
}) => {
  test.setTimeout(150_000);
  await page.goto('/');
  const call = callerOf(server, await tokenOf(page));
  await call('POST', '/api/scans', { foodId: await foodIdOf(call, NUTELLA) });
  const { body } = await call('GET', '/api/scans');
  const entry = Object(Array.isArray(body) ? body[0] : null);

  await givenHistory(page, entry, 10_000);
  await page.goto('/history');
  await expect(page.getByText('Product 0', { exact: true })).toBeVisible();
  expect(await rows(page).count()).toBeLessThanOrEqual(60);
  let most = 0;
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    most = Math.max(most, await rows(page).count());
    await expect(page.getByText('Product 9999', { exact: true })).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 120_000, intervals: [20] });
  expect(most).toBeLessThanOrEqual(60);
});
