import { CONSENT_VERSION } from '@labelwise/contracts/health-profile';
import { SHARING_CONSENT_VERSION } from '@labelwise/contracts/household';
import { expect } from '../support/app.ts';
import { expectNoViolations } from '../support/axe.ts';
import { NUTELLA } from '../support/foods.data.ts';
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
  await expectNoViolations(other, 'a household of two');
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

test('an allergy that a member adds, and that nothing is shared any more, reach the results that another has open', {
  tag: '@long',
}, async ({ page, server }) => {
  await page.goto('/shopping');
  const ana = callerOf(server, await tokenOf(page));
  const ben = callerOf(server, (await signUp(server, { ...newPerson(), firstName: 'Ben' })).token);
  const leavesOut = (...dietaryRestrictions: string[]) =>
    ben('PUT', '/api/health-profile', { dietaryRestrictions, consentVersion: CONSENT_VERSION });
  const share = (...shared: string[]) => ben('PUT', '/api/household/sharing', { shared, consentVersion: SHARING_CONSENT_VERSION });
  const { body } = await ana('POST', '/api/household/invitations');
  const token = new URL(String(Reflect.get(Object(body), 'link'))).searchParams.get('invitation');
  await leavesOut('Vegetarian');
  expect((await ben('POST', '/api/household/join', { token })).status).toBe(200);
  expect((await share('me')).status).toBe(200);

  await page.goto(`/results/${NUTELLA}`);
  await expect(page.getByRole('img', { name: /^Ben, score/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Not for/ })).toHaveCount(0);
  await leavesOut('Vegetarian', 'Allergy: Tree nuts');
  await expect(page.getByRole('heading', { name: 'Not for Ben' })).toBeVisible();
  await share();
  await expect(page.getByRole('heading', { name: 'Not for Ben' })).toHaveCount(0);
});
