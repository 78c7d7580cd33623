import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { callerOf, tokenOf } from '../members/member.ts';
import { expect, expectToast } from '../support/app.ts';
import { test } from '../support/member.ts';
import type { RunningServer } from '../support/server.ts';

test('the trial setup starts the trial with the token of this device, says so, and opens the nutritionist', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/subscription');
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
  await expect(page).toHaveURL(/\/trial-setup$/);
  await page.getByText('Yearly', { exact: true }).click();
  const asked = page.waitForRequest('**/api/start-trial');
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  const request = await asked;
  expect(request.headers()['authorization']).toBe(`Bearer ${await tokenOf(page)}`);
  expect(request.postDataJSON()).toEqual({ subscriptionPlan: 'yearly' });
  await expectToast(page, 'Trial Started!', 'Your 7-day free trial has begun.');
  await expect(page).toHaveURL(/\/ai-nutritionist$/);

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByText('Trial', { exact: true })).toBeVisible();
  await page.goto('/subscription');
  await expect(page.getByText(/^Ends on .* · 7 days remaining$/)).toBeVisible();
  await expect(page.getByText('Auto-billing enabled')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveCount(0);
});

test('when the trial is over the plans say when it ended, and what it opened is closed', { tag: '@long' }, async ({ page, server }) => {
  await page.goto('/');
  const call = callerOf(server, await tokenOf(page));
  expect((await call('POST', '/api/start-trial', {})).status).toBe(200);
  await endTrial(server, page);
  await page.goto('/subscription');
  await expect(page.getByText(/^Your free trial ended on /).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Free Trial' })).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByText(/^Your free trial ended on /)).toBeVisible();
  await page.goto('/trial-setup');
  await expect(page.getByRole('heading', { name: 'You have had your free trial' })).toBeVisible();
  await page.goto('/trending');
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
  expect((await call('GET', '/api/trending')).status).toBe(403);
});

/** Sets the end of the signed-in member's trial to yesterday, in the database, since the clock of the server cannot be set from outside. */
async function endTrial(server: RunningServer, page: Page): Promise<void> {
  const id = await page.evaluate(() => String(JSON.parse(localStorage.getItem('user') ?? '{}').id));
  await page.goto('about:blank');
  await server.kill();
  const database = new DatabaseSync(join(server.dataDir, 'labelwise.db'));
  const { changes } = database.prepare('update member set "trialEndsAt" = ? where id = ?').run(Date.now() - 86_400_000, id);
  database.close();
  await server.restart();
  if (changes !== 1) throw new Error(`no member ${id}`);
}
