import { expect, GUEST, test } from '../support/app.ts';
import { COLA, NUTELLA } from '../support/foods.data.ts';
import { visitTwice } from '../support/service-worker.ts';

test.use({ memory: GUEST, serviceWorkers: 'allow' });

const BANNER = "You're offline. Some features may not work.";

test('a product that was looked up opens without a network by its address, marked as offline, under the banner', { tag: '@long' }, async ({
  page,
  context,
  server,
}) => {
  await visitTwice(page, `/results/${NUTELLA}`);
  await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();

  await server.cut();
  const offline = await context.newPage();
  await offline.goto(`/results/${NUTELLA}`);
  await expect(offline.getByRole('heading', { name: 'Nutella' })).toBeVisible();
  await expect(offline.getByText(BANNER, { exact: true })).toBeVisible();
  await expect(offline.getByText('Offline, kept on this device')).toBeVisible();
  await expect(offline.getByRole('img', { name: /^Score \d+ of 100, / }).first()).toBeVisible();
  await server.mend();
  await expect(offline.getByText(BANNER, { exact: true })).toHaveCount(0);
  await expect(offline.getByText('Offline, kept on this device')).toHaveCount(0);
});

test('a product whose page had just come opens without a network, however soon that is cut', { tag: '@long' }, async ({
  page,
  context,
  server,
}) => {
  await visitTwice(page, '/');
  await page.goto(`/results/${NUTELLA}`, { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate((gtin) => caches.match(`/api/foods/barcode/${gtin}`).then((hit) => hit !== undefined), NUTELLA))
    .toBe(true);
  await server.cut();
  const offline = await context.newPage();
  await offline.goto(`/results/${NUTELLA}`);
  await expect(offline.getByRole('heading', { name: 'Nutella' })).toBeVisible();
  await expect(offline.getByRole('img', { name: /^Score \d+ of 100, / }).first()).toBeVisible();
});

test('results that were open before stand at once, and what the server says today takes their place', { tag: '@long' }, async ({
  page,
}) => {
  await visitTwice(page, `/results/${NUTELLA}`);
  // As if the product had been called otherwise then.
  const rename = async (address: string) => {
    const pages = await caches.open('labelwise-pages');
    const known = await pages.match(address);
    if (known === undefined) return false;
    await pages.put(address, new Response((await known.text()).replaceAll('Nutella', 'Oldtella'), { headers: known.headers }));
    return true;
  };
  await expect.poll(() => page.evaluate(rename, page.url())).toBe(true);
  const names: (string | null)[] = [];
  await page.exposeFunction('noteName', (name: string | null) => names.push(name));
  await page.addInitScript(() => {
    const look = () => void Reflect.get(window, 'noteName')(document.querySelector('h1')?.textContent ?? null);
    document.addEventListener('DOMContentLoaded', look);
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Nutella' })).toBeVisible();
  expect(names).toEqual(['Oldtella']);
});

test('every page of the shell opens without a network; what needs one says so with a way on', async ({ page, server }) => {
  await visitTwice(page, '/');
  await server.cut();
  for (const [address, heading] of [
    ['/', 'What is in it for you?'],
    ['/scan', 'Scan Food'],
    ['/auth', 'Sign In'],
    ['/no/such/page', 'Page Not Found'],
    [`/results/${COLA}`, 'No connection'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(BANNER, { exact: true })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await server.mend();
  await expect(page.getByRole('heading', { name: /Coca-Cola/ })).toBeVisible();
  await expect(page.getByText(BANNER, { exact: true })).toHaveCount(0);
});

test('the last scan opens without a network', { tag: '@long' }, async ({ page, server }) => {
  await visitTwice(page, '/scan');
  await page.getByRole('button', { name: 'Enter Barcode Manually' }).click();
  await page.getByLabel('Barcode', { exact: true }).fill(NUTELLA);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/results/temp');
  await server.cut();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
  await page.goto(`/results/${NUTELLA}`);
  await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
});

test('the worker keeps foods and nothing else of the API', { tag: '@long' }, async ({ page }) => {
  await visitTwice(page, `/results/${NUTELLA}`);
  await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
  await page.evaluate(() => fetch('/api/health'));
  const cachedPaths = () =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all
        .flat()
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => path.startsWith('/api/'))
        .sort();
    });
  await expect.poll(cachedPaths).toEqual([`/api/foods/${NUTELLA}/shelf`, `/api/foods/barcode/${NUTELLA}`]);
});

test('the app can be installed: name, icons with one to be masked, colours, a start page of its own', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.ok()).toBe(true);
  const manifest: unknown = await answer.json();
  expect(manifest).toMatchObject({
    name: 'Labelwise',
    display: 'standalone',
    start_url: expect.any(String),
    theme_color: expect.any(String),
    background_color: expect.any(String),
  });
  expect(manifest).toHaveProperty(
    'icons',
    expect.arrayContaining([
      expect.objectContaining({ sizes: '192x192' }),
      expect.objectContaining({ sizes: '512x512' }),
      expect.objectContaining({ purpose: 'maskable' }),
    ]),
  );
  const icons: unknown = Reflect.get(Object(manifest), 'icons');
  for (const icon of Array.isArray(icons) ? icons : []) {
    expect((await page.request.get(new URL(String(Reflect.get(Object(icon), 'src')), page.url()).href)).ok()).toBe(true);
  }
});
