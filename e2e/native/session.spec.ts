import { PASSWORD } from '../support/member.ts';
import { asMember, expect, expectToast, TOKEN, test } from './shell.ts';

asMember.describe('a member in the shell', () => {
  asMember(
    'is signed in by the secure storage, no token lies in local storage, and the API is reached natively',
    async ({ page, device, person }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/')) fetched.push(request.url());
      });
      await page.goto('/profile');
      await expect(page.getByText(person.email).first()).toBeVisible();
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(device.vault.get(TOKEN) ?? 'no token');
      expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('authToken')])).toEqual([null, null]);
      expect(device.called('CapacitorHttp.request').map(({ url }) => url)).toContain('/api/auth/me');
      expect(fetched).toEqual([]);
    },
  );

  asMember(
    'goes to /auth when the server refuses the token, which is gone from the secure storage',
    { tag: '@long' },
    async ({ page, device }) => {
      device.vault.set(TOKEN, 'revoked');
      await page.goto('/scan');
      await expect(page).toHaveURL('/auth');
      await expect.poll(() => [...device.vault.keys()]).toEqual([]);
    },
  );

  asMember('stays signed in when the network is away', { tag: '@long' }, async ({ page, device, person }) => {
    await page.goto('/profile');
    await expect(page.getByText(person.email).first()).toBeVisible();
    device.reachable = false;
    await page.goto('/scan');
    await expect(page.getByRole('heading', { name: 'Scan Food' })).toBeVisible();
    expect(device.vault.has(TOKEN)).toBe(true);
  });
});

asMember.describe('the sign-in in the shell', () => {
  asMember('goes through the native plugin and stores the token securely, signing out empties it', async ({ page, device, person }) => {
    device.vault.clear();
    await page.goto('/auth');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => device.vault.has(TOKEN)).toBe(true);
    expect(device.called('CapacitorHttp.request').filter(({ url }) => url === '/api/auth/login')).toMatchObject([
      { method: 'POST', data: { password: PASSWORD } },
    ]);
    await page.goto('/profile');
    await page
      .getByRole('button', { name: /Sign Out|Log ?out/i })
      .first()
      .click();
    await expect(page).toHaveURL('/auth');
    await expect.poll(() => [...device.vault.keys()]).toEqual([]);
  });
});

test('a sign-in without a network is shown as a connection that failed', { tag: '@long' }, async ({ page, device }) => {
  await page.goto('/auth');
  device.reachable = false;
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Connection Error', 'Please check your internet connection and try again. (Unable to resolve host)');
});
