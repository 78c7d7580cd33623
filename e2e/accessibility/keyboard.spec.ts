import { expect, GUEST, test } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { openPage } from '../support/pages.ts';
import { stepsBack, tabThrough } from './tab-stops.ts';

test.use({ memory: GUEST });

test('the walk itself notices a ring that is gone and an order that is turned around', { tag: '@long' }, async ({ page }) => {
  await openPage(page, '/scan');
  expect(stepsBack(await tabThrough(page))).toEqual([]);
  await openPage(page, '/scan');
  await page.addStyleTag({
    content:
      ':focus-visible, :focus-visible * { outline: none !important } main div:has(> button + button) { display: flex !important; flex-direction: column-reverse !important }',
  });
  const stops = await tabThrough(page);
  expect(stops.filter(({ shows }) => shows)).toEqual([]);
  expect(stepsBack(stops)).toEqual(['Start Scanning → Enter Barcode Manually']);
});

test('the first stop skips to the content', async ({ page }) => {
  await openPage(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('from the home of a guest to a score by keyboard alone', { tag: '@long' }, async ({ page }) => {
  await openPage(page, '/scan');
  const button = page.getByRole('button', { name: 'Enter Barcode Manually' });
  for (let at = 0; at < 20 && !(await button.evaluate((element) => element === document.activeElement)); at += 1)
    await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Barcode', { exact: true })).toBeFocused();
  await page.keyboard.type(NUTELLA);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/results/temp');
  await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
});
