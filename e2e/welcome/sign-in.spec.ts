import { expect, expectToast, GUEST, type Page, test } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { newPerson, type Person, signUp } from '../support/member.ts';
import { openPage } from '../support/pages.ts';

test.use({ memory: GUEST });

async function fillSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('signing up signs in, and the menu names the new member', { tag: '@long' }, async ({ page }) => {
  const person = newPerson();
  await page.goto('/auth?welcome=true');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account', exact: true }).first().click();
  await expectToast(page, 'Account created!');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText('Ana Lima')).toBeVisible();
  await expect(menu.getByText(person.email)).toBeVisible();
});

test('a guarded page sends to the sign-in and comes back after it', { tag: '@long' }, async ({ page, server }) => {
  const person = newPerson();
  await signUp(server, person);
  await page.goto('/favorites');
  await expect(page).toHaveURL('/auth');
  await fillSignIn(page, person);
  await expectToast(page, 'Welcome back!');
  await expect(page).toHaveURL('/favorites');
});

test('results send to the sign-in and come back to the same product', async ({ page, server }) => {
  const person = newPerson();
  await signUp(server, person);
  await openPage(page, `/results/${NUTELLA}`);
  await page.getByRole('link', { name: 'Sign in to save' }).click();
  await fillSignIn(page, person);
  await expect(page).toHaveURL(`/results/${NUTELLA}`);
  await expect(page.getByRole('button', { name: 'Favorite' })).toBeVisible();
});

test('a sign-in without a network says so', { tag: '@long' }, async ({ page, server }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill('ana@example.com');
  // The place of toasts is fetched with the first field that is entered, so it is there before the network goes.
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached();
  await server.cut();
  await page.getByLabel('Password', { exact: true }).fill('a password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').getByText('Connection Error')).toBeVisible();
  await expect(page.getByText(/^Please check your internet connection and try again\./)).toBeVisible();
});

test('the fields carry their names, their autocomplete and take a pasted password', { tag: '@long' }, async ({ page }) => {
  await page.goto('/auth?welcome=true');
  for (const [label, token] of [
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Username', 'username'],
    ['Email', 'email'],
    ['Password', 'new-password'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token);
  }
  await page.goto('/auth');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
  await page.getByLabel('Password', { exact: true }).fill('secret one');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});

test.describe('a device whose session the server does not know', () => {
  test.use({
    memory: { token: 'gone', user: JSON.stringify({ id: 'x', firstName: 'Ana', email: 'ana@example.com' }), hasSeenWelcomeSurvey: 'true' },
  });

  test('is signed out at the start and keeps nothing of the member', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/auth');
    expect(
      await page.evaluate(() => ['token', 'authToken', 'user', 'userPreferences'].filter((key) => localStorage.getItem(key) !== null)),
    ).toEqual([]);
  });
});
