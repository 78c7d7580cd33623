import { expect, GUEST, type Page, test } from '../support/app.ts';
import { WATER } from '../support/foods.data.ts';

const SHOWN_SCORES_KEY = 'labelwise_shown_scores';

/** The four limits and their messages; the score before, and the one that is stored now. */
const RISES = [
  [24, 25, 'Good start!'],
  [49, 50, 'Halfway there!'],
  [74, 75, 'Excellent choice!'],
  [89, 90, 'Perfect pick!'],
] as const;

async function showStoredScore(page: Page, score: number): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('lastScanFood', JSON.stringify({ id: '1', name: 'Porridge', barcode: '96385074', ingredients: 'Oats, water' }));
    localStorage.setItem('lastScanScore', JSON.stringify({ score: value }));
  }, score);
  await page.goto('/results/temp');
  await expect(page.getByRole('img', { name: new RegExp(`^Score ${score} of 100, `) }).first()).toBeVisible();
}

test.use({ memory: GUEST });

for (const [before, now, message] of RISES) {
  test(`a score that rises from ${before} to ${now} shows "${message}", once, and nothing when it falls`, async ({ page }) => {
    await page.goto('/scan');
    await showStoredScore(page, before);
    await showStoredScore(page, now);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByText(message, { exact: true })).toHaveCount(0);
    for (const again of [now, before]) {
      await showStoredScore(page, again);
      for (const [, , each] of RISES) await expect(page.getByText(each, { exact: true })).toHaveCount(0);
    }
  });
}

test('a product seen for the first time is not celebrated', async ({ page }) => {
  await page.goto(`/results/${WATER}`);
  await expect(page.getByRole('img', { name: /^Score \d+ of 100, / }).first()).toBeVisible();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), SHOWN_SCORES_KEY)).not.toBeNull();
  for (const [, , message] of RISES) await expect(page.getByText(message, { exact: true })).toHaveCount(0);
});
