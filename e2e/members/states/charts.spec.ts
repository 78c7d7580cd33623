import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Locator, type Page } from '../../support/app.ts';
import { BISCUITS, COLA, NUTELLA, PESTO, WATER } from '../../support/foods.data.ts';
import { test } from '../../support/member.ts';
import { callerOf, foodIdOf, tokenOf } from '../member.ts';

const DAY_MS = 86_400_000;

/** Every chart of the insights that has a table, by tab. */
const CHARTS = [
  ['/insights', ['Where your scans land', 'Week by week']],
  ['/insights?tab=purchased', ['Where your purchases land']],
  ['/insights?tab=trending', ['Day by day']],
] as const;

test.beforeEach(async ({ page, server }) => {
  await page.goto('/legal');
  const call = callerOf(server, await tokenOf(page));
  await call('POST', '/api/start-trial', {});
  for (const barcode of [NUTELLA, COLA, BISCUITS, PESTO, WATER]) {
    const foodId = await foodIdOf(call, barcode);
    expect((await call('POST', '/api/scans', { foodId })).status).toBe(200);
    expect((await call('POST', `/api/purchased/${foodId}`)).status).toBe(200);
  }
  // Two of them a week and more ago: no clock can be turned from outside.
  const database = new DatabaseSync(join(server.dataDir, 'labelwise.db'), { timeout: 5000 });
  const id = await page.evaluate(() => String(JSON.parse(localStorage.getItem('user') ?? '{}').id));
  const rows = database.prepare('select id from scan where "memberId" = ? order by "scannedAt"').all(id);
  for (const [at, row] of rows.slice(0, 3).entries())
    database.prepare('update scan set "scannedAt" = ? where id = ?').run(Date.now() - (8 + 7 * at) * DAY_MS, String(row['id']));
  database.close();
  expect(rows).toHaveLength(5);
});

/** Presses the Tab key until the focus is on this part. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  for (let at = 0; at < 60; at += 1) {
    if (await part.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not reach it.');
}

/** The cells of a table after the name of each row, as numbers; null where a cell is none. */
async function numbersOf(table: Locator): Promise<(number | null)[]> {
  const cells = await table.locator('tbody tr td:nth-child(2)').allInnerTexts();
  return cells.map((text) => (/^\d+$/u.test(text) ? Number(text) : null));
}

/** What a chart draws: its sentence, its dots, and for a distribution how many dots lie in each quarter. */
async function drawn(chart: Locator) {
  const dots = await chart.locator('i[data-level]').count();
  const quarters = await chart
    .locator('[style*="--bins"] > span')
    .evaluateAll((all) =>
      [0, 1, 2, 3].map((quarter) => all.slice(quarter * 5, quarter * 5 + 5).reduce((sum, bin) => sum + bin.children.length, 0)),
    );
  const figures = (await chart.getAttribute('aria-label'))?.match(/\d+/gu)?.map(Number) ?? [];
  return { dots, quarters, figures };
}

for (const [address, titles] of CHARTS) {
  test(`each chart of ${address} has a table of the same numbers that the keyboard opens`, { tag: '@long' }, async ({ page }) => {
    await page.goto(address);
    const figures = page.locator('main figure:has(details)');
    await expect(figures).toHaveCount(titles.length);
    // Scores come one by one; the last of them moves the charts for the last time.
    if (titles[0].startsWith('Where')) await expect(figures.first().locator('i[data-level]')).toHaveCount(5);
    for (const title of titles) {
      const card = page.locator('main section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      const table = card.getByRole('table');
      await expect(table).toHaveCount(0);
      const twin = card.locator('summary');
      await expect(twin).toHaveText('Show as table');
      await tabTo(page, twin);
      await page.keyboard.press('Enter');
      await expect(table).toBeVisible();
      const { dots, quarters, figures: labelled } = await drawn(card.getByRole('img').first());
      const numbers = await numbersOf(table);
      const known = numbers.filter((value) => value !== null);
      expect(dots, title).toBeGreaterThan(1);
      if (title.startsWith('Where')) {
        expect(numbers, title).toEqual(quarters);
        const [zero = 0, low = 0, good = 0, great = 0] = known;
        expect(labelled, title).toEqual([dots, great, good, zero + low]);
      } else {
        expect(known, title).toHaveLength(dots);
        expect(labelled.slice(-2), title).toEqual([known[0], known.at(-1)]);
        await expect(card.getByRole('img').first().locator('b')).toHaveText(String(known.at(-1)));
      }
      await page.keyboard.press('Enter');
      await expect(table).toHaveCount(0);
    }
  });
}

test('a chart without a table says its numbers in words beside it', { tag: '@long' }, async ({ page }) => {
  await page.goto('/insights');
  const milestone = page.locator('main figure:not(:has(details))');
  await expect(milestone).toHaveCount(1);
  const sentence = await milestone.getByRole('img').getAttribute('aria-label');
  expect(sentence).toMatch(/^5 different products so far\. 20 more to the milestone of 25\.$/u);
  await expect(page.getByText(sentence ?? '', { exact: true })).toBeVisible();
  expect(await milestone.locator('i').evaluateAll((all) => [all.length, all.filter(({ className }) => className !== '').length])).toEqual([
    25, 5,
  ]);
});
