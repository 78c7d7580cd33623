import { expect, GUEST, type Page, test } from '../support/app.ts';
import { WATER } from '../support/foods.data.ts';

const SHOWN_SCORES_KEY = 'labelwise_shown_scores';

async function showStoredScore(page: Page, score: number): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('lastScanFood', JSON.stringify({ id: '1', name: 'Porridge', barcode: '96385074', ingredients: 'Oats, water' }));
    localStorage.setItem('lastScanScore', JSON.stringify({ score: value }));
  }, score);
  await page.goto('/results/temp');
  await expect(page.getByRole('img', { name: new RegExp(`^Score ${score} of 100, `) }).first()).toBeVisible();
}

test.use({ memory: GUEST });

test('a score that rises past a limit is celebrated once, and not when it falls', { tag: '@long' }, async ({ page }) => {
  const celebration = page.getByText('Halfway there!', { exact: true });
  await page.goto('/scan');
  await showStoredScore(page, 49);
  await showStoredScore(page, 50);
  await expect(celebration).toBeVisible();
  await expect(celebration).toHaveCount(0);
  for (const again of [50, 49]) {
    await showStoredScore(page, again);
    await expect(celebration).toHaveCount(0);
  }
});

test('a product seen for the first time is not celebrated', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/results/${WATER}`);
  await expect(page.getByRole('img', { name: /^Score \d+ of 100, / }).first()).toBeVisible();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), SHOWN_SCORES_KEY)).not.toBeNull();
  await expect(page.getByText(/^(Good start|Halfway there|Excellent choice|Perfect pick)!$/)).toHaveCount(0);
});
