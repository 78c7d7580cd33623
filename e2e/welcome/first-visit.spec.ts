import { expect, expectToast, type Page, test } from '../support/app.ts';

const SLIDES = ['Welcome', 'Scan Any Food', 'Health-Aware Scoring', 'AI Nutritionist', 'Start Your Journey'];

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('a first visit is welcomed by five slides; Explore First leads to the home of guests, also next time', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/onboarding');
  for (const [at, title] of SLIDES.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: `Slide ${at + 1} of 5` })).toHaveAttribute('aria-current', 'step');
    if (at < SLIDES.length - 1) await page.getByRole('button', { name: at === SLIDES.length - 2 ? 'Get Started' : 'Next' }).click();
  }
  await expect(page.getByText('7-day free trial includes all premium features. Cancel anytime.')).toBeVisible();
  await page.getByRole('button', { name: 'Explore First' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'What is in it for you?' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'What is in it for you?' })).toBeVisible();
});

for (const [button, steps] of [
  ['Skip Introduction', 0],
  ['Start Free Trial', 4],
] as const) {
  test(`${button} leads to the sign-up with the trial, and the welcome does not come again`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: `Slide ${steps + 1} of 5` }).click();
    await page.getByRole('button', { name: button }).click();
    await expect(page).toHaveURL('/auth?trial=true');
    await expectToast(page, 'Start Your Free Trial', 'Sign up now to get 7 days of premium features free!');
    await expect(page.getByRole('button', { name: 'Start Free Trial' })).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL('/auth');
  });
}

test('the survey keeps five answers on this device and leads to the sign-up', async ({ page }) => {
  await page.goto('/survey?welcome=true');
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await page.getByText('Heart health', { exact: true }).click();
  for (let step = 1; step < 5; step += 1) {
    await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/auth?welcome=true');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  expect(await stored(page, 'welcomeSurveyData')).toContain('Heart health');
});

test('Skip survey leads to the home of guests and keeps nothing; the survey does not open again', async ({ page }) => {
  await page.goto('/survey?welcome=true');
  await page.getByRole('button', { name: 'Skip survey' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'What is in it for you?' })).toBeVisible();
  expect(await stored(page, 'welcomeSurveyData')).toBeNull();
  await page.goto('/survey?welcome=true');
  await expect(page).toHaveURL('/');
});

test('without ?welcome=true the survey sends home', async ({ page }) => {
  await page.goto('/welcome-survey');
  await expect(page).toHaveURL('/onboarding');
});
