import { describe, expect, it } from 'vitest';
import { fakeShop } from '../../testing/fake-shop.ts';
import { createRevenueCatStore } from './revenuecat.ts';

const open = (...[plans]: Parameters<typeof fakeShop>) => {
  const shop = fakeShop(plans);
  return { shop, store: createRevenueCatStore(shop.purchases, 'appl_public') };
};

describe('a purchase in the store', () => {
  it.each([
    ['monthly', 'premium_monthly'],
    ['yearly', 'premium_yearly'],
  ] as const)('of the %s plan buys %s for this member and is active with the premium entitlement', async (plan, product) => {
    const { shop, store } = open();
    expect(await store.purchase(plan, 'ana')).toEqual({ kind: 'active' });
    expect(shop.calls).toEqual(['configure appl_public ana', 'getOfferings', `purchasePackage ${product}`]);
  });

  it('without a current offering says so', async () => {
    const { store } = open({ offering: null });
    expect(await store.purchase('monthly', 'ana')).toEqual({ kind: 'failed', message: 'No subscription offerings available' });
  });

  it('without a key of the shop has nothing to sell, and asks nobody', async () => {
    const shop = fakeShop();
    expect(await createRevenueCatStore(shop.purchases, '').purchase('monthly', 'ana')).toEqual({
      kind: 'failed',
      message: 'No subscription offerings available',
    });
    expect(shop.calls).toEqual([]);
  });

  it.each([
    ['monthly', 'yearly'],
    ['yearly', 'monthly'],
  ] as const)('of the %s plan where only %s is sold names the plan', async (plan, sold) => {
    const { store } = open({ sold: [sold] });
    expect(await store.purchase(plan, 'ana')).toEqual({ kind: 'failed', message: `${plan} subscription not available` });
  });

  it('finds a product that the offering holds under a name of its own', async () => {
    const { store } = open({ custom: true });
    expect(await store.purchase('yearly', 'ana')).toEqual({ kind: 'active' });
  });

  it('that ends without the entitlement says so', async () => {
    const { store } = open({ grants: false });
    expect(await store.purchase('yearly', 'ana')).toEqual({ kind: 'failed', message: 'Purchase completed but premium access not granted' });
  });

  it.each([
    [{ code: '1', message: 'Purchase was cancelled.' }, { kind: 'cancelled' }],
    [{ code: '20', message: 'The payment is pending.' }, { kind: 'pending' }],
    [
      { code: '2', message: 'There was a problem with the App Store.' },
      { kind: 'failed', message: 'There was a problem with the App Store.' },
    ],
    [
      { code: '0', message: '' },
      { kind: 'failed', message: null },
    ],
    ['', { kind: 'failed', message: null }],
  ])('that the store ends with %j is %j', async (fault, outcome) => {
    const { store } = open({ purchaseFails: fault });
    expect(await store.purchase('monthly', 'ana')).toEqual(outcome);
  });

  it('tells Google Play which product the new one replaces', async () => {
    const shop = fakeShop({ active: ['premium_monthly:base'] });
    await createRevenueCatStore(shop.purchases, 'goog_public', true).purchase('yearly', 'ana');
    expect(shop.calls.at(-1)).toBe('purchasePackage premium_yearly instead of premium_monthly:base');
  });
});

describe('the member behind the store', () => {
  it('is passed on once, and again when another one signs in', async () => {
    const { shop, store } = open();
    await Promise.all([store.prices('ana'), store.restore('ana')]);
    await store.restore('ben');
    expect(shop.calls.filter((call) => /^(configure|logIn)/.test(call))).toEqual(['configure appl_public ana', 'logIn ben']);
  });

  it('is passed on again after it could not be', async () => {
    const { shop, store } = open({ configureFails: 1 });
    expect(await store.purchase('monthly', 'ana')).toMatchObject({ kind: 'failed' });
    expect(await store.purchase('monthly', 'ana')).toEqual({ kind: 'active' });
    expect(shop.calls.filter((call) => call.startsWith('configure'))).toHaveLength(2);
  });
});

it('prices are what the store asks, in its own currency; null for a plan that is not sold', async () => {
  const { store } = open({ sold: ['monthly'] });
  expect(await store.prices('ana')).toEqual({ monthly: { cents: 1099, currency: 'EUR' }, yearly: null });
});

it.each([
  [true, { kind: 'active' }],
  [false, { kind: 'nothing' }],
])('restoring with the entitlement %j gives %j', async (grants, outcome) => {
  const { store } = open({ grants });
  expect(await store.restore('ana')).toEqual(outcome);
});

it('a failed restore carries the message of the store', async () => {
  const { store } = open({ restoreFails: { code: '10', message: 'Error performing request.' } });
  expect(await store.restore('ana')).toEqual({ kind: 'failed', message: 'Error performing request.' });
});

it('names the page of the store for changing the subscription', async () => {
  const { store } = open();
  expect(await store.managementUrl('ana')).toBe('https://apps.apple.com/account/subscriptions');
});
