import { gzipSync } from 'node:zlib';
import { expect, GUEST, type Page, test } from './support/app.ts';
import { NUTELLA } from './support/foods.data.ts';

const BUDGET = { script: 120_000, style: 20_000, both: 170_000 };

/** Sizes after gzip of every script and style sheet that the page fetched until its heading stood and the network was quiet. */
async function firstLoad(page: Page, address: string) {
  const files: Promise<{ kind: string; url: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    files.push(response.body().then((body) => ({ kind, url: response.url(), bytes: gzipSync(body, { level: 9 }).length })));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loaded = await Promise.all(files);
  const sum = (kind: string) => loaded.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  return { script: sum('script'), style: sum('stylesheet'), urls: loaded.map(({ url }) => new URL(url).pathname) };
}

for (const [visitor, memory, address] of [
  ['a first visit to /', {}, '/'],
  ['a guest at /', GUEST, '/'],
  ['a guest at /scan', GUEST, '/scan'],
] as const) {
  test.describe(visitor, () => {
    test.use({ memory });

    test('loads at most 120 kB of script and 20 kB of style', async ({ page }, info) => {
      const { script, style, urls } = await firstLoad(page, address);
      info.annotations.push({ type: 'first load', description: `${script} B script, ${style} B style` });
      expect(
        urls.filter((url) => url.includes('reader')),
        'the vocabulary',
      ).toEqual([]);
      expect(script).toBeGreaterThan(10_000);
      expect(script, urls.join('\n')).toBeLessThanOrEqual(BUDGET.script);
      expect(style).toBeLessThanOrEqual(BUDGET.style);
      expect(script + style).toBeLessThanOrEqual(BUDGET.both);
    });
  });
}

test.describe('the first page', () => {
  test.use({ memory: GUEST });

  test('sends scripts compressed and keeps them for a year', async ({ page }) => {
    const script = page.waitForResponse(/\/assets\/index-.*\.js$/);
    await page.goto('/');
    const headers = await (await script).allHeaders();
    expect(headers['content-encoding']).toMatch(/^(br|gzip|zstd)$/);
    expect(headers['cache-control']).toContain('immutable');
  });

  test('does not move while it loads (CLS ≤ 0.02)', async ({ page }) => {
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
        }
        Object.assign(window, { layoutShift: shift });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'layoutShift') ?? 0)).toBeLessThanOrEqual(0.02);
  });

  test('asks nobody outside for anything', async ({ page, server }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.goto('/scan', { waitUntil: 'networkidle' });
    expect(foreign).toEqual([]);
  });
});

test.describe('the results of a known product', () => {
  test.use({ memory: GUEST });

  test('stand in the page before any script has run, and the app takes them over as they are', async ({ page }) => {
    const warned: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`/results/${NUTELLA}`, { waitUntil: 'commit' });
    const ring = page.getByRole('img', { name: /^Score \d+ of 100, / });
    await expect(ring).toBeVisible();
    const shelf = page.getByRole('img', { name: /, by the score for everyone$/ });
    await expect(shelf).toBeVisible();
    const place = await shelf.boundingBox();
    const drawn = await page.getByRole('heading', { level: 1 }).elementHandle();
    await expect(page.getByRole('link', { name: 'Scan next' })).toHaveAttribute('href', '/scan');

    scripts.resolve();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await drawn?.evaluate((heading) => heading === document.querySelector('h1')), 'the same heading').toBe(true);
    expect(await shelf.boundingBox(), 'the same place').toEqual(place);
    expect(asked).not.toContain(`/api/foods/barcode/${NUTELLA}`);
    expect(asked).not.toContain(`/api/foods/${NUTELLA}/shelf`);
    expect(warned.filter((text) => text.includes('drawn again'))).toEqual([]);
  });
});
