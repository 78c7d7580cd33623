import { expect, GUEST, type Page, test } from './support/app.ts';

const DARK_PAPER = '#0E1412';
const LIGHT_PAPER = '#FBFAF6';

/** The state of the page at the first moment that it has a body, before the app runs. */
async function rememberFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.body === null) return;
      observer.disconnect();
      Object.assign(window, { firstTheme: document.documentElement.getAttribute('data-theme') });
    }).observe(document, { childList: true, subtree: true });
  });
}

for (const theme of ['dark', 'light'] as const) {
  const other = theme === 'dark' ? 'light' : 'dark';
  test.describe(`with ${theme} stored on a device that is set to ${other}`, () => {
    test.use({ memory: { ...GUEST, theme }, colorScheme: other });

    test(`the page is ${theme} from the first paint on`, async ({ page }) => {
      await rememberFirstPaint(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'firstTheme'))).toBe(theme);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme);
      const metas = await page.locator('meta[name="theme-color"]').evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
      expect(new Set(metas)).toEqual(new Set([theme === 'dark' ? DARK_PAPER : LIGHT_PAPER]));
    });
  });
}

test.describe('the theme', () => {
  test.use({ memory: GUEST, colorScheme: 'light' });

  test('follows the device while nothing is chosen, stays with what was chosen, and follows again', { tag: '@long' }, async ({ page }) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto('/');
    const light = await paper();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(paper).not.toBe(light);
    const dark = await paper();

    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
    await page.getByRole('radio', { name: 'Light' }).check();
    await expect.poll(paper).toBe(light);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await page.reload();
    await expect.poll(paper).toBe(light);

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: 'System' }).check();
    await expect.poll(paper).toBe(dark);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
  });
});
