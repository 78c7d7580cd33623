import { expect, expectToast, GUEST, type Locator, type Page, test } from '../support/app.ts';
import { COLA, NUTELLA, UNKNOWN } from '../support/foods.data.ts';

test.use({ memory: GUEST });

type Entry = { sheet: Locator; field: Locator; submit: Locator };

async function openEntry(page: Page): Promise<Entry> {
  await page.goto('/scan');
  await page.getByRole('button', { name: 'Enter Barcode Manually' }).click();
  const sheet = page.getByRole('dialog', { name: 'Enter Barcode Manually' });
  return { sheet, field: sheet.getByLabel('Barcode', { exact: true }), submit: sheet.getByRole('button', { name: 'Scan Product' }) };
}

test('the field takes the focus, asks for digits, and nothing can be sent while it is empty', { tag: '@long' }, async ({ page }) => {
  const { sheet, field, submit } = await openEntry(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(sheet.getByText('Usually found below the barcode lines')).toBeVisible();
  await expect(submit).toBeDisabled();
  await field.fill('   ');
  await expect(submit).toBeDisabled();
});

test('seven digits are refused in words, the fifteenth is not taken', { tag: '@long' }, async ({ page }) => {
  const { field, submit } = await openEntry(page);
  await field.fill('1234567');
  await submit.click();
  await expectToast(page, 'Invalid Barcode', 'Barcode must be 8-14 digits long.');
  await field.fill('');
  await field.pressSequentially('123456789012345');
  await expect(field).toHaveValue('12345678901234');
});

for (const [how, text] of [
  ['typed with spaces', '3 017620 422003'],
  ['as a GTIN-14', `0${NUTELLA}`],
] as const) {
  test(`a barcode ${how} opens the product on Enter`, { tag: '@long' }, async ({ page }) => {
    const { field } = await openEntry(page);
    await field.pressSequentially(text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/results/temp');
    await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
  });
}

test('a barcode pasted with spaces and a line break opens the product at the press of the button', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { field, submit } = await openEntry(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), '5 449000 000996\n');
  await field.press('Control+V');
  await expect(field).toHaveValue(COLA);
  await submit.click();
  await expect(page.getByRole('heading', { name: /Coca-Cola/ })).toBeVisible();
});

test('an unknown product keeps the entry open for another try', { tag: '@long' }, async ({ page }) => {
  const { sheet, field } = await openEntry(page);
  await field.fill(UNKNOWN);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Product Not Found', 'Product not found in our database. Try scanning a different product.');
  await expect(sheet).toBeVisible();
  await field.fill(COLA);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/results/temp');
});

test('on a phone lying down the message lies on no control of the sheet', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const { sheet, field } = await openEntry(page);
  await field.fill(UNKNOWN);
  await page.keyboard.press('Enter');
  const message = page.getByRole('alert').filter({ hasText: 'Product Not Found' }).locator('> *');
  await expect(message).toBeVisible();
  // It rises into its place.
  await expect(async () => {
    const place = await message.boundingBox();
    for (const control of [field, sheet.getByRole('button', { name: 'Scan Product' }), sheet.getByRole('button', { name: 'Close' })]) {
      const box = await control.boundingBox();
      if (place === null || box === null) throw new Error('nothing to measure');
      expect(place.y >= box.y + box.height || box.y >= place.y + place.height).toBe(true);
    }
  }).toPass();
});

test('while the lookup runs the button says Searching... and cannot be pressed again', { tag: '@long' }, async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  await page.route('**/api/foods/barcode/*', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  const { sheet, field } = await openEntry(page);
  await field.fill(NUTELLA);
  await page.keyboard.press('Enter');
  const searching = sheet.getByRole('button', { name: 'Searching...' });
  await expect(searching).toBeDisabled();
  await field.press('Enter');
  release();
  await expect(page).toHaveURL('/results/temp');
  expect(calls).toBe(1);
});
