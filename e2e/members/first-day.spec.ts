import { expect, expectToast, type Page, test } from '../support/app.ts';
import { COLA, NUTELLA } from '../support/foods.data.ts';
import { newPerson, type Person } from '../support/member.ts';
import { addPreference, enterBarcode, newDevice, scoreNumber, scoreOf, signInAt } from './member.ts';

// Two devices and a dozen screens.
test.slow();

async function answerSurvey(page: Page): Promise<void> {
  await page.goto('/survey?welcome=true');
  await page.getByRole('button', { name: 'Heart health' }).click();
  for (let step = 1; step < 5; step += 1) {
    await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.getByRole('checkbox', { name: 'Fill my health profile with these answers' }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function createAccount(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account', exact: true }).first().click();
  await expectToast(page, 'Account created!');
  await expect(page).toHaveURL('/');
}

async function fillHealthProfile(page: Page): Promise<void> {
  await page.goto('/health-profile');
  await expect(page.getByRole('button', { name: 'Heart health' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('radio', { name: 'Metric' }).check({ force: true });
  await page.getByLabel('Age').fill('34');
  await page.getByLabel('Height').fill('170');
  await page.getByLabel('Weight').fill('65');
  await expect(page.getByText('22.5')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
}

test('a first day: survey, sign-up, health profile, two scans, a favorite, a preference that moves the score; a second device sees it all', async ({
  page,
  browser,
  server,
}) => {
  const person = newPerson();
  await answerSurvey(page);
  await createAccount(page, person);
  await fillHealthProfile(page);

  await enterBarcode(page, COLA, /Coca-Cola/);
  await enterBarcode(page, NUTELLA, /Nutella/);
  await page.getByRole('button', { name: 'Favorite', exact: true }).click();
  await expectToast(page, 'Added to Favorites');
  await expect(page.getByRole('button', { name: 'Favorite', exact: true })).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`/results/${NUTELLA}`);
  const before = await scoreNumber(page);
  await page.goto('/want-more');
  await addPreference(page, 'Hazelnuts');
  await expect(page.getByRole('list', { name: 'What you want more of' })).toContainText('Hazelnuts');
  await page.goto(`/results/${NUTELLA}`);
  await expect(scoreOf(page)).toBeVisible();
  await expect.poll(() => scoreNumber(page)).toBeGreaterThan(before);
  const after = await scoreNumber(page);

  const device = await newDevice(browser, server);
  const second = await device.newPage();
  await signInAt(second, '/favorites', person);
  await expect(second).toHaveURL('/favorites');
  await expect(second.getByText('Nutella').first()).toBeVisible();
  await second.goto('/history');
  await expect(second.getByText('2 scanned products')).toBeVisible();
  await second.goto('/want-more');
  await expect(second.getByRole('list', { name: 'What you want more of' })).toContainText('Hazelnuts');
  await second.goto(`/results/${NUTELLA}`);
  await expect.poll(() => scoreNumber(second)).toBe(after);
  await expect(second.getByRole('button', { name: 'Favorite', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await second.goto('/health-profile');
  await expect(second.getByLabel('Age')).toHaveValue('34');
  await device.close();
});
