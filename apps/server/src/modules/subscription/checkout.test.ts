import { beforeEach, describe, expect, it } from 'vitest';
import { deliverStripe, STRIPE_SECRET, stripeSubscription } from '../../testing/billing-events.ts';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { type As, anyone, signUp } from '../../testing/members.ts';
import { type StripeStandIn, startStripe } from '../../testing/stripe-stand-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBillingRepository } from './subscription.repository.ts';

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;

describe.each(DIALECTS)('buying a plan on %s', (dialect) => {
  let stripe: StripeStandIn;
  let test: TestApp;
  let ana: { as: As; id: string };
  beforeEach(async () => {
    stripe = await startStripe();
    test = await startTestApp(dialect, {
      env: {
        STRIPE_SECRET_KEY: 'sk_test_stand_in',
        STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
        STRIPE_BASE_URL: stripe.url,
        PUBLIC_URL: 'https://food.example',
      },
    });
    ana = await signUp(test, 'ana');
  });
  const create = (planId: string, more: object = {}, as = ana.as) => as('POST', '/api/create-subscription', { planId, ...more });
  const state = async () => (await ana.as('GET', '/api/auth/user')).json;
  const subscribed = async (fields: object = {}, type = 'updated') => {
    await create('monthly');
    const object = stripeSubscription({ customer: 'cus_1', from: NOW - DAY, until: NOW + 29 * DAY, ...fields });
    stripe.objects.set(object.id, object);
    return deliverStripe(test, { id: `evt_${type}`, type: `customer.subscription.${type}`, created: NOW, object });
  };

  it('asked for ten times at once makes one customer and one checkout', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('monthly')));
    expect(new Set(answers.map(({ json }) => json.url)).size).toBe(1);
    expect([...stripe.objects.keys()]).toEqual(['cus_1', 'cs_2']);
    expect((await create('monthly')).json.url).toBe(answers[0]?.json.url);
  });

  it('one checkout that is stored at the same moment by several requests refuses none of them', async () => {
    const { storeCheckout, checkoutOf } = createBillingRepository(test.db);
    const page = {
      memberId: ana.id,
      plan: 'monthly',
      url: 'https://checkout.stripe.com/c',
      createdAt: 1,
      expiresAt: 2,
      completedAt: null,
    } as const;
    for (let attempt = 1; attempt <= 100; attempt += 1) {
      const stored = { ...page, attempt, sessionId: `cs_${attempt}` };
      await test.db.write((tx) => tx.deleteFrom('billingCheckout').execute());
      await Promise.all(Array.from({ length: 8 }, () => storeCheckout(stored)));
      expect(await checkoutOf(ana.id)).toEqual(stored);
    }
  });

  it('a customer that Stripe no longer has is made again', async () => {
    await create('monthly');
    stripe.objects.set('cus_1', { id: 'cus_1', deleted: true });
    expect((await create('yearly')).status).toBe(200);
    expect(stripe.called('POST /v1/customers')).toHaveLength(2);
  });

  if (isRuledElsewhere(dialect)) return;

  it('leads to a checkout of Stripe for the member, the plan and its price, and back to us', async () => {
    const { status, json } = await create('yearly');
    expect({ status, json }).toMatchObject({ status: 200, json: { success: true, message: expect.any(String) } });
    expect(new URL(json.url).hostname).toBe('checkout.stripe.com');
    const [{ fields } = { fields: {} }] = stripe.called('POST /v1/checkout/sessions');
    expect(fields).toMatchObject({
      mode: 'subscription',
      customer: 'cus_1',
      client_reference_id: ana.id,
      'subscription_data[metadata][memberId]': ana.id,
      'line_items[0][price_data][unit_amount]': '9999',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][recurring][interval]': 'year',
      success_url: 'https://food.example/subscription-success',
      cancel_url: 'https://food.example/subscription',
    });
    expect((await state()).subscriptionStatus).toBe('free');
  });

  it('asked for another plan closes the checkout that was open', async () => {
    const first = await create('monthly');
    const second = await create('yearly');
    expect(second.json.url).not.toBe(first.json.url);
    expect(stripe.called('POST /v1/checkout/sessions/cs_2/expire')).toHaveLength(1);
  });

  it.each([
    ['another account’s price', { planId: 'price_of_someone', successUrl: 'https://evil' }],
    ['no plan', {}],
    ['a foreign way back', { planId: 'monthly', successUrl: 'https://evil.example/' }],
    ['a way back without scheme', { planId: 'monthly', cancelUrl: '//evil.example' }],
    ['a script', { planId: 'monthly', successUrl: 'javascript:alert(1)' }],
    ['our name before theirs', { planId: 'monthly', successUrl: 'https://food.example@evil.example/' }],
  ])('refuses %s', async (_name, body) => {
    expect(await ana.as('POST', '/api/create-subscription', body)).toMatchObject({
      status: 400,
      json: { code: 'invalid_input', success: false },
    });
    expect(stripe.calls).toEqual([]);
  });

  it('leads back to the page of ours that was named', async () => {
    await create('monthly', { cancelUrl: '/subscribe' });
    expect(stripe.called('POST /v1/checkout/sessions')[0]?.fields['cancel_url']).toBe('https://food.example/subscribe');
  });

  it('uses the price of Stripe’s catalogue where there is one of the same amount', async () => {
    stripe.objects.set('price_own', {
      id: 'price_own',
      kind: 'prices',
      product: 'prod_own',
      unit_amount: 999,
      currency: 'usd',
      recurring: { interval: 'month' },
    });
    await create('monthly');
    expect(stripe.called('POST /v1/checkout/sessions')[0]?.fields['line_items[0][price]']).toBe('price_own');
  });

  it('during a trial begins to bill when the trial ends, and says that it will', async () => {
    await ana.as('POST', '/api/start-trial', { subscriptionPlan: 'monthly' });
    const trialEnd = Math.ceil(Date.parse((await state()).trialEndsAt) / 1000);
    await create('monthly');
    expect(stripe.called('POST /v1/checkout/sessions')[0]?.fields['subscription_data[trial_end]']).toBe(String(trialEnd));
    expect((await ana.as('GET', '/api/trial-status')).json.willAutoBill).toBe(false);
    await deliverStripe(test, {
      id: 'evt_1',
      type: 'customer.subscription.created',
      created: NOW,
      object: stripeSubscription({ customer: 'cus_1', status: 'trialing', from: NOW, until: trialEnd, trial_end: trialEnd }),
    });
    expect((await ana.as('GET', '/api/trial-status')).json).toMatchObject({ canStartTrial: false, willAutoBill: true });
    expect((await state()).subscription).toMatchObject({ status: 'trial', plan: 'monthly', managedBy: 'stripe', willAutoBill: true });
  });

  it('a member who has the plan is refused; one with the other plan confirms the switch at Stripe', async () => {
    expect((await subscribed()).status).toBe(200);
    expect(await create('monthly')).toMatchObject({ status: 409, json: { code: 'already_subscribed', success: false } });
    const { json } = await create('yearly');
    expect(new URL(json.url).hostname).toBe('billing.stripe.com');
    const prices = stripe.called('POST /v1/prices').map(({ fields }) => [fields['recurring[interval]'], fields['unit_amount']]);
    expect(prices).toEqual([
      ['month', '999'],
      ['year', '9999'],
    ]);
    const { fields } = stripe.called('POST /v1/billing_portal/sessions').at(-1) ?? { fields: {} };
    expect(fields).toMatchObject({
      customer: 'cus_1',
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][subscription]': 'sub_1',
      'flow_data[subscription_update_confirm][items][0][id]': 'si_sub_1',
    });
  });

  it('opens billing management for customers, and for no one else', async () => {
    expect(await ana.as('POST', '/api/manage-subscription', {})).toMatchObject({ status: 409, json: { code: 'no_billing_account' } });
    await subscribed();
    const { json } = await ana.as('POST', '/api/manage-subscription', {});
    expect(new URL(json.url).hostname).toBe('billing.stripe.com');
    expect(stripe.called('POST /v1/billing_portal/sessions')[0]?.fields).toEqual({
      customer: 'cus_1',
      return_url: 'https://food.example/subscription',
    });
  });

  it('whose payment failed is led to billing instead of a second subscription', async () => {
    await subscribed({ status: 'past_due', from: NOW - 20 * DAY });
    expect((await state()).subscription).toMatchObject({ status: 'free', plan: null });
    expect(new URL((await create('monthly')).json.url).hostname).toBe('billing.stripe.com');
    expect(stripe.called('POST /v1/checkout/sessions')).toHaveLength(1);
  });

  it('needs a session', async () => {
    for (const url of ['/api/create-subscription', '/api/manage-subscription'])
      expect((await anyone(test)('POST', url, { planId: 'monthly' })).status).toBe(401);
  });
});

it('without keys purchases come later, and whoever bought nothing has nothing to manage', async () => {
  const test = await startTestApp('sqlite');
  const { as } = await signUp(test, 'ana');
  expect(await as('POST', '/api/manage-subscription', {})).toMatchObject({ status: 409, json: { code: 'no_billing_account' } });
  expect(await as('POST', '/api/create-subscription', { planId: 'monthly' })).toMatchObject({
    status: 503,
    json: { success: false, code: 'payments_not_configured', message: 'Web purchases will be available soon! Please use the mobile app.' },
  });
  expect((await as('GET', '/api/auth/user')).json.subscription.paymentsConfigured).toBe(false);
});
