import { expect, expectToast } from '../../support/app.ts';
import { test } from '../../support/member.ts';

for (const [address, after] of [
  ['/trending', 'Most Scanned This Week'],
  ['/insights?tab=trending', 'No scans yet'],
  ['/health-profile', 'Health Profile'],
] as const) {
  test(`a trial started on ${address} loads the page again, with what it opens`, { tag: '@long' }, async ({ page }) => {
    await page.goto(address);
    const start = page.getByRole('button', { name: 'Start 7-Day Free Trial' });
    await start.waitFor();
    const loaded = page.waitForEvent('load');
    await start.click();
    await loaded;
    if (address === '/health-profile') await expectToast(page, 'Trial Started!', 'You now have 7 days of premium access.');
    await expect(page.getByText(after).first()).toBeVisible();
    await expect(start).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveCount(0);
  });
}
