import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { emitPreferencesUpdated } from '../../data/preferences-updated.ts';
import { trendingQuery } from '../../data/trending.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import type { FetchAnswers } from '../../testing/fake-fetch.ts';
import { foodOfFields } from '../../testing/foods.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen } from '../../testing/render-app.tsx';
import { categoryWords, TrendingScreen } from './trending-screen.tsx';

const food = {
  id: '1',
  name: 'Oat Drink',
  brand: 'Kvarn',
  image: null,
  category: 'plant based drinks',
  barcode: '4001',
  placeholder: 'soda',
};
const TRIAL = { subscriptionStatus: 'trial', trialEndsAt: '2099-01-01T00:00:00Z' };
const open = (answers: FetchAnswers, member: Record<string, unknown> = TRIAL) =>
  renderScreen(<TrendingScreen />, answers, { at: '/trending', member });

describe('trending for members with premium access', () => {
  it('shows the week’s most scanned with category, favorites and score, leading to results', async () => {
    const { user, address } = await open({
      'GET /api/trending': {
        body: [
          { food, favoriteCount: 12, healthScore: 77 },
          { food: { ...food, id: '2', name: 'Rye', category: null }, favoriteCount: 1 },
        ],
      },
    });
    expect(await screen.findByText('Most Scanned This Week')).toBeDefined();
    const first = await screen.findByRole('link', { name: /Oat Drink/ });
    expect(first.textContent).toMatch(/Kvarn.*12 favorites.*Plant-based drinks/);
    expect(screen.getByRole('img', { name: /^Score 77/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /Rye/ }).textContent).toMatch(/1 favorite.*Food/);
    expect(screen.getByRole('img', { name: /^Score 50/ })).toBeDefined();
    await user.click(first);
    await waitFor(() => expect(address()).toBe('/results/4001?from=trending'));
  });

  it('shows no ranking from before a change of what the member leaves out, not even while the new one is on its way', async () => {
    await open({ 'GET /api/trending': { body: [{ food, favoriteCount: 12, healthScore: 77 }] } });
    await screen.findByRole('link', { name: /Oat Drink/ });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    act(() => emitPreferencesUpdated());
    await waitFor(() => expect(screen.queryByRole('link', { name: /Oat Drink/ })).toBeNull());
  });

  it('says of each food for whom of the chosen people it is not, and nothing is silent that could not be judged', async () => {
    localStorage.setItem(storageKeys.people, JSON.stringify([aPerson({ dietaryRestrictions: ['Allergy: Tree nuts'] })]));
    onTestFinished(() => localStorage.clear());
    const whole = { ...(await foodOfFields({ ingredients: 'Oats, hazelnuts 9%, sugar' })), id: '1', barcode: '4001' };
    const { user } = await open({
      'GET /api/people': { body: [aPerson({ dietaryRestrictions: ['Allergy: Tree nuts'] })] },
      'GET /api/trending': {
        body: [
          { food, favoriteCount: 12, healthScore: 77 },
          { food: { ...food, id: '2', name: 'Rye', barcode: '4002' }, favoriteCount: 1 },
        ],
      },
      'GET /api/foods/barcode/4001': { body: whole },
      'GET /api/foods/barcode/4002': { status: 500, body: {} },
    });
    expect(await screen.findByText('Not for Mia')).toBeDefined();
    expect(await screen.findByText(/could not be judged for the others/u)).toBeDefined();
    expect(screen.queryByRole('img', { name: /^Score 77/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'You' }));
    expect(await screen.findByRole('img', { name: /^Score 77/ })).toBeDefined();
    expect(screen.queryByText('Not for Mia')).toBeNull();
  });

  it('has an empty state and a way into the community', async () => {
    await open({ 'GET /api/trending': { body: [] } });
    expect(await screen.findByRole('heading', { name: 'No Trending Products' })).toBeDefined();
    expect(screen.getByText('Start favoriting products to see trending items here!')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Start Scanning' }).getAttribute('href')).toBe('/scan');
    expect((await screen.findByRole('link', { name: /Join the Community/ })).getAttribute('href')).toBe('/scan');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
  });

  it('shows the empty state when the fetch fails, after three more tries a second apart', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { made } = await open({ 'GET /api/trending': { status: 503, body: {} } });
    const attempts = () => made().filter((call) => call === 'GET /api/trending').length;
    await vi.advanceTimersByTimeAsync(900);
    expect(attempts()).toBe(1);
    await vi.advanceTimersByTimeAsync(3500);
    expect(attempts()).toBe(4);
    expect(await screen.findByText('No Trending Products')).toBeDefined();
    vi.useRealTimers();
  });

  it('names the status of a failed fetch and keeps an answer for 5 minutes', async () => {
    await open({ 'GET /api/trending': { status: 502, body: {} } });
    const { queryFn, staleTime, retry, retryDelay } = trendingQuery();
    if (typeof queryFn !== 'function') throw new Error('trending has no query function');
    const call = Reflect.apply(queryFn, undefined, [{ signal: new AbortController().signal }]);
    await expect(call).rejects.toThrow('Failed to fetch trending data: 502');
    expect([staleTime, retry, retryDelay]).toEqual([300_000, 3, 1000]);
  });
});

