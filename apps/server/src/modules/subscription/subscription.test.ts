import { beforeEach, describe, expect, it } from 'vitest';

import type { TestApp } from '../../testing/test-app.ts';

import { DIALECTS } from '../../testing/database.ts';
import { anybody, PASSWORD, signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';

describe.each(DIALECTS)('the trial on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => { test = await startTestApp(dialect); });

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

  it('is not given again to an address that had one, not even after its account was deleted', async () => {
    const first = await signUp(test, 'ana', { trial: true });
    await first.as('DELETE', `/api/users/${first.id}`, { currentPassword: PASSWORD });
    const second = await signUp(test, 'ana', { trial: true });
    expect((await second.as('GET', '/api/auth/me')).json.subscriptionStatus).toBe('free');
    expect((await second.as('GET', '/api/trial-status')).json.canStartTrial).toBe(false);
    expect((await second.as('POST', '/api/start-trial', {})).status).toBe(409);
  });

  it('a plan of another name is not valid', async () => {
    const { as } = await signUp(test, 'ana');
    expect((await as('POST', '/api/start-trial', { subscriptionPlan: 'x' })).status).toBe(400);
  });

  it('prices are 999 and 9999 cents', async () => {
    const { json } = await anybody(test)('GET', '/api/subscription-plans');
    expect(json.map((plan: { id: string; amount: number }) => [plan.id, plan.amount])).toEqual([['monthly', 999], ['yearly', 9999]]);
  });
});
