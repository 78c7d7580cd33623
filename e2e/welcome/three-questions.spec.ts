import { expect, GUEST, test } from '../support/app.ts';
import { expectNoViolations } from '../support/axe.ts';
import { NUTELLA } from '../support/foods.data.ts';
import { newPerson } from '../support/member.ts';
import { openPage } from '../support/pages.ts';

test.use({ memory: GUEST });

test('a guest answers three questions and sees the product scored again; nothing of it leaves the device until they take it along', {
  tag: '@long',
}, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(`/results/${NUTELLA}`);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'Three questions, then the score is yours' })).toBeFocused();
  await sheet.getByRole('button', { name: 'Tree nuts' }).click();
  await expectNoViolations(page, 'three questions');
  await sheet.getByRole('button', { name: 'Agree and score it for me' }).click();
  await expect(sheet.getByText('Contains hazelnuts', { exact: true })).toBeVisible();
  await expectNoViolations(page, 'their answers');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Contains hazelnuts' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('You are allergic to nuts.')).toBeVisible();
  await expect(page.getByText('Scored by your answers, kept on this device only.')).toBeVisible();
  expect(sent.filter((one) => /allerg|tree%20nuts|Tree nuts/iu.test(one))).toEqual([]);

  const person = newPerson();
  await page.goto('/auth?welcome=true');
  for (const [label, value] of [
    ['First name', person.firstName],
    ['Last name', person.lastName],
    ['Username', person.username],
    ['Email', person.email],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Take your answers along?' }).getByRole('button', { name: 'Agree and take along' }).click();
  await expect(page.getByText('Done: the score is yours')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('labelwise_guest_profile'))).toBeNull();
  await page.goto(`/results/${NUTELLA}`);
  await expect(page.getByRole('heading', { name: 'Contains hazelnuts' })).toBeVisible();
});

test('the home of a guest who answered does not jump when the answers come', async ({ page }) => {
  await page.goto(`/results/${NUTELLA}`);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Tree nuts' }).click();
  await sheet.getByRole('button', { name: 'Agree and score it for me' }).click();
  await expect(sheet.getByText('Contains hazelnuts', { exact: true })).toBeVisible();
  // On a slow network what reads the answers comes after the page.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    return route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    const sum = { shifts: 0 };
    Object.assign(window, sum);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum.shifts += Number(entry.value);
      Object.assign(window, sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openPage(page, '/');
  await expect(page.getByRole('heading', { name: 'What an account adds' })).toBeVisible();
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBeLessThanOrEqual(0.02);
});
