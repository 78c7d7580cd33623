import { Plan } from '@labelwise/contracts/subscription';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { anyone, PASSWORD, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(DIALECTS)('the trial on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp(dialect);
  });

  it('may still follow a paid plan that has run out, and outlasts one that runs out during it', async () => {
    const { as, id } = await signUp(test, 'ana');
    const paidUntil = (subscriptionEndsAt: number) =>
      test.db.write((tx) =>
        tx.updateTable('member').set({ subscriptionStatus: 'active', subscriptionEndsAt }).where('id', '=', id).execute(),
      );
    await paidUntil(Date.now() + 60_000);
    expect((await as('POST', '/api/start-trial', {})).status).toBe(409);
    await paidUntil(Date.now() - 1);
    expect((await as('POST', '/api/start-trial', {})).status).toBe(200);
    await paidUntil(Date.now() - 1);
    expect((await as('GET', '/api/auth/user')).json).toMatchObject({ subscriptionStatus: 'trial', subscription: { status: 'trial' } });
    expect((await as('GET', '/api/trending')).status).toBe(200);
  });

  if (isRuledElsewhere(dialect)) return;

  it('starts once, however many ask at the same moment', async () => {
    const { as } = await signUp(test, 'ana');
    const answers = await Promise.all(Array.from({ length: 20 }, () => as('POST', '/api/start-trial', { subscriptionPlan: 'monthly' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, json }) => status === 409 && json.code === 'trial_not_available')).toHaveLength(19);
    expect((await as('GET', '/api/trial-status')).json).toMatchObject({ canStartTrial: false, willAutoBill: false });
    expect((await as('GET', '/api/auth/me')).json).toMatchObject({ subscriptionStatus: 'trial', subscriptionPlan: 'monthly' });
  });

  it('comes with sign-up where it was asked for', async () => {
    const { as } = await signUp(test, 'ana', { trial: true });
    expect((await as('GET', '/api/auth/me')).json.subscriptionStatus).toBe('trial');
  });

  it('cannot be started again by an address that had one, not even after its account was deleted', async () => {
    const first = await signUp(test, 'ana', { trial: true });
    await first.as('DELETE', `/api/users/${first.id}`, { currentPassword: PASSWORD });
    const second = await signUp(test, 'ana', { trial: true });
    expect((await second.as('GET', '/api/auth/me')).json.subscriptionStatus).toBe('free');
    expect((await second.as('GET', '/api/trial-status')).json.canStartTrial).toBe(false);
    expect((await second.as('POST', '/api/start-trial', {})).status).toBe(409);
  });

  it('is seven days of premium without any payment, bills nothing, and cannot be started again when it is over', async () => {
    const { as, id } = await signUp(test, 'ana');
    expect((await as('GET', '/api/trial-status')).json).toEqual({ canStartTrial: true, trialEndsAt: null, willAutoBill: false });
    expect((await as('GET', '/api/trending')).status).toBe(403);
    const started = await as('POST', '/api/start-trial', { subscriptionPlan: 'yearly' });
    expect(started).toMatchObject({ status: 200, json: { success: true, message: 'Your 7-day free trial has begun.' } });
    expect(Math.abs(Date.parse(started.json.trialEndsAt) - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000);
    expect((await as('GET', '/api/trending')).status).toBe(200);
    expect((await as('GET', '/api/auth/user')).json).toMatchObject({
      subscriptionStatus: 'trial',
      subscriptionPlan: 'yearly',
      subscription: {
        status: 'trial',
        plan: 'yearly',
        interval: 'year',
        managedBy: null,
        willAutoBill: false,
        renewsAt: null,
        endsAt: null,
        trialEndsAt: started.json.trialEndsAt,
      },
    });
    await test.db.write((tx) => tx.updateTable('member').set({ trialEndsAt: Date.now() }).where('id', '=', id).execute());
    expect((await as('GET', '/api/trending')).status).toBe(403);
    expect((await as('GET', '/api/trial-status')).json).toMatchObject({ canStartTrial: false, willAutoBill: false });
    expect(await as('POST', '/api/start-trial', {})).toMatchObject({
      status: 409,
      json: { success: false, code: 'trial_not_available', message: 'You have used your free trial' },
    });
    expect((await as('GET', '/api/auth/user')).json.subscription.status).toBe('free');
  });

  it('a plan of another name is not valid', async () => {
    const { as } = await signUp(test, 'ana');
    expect((await as('POST', '/api/start-trial', { subscriptionPlan: 'x' })).status).toBe(400);
  });

  it('prices are 999 and 9999 cents', async () => {
    const { json } = await anyone(test)('GET', '/api/subscription-plans');
    expect(
      z
        .array(Plan)
        .parse(json)
        .map(({ id, interval, amount }) => [id, interval, amount]),
    ).toEqual([
      ['monthly', 'month', 999],
      ['yearly', 'year', 9999],
    ]);
    expect(
      json.every(({ description, features }: { description: string; features: string[] }) => description !== '' && features.length === 6),
    ).toBe(true);
  });
});
