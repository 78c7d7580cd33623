import { expect, GUEST, type Page, test } from '../support/app.ts';
import { ARABIC, HOSTILE, HOSTILE_NAME, LONG, NO_FIGURES, NUTELLA, PESTO, WATER } from '../support/foods.data.ts';
import { openPage, settled } from '../support/pages.ts';

test.use({ memory: GUEST });

/** The score in the text of the ring for screen readers. */
async function scoreOf(page: Page): Promise<number> {
  const name = await page
    .getByRole('img', { name: /^Score \d+ of 100, / })
    .first()
    .getAttribute('aria-label');
  return Number(/^Score (\d+) of 100/.exec(name ?? '')?.[1]);
}

/** The points of every line of the ledger, in order, from its sentences for screen readers. */
async function ledgerOf(page: Page): Promise<{ points: number; total: number | null }[]> {
  const lines = await page
    .getByRole('listitem')
    .filter({ hasText: /(: starts at -?\d+\.|: (plus|minus) \d+, total -?\d+\.)/ })
    .allInnerTexts();
  return lines.map((line) => {
    const [, start] = /: starts at (-?\d+)\./.exec(line) ?? [];
    if (start !== undefined) return { points: Number(start), total: null };
    const [, sign, points, total] = /: (plus|minus) (\d+), total (-?\d+)\./.exec(line) ?? [];
    return { points: sign === 'minus' ? -Number(points) : Number(points), total: Number(total) };
  });
}

/** Everything that stands behind a line that gives its answer. */
async function openFolds(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: 'Product Information' })).toBeVisible();
  await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
}

/** Look-ups answer as usual, with these fields replaced. At `/results?barcode=…`, whose page comes without the answer. */
async function changeFood(page: Page, fields: object): Promise<void> {
  await page.route('**/api/foods/barcode/*', async (route) => {
    const answer = await route.fetch();
    const food: unknown = await answer.json();
    await route.fulfill({ response: answer, json: Object.assign({}, food, fields) });
  });
}

test('the ledger adds up to the score on screen, line by line', { tag: '@long' }, async ({ page }) => {
  for (const barcode of [NUTELLA, PESTO, NO_FIGURES]) {
    await openPage(page, `/results/${barcode}`);
    const score = await scoreOf(page);
    await openFolds(page);
    const lines = await ledgerOf(page);
    expect(lines.length).toBeGreaterThan(0);
    let running = 0;
    for (const { points, total } of lines) {
      running += points;
      if (total !== null) expect(total).toBe(running);
    }
    expect(running).toBe(score);
    await expect(page.getByRole('heading', { name: `Why ${score}` })).toBeVisible();
    const folds = await page.locator('main details > summary h2').allInnerTexts();
    expect(new Set(folds).size, folds.join(', ')).toBe(folds.length);
    await expect(page.getByText(new RegExp(`^It adds up: .*= ${score}$|^It adds up: ${score}$`))).toBeVisible();
  }
});

test('a well-known product shows its grade with the points behind it, its additives, its label', { tag: '@long' }, async ({ page }) => {
  await openPage(page, `/results/${NUTELLA}`);
  await openFolds(page);
  await expect(page.getByRole('img', { name: 'Nutri-Score E, Bad' })).toBeVisible();
  await expect(page.getByText('Points against', { exact: true })).toBeVisible();
  await expect(page.getByText('Points in favor')).toBeVisible();
  await expect(page.getByText('E322', { exact: true })).toBeVisible();
  await expect(page.getByText('Lecithins').first()).toBeVisible();
  const table = page.getByRole('table', { name: 'Nutrition Facts' });
  await expect(table.getByRole('row', { name: /Sugars 56.3 g/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /Calories 539 kcal/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /Fiber N\/A/ })).toBeVisible();
  await expect(page.getByText('Ultra-processed (NOVA 4)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to save' })).toBeVisible();
  for (const name of ['Favorite', 'Purchase']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page).toHaveTitle(/Nutella/);
});

