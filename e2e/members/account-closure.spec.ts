import { readFile } from 'node:fs/promises';
import { expect, expectToast, type Page } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { test } from '../support/member.ts';
import { visitTwice } from '../support/service-worker.ts';
import { callerOf, enterBarcode, newDevice, signInAt, tokenOf } from './member.ts';

test('signing out takes the session, the preferences and every score off the device and leaves the theme, and the old token opens nothing', async ({
  page,
  server,
}) => {
  await enterBarcode(page, NUTELLA, /Nutella/);
  await page.goto('/profile');
  const token = await tokenOf(page);
  expect((await callerOf(server, token)('GET', '/api/auth/me')).status).toBe(200);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expectToast(page, 'Signed Out');
  await expect(page).toHaveURL('/auth');
  const left = await page.evaluate(() => {
    const gone = [
      'token',
      'authToken',
      'user',
      'userPreferences',
      'labelwise_score_cache',
      'labelwise_score_profile',
      'lastScanFood',
      'lastScanScore',
    ];
    return Object.keys(localStorage).filter((key) => gone.includes(key) || key.startsWith('score_'));
  });
  expect(left).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await expect.poll(async () => (await callerOf(server, token)('GET', '/api/auth/me')).status).toBe(401);
  expect((await callerOf(server, token)('GET', '/api/scans')).status).toBe(401);
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth');
});

/** What the results of a food ask for, and the worker stores. */
const ANSWERS = [`/api/foods/${NUTELLA}/shelf`, `/api/foods/barcode/${NUTELLA}`];

test.describe('with a worker that keeps foods', () => {
  test.use({ serviceWorkers: 'allow' });
  for (const isOnline of [true, false]) {
    test(`signing out ${isOnline ? 'with' : 'without'} a network empties what the worker stored of a member`, {
      tag: '@long',
    }, async ({ page, server }) => {
      await visitTwice(page, `/results/${NUTELLA}`);
      await expect.poll(() => storedByWorker(page)).toEqual({ hasFoods: true, answers: ANSWERS, recorded: ANSWERS });
      await page.goto('/profile');
      if (!isOnline) await server.cut();
      await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
      await expect(page).toHaveURL('/auth');
      await expect.poll(() => storedByWorker(page)).toEqual({ hasFoods: false, answers: [], recorded: [] });
    });
  }
});

test('everything can be taken along with one tap on the profile', { tag: '@long' }, async ({ page, person }) => {
  await enterBarcode(page, NUTELLA, /Nutella/);
  await page.goto('/profile');
  const json = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything (JSON)' }).click();
  const everything = await readFile(await (await json).path(), 'utf8');
  expect(JSON.parse(everything)).toBeInstanceOf(Object);
  expect(everything).toContain(person.email);
  expect(everything).toContain(NUTELLA);
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export scan history (CSV)' }).click();
  const rows = (await readFile(await (await csv).path(), 'utf8')).trim().split(/\r?\n/);
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain('Nutella');
});

test('the account goes with two taps and the password; a wrong one deletes nothing', { tag: '@long' }, async ({
  page,
  person,
  server,
  browser,
}) => {
  await page.goto('/profile');
  const token = await tokenOf(page);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const sheet = page.getByRole('dialog', { name: 'Delete Account' });
  const confirm = sheet.getByRole('button', { name: 'Delete my account' });
  await expect(confirm).toBeDisabled();
  await sheet.getByLabel('Current password', { exact: true }).fill('not this one');
  await confirm.click();
  await expect(sheet.getByText('This is not your current password.')).toBeVisible();
  await sheet.getByLabel('Current password', { exact: true }).fill(person.password);
  await confirm.click();
  await expectToast(page, 'Account deleted', 'Everything in it is gone.');
  await expect(page).toHaveURL('/auth');
  expect((await callerOf(server, token)('GET', '/api/auth/me')).status).toBe(401);

  const device = await newDevice(browser, server);
  const elsewhere = await device.newPage();
  await signInAt(elsewhere, '/auth', person);
  await expectToast(elsewhere, 'Authentication Failed');
  await device.close();
});

/** Answers of the API in any cache of this device, and those that the worker's own records name. */
async function storedByWorker(page: Page): Promise<{ hasFoods: boolean; answers: string[]; recorded: string[] }> {
  return page.evaluate(async () => {
    const ofApi = (urls: readonly string[]) => urls.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/api/'));
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const notes = await new Promise<{ url: string }[]>((resolve, reject) => {
      const opening = indexedDB.open('workbox-expiration');
      // Not there: nothing is recorded, and it must not be made.
      opening.addEventListener('upgradeneeded', () => {
        opening.transaction?.abort();
      });
      opening.addEventListener('error', () => resolve([]));
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('cache-entries').objectStore('cache-entries').getAll();
        reading.addEventListener('error', () => reject(new Error('The notes cannot be read.')));
        reading.addEventListener('success', () => {
          opening.result.close();
          resolve(reading.result);
        });
      });
    });
    return {
      hasFoods: await caches.has('labelwise-foods'),
      answers: ofApi(all.flat().map(({ url }) => url)).sort(),
      recorded: ofApi(notes.map(({ url }) => url)).sort(),
    };
  });
}
