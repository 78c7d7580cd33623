import { expect, GUEST, test } from '../support/app.ts';
import { expectNoViolations } from '../support/axe.ts';
import { test as memberTest } from '../support/member.ts';
import { openPage, settled } from '../support/pages.ts';
import { fillAccount } from './full-account.ts';

// Each test checks several whole pages.
test.slow();
memberTest.slow();

test.describe('what opens above a page', () => {
  test.use({ memory: GUEST });

  test('axe finds nothing in either theme on the menu, the help dialog, the sheets and a toast', { tag: '@long' }, async ({ page }) => {
    await openPage(page, '/scan');
    await page.getByRole('button', { name: 'Enter Barcode Manually' }).click();
    await page.getByLabel('Barcode', { exact: true }).fill('1234567');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: /Notifications/ }).getByText('Barcode must be 8-14 digits long.')).toBeVisible();
    await settled(page);
    await expectNoViolations(page, 'manual entry with a toast');
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await settled(page);
    await expectNoViolations(page, 'forgotten password');
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await settled(page);
    await expectNoViolations(page, 'menu');
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByText('Step 1 of 5')).toBeVisible();
    await settled(page);
    await expectNoViolations(page, 'help');
  });
});

test.describe('a first visit', () => {
  test.use({ memory: {} });

  test('axe finds nothing in either theme on the questions of the survey and the slides of the welcome', { tag: '@long' }, async ({
    page,
  }) => {
    await openPage(page, '/survey?welcome=true');
    for (let step = 1; step <= 5; step += 1) {
      await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
      await expectNoViolations(page, `survey, step ${step}`);
      if (step < 5) await page.getByRole('button', { name: 'Continue' }).click();
    }
    await openPage(page, '/onboarding');
    for (let slide = 1; slide <= 5; slide += 1) {
      await page.getByRole('button', { name: `Slide ${slide} of 5` }).click();
      await settled(page);
      await expectNoViolations(page, `welcome, slide ${slide}`);
    }
  });
});

const SHEETS = [
  ['/history', 'Clear', null],
  ['/want-more', 'Fiber', null],
  ['/profile', 'New access token', 'New access token'],
] as const;
const MORE_SHEETS = [
  ['/profile', 'Change e-mail', 'Change e-mail'],
  ['/profile', 'Change password', 'Change password'],
  ['/profile', 'Delete Account', 'Delete Account'],
  ['/profile', 'Sign out everywhere', 'Sign out everywhere'],
] as const;

for (const [title, sheets] of [
  ['a question and the sheet of a member', SHEETS],
  ['the sheets and questions of the profile', MORE_SHEETS],
] as const)
  memberTest(`axe finds nothing in either theme on ${title}`, { tag: '@long' }, async ({ page, server }) => {
    await fillAccount(page, server);
    for (const [address, opener, name] of sheets) {
      await memberTest.step(`${opener} on ${address}`, async () => {
        await openPage(page, address);
        await page.getByRole('button', { name: opener }).first().click();
        await expect(
          name === null
            ? page.getByRole('dialog').or(page.getByRole('alertdialog'))
            : page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name })),
        ).toBeVisible();
        await settled(page);
        await expectNoViolations(page, `${opener} on ${address}`);
      });
    }
  });
