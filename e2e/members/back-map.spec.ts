import { expect, type Page } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { test } from '../support/member.ts';
import { callerOf, foodIdOf, tokenOf } from './member.ts';

/** Each place that leads to the results of a product, and the address that it leads by. */
const ORIGINS = [
  ['/favorites', `/results/${NUTELLA}?from=favorites`],
  ['/trending', `/results/${NUTELLA}?from=trending`],
  ['/history', `/results/${NUTELLA}`],
  ['/purchased', `/results?barcode=${NUTELLA}`],
  ['/detailed-history', `/results/${NUTELLA}?fromPage=detailed-history`],
  ['/insights', `/results/${NUTELLA}?fromPage=insights`],
  ['/insights?tab=purchased', `/results/${NUTELLA}?fromPage=insights`],
  ['/', `/results/${NUTELLA}`],
] as const;

async function openNutella(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Nutella/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Nutella/ })).toBeVisible();
}

const FIRST = ORIGINS.slice(0, 2);

for (const origins of [FIRST, ORIGINS.slice(2)]) {
  const names = origins.map(([origin]) => origin).join(', ');
  const tag = origins === FIRST ? [] : '@long';

  test(`Back from results leads to the list that was left, wherever it was: ${names}`, { tag }, async ({ page, server }) => {
    await page.goto('/legal');
    const call = callerOf(server, await tokenOf(page));
    const foodId = await foodIdOf(call, NUTELLA);
    await call('POST', '/api/start-trial', {});
    for (const [path, body] of [['/api/scans', { foodId }], ['/api/favorites', { foodId }], [`/api/purchased/${foodId}`]] as const) {
      expect((await call('POST', path, body)).status).toBe(200);
    }
    for (const [origin, address] of origins) {
      await page.goto(origin);
      await openNutella(page);
      await expect(page).toHaveURL(address);
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page).toHaveURL(origin);
    }
  });
}

test('Back from want more leads to the page before, from want less to the preferences', { tag: '@long' }, async ({ page }) => {
  for (const [at, title, leads] of [
    ['/want-more', 'Want More', '/history'],
    ['/want-less', 'Want Less', '/preferences'],
  ] as const) {
    await page.goto('/history');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scan History');
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, at);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // On results it stands in the header.
    const back = page.getByRole('button', { name: 'Back', exact: true }).or(page.getByRole('link', { name: 'Back', exact: true }));
    await back.click();
    await expect(page).toHaveURL(leads);
  }
});

test('Back without anything before leads home, and from the lists to where they belong', { tag: '@long' }, async ({ context }) => {
  for (const [at, leads] of [
    ['/favorites', '/'],
    [`/results/${NUTELLA}`, '/'],
    ['/trending', '/'],
    ['/purchased', '/insights?tab=purchased'],
    ['/detailed-history', '/insights?tab=history'],
    ['/want-less', '/preferences'],
    ['/want-more', '/preferences'],
  ] as const) {
    // A new tab remembers no page.
    const page = await context.newPage();
    await page.goto(at);
    // On results it stands in the header.
    const back = page.getByRole('button', { name: 'Back', exact: true }).or(page.getByRole('link', { name: 'Back', exact: true }));
    await back.first().click();
    await expect(page).toHaveURL(leads);
    await page.close();
  }
});
