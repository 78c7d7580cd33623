import { times } from '@labelwise/domain/testing';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverStripe, STRIPE_SECRET, signed, stripeSubscription } from '../../testing/billing-events.ts';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { type As, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;

describe.each(DIALECTS)('events of Stripe on %s', (dialect) => {
  let test: TestApp;
  let ana: { as: As; id: string };
  beforeEach(async () => {
    test = await startTestApp(dialect, { env: { STRIPE_WEBHOOK_SECRET: STRIPE_SECRET } });
    ana = await signUp(test, 'ana');
  });
  const subscription = (fields: object = {}) =>
    stripeSubscription({ customer: 'cus_1', from: NOW - DAY, until: NOW + 29 * DAY, metadata: { memberId: ana.id }, ...fields });
  const event = (fields: object = {}, id = 'evt_1', type = 'updated', created = NOW) => ({
    id,
    type: `customer.subscription.${type}`,
    created,
    object: subscription(fields),
  });
  const user = async () => (await ana.as('GET', '/api/auth/user')).json;
  const plan = async () => (await user()).subscription;
  const premium = async () => (await ana.as('GET', '/api/trending')).status === 200;

  it('ends at the second its date says, without any event', async () => {
    await deliverStripe(test, event());
    expect(await premium()).toBe(true);
    await test.db.write((tx) =>
      tx
        .updateTable('member')
        .set({ subscriptionEndsAt: Date.now() - 1 })
        .where('id', '=', ana.id)
        .execute(),
    );
    expect(await premium()).toBe(false);
    expect((await user()).subscriptionStatus).toBe('free');
  });

  it('an older event that comes late changes nothing, and the same event counts once', async () => {
    await deliverStripe(test, event({ status: 'canceled', ended_at: NOW }, 'evt_2', 'deleted', NOW));
    for (const _ of [1, 2, 3]) expect((await deliverStripe(test, event({}, 'evt_1', 'updated', NOW - 60))).status).toBe(200);
    expect(await premium()).toBe(false);
    expect(await test.db.read.selectFrom('billingEvent').select('id').orderBy('id').execute()).toEqual([
      { id: 'stripe:evt_1' },
      { id: 'stripe:evt_2' },
    ]);
  });

  it('a customer is known by the checkout, whichever of the two events comes first', async () => {
    const nameless = { ...event(), object: subscription({ metadata: {} }) };
    const checkout = {
      id: 'evt_c',
      type: 'checkout.session.completed',
      created: NOW,
      object: { id: 'cs_1', customer: 'cus_1', subscription: 'sub_1', client_reference_id: ana.id },
    };
    await deliverStripe(test, nameless);
    expect(await premium()).toBe(false);
    await deliverStripe(test, checkout);
    expect(await premium()).toBe(true);
  });

  it('of many at the same moment each counts once, and none is lost', async () => {
    const both = [event({ id: 'sub_1' }, 'evt_1'), event({ id: 'sub_2', interval: 'year', until: NOW + 300 * DAY }, 'evt_2')];
    const answers = await Promise.all(Array.from({ length: 20 }, (_each, index) => deliverStripe(test, both[index % 2] ?? event())));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await test.db.read.selectFrom('billingEvent').select(['id', 'outcome']).orderBy('id').execute()).toEqual([
      { id: 'stripe:evt_1', outcome: 'applied' },
      { id: 'stripe:evt_2', outcome: 'applied' },
    ]);
    expect(await plan()).toMatchObject({ plan: 'yearly', renewsAt: new Date((NOW + 300 * DAY) * 1000).toISOString() });
  });

  it('a signed event without the documented shape is refused, one of another kind is taken in and ignored', async () => {
    expect((await deliverStripe(test, { ...event(), object: { id: 'sub_1' } })).status).toBe(400);
    expect((await deliverStripe(test, { id: 'evt_i', type: 'invoice.paid', created: NOW, object: { id: 'in_1' } })).status).toBe(200);
    expect(await test.db.read.selectFrom('billingEvent').select(['id', 'outcome']).execute()).toEqual([
      { id: 'stripe:evt_i', outcome: 'ignored' },
    ]);
  });

  it('an event whose handling fails is not taken in, and is handled when it comes again', async () => {
    await test.db.write((tx) => sql`alter table subscription rename to elsewhere`.execute(tx));
    expect((await deliverStripe(test, event())).status).toBe(500);
    await test.db.write((tx) => sql`alter table elsewhere rename to subscription`.execute(tx));
    expect(await test.db.read.selectFrom('billingEvent').selectAll().execute()).toEqual([]);
    expect((await deliverStripe(test, event())).status).toBe(200);
    expect(await premium()).toBe(true);
  });

  if (isRuledElsewhere(dialect)) return;

  it('a running subscription gives premium until its end, with all that a screen shows', async () => {
    expect(await premium()).toBe(false);
    expect((await deliverStripe(test, event({ interval: 'year', from: NOW, until: NOW + 365 * DAY }))).status).toBe(200);
    const end = new Date((NOW + 365 * DAY) * 1000).toISOString();
    expect(await user()).toMatchObject({ subscriptionStatus: 'active', subscriptionPlan: 'yearly', subscriptionEndsAt: end });
    expect(await plan()).toMatchObject({
      status: 'active',
      plan: 'yearly',
      interval: 'year',
      managedBy: 'stripe',
      renewsAt: end,
      endsAt: null,
      cancelAtPeriodEnd: false,
    });
    expect(await premium()).toBe(true);
  });

  it('one cancelled at the end of its period has premium until then', async () => {
    await deliverStripe(test, event({ cancel_at_period_end: true }));
    const end = new Date((NOW + 29 * DAY) * 1000).toISOString();
    expect(await plan()).toMatchObject({ status: 'active', renewsAt: null, endsAt: end, cancelAtPeriodEnd: true });
    expect(await premium()).toBe(true);
  });

  it.each([
    ['ended', { status: 'canceled', ended_at: NOW }, false],
    ['whose period is over', { until: NOW - 1 }, false],
    ['never paid', { status: 'incomplete' }, false],
    ['unpaid for good', { status: 'unpaid' }, false],
    ['whose renewal failed yesterday', { status: 'past_due' }, true],
    ['whose renewal failed long ago', { status: 'past_due', from: NOW - 8 * DAY }, false],
    ['of an older version of the API', { items: { data: [] }, current_period_start: NOW, current_period_end: NOW + DAY }, true],
  ])('premium after a subscription %s: %s', async (_name, fields, expected) => {
    await deliverStripe(test, { ...event(), object: { ...subscription(fields), ...fields } });
    expect(await premium()).toBe(expected);
  });

  it('nothing forged, changed, old or unsigned is taken in', async () => {
    const good = signed(event());
    const changed = { ...good, payload: good.payload.replace('"active"', '"activf"') };
    const forgeries = [
      { ...good, signature: undefined },
      { ...good, signature: '' },
      { ...good, signature: 't=1,v1=00' },
      { ...good, signature: 'x'.repeat(5000) },
      changed,
      { ...good, payload: `${good.payload} ` },
      signed(event(), { secret: 'whsec_another' }),
      signed(event(), { signedAt: NOW - 301 }),
      { ...signed(event({}, 'evt_9')), signature: good.signature },
    ];
    for (const forged of forgeries) expect(await deliverStripe(test, forged)).toEqual({ status: 400, code: 'invalid_signature' });
    expect(await test.db.read.selectFrom('billingEvent').selectAll().execute()).toEqual([]);
    expect(await premium()).toBe(false);
    expect((await deliverStripe(test, good)).status).toBe(200);
  });

  it('one bit changed anywhere in the body is a forgery', async () => {
    const { payload, signature } = signed(event());
    await fc.assert(
      fc.asyncProperty(fc.nat(payload.length - 1), fc.constantFrom(1, 2, 4, 8, 16), async (place, bit) => {
        const bytes = Buffer.from(payload);
        bytes[place] = (bytes[place] ?? 0) ^ bit;
        expect((await deliverStripe(test, { payload: bytes.toString('latin1'), signature })).status).toBe(400);
      }),
      { numRuns: times(40, 400) },
    );
    expect(await test.db.read.selectFrom('billingEvent').selectAll().execute()).toEqual([]);
    expect(await premium()).toBe(false);
  });

  it('an event without a member changes no member', async () => {
    expect((await deliverStripe(test, event({ metadata: { memberId: 'nobody' } }))).status).toBe(200);
    expect(await test.db.read.selectFrom('subscription').selectAll().execute()).toEqual([]);
  });

  it('an export holds the subscription and nothing of another member’s', async () => {
    await deliverStripe(test, event());
    const bob = await signUp(test, 'bob');
    expect((await ana.as('GET', '/api/export')).json.subscription).toMatchObject([
      { id: 'stripe:sub_1', plan: 'monthly', customerId: 'cus_1' },
    ]);
    expect((await bob.as('GET', '/api/export')).json.subscription).toEqual([]);
  });
});

it('where real money is taken, the sandbox counts for nothing', async () => {
  const test = await startTestApp('sqlite', {
    env: { STRIPE_WEBHOOK_SECRET: STRIPE_SECRET, STRIPE_SECRET_KEY: 'sk_live_stand_in', STRIPE_BASE_URL: 'http://127.0.0.1:9' },
  });
  const { as, id } = await signUp(test, 'ana');
  const object = stripeSubscription({ customer: 'cus_1', from: NOW, until: NOW + DAY, metadata: { memberId: id } });
  const event = { id: 'evt_1', type: 'customer.subscription.created', created: NOW, object };
  expect((await deliverStripe(test, { ...event, livemode: false })).status).toBe(200);
  expect((await as('GET', '/api/auth/me')).json.subscriptionStatus).toBe('free');
  expect((await deliverStripe(test, { ...event, livemode: true })).status).toBe(200);
  expect((await as('GET', '/api/auth/me')).json.subscriptionStatus).toBe('active');
});

it('without a secret no event is accepted', async () => {
  const test = await startTestApp('sqlite');
  const event = { id: 'evt_1', type: 'invoice.paid', created: NOW, object: {} };
  expect(await deliverStripe(test, event)).toEqual({ status: 503, code: 'payments_not_configured' });
});
