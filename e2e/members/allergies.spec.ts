import { CONSENT_VERSION } from '@labelwise/contracts/health-profile';
import { expect, type Page } from '../support/app.ts';
import { expectNoViolations } from '../support/axe.ts';
import { BARE, NUTELLA } from '../support/foods.data.ts';
import { test } from '../support/member.ts';
import { callerOf, enterBarcode, scoreNumber, tokenOf } from './member.ts';

/** One ingredient, which its pack calls peanuts. */
const PEANUT_BUTTER = '0856336001583';

/** The health profile of a person who has agreed to it. */
async function openProfile(page: Page): Promise<void> {
  await page.goto('/health-profile');
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Allergies' })).toBeVisible();
}

test('an allergy typed in German is understood at once, and found in a food: the cause, the word, the way to it', { tag: '@long' }, async ({
  page,
}) => {
  await openProfile(page);
  const allergies = page.getByRole('region', { name: 'Allergies' });
  await allergies.getByLabel('Something else').fill('Erdnussbutterallergie');
  await expect(allergies.getByRole('status')).toContainText('Peanuts');
  await allergies.getByRole('button', { name: 'Add', exact: true }).click();
  const typed = allergies.getByRole('list', { name: 'What you typed, and how we read it' });
  await expect(typed).toContainText('Erdnussbutterallergie');
  await expect(typed).toContainText('Peanuts');
  await expectNoViolations(page, 'the allergies of a health profile');

  await enterBarcode(page, PEANUT_BUTTER, /Peanut Butter/);
  const alert = page.getByRole('alert', { name: 'Contains peanuts' });
  await expect(alert).toContainText('You are allergic to peanuts.');
  expect(await scoreNumber(page)).toBeLessThanOrEqual(25);
  const mark = page.locator('mark', { hasText: 'peanuts' });
  await expect(mark).toHaveText('peanuts, conflicts with your profile');
  await alert.getByRole('button', { name: 'Show peanuts in the list of ingredients' }).click();
  await expect(mark).toBeInViewport();
  await expect(mark).toBeFocused();
  await expect(page.getByText('Not peanut-free', { exact: true })).toHaveCount(1);
  await expectNoViolations(page, 'a conflict with its word marked');
});

test('words that nobody knows are called no known food, can be corrected and taken away', { tag: '@long' }, async ({ page }) => {
  await openProfile(page);
  const allergies = page.getByRole('region', { name: 'Allergies' });
  await allergies.getByLabel('Something else').fill('xyzzq');
  await expect(allergies.getByRole('status')).toContainText(
    'We do not know “xyzzq” as a food. We look for the word itself and never call a product free of it.',
  );
  await page.keyboard.press('Enter');
  const typed = allergies.getByRole('list', { name: 'What you typed, and how we read it' });
  await expect(typed).toContainText('We do not know “xyzzq”');
  await typed.getByRole('button', { name: 'Correct xyzzq' }).click();
  await expect(allergies.getByLabel('Correct it')).toBeFocused();
  await allergies.getByLabel('Correct it').fill('Mandelallergie');
  await allergies.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(typed).toContainText('Almonds. Other nuts are shown as unknown.');
  await expect(typed).not.toContainText('xyzzq');
  await typed.getByRole('button', { name: 'Remove Mandelallergie from your restrictions' }).click();
  await expect(typed).toHaveCount(0);
});

test('allergies of the law are chips of their own, stored with the profile, strict for all of them', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await openProfile(page);
  const allergies = page.getByRole('region', { name: 'Allergies' });
  await allergies.getByRole('button', { name: 'Tree nuts' }).click();
  await allergies.getByRole('switch', { name: 'Strict: traces count too' }).click();
  await allergies.getByRole('button', { name: 'Sesame' }).click();
  await expect(allergies.getByRole('button', { name: 'Sesame', pressed: true })).toBeVisible();
  const held = async () => (await callerOf(server, await tokenOf(page))('GET', '/api/health-profile')).body;
  await expect
    .poll(held)
    .toMatchObject({ dietaryRestrictions: ['Allergy: Tree nuts (strict)', 'Allergy: Sesame (strict)'], consentVersion: CONSENT_VERSION });
  await page.goto('/dietary-restrictions');
  await expect(page.getByRole('switch', { name: 'Strict: traces count too' })).toBeChecked();
  await expect(page.getByText('Tree nuts allergy, strict')).toBeVisible();
  await enterBarcode(page, NUTELLA, /Nutella/);
  await expect(page.getByRole('alert', { name: 'Contains hazelnuts' })).toContainText('You are allergic to nuts.');
});

test('pregnancy is a choice of its own, with its sources, and never makes a food "fit"', { tag: '@long' }, async ({ page, server }) => {
  await openProfile(page);
  const section = page.getByRole('region', { name: 'Pregnancy' });
  await expect(section).toContainText('This is not medical advice');
  await section.getByRole('button', { name: 'Pregnant' }).click();
  const held = async () => (await callerOf(server, await tokenOf(page))('GET', '/api/health-profile')).body;
  await expect.poll(held).toMatchObject({ medicalConditions: ['Pregnancy'] });
  await expect(page.getByRole('region', { name: 'Medical Information' }).getByText('Pregnancy')).toHaveCount(0);
  await enterBarcode(page, NUTELLA, /Nutella/);
  await expect(page.getByText(/Fits Pregnancy/)).toHaveCount(0);
});

test('a food of which nothing is known has no number, on its page and in the history', { tag: '@long' }, async ({ page }) => {
  await page.goto('/scan');
  await page.getByRole('button', { name: 'Enter Barcode Manually' }).click();
  await page.getByLabel('Barcode', { exact: true }).fill(BARE);
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Health Assessment' });
  await expect(card.getByText('Not enough data to judge', { exact: true })).toBeVisible();
  await expect(card).toContainText('Nutrition table would give it a grade and a score');
  await expect(page.getByRole('img', { name: /^Score \d/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Why \d/ })).toHaveCount(0);
  await expectNoViolations(page, 'a food without data');
  await page.goto('/history');
  await expect(page.getByRole('link', { name: /Mystery pack/ })).toContainText('Not enough data to judge');
  await expect(page.getByRole('img', { name: /^Score \d/ })).toHaveCount(0);
  await page.goto('/insights');
  await expect(page.getByRole('img', { name: 'No score' })).toBeVisible();
});

test('a food that this device stored before is read here, in a worker, when the server does not score', { tag: '@long' }, async ({
  page,
}) => {
  await openProfile(page);
  await page.getByRole('region', { name: 'Allergies' }).getByRole('button', { name: 'Tree nuts' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('labelwise_score_profile') ?? '')).toContain('Allergy: Tree nuts');
  await page.route('**/api/calculate-score', (route) => route.abort());
  await page.evaluate(() => {
    const food = {
      id: '',
      barcode: null,
      name: 'Nougat from before',
      category: 'Nougat',
      ingredients: 'Sugar, glucose syrup, Haselnüsse 20%',
      nutriments: { sugars: 50 },
      novaGroup: 4,
    };
    localStorage.setItem('lastScanFood', JSON.stringify(food));
    localStorage.removeItem('lastScanScore');
  });
  await page.goto('/results/temp');
  await expect(page.getByRole('alert', { name: 'Contains hazelnuts' })).toContainText('You are allergic to nuts.');
  await expect(page.locator('mark', { hasText: 'Haselnüsse' })).toBeVisible();
  expect(await scoreNumber(page)).toBeLessThanOrEqual(25);
});
