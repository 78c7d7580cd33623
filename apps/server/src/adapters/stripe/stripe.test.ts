import { times, within } from '@labelwise/domain/testing';
import { describe, expect, it } from 'vitest';
import { PaymentError } from '../../modules/subscription/payment-gateway.ts';
import { anyone, signUp } from '../../testing/members.ts';
import { startStripe } from '../../testing/stripe-stand-in.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { Misbehaviour } from '../open-food-facts/testing/misbehaviours.ts';
import { createStripe, paymentPage } from './stripe.ts';

const FAULTS: Misbehaviour[] = [
  'refuse',
  'reset',
  'hang',
  'drip',
  'throttle',
  'fail',
  'overload',
  'html',
  'truncated',
  'other-json',
  'huge',
  'gzip-bomb',
  'redirect-inside',
  'redirect-loop',
];

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('Stripe out of order', () => {
  it.each(FAULTS)(
    'by %s: every call ends in time and as a failure',
    async (fault) => {
      const stripe = await startStripe();
      const gateway = createStripe({ secretKey: 'sk_test_x', baseUrl: stripe.url, version: '0', timeoutMs: 300 });
      stripe.misbehave(fault);
      const start = performance.now();
      const calls = () => [
        gateway.createCustomer({ memberId: 'm', email: 'a@example.org', key: 'k' }),
        gateway.openPortal('cus_1', 'https://food.example'),
        gateway.cancelSubscription('sub_1'),
        gateway.deleteCustomer('cus_1'),
        gateway.openCheckout({
          customerId: 'cus_1',
          memberId: 'm',
          plan: 'monthly',
          firstPaymentAt: null,
          successUrl: 'https://food.example',
          cancelUrl: 'https://food.example',
          key: 'c',
        }),
        gateway.openSwitch({ customerId: 'cus_1', subscriptionId: 'sub_1', plan: 'yearly', returnUrl: 'https://food.example' }),
        gateway.readSubscription('sub_1', 0),
        all(gateway.allSubscriptions()),
      ];
      for (let round = 0; round < times(1, 20); round += 1) {
        for (const outcome of await Promise.allSettled(calls())) {
          expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(PaymentError) });
          expect(String(outcome.status === 'rejected' && outcome.reason)).not.toMatch(/sk_test|example\.org/u);
        }
      }
      expect(performance.now() - start).toBeLessThan(within(6000) * times(1, 20));
    },
    150_000,
  );

  it.each(['refuse', 'fail', 'html', 'other-json'] as const)(
    'by %s: a member hears that nothing was charged, and can buy when it is back',
    async (fault) => {
      const stripe = await startStripe();
      const test = await startTestApp('sqlite', { env: { STRIPE_SECRET_KEY: 'sk_test_stand_in', STRIPE_BASE_URL: stripe.url } });
      const { as } = await signUp(test, 'ana');
      stripe.misbehave(fault);
      expect(await as('POST', '/api/create-subscription', { planId: 'monthly' })).toMatchObject({
        status: 502,
        json: { success: false, code: 'payment_failed', message: expect.stringContaining('Nothing was charged') },
      });
      expect(test.logs()).not.toMatch(/sk_test_stand_in|ana@example\.org/u);
      stripe.misbehave(null);
      expect((await as('POST', '/api/create-subscription', { planId: 'monthly' })).status).toBe(200);
    },
  );

  it('does not slow down what has nothing to do with it', async () => {
    const stripe = await startStripe();
    const test = await startTestApp('sqlite', { env: { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_BASE_URL: stripe.url } });
    const { as } = await signUp(test, 'ana');
    stripe.misbehave('hang');
    const waiting = Promise.all(Array.from({ length: 10 }, () => as('POST', '/api/create-subscription', { planId: 'monthly' })));
    const slowest = [];
    for (let count = 0; count < 50; count += 1) {
      const start = performance.now();
      expect((await anyone(test)('GET', '/api/subscription-plans')).status).toBe(200);
      slowest.push(performance.now() - start);
    }
    expect(slowest.toSorted((a, b) => a - b)[25]).toBeLessThan(within(100));
    stripe.misbehave(null);
    // The second try finds it back.
    expect((await waiting).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  });
});

describe('a payment page', () => {
  it.each(['https://checkout.stripe.com/c/pay/cs_1#x', 'https://billing.stripe.com/p/session/1'])('is taken from Stripe: %s', (url) =>
    expect(paymentPage(url, null)).toBe(url),
  );
  it.each([
    'http://checkout.stripe.com/',
    'https://stripe.com.evil.example/',
    'https://evilstripe.com/',
    'javascript:alert(1)',
    '/relative',
    '',
    null,
    7,
  ])('is never %j', (url) => {
    expect(() => paymentPage(url, null)).toThrow(PaymentError);
  });
});
