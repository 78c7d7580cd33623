import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, storeMember } from '../../testing/render-app.tsx';
import { Shell } from './shell.tsx';

async function openMenu(at = '/scan') {
  const view = await renderApp(<Shell bare={false}>page</Shell>, { at });
  await view.user.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('heading', { name: 'Menu' });
  return view;
}
const trialEndsAt = new Date(Date.now() + 86_400_000).toISOString();

describe('the menu', () => {
  it.each([
    ['My Profile', '/profile'],
    ['Dietary Preferences', '/preferences'],
    ['Health Profile', '/health-profile'],
    ['AI Nutritionist', '/ai-nutritionist'],
    ['Favorites', '/favorites'],
    ['Trending', '/trending'],
    ['Scan History', '/history'],
    ['Legal Information', '/legal'],
    ['Imprint and contact', '/imprint'],
    ['Accessibility', '/accessibility'],
  ])('has the item %s, which opens %s and closes the menu', async (item, path) => {
    const { user, address } = await openMenu();
    await user.click(screen.getByRole('link', { name: new RegExp(`^${item}`) }));
    await waitFor(() => expect(address()).toBe(path));
    expect(screen.queryByRole('heading', { name: 'Menu' })).toBeNull();
  });

  it('marks the AI nutritionist as new', async () => {
    await openMenu();
    expect(screen.getByRole('link', { name: /AI Nutritionist/ }).textContent).toBe('AI NutritionistNew');
  });

  it('shows who is signed in', async () => {
    storeMember();
    await openMenu();
    expect(screen.getByText('Ana Lima')).toBeDefined();
    expect(screen.getByText('ana@example.com')).toBeDefined();
  });

  it.each([
    ['free', {}, { Premium: false, Trial: false, Upgrade: true, 'Free Trial': true }],
    ['free after a trial', { trialEndsAt: '2020-01-01T00:00:00Z' }, { Premium: false, Trial: false, Upgrade: true, 'Free Trial': false }],
    ['on trial', { subscriptionStatus: 'trial', trialEndsAt }, { Premium: false, Trial: true, Upgrade: false, 'Free Trial': false }],
    [
      'after the trial',
      { subscriptionStatus: 'trial', trialEndsAt: '2020-01-01T00:00:00Z' },
      { Premium: false, Trial: false, Upgrade: true, 'Free Trial': false },
    ],
    ['subscribed', { subscriptionStatus: 'active' }, { Premium: true, Trial: false, Upgrade: false, 'Free Trial': false }],
  ])('for a member %s shows what fits', async (_who, fields, shown) => {
    storeMember(fields);
    await openMenu();
    for (const [text, isShown] of Object.entries(shown)) expect([text, screen.queryByText(text) !== null]).toEqual([text, isShown]);
  });

  it('leads from the banner to the trial and to the plans', async () => {
    storeMember();
    await openMenu();
    for (const text of ['AI nutritionist', 'Advanced analytics', 'Personalized meal plans', 'from $9.99/month'])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Free Trial' }).getAttribute('href')).toBe('/trial-setup');
    expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/subscribe');
  });
});

describe('help', () => {
  const TITLES = ['Welcome', 'Scan Any Food', 'Health-Aware Scoring', 'Personalize Your Experience', 'Track & Discover'];

  async function openHelp() {
    const view = await openMenu();
    await view.user.click(screen.getByRole('button', { name: 'Help' }));
    await screen.findByRole('heading', { name: 'Welcome' });
    return view;
  }

  it('walks through five steps of three points each and closes with Get Started', async () => {
    const { user } = await openHelp();
    for (const [index, title] of TITLES.entries()) {
      expect(screen.getByRole('heading', { name: title })).toBeDefined();
      expect(screen.getByText(`Step ${index + 1} of 5`)).toBeDefined();
      expect(screen.getByRole('dialog').querySelectorAll('li')).toHaveLength(3);
      await user.click(screen.getByRole('button', { name: index === 4 ? 'Get Started' : 'Next' }));
    }
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('cannot go back on step 1, goes one step back elsewhere, and begins again after closing', async () => {
    const { user } = await openHelp();
    const back = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Back' });
    expect(back().disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(back());
    expect(screen.getByRole('heading', { name: 'Scan Any Food' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(await screen.findByRole('button', { name: 'Help' }));
    await waitFor(() => expect(screen.getByText('Step 1 of 5')).toBeDefined());
  });
});
