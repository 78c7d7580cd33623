import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FetchAnswers } from '../../testing/fake-fetch.ts';
import { later } from '../../testing/later.ts';
import { aSubscription, thePlans } from '../../testing/plans.ts';
import { renderScreen } from '../../testing/render-app.tsx';
import { currentToast } from '../../ui/feedback/toast-store.ts';
import { TrialSetupScreen } from './trial-setup-screen.tsx';

const START = 'POST /api/start-trial';
const STARTED = { body: { success: true, message: 'Your 7-day free trial has begun.', trialEndsAt: '2999-03-04T12:00:00Z' } };
afterEach(() => vi.unstubAllGlobals());

function open(
  answers: FetchAnswers = {},
  state: Parameters<typeof aSubscription>[0] = { canStartTrial: true },
  member: Record<string, unknown> = {},
) {
  const plans = { 'GET /api/subscription-plans': { body: thePlans() }, 'GET /api/auth/user': { body: aSubscription(state) } };
  return renderScreen(<TrialSetupScreen />, { ...plans, ...answers }, { at: '/trial-setup', member });
}
const startButton = () => screen.findByRole('button', { name: 'Start Free Trial' });

describe('the trial setup', () => {
  it('names both plans with what they would cost afterwards', async () => {
    await open();
    await screen.findByRole('radio', { name: /^Monthly/ });
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Monthly$9.99 billed monthly',
      'YearlySave 17%$99.99 billed annually',
    ]);
  });

  it('says what the trial means, that it costs nothing, and when it ends', async () => {
    await open();
    for (const note of [
      '7-day trial starts immediately',
      'Cancel anytime before it ends',
      'Automatic billing after it ends, only if you added a payment method',
    ]) {
      expect(await screen.findByText(note)).toBeDefined();
    }
    const ends = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }).format(Date.now() + 7 * 86_400_000);
    expect(screen.getByText(`No payment is required during the trial. It ends on ${ends}.`)).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toBeDefined();
  });

  it('starts the trial with the chosen plan, says so, and goes on to the nutritionist', async () => {
    const { user, calls, address } = await open({ [START]: STARTED });
    await user.click(await screen.findByRole('radio', { name: /^Yearly/ }));
    await user.click(await startButton());
    await waitFor(() => expect(address()).toBe('/ai-nutritionist'));
    expect(currentToast()).toMatchObject({ title: 'Trial Started!', description: 'Your 7-day free trial has begun.' });
    expect(calls.find(({ path }) => path === '/api/start-trial')?.body).toEqual({ subscriptionPlan: 'yearly' });
  });

  it('says "Starting Trial..." while it starts, and starts once', async () => {
    const { promise, resolve } = later<{ status: number }>();
    const { user, calls } = await open({ [START]: () => promise });
    await user.click(await startButton());
    await user.click(await screen.findByRole('button', { name: 'Starting Trial...', busy: true }));
    expect(calls.filter(({ path }) => path === '/api/start-trial')).toHaveLength(1);
    resolve({ status: 409 });
    expect(await startButton()).toBeDefined();
  });

  it.each([
    [{ status: 409, body: { success: false, message: 'You have had your trial.' } }, 'You have had your trial.'],
    [{ status: 409, body: {} }, 'Failed to start trial'],
    [new TypeError('Failed to fetch'), 'Unable to start trial. Please try again.'],
  ])('that fails with %j says why and stays', async (refusal, description) => {
    const { user, address } = await open({ [START]: refusal });
    await user.click(await startButton());
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Trial Setup Failed', description, variant: 'destructive' }));
    await waitFor(() => expect(address()).toBe('/trial-setup'));
  });

  it('that the server refuses for good says so once, offers no other try, and becomes what is true now', async () => {
    let isUsed = false;
    const { user } = await open({
      [START]: () => {
        isUsed = true;
        return { status: 409, body: { success: false, message: 'You have used your free trial', error: '', code: 'trial_not_available' } };
      },
      'GET /api/auth/user': () => ({ body: aSubscription(isUsed ? { canStartTrial: false } : { canStartTrial: true }) }),
    });
    await user.click(await startButton());
    expect(await screen.findByRole('heading', { name: 'You have had your free trial' })).toBeDefined();
    expect(currentToast()).toMatchObject({ title: 'Trial Setup Failed', description: 'You have used your free trial' });
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('leads back to /subscription', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/subscription'));
  });
});

describe('where no trial can start, the setup', () => {
  it.each([
    [
      'a member on trial',
      { status: 'trial', trialEndsAt: '2999-03-04T12:00:00Z' },
      { subscriptionStatus: 'trial', trialEndsAt: '2999-03-04T12:00:00Z' },
      'Your trial is running',
      'It ends on Mar 4, 2999. Everything is open until then.',
    ],
    [
      'a subscriber',
      { status: 'active', plan: 'yearly' },
      { subscriptionStatus: 'active', subscriptionPlan: 'yearly' },
      'You have Premium',
      'Everything is open already.',
    ],
    [
      'a member after the trial',
      { trialEndsAt: '2026-03-04T12:00:00Z' },
      { trialEndsAt: '2026-03-04T12:00:00Z' },
      'You have had your free trial',
      'It ended on Mar 4, 2026. There is one for each person.',
    ],
    ['a member whose address had one', {}, {}, 'You have had your free trial', 'There is one for each person.'],
  ] as const)('tells %s why', async (_who, state, member, title, text) => {
    await open({}, state, member);
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Start Free Trial' })).toBeNull();
  });
});
