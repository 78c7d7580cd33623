import { expect, expectToast, GUEST, type Page } from '../support/app.ts';
import { test } from '../support/camera.ts';
import { NUTELLA } from '../support/foods.data.ts';

test.use({ memory: GUEST });

/** A part of the app that cannot be fetched, as after a deploy or where the network drops it. */
const lose = (page: Page, part: string) => page.route(`**/assets/${part}-*.js`, (route) => route.abort());

async function typeBarcode(page: Page): Promise<void> {
  await page.goto('/scan');
  await page.getByRole('button', { name: 'Enter Barcode Manually' }).click();
  await page.getByLabel('Barcode', { exact: true }).fill(NUTELLA);
  await page.keyboard.press('Enter');
}

test('a food that neither the server nor the device can score says so and opens nothing', { tag: '@long' }, async ({ page }) => {
  await page.route('**/api/calculate-score', (route) => route.fulfill({ status: 500, json: { error: 'no' } }));
  await lose(page, 'engine');
  await typeBarcode(page);
  await expectToast(page, 'Error', 'Failed to calculate food score.');
  await expect(page).toHaveURL('/scan');
});

test('an accident with a typed barcode is shown', { tag: '@long' }, async ({ page }) => {
  await lose(page, 'scan-flow');
  await typeBarcode(page);
  await expectToast(page, 'Something Went Wrong', 'An unexpected error occurred. Please try manual entry instead.');
  await expect(page).toHaveURL('/scan');
});

test.describe('a barcode before the camera', () => {
  test.use({ scene: { codes: [{ symbology: 'ean13', text: NUTELLA }] } });

  test('that the app trips over is shown in words of its own', { tag: '@long' }, async ({ page }) => {
    await lose(page, 'scan-flow');
    await page.goto('/scan');
    await page.getByRole('button', { name: 'Start Scanning' }).click();
    await expectToast(page, 'Processing Error', 'Failed to process the detected barcode. Please try again.');
    await expect(page).toHaveURL('/scan');
  });
});
