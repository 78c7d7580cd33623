import { join } from 'node:path';
import { expect, GUEST, type Page, test } from '../support/app.ts';
import { UNKNOWN } from '../support/foods.data.ts';
import { visitTwice } from '../support/service-worker.ts';

test.use({ memory: GUEST });

/** A label of our own generator. */
const LABEL = join(import.meta.dirname, '..', '..', 'apps/server/src/cli/fixtures/label.jpg');

const foot = (page: Page) => page.getByRole('region', { name: 'Provisional score' });

async function readPhoto(page: Page): Promise<void> {
  await page.locator('[data-photo-files]').setInputFiles(LABEL);
  await page.getByRole('button', { name: 'The whole photo' }).click();
  await expect(page.getByRole('heading', { name: /^Look at these|^Read clearly/ }).first()).toBeVisible({ timeout: 120_000 });
}

test('a label typed by hand scores a product that nobody knows, on this device', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/label?barcode=${UNKNOWN}&by=hand`);
  const figures = {
    Energy: '1586',
    Fat: '5,8',
    'Saturated fat': '0,6',
    Carbohydrates: '66',
    Sugars: '6.9',
    Fiber: '9,4',
    Protein: '11',
    Salt: '<0,03',
  };
  for (const [name, value] of Object.entries(figures)) await page.getByRole('textbox', { name: new RegExp(`^${name} ?,`) }).fill(value);
  await expect(foot(page).getByText(/^Provisional, \d+$/)).toBeVisible();
  await foot(page).getByRole('button', { name: 'Next: name' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Muesli with seeds');
  await foot(page).getByRole('button', { name: 'Use these values' }).click();
  await expect(page).toHaveURL(`/results/${UNKNOWN}`);
  await expect(page.getByRole('heading', { name: 'Muesli with seeds' })).toBeVisible();
});

test('a photo is read on this device, without a request to anybody else', { tag: '@long' }, async ({ page, server }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(?:blob|data):/.test(request.url())) outside.push(request.url());
  });
  await page.goto(`/label?barcode=${UNKNOWN}`);
  await readPhoto(page);
  await expect(foot(page).getByText(/From your photo/)).toBeVisible();
  expect(outside).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a photo is read by what an earlier one has brought', { tag: '@long' }, async ({ page, server }) => {
    await visitTwice(page, `/label?barcode=${UNKNOWN}`);
    await readPhoto(page);
    await server.cut();
    await page.reload();
    await readPhoto(page);
    await expect(foot(page).getByText(/From your photo/)).toBeVisible();
  });
});
