import { expect, expectToast } from '../support/app.ts';
import { BISCUITS, COLA, NUTELLA, PESTO, WATER } from '../support/foods.data.ts';
import { test } from '../support/member.ts';
import { addPreference, callerOf, enterBarcode, foodIdOf, tokenOf } from './member.ts';

const UPSELL = 'This one is shown, but not kept in your history.';

test.slow();

test('the sixth scan of a day shows its food with the way to more and is not stored; after the start of a trial the next one is', {
  tag: '@long',
}, async ({ page, server }) => {
  await page.goto('/');
  const call = callerOf(server, await tokenOf(page));
  for (const barcode of [COLA, BISCUITS, PESTO, WATER]) {
    expect((await call('POST', '/api/scans', { foodId: await foodIdOf(call, barcode) })).status).toBeLessThan(300);
  }
  await enterBarcode(page, COLA, /Coca-Cola/);
  await expect(page.getByText(UPSELL)).toHaveCount(0);
  await enterBarcode(page, NUTELLA, /Nutella/);
  await expect(page.getByText(UPSELL)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade', exact: true })).toBeVisible();
  expect((await call('GET', '/api/scans')).body).toHaveLength(5);

  await page.goto('/health-profile');
  await page.getByRole('button', { name: 'Start 7-Day Free Trial' }).click();
  await expectToast(page, 'Trial Started!', 'You now have 7 days of premium access.');
  await enterBarcode(page, NUTELLA, /Nutella/);
  await expect(page.getByText(UPSELL)).toHaveCount(0);
  await expect.poll(async () => (await call('GET', '/api/scans')).body).toHaveLength(6);
});

test('a free member keeps one ingredient in each direction; a second is answered with the way to more, and a trial makes room', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/want-less');
  await addPreference(page, 'Palm oil');
  await expect(page.getByText('You have used it here; its priority can still be changed.')).toBeVisible();
  await page.getByLabel('Add your own').fill('Sugar');
  await page.keyboard.press('Enter');
  await expectToast(
    page,
    'Upgrade for more',
    'Free users can add 1 want-more and 1 want-less ingredient. Upgrade to premium for unlimited preferences.',
  );
  await expect(page.getByRole('dialog', { name: 'Sugar' })).toHaveCount(0);

  await page.goto('/want-more');
  await addPreference(page, 'Oats');
  await page.goto('/health-profile');
  await page.getByRole('button', { name: 'Start 7-Day Free Trial' }).click();
  await expectToast(page, 'Trial Started!');
  await page.goto('/want-less');
  await addPreference(page, 'Sugar');
  await page.reload();
  const list = page.getByRole('list', { name: 'What you want less of' });
  await expect(list).toContainText('Palm oil');
  await expect(list).toContainText('Sugar');
});
