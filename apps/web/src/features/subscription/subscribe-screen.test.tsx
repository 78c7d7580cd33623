import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FetchAnswers } from '../../testing/fake-fetch.ts';
import { aSubscription, fakePage, thePlans } from '../../testing/plans.ts';
import { renderApp, renderScreen } from '../../testing/render-app.tsx';
import { currentToast } from '../../ui/feedback/toast-store.ts';
import { SubscribeScreen } from './subscribe-screen.tsx';

const CREATE = 'POST /api/create-subscription';
const DAY = 86_400_000;
afterEach(() => vi.unstubAllGlobals());

async function open(state: Parameters<typeof aSubscription>[0] = {}, answers: FetchAnswers = {}, member: Record<string, unknown> = {}) {
  const { page, went } = fakePage();
  const plans = { 'GET /api/subscription-plans': { body: thePlans() }, 'GET /api/auth/user': { body: aSubscription(state) } };
  const view = await renderScreen(<SubscribeScreen page={page} />, { ...plans, ...answers }, { at: '/subscribe', member });
  return { ...view, went };
}
const tag = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the two plans of /subscribe', () => {
  it('stand side by side with price, length and what is in them', async () => {
    await open();
    const [month, year] = [await tag('Monthly'), await tag('Yearly')];
    expect(month.getByText('9.99').textContent).toBe('$9.99');
    expect(month.getByText('per month')).toBeDefined();
    expect(year.getByText('99.99').textContent).toBe('$99.99');
    expect(year.getByText(/per year/)).toBeDefined();
    for (const plan of [month, year]) {
      expect(plan.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'AI Nutritionist chat',
        'Advanced food analytics',
        'Personalized meal plans',
        'Unlimited food scans',
      ]);
    }
  });

  it('say of the year "17% off", twelve months struck through, and "2 months free!"', async () => {
    await open();
    const year = await tag('Yearly');
    expect(year.getByText('17% off')).toBeDefined();
    expect(year.getByText('$119.88').tagName).toBe('S');
    expect(year.getByText('2 months free!')).toBeDefined();
    expect((await tag('Monthly')).queryByText(/off|free/)).toBeNull();
  });

  it.each([
    [{ monthly: 1000, yearly: 9000 }, '25% off', '3 months free!', '$120.00'],
    [{ monthly: 1000, yearly: 11_000 }, '8% off', '1 month free!', '$120.00'],
  ])('compute the saving from the prices %j', async (prices, off, months, full) => {
    await open({}, { 'GET /api/subscription-plans': { body: thePlans(prices) } });
    const year = await tag('Yearly');
    for (const text of [off, months, full]) expect(year.getByText(text)).toBeDefined();
  });

  it('claim no saving where a year costs as much as twelve months', async () => {
    await open({}, { 'GET /api/subscription-plans': { body: thePlans({ yearly: 11_988 }) } });
    expect((await tag('Yearly')).queryByText(/off|free/)).toBeNull();
  });

  it('cannot be offered without prices, and are asked for again', async () => {
    let fails = true;
    const { user } = await open({}, { 'GET /api/subscription-plans': () => (fails ? { status: 503 } : { body: thePlans() }) });
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.queryByRole('region', { name: 'Monthly' })).toBeNull();
    fails = false;
    await user.click(retry);
    expect(await tag('Monthly')).toBeDefined();
  });
});

