import { expect, type Page } from '../support/app.ts';
import { expectNoViolations } from '../support/axe.ts';
import { BISCUITS, COLA, HOSTILE, LONG, NUTELLA, PESTO } from '../support/foods.data.ts';
import { test } from '../support/member.ts';
import { openPage, settled } from '../support/pages.ts';
import type { RunningServer } from '../support/server.ts';
import { callerOf, foodIdOf, tokenOf } from '../members/member.ts';

test.use({ reducedMotion: 'reduce' });
// A dozen checks of whole pages.
test.slow();

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'home, profile and results': ['/', '/profile', `/results/${NUTELLA}`, `/results/${COLA}`],
  'the lists': ['/history', '/detailed-history', '/favorites', '/purchased', '/trending'],
  'insights': ['/insights', '/insights?tab=purchased', '/insights?tab=history', '/insights?tab=trending'],
  'preferences and health': ['/preferences', '/want-more', '/want-less', '/health-profile', '/dietary-restrictions'],
};

/** A member on a trial, so that gated parts show, with something in every list. */
async function fillAccount(page: Page, server: RunningServer): Promise<void> {
  await page.goto('/');
  const call = callerOf(server, await tokenOf(page));
  await call('POST', '/api/start-trial', {});
  await call('POST', '/api/health-profile', {
    consentVersion: '2026-11', age: 34, gender: 'female', height: 66, weight: 143, activityLevel: 'sedentary',
    healthGoals: ['Heart health'], dietaryRestrictions: ['Gluten-Free'], medicalConditions: ['Diabetes'],
  });
  for (const [ingredientName, preferenceValue] of [['Sugar', -4], ['Hazelnuts', 5]] as const) await call('POST', '/api/user-preferences', { ingredientName, preferenceValue });
  for (const barcode of [NUTELLA, COLA, BISCUITS, PESTO, HOSTILE, LONG]) {
    const foodId = await foodIdOf(call, barcode);
    await call('POST', '/api/scans', { foodId });
    await call('POST', '/api/favorites', { foodId });
    await call('POST', `/api/purchased/${foodId}`);
    await call('POST', `/api/consumed/${foodId}`);
  }
  await page.reload();
}

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
      await expect(title === null ? page.getByRole('dialog').or(page.getByRole('alertdialog')) : page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }))).toBeVisible();
      await settled(page);
      await expectNoViolations(page, `${opener} on ${address}`);
    });
  }
});
