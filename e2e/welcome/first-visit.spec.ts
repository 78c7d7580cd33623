import { expect, type Page, test } from '../support/app.ts';

const SLIDES = ['Welcome', 'Scan Any Food', 'Health-Aware Scoring', 'AI Nutritionist', 'Start Your Journey'];

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('a first visit is welcomed by five slides; Explore First leads to the home of guests, also next time', { tag: '@long' }, async ({
  page,
}) => {
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

for (const [address, role] of [
  ['/onboarding', 'button'],
  ['/auth', 'link'],
  ['/auth?welcome=true', 'link'],
] as const) {
  test(`${address} leads to the camera in one tap, in sight without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(address);
    const scan = page.getByRole(role, { name: 'Scan without an account' });
    await expect(scan).toBeInViewport({ ratio: 1 });
    await scan.click();
    await expect(page).toHaveURL('/scan');
    await expect(page.getByRole('dialog', { name: 'Scanning' })).toBeVisible();
  });
}

test('the survey keeps five answers on this device and leads to the sign-up', { tag: '@long' }, async ({ page }) => {
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
