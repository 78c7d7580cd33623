import { fillAccount } from '../../accessibility/full-account.ts';
import { expect, type Page } from '../../support/app.ts';
import { NUTELLA } from '../../support/foods.data.ts';
import { test } from '../../support/member.ts';
import { openPage } from '../../support/pages.ts';
import { callerOf, foodIdOf, tokenOf } from '../member.ts';

/** Delays every answer of the scan list by this time. */
async function hold(page: Page, ms: number): Promise<void> {
  await page.route(/\/api\/scans(?:\?|$)/u, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    await new Promise((resolve) => setTimeout(resolve, ms));
    return route.continue().catch(() => undefined);
  });
}

/** Records whether a loading state was ever seen, and how far elements moved. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') !== true)
          Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const shifted = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifted')));

test.beforeEach(async ({ page, server }) => {
  await page.goto('/legal');
  const call = callerOf(server, await tokenOf(page));
  expect((await call('POST', '/api/scans', { foodId: await foodIdOf(call, NUTELLA) })).status).toBe(200);
  await watch(page);
});

test('a list that takes a second shows its shape first, and nothing jumps when it comes', { tag: '@long' }, async ({ page }) => {
  await hold(page, 1000);
  await page.goto('/history');
  await expect(page.getByText('Loading scan history...')).toBeAttached();
  await expect(page.getByRole('link', { name: /Nutella/ })).toBeVisible();
  await expect(page.getByText('Loading scan history...')).toHaveCount(0);
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
});

test('what comes within 200 ms shows no shape that only flashes', async ({ page }) => {
  await hold(page, 3000);
  await page.goto('/history');
  const shape = page.locator('main [role="status"] span[aria-hidden="true"]').first();
  await shape.waitFor({ state: 'attached' });
  // The shape keeps its room at once and fades in after the wait; that of the route gives way to that of the screen meanwhile.
  const look = () =>
    shape.evaluate((element) => {
      const { animationDelay, animationFillMode } = getComputedStyle(element);
      const effect = element.getAnimations()[0]?.effect;
      return {
        wait: animationDelay,
        fill: animationFillMode,
        from: effect instanceof KeyframeEffect ? effect.getKeyframes()[0]?.['opacity'] : null,
      };
    });
  await expect.poll(look).toEqual({ wait: '0.2s', fill: 'both', from: '0' });
});

test('a list that does not come within ten seconds says so, and Try Again brings it', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await hold(page, 12_000);
  await page.goto('/history');
  await expect(page.getByRole('heading', { name: 'Your scan history could not be loaded.' })).toBeVisible({ timeout: 15_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('link', { name: /Nutella/ })).toBeVisible();
});

test('no page of a full account jumps while its answers come', async ({ page, server }) => {
  await fillAccount(page, server);
  // What the device read once stands there until the answer comes.
  await openPage(page, '/preferences');
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    return route.continue().catch(() => undefined);
  });
  for (const address of [
    '/ai-nutritionist',
    '/preferences',
    '/want-more',
    '/profile',
    '/purchased',
    '/trending',
    '/',
    `/results/${NUTELLA}`,
  ]) {
    await test.step(address, async () => {
      await openPage(page, address);
      expect.soft(await shifted(page), address).toBeLessThanOrEqual(0.02);
    });
  }
});
