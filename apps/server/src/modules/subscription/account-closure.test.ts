import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { MEMBER_TABLES } from '../../db/schema/member-tables.ts';
import {
  deliverStore,
  deliverStripe,
  REVENUECAT_SECRET,
  STRIPE_SECRET,
  storeEvent,
  stripeSubscription,
} from '../../testing/billing-events.ts';
import { DIALECTS, isRuledElsewhere, RULE_DIALECTS } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { PASSWORD, signUp } from '../../testing/members.ts';
import { type StripeStandIn, startStripe } from '../../testing/stripe-stand-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;

describe.each(DIALECTS)('account closure with a running plan on %s', (dialect) => {
  let stripe: StripeStandIn;
  let test: TestApp;
  let ana: Awaited<ReturnType<typeof signUp>>;
  beforeEach(async () => {
    stripe = await startStripe();
    test = await startTestApp(dialect, {
      env: {
        STRIPE_SECRET_KEY: 'sk_test_x',
        STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
        STRIPE_BASE_URL: stripe.url,
        REVENUECAT_WEBHOOK_SECRET: REVENUECAT_SECRET,
      },
    });
    ana = await signUp(test, 'ana');
  });
  const leave = () => ana.as('DELETE', `/api/users/${ana.id}`, { currentPassword: PASSWORD });
  const subscribe = async () => {
    await ana.as('POST', '/api/create-subscription', { planId: 'monthly' });
    const object = stripeSubscription({ customer: 'cus_1', from: NOW, until: NOW + 30 * DAY, metadata: { memberId: ana.id } });
    stripe.objects.set('sub_1', object);
    await deliverStripe(test, { id: 'evt_1', type: 'customer.subscription.created', created: NOW, object });
  };
  const tasks = () => test.db.read.selectFrom('billingTask').selectAll().orderBy('kind').execute();

  it('cancels it at Stripe, has the customer deleted there, and says so', async () => {
    await subscribe();
    const { status, json } = await leave();
    expect({ status, json }).toMatchObject({
      status: 200,
      json: { success: true, subscription: 'cancelled', message: expect.stringContaining('has been cancelled') },
    });
    expect(stripe.called('DELETE /v1/subscriptions/sub_1')).toHaveLength(1);
    expect(stripe.called('DELETE /v1/customers/cus_1')).toHaveLength(1);
    expect(await tasks()).toEqual([]);
  });

  it('while Stripe cannot be reached the account goes all the same, and the call is made when Stripe is back', async () => {
    await subscribe();
    stripe.misbehave('fail');
    expect((await leave()).json).toMatchObject({ subscription: 'cancelling', message: expect.stringContaining('keep trying') });
    expect((await ana.as('GET', '/api/auth/me')).status).toBe(401);
    await eventually(async () =>
      expect((await tasks()).map(({ kind, target, attempts }) => [kind, target, attempts])).toEqual([
        ['cancel-subscription', 'sub_1', 1],
        ['delete-customer', 'cus_1', 1],
      ]),
    );
    stripe.misbehave(null);
    await test.db.write((tx) => tx.updateTable('billingTask').set({ nextAttemptAt: Date.now() }).execute());
    // The next account that is closed starts the queue.
    const bob = await signUp(test, 'bob');
    await bob.as('POST', '/api/create-subscription', { planId: 'monthly' });
    await bob.as('DELETE', `/api/users/${bob.id}`, { currentPassword: PASSWORD });
    await eventually(async () => expect(await tasks()).toEqual([]));
    expect(stripe.objects.get('sub_1')).toMatchObject({ status: 'canceled' });
    expect(stripe.objects.get('cus_1')).toMatchObject({ deleted: true });
  });

  it('leaves no row behind that names the member, not even after events that come late', async () => {
    await subscribe();
    await deliverStore(test, storeEvent({ id: 'rc_1', type: 'INITIAL_PURCHASE', app_user_id: ana.id }));
    await leave();
    await deliverStripe(test, {
      id: 'evt_9',
      type: 'customer.subscription.deleted',
      created: NOW + 5,
      object: stripeSubscription({
        customer: 'cus_1',
        status: 'canceled',
        from: NOW,
        until: NOW + 30 * DAY,
        metadata: { memberId: ana.id },
      }),
    });
    await deliverStore(test, storeEvent({ id: 'rc_2', type: 'RENEWAL', app_user_id: ana.id }));
    const tables = [...MEMBER_TABLES.map(({ table }) => table), 'billingEvent', 'billingTask', 'trialUsed', 'serverKey'];
    for (const table of tables) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(test.db.read);
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${ana.id}|${ana.email}`, 'u'));
    }
  });

  if (isRuledElsewhere(dialect)) return;

  it('a plan of a store cannot be ended by us, and the answer says who can', async () => {
    await deliverStore(test, storeEvent({ id: 'rc_1', type: 'INITIAL_PURCHASE', app_user_id: ana.id }));
    expect((await leave()).json).toMatchObject({
      subscription: 'managed_by_store',
      message: expect.stringContaining('until you cancel it there'),
    });
  });

  it('without a plan the answer mentions none, and Stripe is not called', async () => {
    expect((await leave()).json).toMatchObject({ subscription: 'none', message: 'Your account and everything in it has been deleted.' });
    expect(stripe.calls).toEqual([]);
  });
});

describe.each(RULE_DIALECTS)('one trial a person on %s', (dialect) => {
  it('also for the address that an account had last', async () => {
    const test = await startTestApp(dialect);
    const ana = await signUp(test, 'ana', { trial: true });
    await ana.as('PATCH', `/api/users/${ana.id}`, { email: 'new@example.org', currentPassword: PASSWORD });
    await ana.as('DELETE', `/api/users/${ana.id}`, { currentPassword: PASSWORD });
    for (const name of ['ana', 'new']) {
      const again = await signUp(test, name, { trial: true });
      expect((await again.as('POST', '/api/start-trial', {})).status).toBe(409);
    }
  });

  it('stores no address that could be guessed from its hash', async () => {
    const test = await startTestApp(dialect);
    await signUp(test, 'ana', { trial: true });
    const [{ emailHash } = { emailHash: '' }] = await test.db.read.selectFrom('trialUsed').select('emailHash').execute();
    const { fingerprint } = await import('../../lib/secrets.ts');
    expect(emailHash).toMatch(/^[0-9a-f]{64}$/u);
    expect(emailHash).not.toBe(fingerprint('ana@example.org'));
  });
});
