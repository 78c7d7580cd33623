import { User } from '@labelwise/contracts/users';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { type As, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const DAY = 86_400_000;

describe.each(RULE_DIALECTS)('a member over HTTP on %s', (dialect) => {
  let test: TestApp;
  let ana: { as: As; id: string };
  beforeEach(async () => {
    test = await startTestApp(dialect);
    ana = await signUp(test, 'ana', { firstName: 'Ana', lastName: 'Lima' });
  });
  const me = async () => User.parse((await ana.as('GET', '/api/auth/me')).json);

  it('carries id, names, e-mail, subscription and preferences', async () => {
    await ana.as('POST', '/api/user-preferences', { ingredientName: 'Sugar', preferenceValue: -3 });
    expect(await me()).toMatchObject({
      id: ana.id,
      firstName: 'Ana',
      lastName: 'Lima',
      username: 'ana',
      email: 'ana@example.org',
      subscriptionStatus: 'free',
      subscriptionPlan: null,
      trialEndsAt: null,
      subscriptionEndsAt: null,
      preferences: { ingredients: { Sugar: -3 } },
    });
  });

  it('is free, then on trial until a date, and active until another', async () => {
    expect((await me()).subscriptionStatus).toBe('free');
    await ana.as('POST', '/api/start-trial', { subscriptionPlan: 'yearly' });
    const { subscriptionStatus, subscriptionPlan, trialEndsAt } = await me();
    expect({ subscriptionStatus, subscriptionPlan }).toEqual({ subscriptionStatus: 'trial', subscriptionPlan: 'yearly' });
    expect(Date.parse(trialEndsAt ?? '')).toBeGreaterThan(Date.now() + 6 * DAY);
    const subscriptionEndsAt = Date.now() + 30 * DAY;
    await test.db.write((tx) =>
      tx.updateTable('member').set({ subscriptionStatus: 'active', subscriptionEndsAt }).where('id', '=', ana.id).execute(),
    );
    expect(await me()).toMatchObject({ subscriptionStatus: 'active', subscriptionEndsAt: new Date(subscriptionEndsAt).toISOString() });
  });

  it('is the same under /api/user and under its own id', async () => {
    const user = await me();
    for (const url of ['/api/user', `/api/users/${ana.id}`]) expect((await ana.as('GET', url)).json).toEqual(user);
  });

  it('starts its trial also without naming a plan, and gets a message that says so', async () => {
    const { status, json } = await ana.as('POST', '/api/start-trial', {});
    expect({ status, success: json.success }).toEqual({ status: 200, success: true });
    expect(json.message).toMatch(/\w/u);
    expect(await me()).toMatchObject({ subscriptionStatus: 'trial', subscriptionPlan: null });
  });

  it('has no administrator beside it: no call and no field knows one', async () => {
    const { body } = await test.app.inject('/api/openapi.json');
    expect(body.length).toBeGreaterThan(10_000);
    expect(body).not.toMatch(/admin|moderator|superuser/iu);
    expect(Object.keys(User.shape).filter((field) => /role|admin|staff/iu.test(field))).toEqual([]);
    for (const method of ['GET', 'POST'] as const) expect((await ana.as(method, '/api/admin')).status).toBe(404);
  });

  it('knows no other status', () => {
    const statuses = ['free', 'trial', 'active', 'premium', 'expired', '', null];
    expect(statuses.filter((status) => z.safeParse(User.shape.subscriptionStatus, status).success)).toEqual(['free', 'trial', 'active']);
  });
});