const FIGURES = { scans: null, before: null, average: null, averageBefore: null, rising: [] };
const RISING = {
  food: { ...food, healthScore: 77, nutriscoreGrade: 'b', scoreBasis: 'nutriscore' },
  scans: 30,
  before: 12,
};

describe('what trends, for members with premium access', () => {
  const openWith = (insights: unknown) =>
    open({ 'GET /api/trending': { body: [{ food, favoriteCount: 1 }] }, 'GET /api/trending/insights': { body: insights } });

  it('says how scanning moves in a period, against the same time before', async () => {
    const { user } = await openWith({
      ingredients: null,
      periods: {
        day: { ...FIGURES, scans: 40, before: 50, average: 54, averageBefore: 54 },
        '3 days': { ...FIGURES, scans: 90 },
        week: { ...FIGURES, scans: 1200, before: 1000, average: 57, averageBefore: 54, rising: [RISING] },
      },
    });
    expect(await screen.findByText('1,200 scans, 20% more than in the week before.')).toBeDefined();
    expect(screen.getByText('The average score for everyone of what was scanned: 57 of 100, 3 higher than before.')).toBeDefined();
    expect(screen.getByText('30 scans, 12 before')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: '24 hours' }));
    expect(screen.getByText('40 scans, 20% fewer than in the 24 hours before.')).toBeDefined();
    expect(screen.getByText('The average score for everyone of what was scanned: 54 of 100, as before.')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: '3 days' }));
    expect(screen.getByText('90 scans.')).toBeDefined();
  });

  it('shows the popular ingredients with their share and what they mean for the member', async () => {
    await openWith({
      ingredients: {
        products: 40,
        rows: [
          { name: 'Added sugar', products: 31, matter: { kind: 'less', text: 'You want less Added Sugar.' } },
          { name: 'Nuts', products: 9, matter: { kind: 'conflict', text: 'You are allergic to nuts.' } },
          { name: 'Tomato', products: 4, matter: null },
        ],
      },
      periods: { day: FIGURES, '3 days': FIGURES, week: FIGURES },
    });
    const card = within(await screen.findByRole('region', { name: 'Popular Ingredients' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Added sugar31 of 40You want less Added Sugar.',
      'Nuts9 of 40You are allergic to nuts.',
      'Tomato4 of 40',
    ]);
  });

  it('says that there are too few members to show figures of, and shows the ranking alone where none come', async () => {
    const few = { ingredients: null, periods: { day: FIGURES, '3 days': FIGURES, week: FIGURES } };
    const { unmount } = await openWith(few);
    expect(await screen.findByText(/^Too few members have scanned/)).toBeDefined();
    expect(screen.getByText(/^Shown once enough members have scanned/)).toBeDefined();
    unmount();
    await open({ 'GET /api/trending': { body: [{ food, favoriteCount: 1 }] }, 'GET /api/trending/insights': { status: 500, body: {} } });
    expect(await screen.findByRole('link', { name: /Oat Drink/ })).toBeDefined();
    expect(screen.queryByText('Popular Ingredients')).toBeNull();
  });
});

describe('trending for others', () => {
  it('is a teaser with the trial, where one can start, and the upgrade', async () => {
    const { made } = await open({}, { subscriptionStatus: 'free', trialEndsAt: null });
    for (const text of ['Trending product rankings', 'Community health scores', 'Popular ingredient insights', 'Real-time trend analytics'])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Start 7-Day Free Trial' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' }).getAttribute('href')).toBe('/subscribe');
    expect(made()).not.toContain('GET /api/trending');
  });

  it('offers no second trial', async () => {
    await open({}, { subscriptionStatus: 'free', trialEndsAt: '2026-01-01T00:00:00Z' });
    expect(screen.queryByRole('button', { name: 'Start 7-Day Free Trial' })).toBeNull();
  });

  it('says why a trial did not start', async () => {
    const { user } = await open(
      { 'POST /api/start-trial': { status: 409, body: { success: false, message: 'You had your trial.' } } },
      { subscriptionStatus: 'free', trialEndsAt: null },
    );
    await user.click(screen.getByRole('button', { name: 'Start 7-Day Free Trial' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Trial Setup FailedYou had your trial.'));
  });
});

it.each([
  ['Plant based drinks', 'Plant-based drinks'],
  ['Dark chocolates with almonds', 'Dark chocolate'],
  ['Cocoa and hazelnuts spreads', 'Cocoa'],
  ['Teas', 'Tea'],
  ['  ', 'Food'],
  [null, 'Food'],
])('the category %j reads %j', (category, words) => {
  expect(categoryWords(category)).toBe(words);
});
