import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverStore, REVENUECAT_SECRET, storeEvent } from '../../testing/billing-events.ts';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { type As, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = Date.now();
const DAY = 86_400_000;

describe.each(DIALECTS)('events of RevenueCat on %s', (dialect) => {
  let test: TestApp;
  let ana: { as: As; id: string };
  let bob: { as: As; id: string };
  beforeEach(async () => {
    test = await startTestApp(dialect, { env: { REVENUECAT_WEBHOOK_SECRET: REVENUECAT_SECRET } });
    [ana, bob] = [await signUp(test, 'ana'), await signUp(test, 'bob')];
  });
  const bought = (fields: object = {}) =>
    storeEvent({ id: 'rc_1', type: 'INITIAL_PURCHASE', app_user_id: ana.id, event_timestamp_ms: NOW, ...fields });
  const plan = async ({ as }: { as: As }) => (await as('GET', '/api/auth/user')).json.subscription;
  const statuses = async () => [(await plan(ana)).status, (await plan(bob)).status];

  it('follows the id that the app signed in with, and an alias only where that id is none', async () => {
    await deliverStore(test, bought({ original_app_user_id: bob.id, aliases: [bob.id] }));
    expect(await statuses()).toEqual(['active', 'free']);
    await deliverStore(
      test,
      bought({ id: 'rc_2', original_transaction_id: '2', app_user_id: '$RCAnonymousID:1', aliases: ['$RCAnonymousID:1', bob.id] }),
    );
    expect(await statuses()).toEqual(['active', 'active']);
    expect((await deliverStore(test, bought({ id: 'rc_3', original_transaction_id: '3', app_user_id: 'a-stranger' }))).status).toBe(200);
    expect(await test.db.read.selectFrom('subscription').select('id').orderBy('id').execute()).toHaveLength(2);
  });

  it('a transfer moves the purchase, in any order of its events', async () => {
    const transfer = {
      id: 'rc_t',
      type: 'TRANSFER',
      event_timestamp_ms: NOW + 1000,
      environment: 'PRODUCTION',
      transferred_from: [ana.id],
      transferred_to: [bob.id],
    };
    const late = bought({ id: 'rc_r', type: 'RENEWAL', event_timestamp_ms: NOW + 500 });
    for (const event of [transfer, late, bought(), transfer, late]) await deliverStore(test, event);
    expect(await statuses()).toEqual(['free', 'active']);
    await deliverStore(test, {
      ...transfer,
      id: 'rc_back',
      event_timestamp_ms: NOW + 2000,
      transferred_from: [bob.id],
      transferred_to: ['$RCAnonymousID:9'],
    });
    expect(await statuses()).toEqual(['free', 'free']);
  });

  if (isRuledElsewhere(dialect)) return;

  it('a purchase gives premium until it expires, and is managed by the store', async () => {
    expect(await deliverStore(test, bought({ product_id: 'premium_yearly' }))).toMatchObject({ status: 200 });
    expect(await plan(ana)).toMatchObject({
      status: 'active',
      plan: 'yearly',
      managedBy: 'store',
      renewsAt: new Date(NOW + 30 * DAY).toISOString(),
    });
    expect(await ana.as('POST', '/api/manage-subscription', {})).toMatchObject({ status: 409, json: { code: 'no_billing_account' } });
    expect(await statuses()).toEqual(['active', 'free']);
  });

  it.each([
    ['cancelled', { type: 'CANCELLATION', cancel_reason: 'UNSUBSCRIBE' }, { status: 'active', cancelAtPeriodEnd: true }],
    ['taken up again', { type: 'UNCANCELLATION' }, { status: 'active', cancelAtPeriodEnd: false }],
    ['expired', { type: 'EXPIRATION' }, { status: 'free' }],
    ['refunded', { type: 'CANCELLATION', cancel_reason: 'CUSTOMER_SUPPORT' }, { status: 'free' }],
    [
      'not billable, with days of grace',
      { type: 'BILLING_ISSUE', expiration_at_ms: NOW - DAY, grace_period_expiration_at_ms: NOW + DAY },
      { status: 'active', paymentProblem: true },
    ],
    [
      'about to change its product',
      { type: 'PRODUCT_CHANGE', product_id: 'premium_monthly', new_product_id: 'premium_yearly' },
      { status: 'active', plan: 'monthly' },
    ],
    [
      'renewed',
      { type: 'RENEWAL', expiration_at_ms: NOW + 60 * DAY },
      { status: 'active', renewsAt: new Date(NOW + 60 * DAY).toISOString() },
    ],
  ])('a subscription that was %s', async (_name, fields, expected) => {
    const later = bought({ id: 'rc_2', event_timestamp_ms: NOW - 1000, ...fields });
    for (const event of [later, bought({ event_timestamp_ms: NOW - DAY }), later]) await deliverStore(test, event);
    expect(await plan(ana)).toMatchObject(expected);
  });

  it('what gives another entitlement, or was bought in a sandbox, gives nothing', async () => {
    for (const fields of [
      { entitlement_ids: ['stickers'] },
      { environment: 'SANDBOX' },
      { entitlement_ids: undefined, product_id: 'stickers' },
      { type: 'TEST' },
    ]) {
      expect((await deliverStore(test, bought({ id: JSON.stringify(fields), ...fields }))).status).toBe(200);
    }
    expect(await statuses()).toEqual(['free', 'free']);
  });

  it('no event is accepted without the secret, with a wrong one, or with a wrong signature', async () => {
    const bytes = JSON.stringify({ api_version: '1.0', event: bought() });
    const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
    const seconds = Math.floor(NOW / 1000);
    const wrong: Record<string, string>[] = [
      {},
      { authorization: '' },
      { authorization: 'guess' },
      { authorization: `Bearer ${REVENUECAT_SECRET}x` },
      { 'x-revenuecat-signature': sign('guess', bytes) },
      { 'x-revenuecat-signature': 'zz' },
      { 'x-revenuecat-signature': `t=${seconds - 301},v1=${sign(REVENUECAT_SECRET, `${seconds - 301}.${bytes}`)}` },
      { authorization: REVENUECAT_SECRET, 'x-revenuecat-signature': sign('guess', bytes) },
    ];
    for (const headers of wrong)
      expect(await deliverStore(test, bought(), headers)).toEqual({ status: 401, code: 'webhook_not_authenticated' });
    expect(await test.db.read.selectFrom('billingEvent').selectAll().execute()).toEqual([]);
    const right: Record<string, string>[] = [
      { authorization: REVENUECAT_SECRET },
      { authorization: `Bearer ${REVENUECAT_SECRET}` },
      { 'x-revenuecat-signature': sign(REVENUECAT_SECRET, bytes) },
      { 'x-revenuecat-signature': `t=${seconds},v1=${sign(REVENUECAT_SECRET, `${seconds}.${bytes}`)}` },
    ];
    for (const headers of right) expect((await deliverStore(test, bought(), headers)).status).toBe(200);
    expect(await statuses()).toEqual(['active', 'free']);
  });

  it('an event that says nothing legible is refused', async () => {
    for (const event of [{}, { id: 'x' }, { ...bought(), expiration_at_ms: 'soon' }])
      expect((await deliverStore(test, event)).status).toBe(400);
  });
});

it('sandbox purchases count where they are asked to', async () => {
  const test = await startTestApp('sqlite', { env: { REVENUECAT_WEBHOOK_SECRET: REVENUECAT_SECRET, REVENUECAT_SANDBOX: 'true' } });
  const { as, id } = await signUp(test, 'ana');
  await deliverStore(test, storeEvent({ id: 'rc_1', type: 'INITIAL_PURCHASE', app_user_id: id, environment: 'SANDBOX' }));
  expect((await as('GET', '/api/auth/me')).json.subscriptionStatus).toBe('active');
});
