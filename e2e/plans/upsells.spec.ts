import { expect, expectToast, type Page } from '../support/app.ts';
import { test } from '../support/member.ts';

/** Where premium is offered to a free member, and the words of the link that leads to the plans. */
const UPSELLS = [
  ['/insights?tab=trending', 'Upgrade to Premium'],
  ['/trending', 'Upgrade to Premium'],
  ['/health-profile', 'Upgrade to Premium'],
  ['/want-more', 'Upgrade'],
  ['/preferences', 'Upgrade'],
  ['/ai-nutritionist', 'Upgrade to Premium'],
  ['/results/temp?limit=scans', 'Upgrade'],
] as const;

test('every place that offers premium to a free member leads to the plans', { tag: '@long' }, async ({ page }) => {
  await rememberScan(page);
  for (const [address, name] of UPSELLS) {
    await test.step(`"${name}" on ${address}`, async () => {
      await page.goto(address);
      await page.getByRole('link', { name, exact: true }).first().click();
      await expect(page).toHaveURL(/\/subscribe$/);
      await expect(page.getByRole('button', { name: 'Get Yearly' })).toBeVisible();
    });
  }
});

/** A food that was looked up on this device, as the scan limit leaves it. */
async function rememberScan(page: Page): Promise<void> {
  await page.goto('/scan');
  await page.getByRole('button', { name: 'Enter Barcode Manually' }).click();
  await page.getByLabel('Barcode', { exact: true }).fill('3017620422003');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\//);
  await expect(page.getByRole('heading', { level: 1, name: /Nutella/ })).toBeVisible();
}

test('the banner of the menu leads to the plans and to the trial', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  for (const [name, address] of [
    ['Upgrade', /\/subscribe$/],
    ['Free Trial', /\/trial-setup$/],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
  }
});

test('without payment keys a purchase on the web is "Coming Soon"', { tag: '@long' }, async ({ page }) => {
  for (const [address, name] of [
    ['/subscribe', 'Get Monthly'],
    ['/subscription', 'Get Started'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name }).click();
    await expectToast(page, 'Coming Soon', 'Web purchases will be available soon! Please use the mobile app.');
    await expect(page.getByRole('button', { name })).toBeEnabled();
  }
});
