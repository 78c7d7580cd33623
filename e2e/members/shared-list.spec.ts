import { expect } from '../support/app.ts';
import { newPerson, signUp, test } from '../support/member.ts';
import { callerOf, newDevice, signInAt, tokenOf } from './member.ts';

test('two members share a list: one ticks off without a network, the other adds meanwhile, and both end with both', {
  tag: '@long',
}, async ({ page, server, browser }) => {
  await page.goto('/shopping');
  const ana = callerOf(server, await tokenOf(page));
  const ben = newPerson();
  const asBen = callerOf(server, (await signUp(server, ben)).token);
  const { body } = await ana('POST', '/api/household/invitations');
  const token = new URL(String(Reflect.get(Object(body), 'link'))).searchParams.get('invitation');
  expect((await asBen('POST', '/api/household/join', { token })).status).toBe(200);

  await page.getByLabel('Add to the list').fill('2 lemons');
  await page.keyboard.press('Enter');
  const other = await (await newDevice(browser, server)).newPage();
  await signInAt(other, '/household', ben);
  await expect(other.getByRole('heading', { name: 'Who shares it' })).toBeVisible();
  await other.goto('/shopping');
  await expect(other.getByRole('checkbox', { name: 'lemons' })).toBeVisible();

  await other.context().setOffline(true);
  await other.getByRole('checkbox', { name: 'lemons' }).check();
  await expect(other.getByText('not sent yet')).toBeVisible();
  await page.getByLabel('Add to the list').fill('Milk');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'lemons', exact: true }).click();
  await page.getByRole('button', { name: 'One more: lemons' }).click();

  await other.context().setOffline(false);
  for (const one of [page, other]) {
    await expect(one.getByRole('checkbox', { name: 'lemons' })).toBeChecked();
    await expect(one.getByRole('checkbox', { name: 'Milk' })).toBeVisible();
    await expect(one.getByText(/^3 ×/u)).toBeVisible();
  }
  await other.context().close();
});
