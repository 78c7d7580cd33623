import { expect, GUEST, type Page, test } from './support/app.ts';
import { NUTELLA } from './support/foods.data.ts';

const back = (page: Page) => page.getByRole('button', { name: 'Back' });

test.describe('Back without an account', () => {
  test.use({ memory: GUEST });

  test('leads to the page before, also after the page was loaded again', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scan' }).click();
    // The camera is asked for in the same tap; without one the manual entry opens.
    await page.getByLabel('Barcode', { exact: true }).fill(NUTELLA);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/results/temp');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
    await back(page).click();
    await expect(page).toHaveURL('/scan');
  });

  test('the last scan stands on the home of a guest and leads to its results', { tag: '@long' }, async ({ page }) => {
    await page.goto('/scan');
    await page.getByRole('button', { name: 'Enter Barcode Manually' }).click();
    await page.getByLabel('Barcode', { exact: true }).fill(NUTELLA);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/results/temp');
    await page.goto('/');
    await page.getByRole('link', { name: /Nutella/ }).click();
    await expect(page).toHaveURL('/results/temp');
    await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
  });
});
