import { expect, expectToast, test } from '../support/app.ts';
import { startOpenIdProvider } from '../support/openid-provider.ts';
import { freePort, startServer } from '../support/server.ts';

test('an account is made by a sign-in elsewhere, and opened by it from then on; who turns back there has changed nothing', {
  tag: '@long',
}, async ({ page }) => {
  const port = await freePort();
  const service = { OIDC_ISSUER: `http://127.0.0.1:${port}`, OIDC_CLIENT_ID: 'labelwise', OIDC_LABEL: 'Our Club' };
  const server = await startServer({ SAMPLE_FOODS: 'false', ...service });
  const provider = await startOpenIdProvider(port, `${server.publicUrl}/api/auth/provider/1/callback`);
  const leave = async () => {
    await page.goto(`${server.publicUrl}/auth`);
    await page.getByRole('button', { name: 'Continue with Our Club' }).click();
  };
  try {
    await leave();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText('The sign-in was ended there. Nothing was changed.').first()).toBeVisible();

    await leave();
    await page.getByPlaceholder('Enter any login').fill('mia');
    await page.getByPlaceholder('and password').fill('of the club');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expect(page.getByText('Our Club says that you are mia@example.org.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Mia');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Account created!');
    await expect(page).toHaveURL(`${server.publicUrl}/`);

    await page.goto(`${server.publicUrl}/profile`);
    await expect(page.getByText('mia@example.org').first()).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await leave();
    await expectToast(page, 'Welcome back!');
    await expect(page).toHaveURL(`${server.publicUrl}/`);
  } finally {
    await server.close();
    provider.kill();
  }
});
