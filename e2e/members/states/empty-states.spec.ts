import { expect } from '../../support/app.ts';
import { test } from '../../support/member.ts';
import { callerOf, tokenOf } from '../member.ts';

/** What a new member sees where there are no entries, and where its one action leads. */
const EMPTY = [
  ['/history', ['No scan history yet'], 'Start Scanning', '/scan'],
  ['/favorites', ['No Favorites Yet'], 'Start Scanning', '/scan'],
  ['/purchased', ['No purchased items', 'Items you mark as purchased will appear here'], 'Start Scanning', '/'],
  ['/detailed-history', ['No activity yet', '0 total activities'], 'Start Scanning', '/scan'],
  ['/trending', ['No Trending Products', 'Start favoriting products to see trending items here!'], 'Start Scanning', '/scan'],
  ['/insights', ['No scans yet'], 'Start Scanning', '/scan'],
  ['/insights?tab=purchased', ['No purchased items', 'Items you mark as purchased will appear here'], 'Start Scanning', '/scan'],
  ['/profile', [], 'Set up your preferences', '/preferences'],
  ['/preferences', ['Nothing yet.'], 'Add to Want More', '/want-more'],
  ['/results', ['No scan results found'], 'Back to Scan', '/scan'],
] as const;

test('a new member meets an empty state with its words and one way on, wherever nothing is yet', { tag: '@long' }, async ({
  page,
  server,
}) => {
  test.slow();
  await page.goto('/legal');
  await callerOf(server, await tokenOf(page))('POST', '/api/start-trial', {});
  for (const [address, words, action, leads] of EMPTY) {
    // Other members of this server may have made something trend.
    if (address === '/trending') await page.route('**/api/trending', (route) => route.fulfill({ json: [] }));
    await page.goto(address);
    for (const text of words) await expect.soft(page.getByText(text, { exact: true }).first(), address).toBeVisible();
    const way = page
      .getByRole('main')
      .getByRole('link', { name: action })
      .or(page.getByRole('main').getByRole('button', { name: action }));
    await way.first().click();
    await expect(page, address).toHaveURL(leads);
  }
});
