import { expect } from '../support/app.ts';
import { expectNoViolations } from '../support/axe.ts';
import { COLA, NUTELLA } from '../support/foods.data.ts';
import { test } from '../support/member.ts';
import { openPage, settled } from '../support/pages.ts';
import { fillAccount } from './full-account.ts';

test.use({ reducedMotion: 'reduce' });
// A dozen checks of whole pages.
test.slow();

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'home, profile and results': ['/', '/profile', `/results/${NUTELLA}`, `/results/${COLA}`],
  'the lists': ['/history', '/detailed-history', '/favorites', '/purchased', '/trending'],
  insights: ['/insights', '/insights?tab=purchased', '/insights?tab=history', '/insights?tab=trending'],
  'preferences and health': ['/preferences', '/want-more', '/want-less', '/health-profile', '/dietary-restrictions'],
};

for (const [group, addresses] of Object.entries(GROUPS)) {
  test(`axe finds nothing in either theme on ${group} of a member with a life`, async ({ page, server }) => {
    await fillAccount(page, server);
    for (const address of addresses) {
      await test.step(address, async () => {
        await openPage(page, address);
        await expectNoViolations(page, address);
      });
    }
  });
}

test('axe finds nothing in either theme on the sheets and questions of a member', async ({ page, server }) => {
  await fillAccount(page, server);
  for (const [address, opener, title] of [
    ['/profile', 'Change e-mail', 'Change e-mail'],
    ['/profile', 'Change password', 'Change password'],
    ['/profile', 'Delete Account', 'Delete Account'],
    ['/profile', 'Sign out everywhere', 'Sign out everywhere'],
    ['/history', 'Clear', null],
    ['/want-more', 'Fiber', null],
  ] as const) {
    await test.step(`${opener} on ${address}`, async () => {
      await openPage(page, address);
      await page.getByRole('button', { name: opener }).first().click();
      await expect(
        title === null
          ? page.getByRole('dialog').or(page.getByRole('alertdialog'))
          : page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title })),
      ).toBeVisible();
      await settled(page);
      await expectNoViolations(page, `${opener} on ${address}`);
    });
  }
});