describe('before anybody buys, /subscribe says', () => {
  it('how it renews, who takes the money, and under which terms', async () => {
    await open();
    expect(await screen.findByText("Cancel anytime. No commitment. Secure payment via the platform's app store.")).toBeDefined();
    expect(screen.getByText(/Renews at the same price each period until you cancel\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Terms & Conditions' }).getAttribute('href')).toBe('/terms');
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('that Stripe takes the money where it does', async () => {
    await open({ paymentsConfigured: true });
    expect(await screen.findByText('Cancel anytime. No commitment. Secure payment via Stripe.')).toBeDefined();
  });

  it.each([
    [
      'on trial',
      { status: 'trial', trialEndsAt: '2999-03-04T12:00:00Z' },
      { subscriptionStatus: 'trial', trialEndsAt: '2999-03-04T12:00:00Z' },
      /Your trial ends Mar 4 and needs no payment\./,
    ],
    [
      'on trial with a payment method',
      { status: 'trial', trialEndsAt: '2999-03-04T12:00:00Z', willAutoBill: true },
      { subscriptionStatus: 'trial', trialEndsAt: '2999-03-04T12:00:00Z' },
      /Your trial ends Mar 4; the plan you chose is billed from then on\./,
    ],
    [
      'after the trial',
      { trialEndsAt: '2026-03-04T12:00:00Z' },
      { trialEndsAt: '2026-03-04T12:00:00Z' },
      /Your free trial ended on Mar 4, 2026\./,
    ],
  ] as const)('to a member %s when the trial ends', async (_who, state, member, text) => {
    await open(state, {}, member);
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('to a member who may try when a trial of today would end, and where it starts', async () => {
    const inAWeek = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(Date.now() + 7 * DAY);
    const { user, address } = await open({ canStartTrial: true });
    expect(await screen.findByText(new RegExp(`A 7-day trial started today ends ${inAWeek} and needs no payment\\.`))).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Start Free Trial' }));
    await waitFor(() => expect(address()).toBe('/trial-setup'));
  });
});

describe('buying on the web', () => {
  it.each([
    ['Get Monthly', 'monthly'],
    ['Get Yearly', 'yearly'],
  ])('with "%s" goes to the checkout of that plan and stays busy until the page is gone', async (name, planId) => {
    const { user, went, calls } = await open(
      { paymentsConfigured: true },
      { [CREATE]: { body: { success: true, message: '', url: 'https://checkout.stripe.com/c/1' } } },
    );
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(went).toEqual(['https://checkout.stripe.com/c/1']));
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ planId, cancelUrl: '/subscribe' }]);
    expect(screen.getByRole('button', { name: 'Processing...', busy: true })).toBeDefined();
    expect(screen.getAllByRole('button').filter((button) => button.hasAttribute('disabled'))).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(await screen.findByRole('button', { name })).toBeDefined();
  });

  it('without payment keys is "Coming Soon"', async () => {
    const { user } = await open(
      {},
      {
        [CREATE]: {
          status: 503,
          body: { error: 'Web purchases will be available soon! Please use the mobile app.', code: 'payments_not_configured' },
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Get Yearly' }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Coming Soon',
        description: 'Web purchases will be available soon! Please use the mobile app.',
        variant: 'default',
      }),
    );
    expect(screen.getByRole('button', { name: 'Get Yearly' })).toBeDefined();
  });

  it.each([
    [
      { status: 502, body: { error: 'The payment service could not be reached.', code: 'payment_failed' } },
      'The payment service could not be reached.',
    ],
    [{ status: 500, body: {} }, 'Failed to create subscription'],
    [new TypeError('Failed to fetch'), 'Failed to create subscription'],
    [{ body: { success: true, message: '', url: 'javascript:alert(1)' } }, 'Failed to create subscription'],
  ])('that fails with %j says why', async (answer, description) => {
    const { user, went } = await open({}, { [CREATE]: answer });
    await user.click(await screen.findByRole('button', { name: 'Get Monthly' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Subscription Error', description, variant: 'destructive' }));
    expect(went).toEqual([]);
  });
});

it('a member with a plan sees which, and switches to the other one', async () => {
  await open(
    { status: 'active', plan: 'monthly', interval: 'month', managedBy: 'stripe', paymentsConfigured: true },
    {},
    { subscriptionStatus: 'active', subscriptionPlan: 'monthly' },
  );
  expect(await screen.findByText('You have Premium on the monthly plan.')).toBeDefined();
  expect((await tag('Monthly')).getByRole('button', { name: 'Current Plan' }).hasAttribute('disabled')).toBe(true);
  expect((await tag('Yearly')).getByRole('button', { name: 'Switch Plan' }).hasAttribute('disabled')).toBe(false);
});

it('"Back to Profile" leads to the profile', async () => {
  const { user, address } = await open();
  await user.click(screen.getByRole('link', { name: 'Back to Profile' }));
  await waitFor(() => expect(address()).toBe('/profile'));
});

it('without a signed-in member the screen says "Sign In Required"', async () => {
  const { address, user } = await renderApp(<SubscribeScreen />, { at: '/subscribe' });
  expect(screen.getByRole('heading', { name: 'Sign In Required' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Get/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Sign In' }));
  await waitFor(() => expect(address()).toBe('/auth'));
});
