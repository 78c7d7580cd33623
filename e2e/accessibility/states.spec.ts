import { expect, GUEST, type Page, type Request, type Route, test } from '../support/app.ts';
import { expectNoViolations, painted } from '../support/axe.ts';
import { COLA, NUTELLA, UNKNOWN } from '../support/foods.data.ts';
import { openPage } from '../support/pages.ts';
import { expectFit } from './expect-accessible.ts';

// Each test checks several whole pages.
test.slow();

const OF_A_GUEST = [
  '/',
  `/results/${NUTELLA}`,
  '/search?q=yoghurt',
  `/compare?ids=${NUTELLA},${COLA}`,
  `/label?barcode=${UNKNOWN}`,
  '/offline',
];

/** What a page needs before anything is read: who is there, and that there is a server. */
const isOfData = (request: Request) => request.method() === 'GET' && !/\/api\/(?:auth\/me|health|auth\/ways)\b/u.test(request.url());

/** Answers everything that is read in a way of the test's own. */
async function readsEnd(page: Page, how: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/api/**', (route) => (isOfData(route.request()) ? how(route) : route.fallback()));
}

const broken = (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' });
const cut = (route: Route) => route.abort('internetdisconnected');

/** Nothing that axe finds, and it fits small windows and large text. */
async function expectGood(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await painted(page);
  await expectNoViolations(page, where);
  await expectFit(page, where);
  expect.soft(await page.locator('body').innerText(), where).not.toMatch(/<h1>|Failed to fetch|undefined|\[object/u);
}

test.describe('a guest', () => {
  test.use({ memory: GUEST });

  test('meets nothing that axe finds where reading fails', { tag: '@long' }, async ({ page }) => {
    await readsEnd(page, broken);
    for (const address of OF_A_GUEST) {
      await openPage(page, address);
      await expectGood(page, `${address} that fails`);
    }
  });

  test('meets nothing that axe finds where there is no network', { tag: '@long' }, async ({ page }) => {
    await readsEnd(page, cut);
    for (const address of OF_A_GUEST) {
      await openPage(page, address);
      await expectGood(page, `${address} without a network`);
    }
  });

  test('meets nothing that axe finds while pages load', { tag: '@long' }, async ({ page }) => {
    await readsEnd(page, () => new Promise(() => undefined));
    for (const address of OF_A_GUEST) {
      await page.goto(address);
      await page.waitForFunction(() => window.earlyPresses?.taken !== false);
      await expectGood(page, `${address} while it loads`);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
