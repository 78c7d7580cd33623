import { expect, expectToast } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { test } from '../support/member.ts';
import { visitTwice } from '../support/service-worker.ts';
import { callerOf, scoreOf, tokenOf } from './member.ts';

test.use({ serviceWorkers: 'allow' });

test('a favorite made without a network is kept on the device and stored once when there is one again', async ({ page, context, server }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/favorites') sent.push(request.url());
  });
  await visitTwice(page, `/results/${NUTELLA}`);
  await expect(scoreOf(page)).toBeVisible();
  const favorite = page.getByRole('button', { name: 'Favorite', exact: true });
  await expect(favorite).toHaveAttribute('aria-pressed', 'false');
  await expect(favorite).toBeEnabled();
  const call = callerOf(server, await tokenOf(page));

  await context.setOffline(true);
  await expect(page.getByText("You're offline. Some features may not work.", { exact: true })).toBeVisible();
  await favorite.click();
  await expectToast(page, 'Added to Favorites');
  await favorite.click();
  await expectToast(page, 'Removed from Favorites');
  await favorite.click();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(scoreOf(page)).toBeVisible();
  await expect(page.getByText("You're offline. Some features may not work.", { exact: true })).toBeVisible();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  expect((await call('GET', '/api/favorites')).body).toEqual([]);

  await context.setOffline(false);
  await expect.poll(async () => (await call('GET', '/api/favorites')).body).toHaveLength(1);
  await page.reload();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  expect((await call('GET', '/api/favorites')).body).toHaveLength(1);
  expect(sent).toHaveLength(1);
});
