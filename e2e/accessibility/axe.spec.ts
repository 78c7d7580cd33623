import { expect, GUEST, test } from '../support/app.ts';
import { expectNoViolations } from '../support/axe.ts';
import { PAGES } from '../support/pages.data.ts';
import { openPage, settled } from '../support/pages.ts';

test.use({ reducedMotion: 'reduce' });
// Some twenty checks of a whole page each.
test.slow();

for (const [group, addresses] of Object.entries(PAGES)) {
  test.describe(group, () => {
    // A survey that was seen opens no more; everything else is as a guest meets it.
    test.use({ memory: group === 'welcome and sign-in' ? {} : GUEST });

    test(`axe finds nothing in either theme on ${group}`, async ({ page }) => {
      for (const address of addresses) {
        await test.step(address, async () => {
          await openPage(page, address);
          await expectNoViolations(page, address);
        });
      }
    });
  });
}

test.describe('what opens above a page', () => {
  test.use({ memory: GUEST });

  test('axe finds nothing in either theme on the menu, the help dialog, the sheets and a toast', async ({ page }) => {
    await openPage(page, '/scan');
    await page.getByRole('button', { name: 'Enter Barcode Manually' }).click();
    await page.getByLabel('Barcode', { exact: true }).fill('1234567');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Barcode must be 8-14 digits long.')).toBeVisible();
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

  test('axe finds nothing in either theme on the questions of the survey and the slides of the welcome', async ({ page }) => {
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
