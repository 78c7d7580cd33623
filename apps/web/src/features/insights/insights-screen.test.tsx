import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emitPreferencesUpdated } from '../../data/preferences-updated.ts';
import { type FetchAnswers, fakeFetch } from '../../testing/fake-fetch.ts';
import { aSavedFood, aScan, aScore } from '../../testing/foods.ts';
import { renderApp, storeMember } from '../../testing/render-app.tsx';
import { currentToast, dismissToast } from '../../ui/feedback/toast-store.ts';
import { InsightsScreen } from './insights-screen.tsx';

const SCANS = 'GET /api/scans';
const PURCHASED = 'GET /api/purchased';
const PREMIUM = { subscriptionStatus: 'trial', trialEndsAt: '2999-01-01T00:00:00Z' };
const TRENDS = {
  last3: { count: 3, average: 76 },
  last7: { count: 7, average: 52.3 },
  all: { count: 36, average: 42.4 },
  daily: [
    { day: '2026-11-20', average: 84.4, count: 1 },
    { day: '2026-11-21', average: 49, count: 2 },
  ],
  nutrients: [
    { name: 'Salt', unit: 'g', recent: 0.3, before: 0.4 },
    { name: 'Fiber', unit: 'g', recent: null, before: 1.5 },
  ],
  gains: [{ label: 'Organic', points: 6, count: 2 }],
  losses: [{ label: 'Ultra-processed', points: -202, count: 29 }],
};

// Scores are cached for 15 minutes; what one test computed is no business of the next.
beforeEach(emitPreferencesUpdated);
afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

async function open(answers: FetchAnswers, { at = '/insights', member = {} }: { at?: string; member?: Record<string, unknown> } = {}) {
  storeMember(member);
  const calls = fakeFetch({
    [SCANS]: { body: [] },
    [PURCHASED]: { body: [] },
    'GET /api/favorites': { body: [] },
    'GET /api/consumed': { body: [] },
    'GET /api/activity/summary': { body: { scans: 40, products: 36, averageScore: 60, favorites: 0, purchased: 0, activities: 36 } },
    'POST /api/calculate-score': { body: aScore(82) },
    ...answers,
  });
  const view = await renderApp(<InsightsScreen />, { at });
  return { ...view, calls, scored: () => calls.filter(({ path }) => path === '/api/calculate-score') };
}
const food = (n: number) => ({ id: String(n), barcode: String(n), name: `Food ${n}` });
const scans = (count: number) =>
  Array.from({ length: count }, (_, n) => aScan(food(n), { score: 40, at: new Date(Date.now() - n * 86_400_000).toISOString() }));
const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the tabs', () => {
  it.each([
    ['', 'Scanned'],
    ['?tab=scanned', 'Scanned'],
    ['?tab=purchased', 'Purchased'],
    ['?tab=history', 'History'],
    ['?tab=elsewhere', 'Scanned'],
  ])('with the query %j open on %s', async (query, label) => {
    await open({}, { at: `/insights${query}` });
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe(label);
  });

  it('keep the chosen one in the address', async () => {
    const { user, address } = await open({});
    await user.click(await screen.findByRole('tab', { name: 'History' }));
    await waitFor(() => expect(address()).toBe('/insights?tab=history'));
  });
});

