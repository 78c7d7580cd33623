import { join } from 'node:path';
import { expect, GUEST, type Page } from '../support/app.ts';
import { rememberTracks, test, trackStates } from '../support/camera.ts';
import { UNKNOWN } from '../support/foods.data.ts';
import { visitTwice } from '../support/service-worker.ts';

/** A label of our own generator, held before the camera. */
const LABEL = join(import.meta.dirname, '..', '..', 'apps/server/src/cli/fixtures/label.jpg');

test.use({ memory: GUEST, scene: { photo: LABEL }, viewport: { width: 1280, height: 800 } });

async function photograph(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take a photo' }).click();
  const camera = page.getByRole('dialog', { name: 'Photograph the label' });
  await camera.getByText('Fill the frame with the table or the list').waitFor();
  await camera.getByRole('button', { name: 'Take the photo' }).click();
  const crop = page.getByRole('button', { name: 'Read the frame' });
  await expect(page.getByRole('heading', { name: 'Check what we read' }).or(crop)).toBeVisible();
  if (await crop.isVisible()) await crop.click();
  await expect(page.getByRole('heading', { name: /^Look at these|^Read clearly/ }).first()).toBeVisible({ timeout: 120_000 });
}

/** Looks at each open value, names the product, and uses what stands there. */
async function useValues(page: Page): Promise<void> {
  const open = page.getByRole('listitem').filter({ has: page.getByText('please check', { exact: false }) });
  for (let left = await open.count(); left > 0; left -= 1) await open.first().getByRole('button').first().click();
  const foot = page.getByRole('region', { name: 'Provisional score' });
  await expect(foot.getByText(/^Provisional, \d+/)).toBeVisible();
  await foot.getByRole('button', { name: 'Next: name' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Photographed muesli');
  await foot.getByRole('button', { name: 'Use these values' }).click();
  await expect(page).toHaveURL(`/results/${UNKNOWN}`);
  await expect(page.getByRole('heading', { name: 'Photographed muesli' })).toBeVisible();
  await expect(page.getByText(/^From your photo, /).first()).toBeVisible();
}

test('a label before the camera becomes a checked, provisional score', { tag: '@long' }, async ({ page, server }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(?:blob|data):/.test(request.url())) outside.push(request.url());
  });
  await rememberTracks(page);
  await page.goto(`/label?barcode=${UNKNOWN}`);
  await photograph(page);
  expect(await trackStates(page)).toEqual(['ended']);
  await useValues(page);
  expect(outside).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it does so with what an earlier photo has brought', { tag: '@long' }, async ({ page, context }) => {
    await visitTwice(page, `/label?barcode=${UNKNOWN}`);
    await photograph(page);
    await context.setOffline(true);
    await page.reload();
    await photograph(page);
    await useValues(page);
  });
});
