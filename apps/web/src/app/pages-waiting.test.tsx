import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp, storeMember } from '../testing/render-app.tsx';
import { Pages } from './pages.tsx';

afterEach(() => vi.unstubAllGlobals());

const isWaiting = () => document.querySelector('main [aria-busy="true"]') !== null;

it.each([
  '/',
  '/history',
  '/detailed-history',
  '/favorites',
  '/purchased',
  '/trending',
  '/results/3017620422003',
  '/insights?tab=week',
  '/search?q=milk',
  '/compare?ids=3017620422003,5449000000996',
  '/profile',
  '/preferences',
  '/health-profile',
  '/people',
  '/household',
  '/changes',
  '/subscription',
])(
  '%s shows what it will be like, first until its code is here, then until what it shows is',
  async (at) => {
    storeMember({ subscriptionStatus: 'active' });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await renderApp(<Pages />, { at });
    expect(isWaiting(), 'without its code').toBe(true);
    await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
    expect(isWaiting(), 'without an answer').toBe(true);
  },
  20_000,
);
