import { expect, test } from '../support/app.ts';
import { visitTwice } from '../support/service-worker.ts';
import { isSecond, serveVersions } from '../support/versions.ts';

test.use({ serviceWorkers: 'allow' });

test('a new version is offered, waits until it is accepted, and runs then', async ({ page, server }) => {
  const versions = await serveVersions(server.url);
  try {
    await page.addInitScript(() => localStorage.setItem('guestMode', 'true'));
    await visitTwice(page, `${versions.url}/scan`);
    const offer = page.getByRole('status').filter({ hasText: 'A new version of Labelwise is ready.' });
    await expect(page.getByRole('heading', { level: 1, name: 'Scan Food' })).toBeVisible();
    await expect(offer).toHaveCount(0);

    versions.deploy();
    // A browser looks for a new version at each visit.
    await page.reload();
    await expect(offer).toBeVisible();
    expect(await isSecond(page)).toBe(false);
    // Until it is accepted the old version runs, at the next visit too, and text that is being typed stays.
    await page.reload();
    await expect(offer).toBeVisible();
    expect(await isSecond(page)).toBe(false);
    await page.getByRole('button', { name: 'Enter Barcode Manually' }).click();
    await page.getByLabel('Barcode', { exact: true }).fill('3017');
    await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => undefined));
    await expect(page.getByLabel('Barcode', { exact: true })).toHaveValue('3017');
    await page.keyboard.press('Escape');

    // Chromium lets the old worker end a request that is under way before the new one takes over.
    await page.waitForLoadState('networkidle');
    await offer.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => isSecond(page).catch(() => false)).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: 'Scan Food' })).toBeVisible();
    await expect(offer).toHaveCount(0);
    expect(await page.evaluate(() => navigator.serviceWorker.ready.then(({ waiting }) => waiting))).toBeNull();
  } finally {
    await page.close();
    await versions.close();
  }
});
