import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBridge } from '../../testing/fake-bridge.ts';
import { fakeShop } from '../../testing/fake-shop.ts';
import { later } from '../../testing/later.ts';
import { aSubscription, fakePage, thePlans } from '../../testing/plans.ts';
import { renderScreen } from '../../testing/render-app.tsx';
import { currentToast } from '../../ui/feedback/toast-store.ts';
import { SubscribeScreen } from './subscribe-screen.tsx';
import { SubscriptionScreen } from './subscription-screen.tsx';

/** The SDK's own code runs here, over the bridge that the shell puts into the window. */
const shell = fakeBridge('ios', ['configure', 'logIn', 'getOfferings', 'purchasePackage', 'restorePurchases', 'getCustomerInfo']);
beforeAll(() => vi.stubEnv('VITE_REVENUECAT_APPLE_KEY', 'appl_public'));
beforeEach(() => shell.install());
afterEach(() => {
  shell.remove();
  vi.unstubAllGlobals();
});

async function open(
  shop: ReturnType<typeof fakeShop>,
  { state = {}, Of = SubscribeScreen }: { state?: Parameters<typeof aSubscription>[0]; Of?: typeof SubscribeScreen } = {},
) {
  shell.behave(shop.purchases);
  const { page, went } = fakePage();
  const view = await renderScreen(
    <Of page={page} />,
    { 'GET /api/subscription-plans': { body: thePlans() }, 'GET /api/auth/user': { body: aSubscription(state) } },
    { at: '/subscribe', member: state.status === 'active' ? { subscriptionStatus: 'active', subscriptionPlan: state.plan } : {} },
  );
  return { ...view, went };
}

describe('a purchase in the shell', () => {
  it('asks the prices of the store, names it, and offers Restore', async () => {
    await open(fakeShop());
    expect((await screen.findByText('10.99')).textContent).toBe('€10.99');
    expect(screen.getByText('109.99').textContent).toBe('€109.99');
    expect(screen.getByText('17% off')).toBeDefined();
    expect(screen.getByText('€131.88')).toBeDefined();
    expect(screen.getByText('Cancel anytime. No commitment. Secure payment via the App Store.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Restore' })).toBeDefined();
  });

  it.each([
    ['Get Monthly', 'premium_monthly'],
    ['Get Yearly', 'premium_yearly'],
  ])('by "%s" buys %s for this member, and the page reloads and says so', async (name, product) => {
    const shop = fakeShop();
    const { user, went, made, unmount } = await open(shop);
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(went).toEqual(['reload']));
    expect(shop.calls.at(-1)).toBe(`purchasePackage ${product}`);
    expect(made().filter((call) => call.startsWith('POST'))).toEqual([]);
    unmount();
    await open(shop);
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Purchase Successful!', description: 'Your premium subscription is now active.' }),
    );
  });

  it('is busy until the store has answered', async () => {
    const shop = fakeShop();
    const { promise, reject } = later<never>();
    shop.purchases.purchasePackage = () => promise;
    const { user } = await open(shop);
    await user.click(await screen.findByRole('button', { name: 'Get Monthly' }));
    expect(await screen.findByRole('button', { name: 'Processing...', busy: true })).toBeDefined();
    reject(Object.assign(new Error('closed'), { code: '1' }));
    expect(await screen.findByRole('button', { name: 'Get Monthly' })).toBeDefined();
  });

  it.each([
    [{ code: '1', message: 'x' }, 'Purchase Cancelled', 'You cancelled the purchase process.', 'default'],
    [
      { code: '20', message: 'x' },
      'Purchase Pending',
      'The store is waiting for an approval. Premium opens as soon as it is given.',
      'default',
    ],
    [{ code: '2', message: 'There was a problem with the App Store.' }, 'Error', 'There was a problem with the App Store.', 'destructive'],
    [{ code: '0', message: '' }, 'Error', 'Purchase failed. Please try again.', 'destructive'],
  ])('that ends with %j says "%s: %s"', async (fault, title, description, variant) => {
    const { user, went } = await open(fakeShop({ purchaseFails: Object.assign(new Error(fault.message), fault) }));
    await user.click(await screen.findByRole('button', { name: 'Get Monthly' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title, description, variant }));
    expect(went).toEqual([]);
  });

  it.each([
    [{ offering: null }, 'No subscription offerings available'],
    [{ sold: ['yearly'] as const }, 'monthly subscription not available'],
    [{ grants: false }, 'Purchase completed but premium access not granted'],
  ])('from a shop with %j says "%s"', async (plans, description) => {
    const { user } = await open(fakeShop(plans));
    await user.click(await screen.findByRole('button', { name: 'Get Monthly' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error', description, variant: 'destructive' }));
  });
});

describe('restoring', () => {
  it('brings an earlier purchase back and says so after the reload', async () => {
    const { user, went, unmount } = await open(fakeShop());
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(went).toEqual(['reload']));
    unmount();
    await open(fakeShop());
    await waitFor(() => expect(currentToast()?.title).toBe('Purchases Restored'));
  });

  it.each([
    [{ grants: false }, 'Nothing to restore'],
    [{ restoreFails: Object.assign(new Error('The Internet connection appears to be offline.'), { code: '10' }) }, 'Error'],
  ])('with %j says "%s"', async (plans, title) => {
    const { user } = await open(fakeShop(plans));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(currentToast()?.title).toBe(title));
  });
});

it('a plan of the store is managed on the page of the store', async () => {
  const { user, went } = await open(fakeShop(), {
    Of: SubscriptionScreen,
    state: { status: 'active', plan: 'monthly', interval: 'month', managedBy: 'store' },
  });
  await user.click(await screen.findByRole('button', { name: 'Manage Subscription' }));
  await waitFor(() => expect(went).toEqual(['https://apps.apple.com/account/subscriptions']));
});

it('a plan that Stripe bills is switched at Stripe, never bought a second time in the store', async () => {
  const shop = fakeShop();
  const { user, made } = await open(shop, { state: { status: 'active', plan: 'monthly', interval: 'month', managedBy: 'stripe' } });
  await user.click(within(await screen.findByRole('region', { name: 'Yearly' })).getByRole('button', { name: 'Switch Plan' }));
  await waitFor(() => expect(made()).toContain('POST /api/create-subscription'));
  expect(shop.calls.some((call) => call.startsWith('purchasePackage'))).toBe(false);
});