test('no energy is a figure: 0 kcal', { tag: '@long' }, async ({ page }) => {
  await openPage(page, `/results/${WATER}`);
  await openFolds(page);
  await expect(page.getByRole('row', { name: /Calories 0 kcal/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Nutri-Score A, Excellent' })).toBeVisible();
});

test('markup in the text of a product is gone before it is stored', { tag: '@long' }, async ({ page }) => {
  await openPage(page, `/results/${HOSTILE}`);
  await expect(page.getByRole('heading', { name: '{{7*7}} Biscuits', exact: true })).toBeVisible();
  await expect(page.getByText('javascript:alert(1)')).toBeVisible();
});

test('text of a product that looks like markup stays text and fetches nothing', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await changeFood(page, {
    name: HOSTILE_NAME,
    brand: '"><script>document.title="pwned"</script>',
    category: '<a href="javascript:alert(1)">sweets</a>',
    image: 'javascript:document.title="pwned"',
    ingredients: 'Sugar, <svg onload=document.title="pwned">, {{constructor}}.',
  });
  await openPage(page, `/results?barcode=${NUTELLA}`);
  await expect(page.getByRole('heading', { name: HOSTILE_NAME })).toBeVisible();
  await expect(page.getByText('"><script>document.title="pwned"</script>')).toBeVisible();
  await expect(page.getByText('<svg onload=document.title="pwned">')).toBeVisible();
  expect(await page.title()).toContain('Biscuits');
  expect(requests.filter((url) => url.includes('pwned'))).toEqual([]);
  expect(await page.locator('main').locator('script, [onerror], [onload], a[href^="javascript"]').count()).toBe(0);
});

for (const [what, barcode] of [
  ['a name of 200 letters without a space', LONG],
  ['a name from right to left', ARABIC],
] as const) {
  test(`${what} stays inside the window`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openPage(page, `/results/${barcode}`);
    const box = await page.locator('main').getByRole('heading', { level: 2 }).first().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

const PICTURE = 'https://images.openfoodfacts.org/front.svg';
const HUGE = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="40000"><path d="M0 0h20000v20000z"/></svg>',
};

/** The position of every element of the page, apart from those inside the picture. */
function places(page: Page): Promise<string[]> {
  return page
    .locator('main')
    .locator('h1, h2, h3, h4, p, section, a, button, table, ul, li, dl')
    .evaluateAll((all) =>
      all.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${element.textContent?.slice(0, 20) ?? ''} ${[x, y + scrollY, width, height].map(Math.round).join(' ')}`;
      }),
    );
}

for (const [what, answer, shown] of [
  ['that cannot be loaded gives way to the drawn pack', { status: 404 }, 'svg'],
  ['that is huge', HUGE, 'img'],
] as const) {
  test(`a picture ${what}, without moving anything`, { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await changeFood(page, { image: PICTURE });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('https://images.openfoodfacts.org/**', async (route) => {
      await held;
      await route.fulfill(answer);
    });
    await page.goto(`/results?barcode=${NUTELLA}`, { waitUntil: 'domcontentloaded' });
    const picture = page.locator(`main img[src="${PICTURE}"]`);
    // Its name stands beside it.
    await expect(picture).toHaveAttribute('alt', '');
    expect(await picture.evaluate((image) => [image.getAttribute('width'), image.getAttribute('height')])).toEqual(['72', '72']);
    await expect(page.getByRole('img', { name: /^Score \d+ of 100, / }).first()).toBeVisible();
    // What is reckoned last on the device.
    await expect(page.getByRole('heading', { name: 'What would make it better' })).toBeVisible();
    await openFolds(page);
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    const tile = page.locator('main span[style*="--edge-px: 72px"]').first();
    const before = await places(page);
    const room = await tile.boundingBox();
    release();
    if (shown === 'img')
      await expect
        .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0))
        .toBe(true);
    else await expect(picture).toHaveCount(0);
    expect(await tile.locator(`> ${shown}`).boundingBox()).toEqual(room);
    expect(await tile.boundingBox()).toEqual(room);
    expect(await places(page)).toEqual(before);
  });
}
