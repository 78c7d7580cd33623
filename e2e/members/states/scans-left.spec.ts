import { expect } from '../../support/app.ts';
import { NUTELLA } from '../../support/foods.data.ts';
import { test } from '../../support/member.ts';
import { enterBarcode } from '../member.ts';

test('a free member reads how many scans are left before they are used up', { tag: '@long' }, async ({ page }) => {
  await page.goto('/scan');
  await expect(page.getByText('5 of 5 free scans left today')).toBeVisible();
  await enterBarcode(page, NUTELLA, /Nutella/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scan' }).click();
  await expect(page.getByText('4 of 5 free scans left today')).toBeVisible();
});