describe('scanned', () => {
  it('shows stored scores at once and the ten newest by their current score', async () => {
    const { scored } = await open({ [SCANS]: { body: scans(14) } });
    expect(await screen.findByRole('img', { name: 'Average 40 of 100, Poor Match' })).toBeDefined();
    expect(await screen.findByRole('img', { name: 'Average 70 of 100, Good Match' })).toBeDefined();
    expect(scored()).toHaveLength(10);
  });

  it('counts every product once, the newest 30 of them', async () => {
    await open({ [SCANS]: { body: [...scans(40), ...scans(5)] } });
    expect(await screen.findByRole('img', { name: /^30 scores: 0 Great Match, 0 Good Match, 30 Poor Match$/ })).toBeDefined();
    expect(card('Average score').getByText('last 30 products')).toBeDefined();
    // 40 products were scanned, so these are not all of them.
    expect(card('Average score').getByText('Last 30')).toBeDefined();
  });

  it('has a table beside each chart, kinds of food, the milestone, and the newest three', async () => {
    const { user } = await open({ [SCANS]: { body: scans(14) } });
    expect(await screen.findByText('36 different products so far. 14 more to the milestone of 50.')).toBeDefined();
    await user.click(card('Week by week').getByText('Show as table'));
    expect(card('Week by week').getByRole('row', { name: /This week/ })).toBeDefined();
    expect(card('What you scan').getByText('Cereals')).toBeDefined();
    expect(card('What you scan').getByText('100%')).toBeDefined();
    expect(card('What you scan').getByText('Most often: cereals.')).toBeDefined();
    const recent = card('Recently scanned');
    expect(recent.getAllByRole('listitem')).toHaveLength(3);
    expect(recent.getByRole('link', { name: /^Food 0/ }).getAttribute('href')).toBe('/results/0?fromPage=insights');
    expect(recent.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/history');
    expect(screen.getByRole('link', { name: 'Scan something new' }).getAttribute('href')).toBe('/scan');
  });

  it('hands a food without a barcode to the results through this device', async () => {
    const { user, address } = await open({ [SCANS]: { body: [aScan({ ...food(1), barcode: null }, { score: 66 })] } });
    await user.click(await screen.findByRole('link', { name: /^Food 1/ }));
    await waitFor(() => expect(address()).toBe('/results?fromPage=insights'));
    expect(JSON.parse(localStorage.getItem('lastScanFood') ?? '')).toMatchObject({ name: 'Food 1' });
    expect(JSON.parse(localStorage.getItem('lastScanScore') ?? '')).toMatchObject({ score: 66 });
  });

  it('computes again when preferences change', async () => {
    let score = 82;
    await open({ [SCANS]: { body: scans(1) }, 'POST /api/calculate-score': () => ({ body: aScore(score) }) });
    await screen.findByRole('img', { name: 'Average 82 of 100, Great Match' });
    score = 31;
    emitPreferencesUpdated();
    expect(await screen.findByRole('img', { name: 'Average 31 of 100, Poor Match' })).toBeDefined();
  });

  it('without a scan shows the way to the camera', async () => {
    await open({});
    expect(await screen.findByText('No scans yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Start Scanning' }).getAttribute('href')).toBe('/scan');
  });
});

describe('purchased', () => {
  it('that cannot be loaded says so and tries again', async () => {
    let fails = true;
    const { user } = await open(
      { [PURCHASED]: () => (fails ? { status: 500, body: {} } : { body: [aSavedFood('purchased', food(1))] }) },
      { at: '/insights?tab=purchased' },
    );
    expect(await screen.findByText('Unable to load purchases')).toBeDefined();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Recently purchased')).toBeDefined();
    expect(card('Recently purchased').getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/purchased');
  });

  it('counts the newest 50, of which 20 are scored in batches of eight, 100 ms apart, once nothing has moved for 500 ms', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const at: number[] = [];
    const answerScore = () => {
      at.push(Date.now());
      return { body: aScore(82) };
    };
    await open(
      {
        [PURCHASED]: { body: Array.from({ length: 60 }, (_, n) => aSavedFood('purchased', food(n))) },
        'POST /api/calculate-score': answerScore,
      },
      { at: '/insights?tab=purchased' },
    );
    expect(await screen.findByText('last 20 products')).toBeDefined();
    const shown = Date.now();
    await waitFor(() => expect(at).toHaveLength(20));
    const [first = 0, second = 0, third = 0] = [at[0], at[8], at[16]];
    expect([at[7], at[15], at[19]]).toEqual([first, second, third]);
    expect(first - shown).toBeGreaterThanOrEqual(400);
    for (const gap of [second - first, third - second]) expect([gap >= 100, gap < 200]).toEqual([true, true]);
  });

  it('scores 20 purchases, 10 of what was eaten and 10 scans', async () => {
    const list = (kind: 'purchased' | 'consumed', from: number) =>
      Array.from({ length: 25 }, (_, n) => ({
        ...aSavedFood('purchased', food(from + n)),
        [kind]: { id: `${kind}${n}`, createdAt: '2026-11-20T10:00:00Z' },
      }));
    const { scored } = await open(
      { [PURCHASED]: { body: list('purchased', 100) }, 'GET /api/consumed': { body: list('consumed', 200) }, [SCANS]: { body: scans(25) } },
      { at: '/insights?tab=purchased' },
    );
    await waitFor(() => expect(scored()).toHaveLength(40));
  });
});

