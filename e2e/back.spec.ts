import { expect, GUEST, type Page, test } from './support/app.ts';
import { NUTELLA } from './support/foods.data.ts';
import { test as asMember } from './support/member.ts';

const back = (page: Page) => page.getByRole('button', { name: 'Back' });

/** Opens the results of a product with this query, with nothing before them. */
async function openResults(page: Page, query: string): Promise<void> {
  await page.goto(`/results/${NUTELLA}${query}`);
  await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
}

asMember.describe('Back from results', () => {
  for (const [query, path] of [
    ['?from=favorites', '/favorites'],
    ['?from=trending', '/trending'],
    ['?fromPage=insights', '/insights'],
    ['?fromPage=detailed-history', '/detailed-history'],
    ['', '/'],
    ['?from=elsewhere', '/'],
  ] as const) {
    asMember(`of ${query || 'no origin'} leads to ${path}`, async ({ page }) => {
      await openResults(page, query);
      await back(page).click();
      await expect(page).toHaveURL((url) => url.pathname === path);
    });
  }
});

test.describe('Back without an account', () => {
  test.use({ memory: GUEST });

  test('leads to the page before, also after the page was loaded anew', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scan' }).click();
    await page.getByRole('button', { name: 'Enter Barcode Manually' }).click();
    await page.getByLabel('Barcode', { exact: true }).fill(NUTELLA);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/results/temp');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
    await back(page).click();
    await expect(page).toHaveURL('/scan');
  });

  test('the last scan stands on the home of a guest and leads to its results', async ({ page }) => {
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
