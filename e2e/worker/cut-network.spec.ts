import { ShoppingList } from '@labelwise/contracts/shopping';
import type { Request } from '@playwright/test';
import { callerOf, foodIdOf, scoreOf, tokenOf } from '../members/member.ts';
import { expect, type Page } from '../support/app.ts';
import { NUTELLA, UNKNOWN } from '../support/foods.data.ts';
import { test } from '../support/member.ts';

/** `before`: the request never arrives. `after`: it arrives, and its answer is lost. */
type Cut = 'before' | 'after';

/** Every write of the page is cut until `mend`; pages that were loaded before stay as they are. */
async function cutWrites(page: Page, cut: Cut): Promise<{ mend: () => void; sent: () => number }> {
  let isCut = true;
  let sent = 0;
  const isWrite = (request: Request) => request.method() !== 'GET' && !request.url().includes('/api/auth/');
  await page.route('**/api/**', async (route) => {
    if (!isCut || !isWrite(route.request())) return route.fallback();
    sent += 1;
    if (cut === 'after') await route.fetch();
    await route.abort('connectionreset');
  });
  return {
    mend: () => {
      isCut = false;
    },
    sent: () => sent,
  };
}

const lengthOf = (body: unknown): number => (Array.isArray(body) ? body.length : Number.NaN);

for (const cut of ['before', 'after'] as const) {
  test(`what is saved, eaten, listed and typed while each write is cut ${cut} it arrives stands once after a reload`, {
    tag: '@long',
  }, async ({ page, server }) => {
    await page.goto(`/results/${NUTELLA}`);
    await expect(scoreOf(page)).toBeVisible();
    const call = callerOf(server, await tokenOf(page));
    const network = await cutWrites(page, cut);

    for (const name of ['Favorite', 'Purchase']) {
      const toggle = page.getByRole('button', { name, exact: true });
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    }
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.goto('/shopping');
    await page.getByLabel('Add to the list').fill('2 lemons');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'lemons' }).check();
    await page.goto(`/label?barcode=${UNKNOWN}&by=hand`);
    const figures = { Energy: '1586', Fat: '5.8', 'Saturated fat': '0.6', Carbohydrates: '66', Sugars: '6.9', Protein: '11', Salt: '0.3' };
    for (const [name, value] of Object.entries(figures)) await page.getByRole('textbox', { name: new RegExp(`^${name} ?,`) }).fill(value);
    const foot = page.getByRole('region', { name: 'Provisional score' });
    await foot.getByRole('button', { name: 'Next: name' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Muesli with seeds');
    await foot.getByRole('button', { name: 'Use these values' }).click();
    await expect(page.getByRole('heading', { name: 'Muesli with seeds' })).toBeVisible();
    expect(network.sent()).toBeGreaterThan(0);

    network.mend();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Muesli with seeds' })).toBeVisible();
    const food = await foodIdOf(call, NUTELLA);
    for (const list of ['favorites', 'purchased'])
      await expect.poll(async () => lengthOf((await call('GET', `/api/${list}`)).body)).toBe(1);
    const listed = async () => ShoppingList.parse((await call('GET', '/api/shopping')).body).entries;
    await expect.poll(async () => (await listed()).filter(({ name }) => name.value.includes('lemons')).length).toBe(1);
    await expect.poll(async () => (await listed()).filter(({ foodId }) => foodId.value === food).length).toBe(1);
    await page.goto('/shopping');
    await expect(page.getByRole('checkbox', { name: 'lemons' })).toBeChecked();
  });
}