describe('history', () => {
  it('shows ten of the merged list with their kinds, and links to both histories', async () => {
    await open(
      { [SCANS]: { body: scans(14) }, 'GET /api/favorites': { body: [aSavedFood('favorite', food(0), new Date().toISOString())] } },
      { at: '/insights?tab=history' },
    );
    expect(await screen.findByText('10 of 14')).toBeDefined();
    expect(screen.getAllByText('Favorited')).toHaveLength(1);
    expect(screen.getAllByText('Scanned', { selector: 'li *' })).toHaveLength(9);
    expect(screen.getByRole('link', { name: 'Detailed Activity History' }).getAttribute('href')).toBe('/detailed-history');
    expect(screen.getByRole('link', { name: 'Scan History' }).getAttribute('href')).toBe('/history');
  });
});

describe('trends', () => {
  it('are an upsell without premium, and no call is made', async () => {
    const { user, calls } = await open({
      'POST /api/start-trial': { status: 409, body: { success: false, message: 'You have had your trial.' } },
    });
    await user.click(await screen.findByRole('tab', { name: /Trends/ }));
    expect(screen.getByRole('link', { name: 'Upgrade to Premium' }).getAttribute('href')).toBe('/subscribe');
    expect(calls.some(({ path }) => path === '/api/insights/trends')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Start 7-Day Free Trial' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Trial Setup Failed', description: 'You have had your trial.' }));
  });

  it.each([
    ['the member has had one', {}, { trialEndsAt: '2020-01-01T00:00:00Z' }],
    ['the server says no', { 'GET /api/trial-status': { body: { canStartTrial: false, trialEndsAt: null, willAutoBill: false } } }, {}],
  ] as [string, FetchAnswers, Record<string, unknown>][])('offer no trial where %s', async (_why, answers, member) => {
    await open(answers, { member, at: '/insights?tab=trending' });
    await screen.findByRole('link', { name: 'Upgrade to Premium' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Start 7-Day Free Trial' })).toBeNull());
  });

  it('show the last 3, 7 and all, days, contributors and nutrients to premium members', async () => {
    const { user } = await open({ 'GET /api/insights/trends': { body: TRENDS } }, { member: PREMIUM });
    await user.click(await screen.findByRole('tab', { name: 'Trends' }));
    const figures = within(await screen.findByRole('region', { name: 'Average score' }));
    expect(figures.getAllByRole('definition').map((one) => one.textContent)).toEqual(['76', '52', '42']);
    expect(card('What adds most').getByText('+6')).toBeDefined();
    expect(card('What costs most').getByText('−202')).toBeDefined();
    expect(screen.getByRole('img', { name: 'Average score of 2 days, from 84 to 49' })).toBeDefined();
    expect(screen.getByRole('row', { name: /Salt 0.3 g 0.4 g −25%/ })).toBeDefined();
    expect(screen.getByRole('row', { name: /Fiber – 1.5 g –/ })).toBeDefined();
    expect(card('What adds most').getByText('“Organic” adds most: 6 points in 2 foods.')).toBeDefined();
    expect(card('What costs most').getByText('“Ultra-processed” costs most: 202 points in 29 foods.')).toBeDefined();
    expect(card('Nutrients').getByText('Changed most: Salt, −25%.')).toBeDefined();
  });
});
