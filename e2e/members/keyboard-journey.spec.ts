import { expect, expectToast, type Locator, type Page, test } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { newPerson } from '../support/member.ts';
import { scoreNumber, scoreOf } from './member.ts';

test.use({ memory: { hasSeenOnboarding: 'true' } });

/** Presses the Tab key until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let at = 0; at < 80; at += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const named = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  page.getByRole(role, { name, exact: typeof name === 'string' });
const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function answerSurvey(page: Page): Promise<void> {
  await page.goto('/survey?welcome=true');
  await press(page, named(page, 'button', 'General wellness'), 'Space');
  for (let step = 1; step < 5; step += 1) {
    await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
    await press(page, named(page, 'button', 'Continue'));
  }
  await press(page, named(page, 'button', 'Create Account'));
}

async function signUp(page: Page): Promise<void> {
  const person = newPerson();
  for (const [label, text] of [
    ['First name', person.firstName],
    ['Last name', person.lastName],
    ['Username', person.username],
    ['Email', person.email],
    ['Password', person.password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expectToast(page, 'Account created!');
  await heading(page, 'Welcome, Ana!');
}

test('survey, sign-up, scan, favorite, preference, and the score that moves: by keyboard alone', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await answerSurvey(page);
  await signUp(page);

  await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scan' }));
  // No camera: the manual entry opens by itself.
  await expect(page.getByLabel('Barcode', { exact: true })).toBeFocused();
  await page.keyboard.type(NUTELLA);
  await page.keyboard.press('Enter');
  await heading(page, /Nutella/);
  await expect(scoreOf(page)).toBeVisible();
  const before = await scoreNumber(page);
  await press(page, named(page, 'button', 'Favorite'), 'Space');
  await expectToast(page, 'Added to Favorites');

  await press(page, named(page, 'button', 'Menu'));
  await press(page, page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Dietary Preferences' }));
  await heading(page, 'Dietary Preferences');
  await press(page, named(page, 'link', 'Add to Want More'));
  await tabTo(page, page.getByLabel('Add your own'));
  await page.keyboard.type('Hazelnuts');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Hazelnuts' });
  await tabTo(page, sheet.getByRole('radio', { checked: true }));
  await page.keyboard.press('End');
  await expect(sheet.getByRole('radio', { name: '5 of 5, Must Have' })).toBeChecked();
  await press(page, sheet.getByRole('button', { name: 'Save', exact: true }));
  await expectToast(page, 'Ingredient added');

  await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }));
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /Nutella/ })
      .first(),
  );
  await heading(page, /Nutella/);
  await expect.poll(() => scoreNumber(page)).toBeGreaterThan(before);
  await expect(named(page, 'button', 'Favorite')).toHaveAttribute('aria-pressed', 'true');
});
