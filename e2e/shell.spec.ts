import { expect, GUEST, test } from './support/app.ts';

test.use({ memory: GUEST });

const MENU: readonly (readonly [string, string])[] = [
  ['My Profile', '/auth'],
  ['Dietary Preferences', '/preferences'],
  ['Health Profile', '/health-profile'],
  ['AI Nutritionist', '/ai-nutritionist'],
  ['Favorites', '/auth'],
  ['Trending', '/trending'],
  ['Scan History', '/auth'],
];
const STEPS = ['Welcome', 'Scan Any Food', 'Health-Aware Scoring', 'Personalize Your Experience', 'Track & Discover'];

test.describe('the side menu', () => {
  test('leads a signed-out visitor to each page or its sign-in, and closes', async ({ page }) => {
    await page.goto('/');
    for (const [item, path] of MENU) {
      await test.step(`${item} leads to ${path}`, async () => {
        await page.getByRole('button', { name: 'Menu' }).click();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await menu.getByRole('link', { name: item }).click();
        await expect(page).toHaveURL(path);
        await expect(menu).toHaveCount(0);
        await page.goto('/scan');
      });
    }
  });

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

  test('closes at a press beside it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.mouse.click(380, 600);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
  });
});

test('the bottom bar has Home, AI, Scan, Insights and Profile, in this order and all in sight', async ({ page }) => {
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
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  const header = page.getByRole('banner');
  await expect(header.getByText('Labelwise')).toBeInViewport();
  expect((await header.boundingBox())?.y).toBe(0);
});

test('Help walks through its five steps and begins anew after closing', async ({ page }) => {
  await page.goto('/scan');
  const openHelp = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Help' }).click();
  };
  await openHelp();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeDisabled();
  for (const [index, title] of STEPS.entries()) {
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(dialog.getByText(`Step ${index + 1} of 5`)).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    if (index < 4) await dialog.getByRole('button', { name: 'Next' }).click();
  }
  await dialog.getByRole('button', { name: 'Get Started' }).click();
  await expect(dialog).toHaveCount(0);
  await openHelp();
  await expect(dialog.getByText('Step 1 of 5')).toBeVisible();
});

test('an unknown address shows Page Not Found with the way home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/Page Not Found/);
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a page whose code cannot be fetched shows the error screen, and Try Again brings it', async ({ page }) => {
  await page.goto('/');
  let broken = true;
  await page.route('**/assets/*scan-screen*.js', (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/scan');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText("We're sorry, but something unexpected happened. Please try refreshing the page.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  broken = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scan Food' })).toBeVisible();
});

test('the focus goes to the heading of the page that was opened', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scan Food' })).toBeFocused();
});
