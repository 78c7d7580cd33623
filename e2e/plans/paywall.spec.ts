import { callerOf, tokenOf } from '../members/member.ts';
import { expect, type Locator, type Page } from '../support/app.ts';
import { test } from '../support/member.ts';
import { openPage } from '../support/pages.ts';
import type { RunningServer } from '../support/server.ts';

/** What must be in sight before anybody buys. */
const TERMS = (page: Page): readonly Locator[] => [
  page.getByRole('heading', { level: 1, name: 'Labelwise Premium' }),
  page.getByRole('heading', { level: 2, name: 'Monthly' }),
  page.getByText('per month'),
  page.getByRole('button', { name: 'Get Monthly' }),
  page.getByRole('heading', { level: 2, name: /^Yearly/ }),
  page.getByText(/per year/),
  page.getByRole('button', { name: 'Get Yearly' }),
  page.getByText(/Renews at the same price each period until you cancel\./),
  page.getByText(/(A 7-day trial started today|Your trial) ends \w+ \d+/),
  page.getByRole('link', { name: 'Terms & Conditions' }),
  page.getByRole('link', { name: 'Privacy Policy' }),
];

/** The same on the page of the plans, of one interval: what belongs to the price, with the price and the button that buys. */
const TERMS_OF_PLANS = (page: Page, figure: string, period: RegExp): readonly Locator[] => [
  page.getByRole('heading', { level: 2, name: 'Premium' }),
  page.getByRole('region', { name: 'Premium' }).getByText(figure),
  page.getByText(period),
  page.getByRole('button', { name: 'Get Started' }),
  page.getByText(/Renews at the same price each period until you cancel\./),
  page.getByText(/(A 7-day trial started today|Your trial) ends \w+ \d+/),
  page.getByRole('link', { name: 'Terms & Conditions' }),
  page.getByRole('link', { name: 'Privacy Policy' }),
];

test('at 390 by 844 every term of the plans is in sight at once, before a trial and on it', async ({ page, server }) => {
  await beforeAndOnTrial(page, server, async () => {
    await openPage(page, '/subscribe');
    for (const term of TERMS(page)) await expect(term).toBeInViewport({ ratio: 1 });
    expect(await page.getByRole('checkbox').count()).toBe(0);
  });
});

test('the page of the plans shows price, button and every term in one window, one turn of the wheel away', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await beforeAndOnTrial(page, server, async () => {
    await openPage(page, '/subscription');
    // A page that was open before opens where it was left, once its figures are there.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeInViewport({ ratio: 1 });
    for (const [interval, figure, period] of [
      [/^Yearly/, '99.99', /per year/],
      ['Monthly', '9.99', /per month/],
    ] as const) {
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('radio', { name: interval }).check({ force: true });
      // The wheel over the middle of the page scrolls the page itself: no part of it takes the scrolling.
      await page.mouse.move(195, 500);
      await page.mouse.wheel(0, 844);
      for (const term of TERMS_OF_PLANS(page, figure, period)) await expect(term).toBeInViewport({ ratio: 1 });
      expect(await page.getByRole('checkbox').count()).toBe(0);
    }
  });
});

test('the saving is one number everywhere', { tag: '@long' }, async ({ page }) => {
  for (const [address, text] of [
    ['/subscribe', '17% off'],
    ['/subscription', 'Yearly (Save 17%)'],
    ['/trial-setup', 'Save 17%'],
  ] as const) {
    await openPage(page, address);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    const percents = (await page.locator('main').innerText()).match(/\d+ ?%/g);
    expect(new Set(percents), address).toEqual(new Set(['17%']));
  }
});

/** Runs a check as a free member, then once more on the trial. */
async function beforeAndOnTrial(page: Page, server: RunningServer, check: () => Promise<void>): Promise<void> {
  await check();
  await callerOf(server, await tokenOf(page))('POST', '/api/start-trial', {});
  await check();
}
