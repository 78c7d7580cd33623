import { expect } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { test } from '../support/member.ts';
import { addPreference, enterBarcode, scoreNumber } from './member.ts';

test('a score that another preference moved says so on its product, with the points', { tag: '@long' }, async ({ page }) => {
  await enterBarcode(page, NUTELLA, /Nutella/);
  const before = await scoreNumber(page);
  await expect(page.getByRole('heading', { name: /Why it changed/ })).toHaveCount(0);
  await page.goto('/want-more');
  await addPreference(page, 'Hazelnuts');
  await page.goto(`/results/${NUTELLA}`);
  await page.getByRole('heading', { name: /^Why \d/u }).click();
  const change = page.getByRole('region', { name: new RegExp(`^It was ${before} on .*Why it changed:$`, 'u') });
  await expect(change).toContainText('Your preferences and health profile+');
  await expect(change).toContainText('Hazelnuts');
});
