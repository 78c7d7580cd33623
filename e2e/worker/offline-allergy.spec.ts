import { CONSENT_VERSION } from '@labelwise/contracts/health-profile';
import { callerOf, tokenOf } from '../members/member.ts';
import { expect } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { test } from '../support/member.ts';
import { visitTwice } from '../support/service-worker.ts';

/** One ingredient, which its pack calls peanuts. */
const PEANUT_BUTTER = '0856336001583';

test.use({ serviceWorkers: 'allow' });

test('without a network a food of the pack warns a member of what they must not eat, and of what they add to it there', {
  tag: '@long',
}, async ({ page, server }) => {
  await visitTwice(page, '/offline');
  await callerOf(server, await tokenOf(page))('PUT', '/api/health-profile', {
    dietaryRestrictions: ['Allergy: Peanuts'],
    consentVersion: CONSENT_VERSION,
  });
  await page.goto('/health-profile');
  await expect(page.getByRole('button', { name: 'Peanuts', pressed: true })).toBeVisible();
  await page.goto('/offline');
  await page.getByRole('button', { name: 'Another country' }).click();
  await page.getByLabel('Foods of').selectOption('world');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByRole('heading', { name: /on this device$/ })).toBeVisible();
  await page.goto('/health-profile');
  const treeNuts = page.getByRole('region', { name: 'Allergies' }).getByRole('button', { name: 'Tree nuts' });
  await expect(treeNuts).toBeVisible();
  await server.cut();
  await treeNuts.click();
  await expect(page.getByRole('button', { name: 'Tree nuts', pressed: true })).toBeVisible();
  await page.goto(`/results/${PEANUT_BUTTER}`);
  await expect(page.getByRole('alert', { name: 'Contains peanuts' })).toBeVisible();
  await page.goto(`/results/${NUTELLA}`);
  await expect(page.getByRole('alert', { name: /hazelnut|nuts/i })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert', { name: /hazelnut|nuts/i })).toBeVisible();
  await page.goto('/search?q=nutella');
  await expect(page.getByText('in the pack on this device')).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^Nutella/ })
      .first(),
  ).toContainText(/nuts|Not for you/i);
  await server.mend();
  await page.goto(`/results/${NUTELLA}`);
  await expect(page.getByRole('alert', { name: /hazelnut|nuts/i })).toBeVisible();
});
