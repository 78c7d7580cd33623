import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FetchAnswers } from '../../testing/fake-fetch.ts';
import { aSubscription, fakePage, thePlans } from '../../testing/plans.ts';
import { renderScreen } from '../../testing/render-app.tsx';
import { currentToast } from '../../ui/feedback/toast-store.ts';
import { SubscriptionScreen } from './subscription-screen.tsx';

const CREATE = 'POST /api/create-subscription';
const MANAGE = 'POST /api/manage-subscription';
const TRIAL = { subscriptionStatus: 'trial', trialEndsAt: '2999-03-04T12:00:00Z' };
const ON_TRIAL = { status: 'trial', trialEndsAt: TRIAL.trialEndsAt } as const;
const ACTIVE = {
  status: 'active',
  plan: 'monthly',
  interval: 'month',
  managedBy: 'stripe',
  renewsAt: '2027-01-05T12:00:00Z',
  paymentsConfigured: true,
} as const;
const PAYING = { subscriptionStatus: 'active', subscriptionPlan: 'monthly' };
afterEach(() => vi.unstubAllGlobals());

async function open(state: Parameters<typeof aSubscription>[0] = {}, member: Record<string, unknown> = {}, answers: FetchAnswers = {}) {
  const { page, went } = fakePage();
  const plans = { 'GET /api/subscription-plans': { body: thePlans() }, 'GET /api/auth/user': { body: aSubscription(state) } };
  const view = await renderScreen(<SubscriptionScreen page={page} />, { ...plans, ...answers }, { at: '/subscription', member });
  await screen.findByRole('region', { name: 'Premium' });
  return { ...view, went };
}
const premium = () => within(screen.getByRole('region', { name: 'Premium' }));

