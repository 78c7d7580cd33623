import { expect, expectToast, GUEST, test } from '../support/app.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { newPerson } from '../support/member.ts';
import { enterBarcode } from './member.ts';

test.use({ memory: GUEST });

test('what a visitor scanned is offered after the sign-up, once, and stands in the history once', { tag: '@long' }, async ({ page }) => {
  const person = newPerson();
  await enterBarcode(page, NUTELLA, /Nutella/);
  await expect(page).toHaveURL('/results/temp');
  await page.goto('/auth?welcome=true');
  for (const [label, value] of [
    ['First name', person.firstName],
    ['Last name', person.lastName],
    ['Username', person.username],
    ['Email', person.email],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account', exact: true }).first().click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expectToast(page, 'Saved to your history');
  await expect(page.getByText('Keep your last scan?')).toHaveCount(0);
  await page.goto('/history');
  await expect(page.getByText('1 scanned product', { exact: true })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ana!');
  await expect(page.getByText('Keep your last scan?')).toHaveCount(0);
});
