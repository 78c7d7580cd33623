import { expect } from '../support/app.ts';
import { test } from '../support/member.ts';

test('the AI page leads home when its code cannot be fetched', async ({ page }) => {
  await page.goto('/profile');
  await page.route('**/assets/*nutritionist-screen*.js', (route) => route.abort());
  await page.goto('/ai-nutritionist');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ana!');
});
