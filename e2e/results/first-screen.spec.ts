import { PERSON_CONSENT_VERSION } from '@labelwise/contracts/people';
import { callerOf } from '../members/member.ts';
import { deviceWith, expect, GUEST, type Page, test } from '../support/app.ts';
import { BISCUITS, COLA, NUTELLA, PESTO } from '../support/foods.data.ts';
import { newPerson, signUp } from '../support/member.ts';
import { openPage } from '../support/pages.ts';
import type { RunningServer } from '../support/server.ts';

/** How far a page may jump while it loads. @source web.dev/articles/cls, of which this is a fifth */
const MAX_SHIFT = 0.02;

const POOR = [NUTELLA, COLA, BISCUITS, PESTO];

declare global {
  interface Window {
    shifted: number;
  }
}

/** Adds up what moves without a press, from the start of each page on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What a device stores of a member who scans for somebody else too. */
async function memberWithBen(server: RunningServer) {
  const member = await signUp(server, newPerson(), { trial: true });
  const person = { nickname: 'Ben', colour: 'sky', age: null, dietaryRestrictions: ['Vegan'], medicalConditions: [], healthGoals: [] };
  const call = callerOf(server, member.token);
  const added = await call('POST', '/api/people', { ...person, preferences: [], consentVersion: PERSON_CONSENT_VERSION });
  expect(added.status).toBe(200);
  return { ...member, hasSeenWelcomeSurvey: 'true' };
}

test.slow();

for (const [who, memoryOf, words] of [
  ['a guest', async () => GUEST, /^Take this instead/u],
  ['a member who scans for two', memberWithBen, /^Instead, for everyone/u],
] as const)
  test(`${who} has something better in the first screen of poor products, which do not move while they load`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      storageState: deviceWith(server, await memoryOf(server)),
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await watchShifts(page);
    // The people of an account come to a device with the first page.
    await openPage(page, '/');
    for (const barcode of POOR) {
      await openPage(page, `/results/${barcode}`);
      const way = page.getByRole('link', { name: words });
      await expect(way, barcode).toBeVisible();
      const bar = await page.getByRole('link', { name: 'Scan next' }).boundingBox();
      const line = await way.boundingBox();
      expect((line?.y ?? 844) + (line?.height ?? 0), `${barcode} above the bar`).toBeLessThanOrEqual(bar?.y ?? 0);
      expect(await page.evaluate(() => window.shifted), `${barcode} moves`).toBeLessThanOrEqual(MAX_SHIFT);
    }
    await context.close();
  });
