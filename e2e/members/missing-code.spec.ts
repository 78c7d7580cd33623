import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, GUEST, type Page } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { test } from '../support/member.ts';

/**
 * A page of every file that holds pages: its address, the file, and the heading that shows it is there. Some features have one file for all
 * their pages (`PARTS` in `apps/web/vite.config.ts`), which comes with the first of them.
 */
const PAGES_OF_MEMBERS = [
  ['/', 'home-screen', /^Welcome, Ana!$/],
  ['/profile', 'profile-screen', 'Ana Lima'],
  // Before the preferences, which bring it along.
  ['/want-less', 'want-screen', 'Want Less'],
  ['/history', 'lists', 'Scan History'],
  ['/insights', 'insights-screen', 'Insights'],
  ['/preferences', 'preferences', 'Dietary Preferences'],
  ['/health-profile', 'health-profile', 'Health Profile'],
  ['/subscription', 'subscription', 'Subscription'],
  ['/import', 'import-screen', 'Bring data in'],
  ['/people', 'people-screen', 'People'],
  ['/household', 'household-screen', /./],
  ['/changes', 'watch-screen', 'What changed'],
] as const;
const PAGES_OF_ALL = [
  ['/', 'guest-home-screen', 'What is in it for you?'],
  ['/scan', 'scan-screen', 'Scan Food'],
  [`/results/${NUTELLA}`, 'results-screen', 'Nutella'],
  ['/search', 'search-screen', 'Search'],
  ['/compare', 'compare-screen', 'Compare'],
  ['/offline', 'offline-screen', /./],
  ['/shopping', 'shopping-screen', /./],
  ['/label', 'label-check-screen', /./],
  ['/auth', 'auth-screen', 'Sign In'],
  ['/reset-password?token=abc', 'reset-password-screen', /./],
  ['/onboarding', 'onboarding-screen', /./],
  ['/survey?welcome=true', 'survey-screen', /./],
  ['/terms', 'legal-screen', 'Terms & Conditions'],
  ['/no/such/page', 'not-found-screen', 'Page Not Found'],
] as const;
/** The first leads home instead, which the last test shows; the other is no page to anybody but an owner. */
const ELSEWHERE = ['nutritionist-screen', 'owner-screen'];
const FAILED = 'Something went wrong';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes from page to page inside the app, each without its code at first. */
async function walk(page: Page, pages: readonly (readonly [string, string, string | RegExp])[]): Promise<void> {
  let missing = '';
  await page.route(/\/assets\/[\w-]+-[\w-]{8}\.js$/, (route) =>
    fileOf(route.request().url()) === missing ? route.abort() : route.continue(),
  );
  // The first failure loads the page again by itself, once a minute; this one has been.
  await page.addInitScript(() => sessionStorage.setItem('labelwise_chunk_reload', String(Date.now())));
  await page.goto('/ai-nutritionist');
  for (const [address, file, title] of pages) {
    await test.step(`${file} on ${address}`, async () => {
      missing = file;
      await page.evaluate((path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      await expect(heading(page)).toHaveText(FAILED);
      await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
      missing = '';
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(heading(page)).not.toHaveText(FAILED);
      await expect(heading(page)).toHaveText(title);
      // Some pages come drawn when they are loaded anew: they look finished before the app follows addresses.
      await page.waitForFunction(() => window.earlyPresses?.taken !== false);
    });
  }
}

/** `scan-screen` of `…/assets/scan-screen-a1B2c3D4.js`. */
const fileOf = (url: string) => /([\w-]+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? '';

test('each page of members whose code cannot be fetched shows the error screen, and Try Again brings it', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  await walk(page, PAGES_OF_MEMBERS);
});

test.describe('for everybody', () => {
  test.use({ memory: GUEST });

  test('each open page whose code cannot be fetched shows the error screen, and Try Again brings it', { tag: '@long' }, async ({
    page,
  }) => {
    test.slow();
    await walk(page, PAGES_OF_ALL);
  });
});

test('no file of a page is left out of these two', async () => {
  const built = new Set(
    (await readdir(join(import.meta.dirname, '../../apps/web/dist/assets'))).filter((name) => name.endsWith('.js')).map(fileOf),
  );
  const walked = [...PAGES_OF_MEMBERS, ...PAGES_OF_ALL].map(([, file]) => file);
  expect(walked.filter((file) => !built.has(file))).toEqual([]);
  const pages = [...walked, ...ELSEWHERE].filter((file) => file.endsWith('-screen'));
  expect([...built].filter((file) => file.endsWith('-screen')).toSorted()).toEqual(pages.toSorted());
});

test('the AI page leads home when its code cannot be fetched', async ({ page }) => {
  await page.goto('/profile');
  await page.route('**/assets/*nutritionist-screen*.js', (route) => route.abort());
  await page.goto('/ai-nutritionist');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ana!');
});
