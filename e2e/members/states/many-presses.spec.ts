import { expect } from '../../support/app.ts';
import { NUTELLA } from '../../support/foods.data.ts';
import { test } from '../../support/member.ts';
import { callerOf, scoreOf, tokenOf } from '../member.ts';

test('ten presses on Favorite while the first is under way are one call', { tag: '@long' }, async ({ page, server }) => {
  const sent: string[] = [];
  let release = () => undefined as void;
  const heldBack = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/favorites', async (route) => {
    if (route.request().method() === 'POST') {
      sent.push(route.request().url());
      await heldBack;
    }
    await route.continue();
  });
  await page.goto(`/results/${NUTELLA}`);
  await expect(scoreOf(page)).toBeVisible();
  const favorite = page.getByRole('button', { name: 'Favorite', exact: true });
  await expect(favorite).toBeEnabled();
  // Presses without waiting for the page between them.
  await favorite.evaluate((button) => {
    for (let at = 0; at < 10; at += 1) if (button instanceof HTMLElement) button.click();
  });
  await expect(favorite).toBeDisabled();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(favorite).toBeEnabled();
  expect(sent).toHaveLength(1);
  const call = callerOf(server, await tokenOf(page));
  expect((await call('GET', '/api/favorites')).body).toHaveLength(1);
});
