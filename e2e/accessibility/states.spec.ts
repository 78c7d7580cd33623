import { PERSON_CONSENT_VERSION } from '@labelwise/contracts/people';
import { callerOf, tokenOf } from '../members/member.ts';
import { expect, GUEST, type Page, type Request, type Route, test } from '../support/app.ts';
import { expectNoViolations, painted } from '../support/axe.ts';
import { COLA, NUTELLA, UNKNOWN } from '../support/foods.data.ts';
import { test as memberTest } from '../support/member.ts';
import { openPage } from '../support/pages.ts';
import { expectFit } from './expect-accessible.ts';
import { fillAccount } from './full-account.ts';

// Each test checks several whole pages.
test.slow();
memberTest.slow();

const OF_A_GUEST = [
  '/',
  `/results/${NUTELLA}`,
  '/search?q=yoghurt',
  `/compare?ids=${NUTELLA},${COLA}`,
  `/label?barcode=${UNKNOWN}`,
  '/offline',
];

const OF_A_MEMBER = [
  '/',
  `/results/${NUTELLA}`,
  '/history',
  '/favorites',
  '/insights',
  '/insights?tab=week',
  '/trending',
  '/search?q=yoghurt',
  `/compare?ids=${NUTELLA},${COLA}`,
  '/shopping',
  '/household',
  '/people',
  '/preferences',
  '/health-profile',
  '/ai-nutritionist',
  '/profile',
  '/subscription',
];

const BEN = { nickname: 'Ben', colour: 'sky', age: null, dietaryRestrictions: ['Vegan'], medicalConditions: [], healthGoals: [] };

/** What a page needs before anything is read: who is there, and that there is a server. */
const isOfData = (request: Request) => request.method() === 'GET' && !/\/api\/(?:auth\/me|health|auth\/ways)\b/u.test(request.url());

/** Answers everything that is read in a way of the test's own. */
async function readsEnd(page: Page, how: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/api/**', (route) => (isOfData(route.request()) ? how(route) : route.fallback()));
}

const broken = (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' });
const cut = (route: Route) => route.abort('internetdisconnected');
const never = () => new Promise<void>(() => undefined);

/** Nothing that axe finds, and it fits small windows and large text. */
async function expectGood(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await painted(page);
  await expectNoViolations(page, where);
  await expectFit(page, where);
  expect.soft(await page.locator('body').innerText(), where).not.toMatch(/<h1>|Failed to fetch|undefined|\[object/u);
}

async function expectGoodWhere(page: Page, addresses: readonly string[], how: (route: Route) => Promise<void>, state: string) {
  await readsEnd(page, how);
  for (const address of addresses) {
    if (how === never) {
      await page.goto(address);
      await page.waitForFunction(() => window.earlyPresses?.taken !== false);
    } else await openPage(page, address);
    await expectGood(page, `${address} ${state}`);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

const STATES = [
  ['reading fails', 'that fails', broken],
  ['there is no network', 'without a network', cut],
  ['pages load', 'while it loads', never],
] as const;

test.describe('a guest', () => {
  test.use({ memory: GUEST });

  for (const [where, state, how] of STATES)
    test(`meets nothing that axe finds where ${where}`, { tag: '@long' }, async ({ page }) => {
      await expectGoodWhere(page, OF_A_GUEST, how, state);
    });
});

memberTest.describe('a member with foods in every list and somebody else to scan for', () => {
  for (const [where, state, how] of STATES)
    memberTest(`meets nothing that axe finds where ${where}`, { tag: '@long' }, async ({ page, server }) => {
      await fillAccount(page, server);
      const call = callerOf(server, await tokenOf(page));
      const added = await call('POST', '/api/people', { ...BEN, preferences: [], consentVersion: PERSON_CONSENT_VERSION });
      expect(added.status).toBe(200);
      await expectGoodWhere(page, OF_A_MEMBER, how, state);
    });
});
