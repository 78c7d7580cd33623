import { expect, expectToast, test } from '../support/app.ts';
import { newPerson, signUp } from '../support/member.ts';
import { startServer } from '../support/server.ts';

test('a passkey made in the profile signs in without address and password, and no more once removed', { tag: '@long' }, async ({
  page,
}) => {
  // Browsers make no keys for an address of numbers.
  const server = await startServer({ SAMPLE_FOODS: 'false' }, 'localhost');
  try {
    const client = await page.context().newCDPSession(page);
    await client.send('WebAuthn.enable');
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    });
    const person = newPerson();
    await signUp(server, person);
    await page.goto(`${server.publicUrl}/auth`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectToast(page, 'Welcome back!');
    await expect(page).toHaveURL(`${server.publicUrl}/`);

    await page.goto(`${server.publicUrl}/profile`);
    await page.getByRole('button', { name: 'New passkey' }).click();
    await page.getByLabel('Name of the device').fill('Laptop');
    await page.getByRole('button', { name: 'Make the passkey' }).click();
    await expectToast(page, 'Passkey made.');
    await expect(page.getByRole('list', { name: 'Passkeys' }).getByText('Laptop')).toBeVisible();

    const signOut = () => page.evaluate(() => localStorage.clear());
    await signOut();
    await page.goto(`${server.publicUrl}/auth`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expectToast(page, 'Welcome back!');
    await expect(page).toHaveURL(`${server.publicUrl}/`);

    await page.goto(`${server.publicUrl}/profile`);
    await page.getByRole('button', { name: 'Remove the passkey Laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expectToast(page, 'Passkey removed.');
    await signOut();
    await page.goto(`${server.publicUrl}/auth`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText('This passkey was not accepted.').first()).toBeVisible();
  } finally {
    await server.close();
  }
});
