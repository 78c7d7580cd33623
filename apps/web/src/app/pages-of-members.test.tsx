import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { renderApp, storeMember } from '../testing/render-app.tsx';
import { Pages } from './pages.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/', 'Welcome back, Ana!'],
  ['/history', 'Scan History'],
  ['/detailed-history', 'Detailed Activity History'],
  ['/purchased', 'Purchase History'],
  ['/profile', 'Ana Lima'],
  ['/preferences', 'Dietary Preferences'],
  ['/want-more', 'Want More'],
  ['/want-less', 'Want Less'],
  ['/insights', 'Insights'],
  ['/subscribe', 'Labelwise Premium'],
  ['/subscription', 'Subscription'],
  ['/trial-setup', 'Start Free Trial'],
  ['/trending', 'Trending'],
  ['/favorites', 'Favorites'],
  ['/health-profile', 'Health Profile'],
  ['/ai-nutritionist', 'AI Nutritionist'],
  ['/dietary-restrictions', 'Dietary Restrictions'],
])(
  'a member of %s sees the page itself, headed "%s"',
  async (at, heading) => {
    storeMember();
    fakeFetch({});
    const { address } = await renderApp(<Pages />, { at });
    await screen.findByRole('heading', { level: 1, name: heading });
    await waitFor(() => expect(address()).toBe(at));
  },
  20_000,
);
