import { CONSENT_VERSION } from '@labelwise/contracts/health-profile';
import { PERSON_CONSENT_VERSION } from '@labelwise/contracts/people';
import { expect, type Page } from '../support/app.ts';
import { expectNoViolations } from '../support/axe.ts';
import { COLA, NUTELLA } from '../support/foods.data.ts';
import { test as base, signUp } from '../support/member.ts';
import { callerOf, enterBarcode, foodIdOf, tokenOf } from './member.ts';

/** With the trial there is room for more than two. */
const test = base.extend({
  memory: async ({ server, person }, use) => {
    await use({ ...(await signUp(server, person, { trial: true })), hasSeenWelcomeSurvey: 'true' });
  },
});

const MIA = { nickname: 'Mia', colour: 'plum', age: 6, dietaryRestrictions: ['Allergy: Tree nuts'], medicalConditions: [] };
const LEO = { nickname: 'Leo', colour: 'sage', age: 1, dietaryRestrictions: [], medicalConditions: [] };
const EVA = { nickname: 'Eva', colour: 'clay', age: null, dietaryRestrictions: [], medicalConditions: ['High Blood Pressure'] };

/** The switch above what is judged. */
async function judgeFor(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Judged for' }).getByRole('button', { name, exact: true }).click();
}

test('one food for a table: a condition, a child’s allergy and a toddler, on results, in search, a comparison, lists and the basket', {
  tag: '@long',
}, async ({ page, server }) => {
  // Many whole pages, some of them checked for barriers.
  test.slow();
  await page.goto('/people');
  const call = callerOf(server, await tokenOf(page));
  await call('PUT', '/api/health-profile', { dietaryRestrictions: ['Vegetarian'], consentVersion: CONSENT_VERSION });
  for (const one of [MIA, LEO, EVA])
    expect(
      (await call('POST', '/api/people', { ...one, healthGoals: [], preferences: [], consentVersion: PERSON_CONSENT_VERSION })).status,
    ).toBe(200);
  expect((await call('POST', '/api/favorites', { foodId: await foodIdOf(call, NUTELLA) })).status).toBe(200);
  await page.reload();
  await expect(page.getByText('Below three years', { exact: false }).or(page.getByText('1 year')).first()).toBeVisible();
  await expectNoViolations(page, 'the people');

  await enterBarcode(page, NUTELLA, /Nutella/);
  const headline = page.getByRole('heading', { name: /Not for Mia/ });
  await expect(headline).toBeVisible();
  await expect(page.getByRole('img', { name: /^Leo, no score/ })).toBeVisible();
  await expect(page.getByText('For Leo we propose nothing', { exact: false })).toBeVisible();
  await expectNoViolations(page, 'a food for everyone');
  await judgeFor(page, 'Eva');
  await expect(headline).toHaveCount(0);
  // What could be taken instead has a ring of hers too.
  await expect(page.getByRole('img', { name: /^Eva, score/ }).first()).toBeVisible();
  await judgeFor(page, 'You');
  await expect(page.getByRole('region', { name: 'Health Assessment' })).toBeVisible();
  await judgeFor(page, 'Mia');
  await expect(headline).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByText('Nutella is on the list')).toBeVisible();

  await page.goto('/search?q=nutella');
  const hit = page.getByRole('listitem').filter({ hasText: 'Nutella' }).first();
  await expect(hit).toContainText('Not for Mia');
  await expect(page.getByRole('button', { name: /^Fits Mia/ })).toBeVisible();
  await judgeFor(page, 'Everyone');
  await expect(page.getByRole('button', { name: /^Fits everyone/ })).toBeVisible();
  await expect(hit).toContainText('Not for Mia');
  await expectNoViolations(page, 'a search for everyone');

  await page.goto(`/compare?ids=${NUTELLA},${COLA}`);
  await expect(page.getByText('Not for Mia')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Leo, no score/ })).toHaveCount(2);
  await expectNoViolations(page, 'a comparison for everyone');

  await page.goto('/favorites');
  const favorite = page.getByRole('listitem').filter({ hasText: 'Nutella' }).first();
  await expect(favorite).toContainText('Not for Mia');
  await judgeFor(page, 'You');
  await expect(favorite).not.toContainText('Not for Mia');
  await judgeFor(page, 'Everyone');
  await expectNoViolations(page, 'favorites for everyone');

  await page.goto('/shopping');
  await expect(page.getByRole('region', { name: 'Bread and breakfast' })).toContainText('Not for Mia');
  await expectNoViolations(page, 'the list by aisles');
  await page.getByRole('checkbox', { name: 'Nutella' }).check();
  await page.getByRole('tab', { name: 'Basket (1)' }).click();
  await expect(page.getByText('With somebody below three years no swaps are proposed.')).toBeVisible();
  await expectNoViolations(page, 'the basket');
  await judgeFor(page, 'Eva');
  await expect(page.getByText('Not for Mia')).toHaveCount(0);
  await page.getByRole('button', { name: 'New list' }).click();
  await page.getByLabel('Name of the list').fill('Saturday');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Basket (0)' })).toBeVisible();
  await expectNoViolations(page, 'a list with a name');
  await page.getByRole('button', { name: 'Remove the list' }).click();
  await expect(page.getByRole('tab', { name: 'Basket (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('combobox', { name: 'Lists' }).locator('option:checked')).toHaveText('Saturday (0)');
});
