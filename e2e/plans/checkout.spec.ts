import { expect, lastCheckout, pay, playPages, test } from './shop.ts';

test('a free member buys the yearly plan at Stripe, waits for its word, and has Premium', { tag: '@long' }, async ({
  page,
  server,
  stripe,
}) => {
  await playPages(page);
  await page.goto('/subscribe');
  await expect(page.getByText('Cancel anytime. No commitment. Secure payment via Stripe.')).toBeVisible();
  await page.getByRole('button', { name: 'Get Yearly' }).click();
  await page.waitForURL(/^https:\/\/checkout\.stripe\.com\//);
  const { success_url: success = '', cancel_url: cancel } = lastCheckout(stripe);
  expect(cancel).toBe(`${server.url}/subscribe`);

  await page.goto(success);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Premium!' })).toBeVisible();
  await expect(page.getByText('Your payment is being confirmed.')).toBeVisible();
  await pay(server, stripe);
  await expect(page.getByText('Everything is open now')).toBeVisible();

  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByText('Premium, yearly plan')).toBeVisible();
  await page.getByRole('link', { name: 'Manage Subscription' }).click();
  await expect(page.getByText(/^Renews on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByText('Premium', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.waitForURL(/^https:\/\/billing\.stripe\.com\//);
});

test('who comes back from the checkout without paying finds the plans as they were', { tag: '@long' }, async ({ page }) => {
  await playPages(page);
  await page.goto('/subscription');
  await page.getByRole('radio', { name: /^Yearly/ }).check();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.waitForURL(/^https:\/\/checkout\.stripe\.com\//);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeEnabled();
  await expect(page.getByText('Processing...')).toHaveCount(0);
});

test('deleting the account of a subscriber says that the plan is cancelled with it, and cancels it', { tag: '@long' }, async ({
  page,
  person,
  server,
  stripe,
}) => {
  await playPages(page);
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Get Monthly' }).click();
  await page.waitForURL(/^https:\/\/checkout\.stripe\.com\//);
  await pay(server, stripe);
  await page.goto(`${server.url}/profile`);
  await page.getByRole('button', { name: /^Delete Account/ }).click();
  await expect(page.getByText(/^Your plan is cancelled with it, at once\./)).toBeVisible();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/Everything in it is gone/)).toBeVisible();
  await expect
    .poll(() => stripe.calls.filter(({ method, path }) => method === 'DELETE' && path.startsWith('/v1/subscriptions/')).length)
    .toBe(1);
});