describe('the plans of /subscription', () => {
  it.each([
    [12, '12 scans per day'],
    [null, 'Unlimited scans'],
  ])('name the free scans of this server: %j a day', async (limit, text) => {
    await open({}, {}, { 'GET /api/scans/allowance': { body: { limit, left: limit, renewsAt: null } } });
    expect(await within(screen.getByRole('region', { name: 'Free' })).findByText(text)).toBeDefined();
  });

  it('are a free card and the premium card of the chosen interval, with what is in them', async () => {
    await open();
    const free = within(screen.getByRole('region', { name: 'Free' }));
    expect(free.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '5 scans per day',
      'Basic nutrition insights',
      'Personalized scoring',
    ]);
    expect(free.getByText('0').textContent).toBe('$0');
    expect(free.getByText('forever')).toBeDefined();
    expect(
      premium()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Unlimited food scans',
      'Advanced nutrition analytics',
      'Personalized meal recommendations',
      'Export nutrition data',
      'Priority AI nutrition advice',
      'Premium support',
    ]);
    expect(screen.getAllByRole('region', { name: /^(Free|Premium)$/ })).toHaveLength(2);
  });

  it('change with the Monthly / Yearly toggle, whose yearly side says 17% and two months', async () => {
    const { user, container } = await open();
    expect(premium().getByText('9.99')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Yearly (Save 17%)' }));
    expect(premium().getByText('99.99')).toBeDefined();
    expect(premium().getByText('2 months free')).toBeDefined();
    expect(container.textContent).not.toContain('20%');
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(premium().getByText('9.99')).toBeDefined();
  });

  it('"Get Started" goes to the checkout of the chosen interval and says "Processing..." meanwhile', async () => {
    const { user, went, calls } = await open(
      {},
      {},
      { [CREATE]: { body: { success: true, message: '', url: 'https://checkout.stripe.com/c/1' } } },
    );
    await user.click(screen.getByRole('radio', { name: /^Yearly/ }));
    await user.click(premium().getByRole('button', { name: 'Get Started' }));
    await waitFor(() => expect(went).toEqual(['https://checkout.stripe.com/c/1']));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ planId: 'yearly', cancelUrl: '/subscription' });
    expect(premium().getByRole('button', { name: 'Processing...', busy: true })).toBeDefined();
  });

  it.each([
    [{ status: 409, body: { error: 'You have this plan already.', code: 'already_subscribed' } }, 'You have this plan already.', undefined],
    [{ status: 500, body: {} }, 'Failed to create subscription', 'Try Again'],
  ])('a purchase that fails with %j says why, and offers another try where that can help', async (answer, description, again) => {
    const { user } = await open({}, {}, { [CREATE]: answer });
    await user.click(premium().getByRole('button', { name: 'Get Started' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Subscription Error', description, variant: 'destructive' }));
    expect(currentToast()?.action?.label).toBe(again);
  });

  it('open on the interval of a subscriber: "Current Plan" there, "Switch Plan" on the other one', async () => {
    const { user, went } = await open(ACTIVE, PAYING, {
      [CREATE]: { body: { success: true, message: '', url: 'https://billing.stripe.com/p/switch' } },
    });
    expect(premium().getByRole('button', { name: 'Current Plan' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('radio', { name: /^Yearly/ }));
    await user.click(premium().getByRole('button', { name: 'Switch Plan' }));
    await waitFor(() => expect(went).toEqual(['https://billing.stripe.com/p/switch']));
  });
});

describe('what the member has', () => {
  it('is, with a subscription, its plan, when it renews, and Manage Subscription', async () => {
    const { user, went } = await open(ACTIVE, PAYING, {
      [MANAGE]: { body: { success: true, message: '', url: 'https://billing.stripe.com/p/1' } },
    });
    expect(screen.getByText('Premium, monthly plan')).toBeDefined();
    expect(screen.getByText('Renews on Jan 5, 2027')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Manage Subscription' }));
    await waitFor(() => expect(went).toEqual(['https://billing.stripe.com/p/1']));
  });

  it.each([
    [{ renewsAt: null, endsAt: '2027-01-05T12:00:00Z', cancelAtPeriodEnd: true }, 'Cancelled. Premium stays open until Jan 5, 2027.'],
    [
      { renewsAt: null, endsAt: '2027-01-05T12:00:00Z', paymentProblem: true },
      'The last payment failed. Put it right by Jan 5, 2027 to keep Premium.',
    ],
  ])('says of a plan with %j: %s', async (change, text) => {
    await open({ ...ACTIVE, ...change }, PAYING);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByText(/Renews on/)).toBeNull();
  });

  it('is, with a plan of an app store, the way to that store instead of a second bill', async () => {
    const { user } = await open({ ...ACTIVE, managedBy: 'store' }, PAYING);
    expect(screen.getByRole('link', { name: 'App Store' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Google Play' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Manage Subscription' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Yearly/ }));
    expect(premium().getByRole('button', { name: 'Switch Plan' }).hasAttribute('disabled')).toBe(true);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'on trial is its end and Manage Billing, and "Auto-billing enabled" while willAutoBill is %j: %d times',
    async (willAutoBill, badges) => {
      const { user, went } = await open({ ...ON_TRIAL, willAutoBill }, TRIAL, {
        [MANAGE]: { body: { success: true, message: '', url: 'https://billing.stripe.com/p/1' } },
      });
      expect(screen.getByText(/^Ends on Mar 4, 2999/)).toBeDefined();
      expect(screen.queryAllByText('Auto-billing enabled')).toHaveLength(badges);
      await user.click(screen.getByRole('button', { name: 'Manage Billing' }));
      await waitFor(() => expect(went).toEqual(['https://billing.stripe.com/p/1']));
      expect(premium().getByRole('button', { name: 'Get Started' })).toBeDefined();
    },
  );

  it.each([
    [
      { status: 409, body: { error: 'There is nothing to manage yet: no plan was ever bought here.', code: 'no_billing_account' } },
      'Nothing is billed',
      'There is nothing to manage yet: no plan was ever bought here.',
      undefined,
    ],
    [{ status: 500, body: {} }, 'Error', 'Failed to access subscription management', 'Try Again'],
    [new TypeError('Failed to fetch'), 'Error', 'Failed to access subscription management', 'Try Again'],
    [
      { status: 503, body: { error: 'x', code: 'payments_not_configured' } },
      'Nothing is billed',
      'There are no payments here, so there is nothing to manage.',
      undefined,
    ],
  ])('cannot be managed after %j, and another try is offered only where it can help', async (answer, title, description, again) => {
    const { user } = await open(ON_TRIAL, TRIAL, { [MANAGE]: answer });
    await user.click(screen.getByRole('button', { name: 'Manage Billing' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title, description }));
    expect(currentToast()?.action?.label).toBe(again);
  });

  it('after the trial is when it ended, and no second trial', async () => {
    await open({ trialEndsAt: '2026-03-04T12:00:00Z' }, { trialEndsAt: '2026-03-04T12:00:00Z' });
    expect(screen.getAllByText(/Your free trial ended on Mar 4, 2026\./)).not.toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'Start Free Trial' })).toBeNull();
  });

  it('is the offer of a trial, leading to its setup, where one can start', async () => {
    const { user, address } = await open({ canStartTrial: true });
    const [banner] = screen.getAllByRole('link', { name: 'Start Free Trial' });
    if (banner === undefined) throw new Error('no banner');
    await user.click(banner);
    await waitFor(() => expect(address()).toBe('/trial-setup'));
  });

  it.each([
    ['a subscriber', ACTIVE, PAYING],
    ['a member on trial', ON_TRIAL, TRIAL],
    ['a member whose address had its trial', {}, {}],
  ])('is no offer of a trial to %s', async (_who, state, member) => {
    await open(state, member);
    expect(screen.queryByRole('link', { name: 'Start Free Trial' })).toBeNull();
  });
});

it('the way back leads to the profile', async () => {
  const { user, address } = await open();
  await user.click(screen.getByRole('link', { name: 'Back to Profile' }));
  await waitFor(() => expect(address()).toBe('/profile'));
});

it('a plan that was bought elsewhere is read into the session, so that the badges follow', async () => {
  const { session, requests } = await open(ACTIVE, {});
  await waitFor(() => expect(requests.filter(({ url }) => url === '/api/auth/me')).toHaveLength(2));
  expect(session.getState().isAuthenticated).toBe(true);
});
