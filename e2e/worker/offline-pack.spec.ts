import { expect, GUEST, test } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { visitTwice } from '../support/service-worker.ts';

test.use({ memory: GUEST, serviceWorkers: 'allow' });

test('a pack is taken along: a food never looked up opens without a network, and search finds it; erased, it is gone', {
  tag: '@long',
}, async ({ page, server }) => {
  await visitTwice(page, '/offline');
  // The pack of the browser's country does not hold a food of another one.
  await page.getByRole('button', { name: 'Another country' }).click();
  await page.getByLabel('Foods of').selectOption('world');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByRole('heading', { name: /on this device$/ })).toBeVisible();
  await server.cut();
  await page.goto(`/results/${NUTELLA}`);
  await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Score \d+ of 100, / }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /of \d+ .*by the score for everyone/iu })).toBeVisible();
  await page.goto('/search?q=nuttela');
  await expect(page.getByText('in the pack on this device')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Nutella/ }).first()).toBeVisible();
  await page.goto('/offline');
  await page.getByRole('button', { name: /^Erase/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is on this device yet' })).toBeVisible();
});
