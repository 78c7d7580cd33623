import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../testing/fake-http.ts';
import { renderApp, storeMember } from '../../testing/render-app.tsx';
import { SubscriptionSuccessScreen } from './subscribe-screen.tsx';

const OPEN_NOW = 'Everything is open now: unlimited scans and preferences, trends, and the AI nutritionist.';
const WAITING = 'Your payment is being confirmed. Everything opens by itself in a moment.';
const me = (subscriptionStatus: string) => answer(200, { id: 'ana', firstName: 'Ana', subscriptionStatus });
/** Lets seconds pass one by one, so that what each brings is drawn before the next. */
async function pass(seconds: number): Promise<void> {
  for (let n = 0; n < seconds; n += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the screen after a checkout', () => {
  it('welcomes to premium, with the ways to the profile and home', async () => {
    storeMember();
    await renderApp(<SubscriptionSuccessScreen />, { at: '/subscription-success', api: { 'GET /api/auth/me': me('active') } });
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Premium!' })).toBeDefined();
    expect(screen.getByText(OPEN_NOW)).toBeDefined();
    expect(screen.getByRole('link', { name: 'My Profile' }).getAttribute('href')).toBe('/profile');
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  });

  it('waits for the confirmation of the payment, and opens by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    storeMember();
    let asked = 0;
    const { session } = await renderApp(<SubscriptionSuccessScreen />, {
      api: { 'GET /api/auth/me': async () => me((asked += 1) > 3 ? 'active' : 'free') },
    });
    expect(screen.getByRole('status').textContent).toBe(WAITING);
    await pass(10);
    expect(screen.getByRole('status').textContent).toBe(OPEN_NOW);
    expect(session.getState().user?.subscriptionStatus).toBe('active');
    await pass(10);
    expect(asked).toBe(4);
  });

  it('stops asking after half a minute, and says that one need not wait', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    storeMember();
    await renderApp(<SubscriptionSuccessScreen />, { api: { 'GET /api/auth/me': me('free') } });
    await pass(60);
    expect(screen.getByRole('status').textContent).toMatch(/^The confirmation takes longer than usual/);
  });

  it('asks for nothing where nobody is signed in', async () => {
    const { requests } = await renderApp(<SubscriptionSuccessScreen />);
    expect(screen.getByRole('status').textContent).toBe('Sign in on this device to use it here.');
    expect(requests).toEqual([]);
  });
});
