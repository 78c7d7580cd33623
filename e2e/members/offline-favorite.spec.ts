import { expect, expectToast } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { test } from '../support/member.ts';
import { visitTwice } from '../support/service-worker.ts';
import { callerOf, scoreOf, tokenOf } from './member.ts';

test.use({ serviceWorkers: 'allow' });

const BANNER = "You're offline. Some features may not work.";

test('a favorite made without a network waits on the device and is stored once when there is one again', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await visitTwice(page, `/results/${NUTELLA}`);
  await expect(scoreOf(page)).toBeVisible();
  const favorite = page.getByRole('button', { name: 'Favorite', exact: true });
  await expect(favorite).toHaveAttribute('aria-pressed', 'false');
  await expect(favorite).toBeEnabled();
  const call = callerOf(server, await tokenOf(page));

  await server.cut();
  await favorite.click();
  await expectToast(page, 'Added to Favorites');
  // The request that got no answer is what shows that there is no network.
  await expect(page.getByText(BANNER, { exact: true })).toBeVisible();
  await favorite.click();
  await expectToast(page, 'Removed from Favorites');
  await favorite.click();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(scoreOf(page)).toBeVisible();
  await expect(page.getByText(BANNER, { exact: true })).toBeVisible();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');

  await server.mend();
  await expect.poll(async () => (await call('GET', '/api/favorites')).body).toHaveLength(1);
  await expect(page.getByText(BANNER, { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  expect((await call('GET', '/api/favorites')).body).toHaveLength(1);
});
