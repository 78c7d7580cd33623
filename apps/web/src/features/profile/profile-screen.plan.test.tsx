import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FetchAnswers } from '../../testing/fake-fetch.ts';
import { aSubscription } from '../../testing/plans.ts';
import { aSummary, renderScreen } from '../../testing/render-app.tsx';
import { currentToast } from '../../ui/feedback/toast-store.ts';
import { ProfileScreen } from './profile-screen.tsx';

const ACTIVE = { status: 'active', plan: 'monthly', interval: 'month' } as const;
const PAYING = { subscriptionStatus: 'active', subscriptionPlan: 'monthly' };
const ON_TRIAL = { subscriptionStatus: 'trial', trialEndsAt: '2999-03-04T12:00:00Z' };
const REMOVE = 'DELETE /api/users/ana';
afterEach(() => vi.unstubAllGlobals());

const open = (member: Record<string, unknown> = {}, state: Parameters<typeof aSubscription>[0] | null = {}, answers: FetchAnswers = {}) =>
  renderScreen(
    <ProfileScreen />,
    {
      'GET /api/activity/summary': aSummary(),
      'GET /api/user-preferences': { body: [] },
      'GET /api/auth/sessions': { body: [] },
      'GET /api/access-tokens': { body: [] },
      'GET /api/health-profile': { body: null },
      ...(state !== null && { 'GET /api/auth/user': { body: aSubscription(state) } }),
      ...answers,
    },
    { at: '/profile', member },
  );

describe('the plan on the profile', () => {
  it.each([
    ['Manage Subscription', PAYING, { ...ACTIVE, managedBy: 'stripe' }],
    ['Manage Billing', ON_TRIAL, { status: 'trial', trialEndsAt: ON_TRIAL.trialEndsAt }],
    ['See the plans', {}, {}],
  ] as const)('leads by "%s" to the subscription', async (name, member, state) => {
    const { user, address } = await open(member, state);
    await user.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(address()).toBe('/subscription'));
  });

  it('that was cancelled says when it ends, not when it renews', async () => {
    await open(
      { ...PAYING, subscriptionEndsAt: '2099-03-01T12:00:00Z' },
      { ...ACTIVE, endsAt: '2099-03-01T12:00:00Z', cancelAtPeriodEnd: true },
    );
    expect(await screen.findByText('Ends on Mar 1, 2099')).toBeDefined();
    expect(screen.queryByText(/Renews on/)).toBeNull();
  });

  it('after a trial says when that ended, and offers no other', async () => {
    await open({ trialEndsAt: '2026-03-04T12:00:00Z' });
    expect(await screen.findByText('Your free trial ended on Mar 4, 2026.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Start Free Trial' })).toBeNull();
  });
});

describe('the deletion of an account', () => {
  it.each([
    ['paid by card', PAYING, { ...ACTIVE, managedBy: 'stripe' }, /^Your plan is cancelled with it, at once\./],
    [
      'of an app store',
      PAYING,
      { ...ACTIVE, managedBy: 'store' },
      /^Your subscription was bought in an app store, and only you can end it there\./,
    ],
    ['that is not known yet', PAYING, null, /^A plan that you pay by card is cancelled with it\. A subscription of an app store is not/],
    [
      'that follows a trial',
      ON_TRIAL,
      { status: 'trial', managedBy: 'stripe', willAutoBill: true },
      /^Your plan is cancelled with it, at once\./,
    ],
    ['on trial', ON_TRIAL, { status: 'trial' }, /^Your free trial ends with it/],
  ] as const)('says before it happens what becomes of a plan %s', async (_which, member, state, text) => {
    const { user } = await open(member, state);
    await user.click(screen.getByRole('button', { name: /^Delete Account/ }));
    expect(await within(screen.getByRole('dialog', { name: 'Delete Account' })).findByText(text)).toBeDefined();
  });

  it('says nothing of plans to a free member', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Delete Account/ }));
    expect(within(screen.getByRole('dialog', { name: 'Delete Account' })).queryByText(/plan|trial|subscription/i)).toBeNull();
  });

  it.each([
    ['cancelled', 'Everything in it is gone, and your plan is cancelled.'],
    ['cancelling', 'Everything in it is gone. Your plan is being cancelled; nothing more is charged.'],
    ['managed_by_store', 'Everything in it is gone. Please end your subscription in the app store as well.'],
    [undefined, 'Everything in it is gone.'],
  ])('says afterwards what became of the plan: %s', async (subscription, description) => {
    const { user } = await open({}, {}, { [REMOVE]: { body: { success: true, message: '', subscription } } });
    await user.click(screen.getByRole('button', { name: /^Delete Account/ }));
    await user.type(screen.getByLabelText('Current password'), 'rye bread');
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Account deleted', description }));
  });
});

describe('a list of saved foods as a file', () => {
  it.each([
    ['favorites', /^Export favorites \(CSV\)/],
    ['purchased', /^Export purchases \(CSV\)/],
    ['consumed', /^Export what was eaten \(CSV\)/],
  ])('%s are asked for on every plan', async (list, name) => {
    const { user, made } = await open({}, {}, { [`GET /api/export/${list}.csv`]: { status: 503 } });
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(currentToast()?.description).toBe('Your data could not be exported. Please try again.'));
    expect(made()).toContain(`GET /api/export/${list}.csv`);
  });
});

describe('the nutrition figures as a file', () => {
  it('are part of premium: a free member is led to the plans', async () => {
    const { user, address, made } = await open();
    await user.click(screen.getByRole('link', { name: /^Export nutrition data \(CSV\)/ }));
    await waitFor(() => expect(address()).toBe('/subscribe'));
    expect(made()).not.toContain('GET /api/export/nutrition.csv');
  });

  it('are saved as they come', async () => {
    const saved: [string, Blob][] = [];
    let given = new Blob();
    // jsdom has no addresses for blobs and opens no downloads.
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        given = blob;
        return 'blob:x';
      },
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push([this.download, given]);
    });
    const { user } = await open(ON_TRIAL, { status: 'trial' }, { 'GET /api/export/nutrition.csv': { body: 'scanned_at,barcode' } });
    await user.click(screen.getByRole('button', { name: /^Export nutrition data \(CSV\)/ }));
    await waitFor(() => expect(saved.map(([name]) => name)).toEqual(['labelwise-nutrition.csv']));
    expect(saved[0]?.[1].type).toBe('text/csv');
  });

  it('that cannot be had are shown to be missing', async () => {
    const { user } = await open(ON_TRIAL, { status: 'trial' }, { 'GET /api/export/nutrition.csv': { status: 503 } });
    await user.click(screen.getByRole('button', { name: /^Export nutrition data \(CSV\)/ }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Error', description: 'Your data could not be exported. Please try again.' }),
    );
  });
});
