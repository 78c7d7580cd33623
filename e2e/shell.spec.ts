import { expect, GUEST, test } from './support/app.ts';

test.use({ memory: GUEST });

test.describe('the side menu', () => {
  test('takes the focus, keeps it, and gives it back on Escape', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('heading', { name: 'Menu' })).toBeFocused();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement?.closest('dialog') === null && document.activeElement !== document.body,
      );
      expect(outside, `focus after ${step + 1} tabs`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('closes at a press beside it', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.mouse.click(380, 600);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
  });
});

test('the bottom bar has Home, AI, Scan, Insights and Profile, in this order and all in sight', { tag: '@long' }, async ({ page }) => {
  await page.goto('/scan');
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(tabs).toHaveText(['Home', 'AI', 'Scan', 'Insights', 'Profile']);
  expect(await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/ai-nutritionist',
    '/scan',
    '/insights',
    '/profile',
  ]);
  await expect(tabs.nth(2)).toHaveAttribute('aria-current', 'page');
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
});

test('the header stays at the top while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(200, 250);
  // Until the home stands a page may be no longer than the screen: it is turned again then.
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 1000 }).toBeGreaterThan(200);
  }).toPass();
  const header = page.getByRole('banner');
  await expect(header.getByText('Labelwise')).toBeInViewport();
  expect((await header.boundingBox())?.y).toBe(0);
});

test('who presses for the search can type at once', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Search foods' }).click();
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search foods' });
  await expect(field).toBeFocused();
  // Also where its code is here already, and the page stands at once.
  await page.goBack();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Search/ })
    .click();
  await expect(field).toBeFocused();
  await page.keyboard.type('yogurt');
  await expect(page).toHaveURL('/search?q=yogurt');
});

test('the focus goes to the heading of the page that was opened', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Nutritionist' })).toBeFocused();
});
