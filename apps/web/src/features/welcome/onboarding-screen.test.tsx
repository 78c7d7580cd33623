import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { OnboardingScreen } from './onboarding-screen.tsx';

const open = () => renderApp(<OnboardingScreen />, { at: '/onboarding' });
const slide = (n: number) => screen.getByRole('button', { name: `Slide ${n} of 5` });

describe('the slides', () => {
  it('go forward by Next and by Get Started on the fourth, the dot of each marked', async () => {
    const { user } = await open();
    for (const [at, title] of ['Welcome', 'Scan Any Food', 'Health-Aware Scoring', 'AI Nutritionist', 'Start Your Journey'].entries()) {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect([1, 2, 3, 4, 5].filter((n) => slide(n).getAttribute('aria-current') === 'step')).toEqual([at + 1]);
      if (at < 4) await user.click(screen.getByRole('button', { name: at === 3 ? 'Get Started' : 'Next' }));
    }
    expect(screen.queryByRole('button', { name: /Next|Get Started|Skip/ })).toBeNull();
  });

  it.each([
    [3, /A food scores from 0 to 100\. What you want more or less of goes from −5 to \+5/],
    [4, /^Premium$/],
    [5, /^7-Day Free Trial$/],
    [5, /^7-day free trial includes all premium features\. Cancel anytime\.$/],
  ])('%d says %s', async (n, text) => {
    const { user } = await open();
    expect(screen.queryByText(text)).toBeNull();
    await user.click(slide(n));
    expect(screen.getByText(text)).toBeDefined();
  });
});

describe('the ways out', () => {
  it.each([
    ['Skip Introduction', 1, '/auth?trial=true', { hasSeenOnboarding: 'true' }],
    ['Start Free Trial', 5, '/auth?trial=true', { hasSeenOnboarding: 'true' }],
    ['Explore First', 5, '/', { hasSeenOnboarding: 'true', guestMode: 'true' }],
  ])('%s on slide %d leads to %s and leaves %j', async (name, n, to, flags) => {
    const { user, address } = await open();
    await user.click(slide(n));
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(address()).toBe(to));
    expect({ ...localStorage }).toEqual(flags);
  });
});
