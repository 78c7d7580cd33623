import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emitPreferencesUpdated } from '../../data/preferences-updated.ts';
import { scoreList } from '../../data/scores/lists/score-list.ts';
import { foodScores } from '../../data/scores/score-cache.ts';
import { storeScoreProfile } from '../../data/scores/score-profile.ts';
import { fakeWorker } from '../../testing/fake-worker.ts';
import { aListFood, aSavedFood, aScan, aScore } from '../../testing/foods.ts';
import { aSummary, renderScreen } from '../../testing/render-app.tsx';
import { ActivityList, DetailedHistoryScreen } from './detailed-history-screen.tsx';
import { FavoritesList, FavoritesScreen } from './favorites-screen.tsx';
import { PurchasedList, PurchasedScreen } from './purchased-screen.tsx';

type Case = { name: string; Screen: () => ReactNode; list: string; row: (changes: object) => object };
const FAVORITES: Case = {
  name: 'favorites',
  Screen: FavoritesScreen,
  list: 'GET /api/favorites',
  row: (changes) => aSavedFood('favorite', changes),
};
const PURCHASED: Case = {
  name: 'purchase history',
  Screen: PurchasedScreen,
  list: 'GET /api/purchased',
  row: (changes) => aSavedFood('purchased', changes),
};
const DETAILED: Case = {
  name: 'detailed history',
  Screen: DetailedHistoryScreen,
  list: 'GET /api/scans',
  row: (changes) => aScan(changes),
};
const SUMMARY = { 'GET /api/activity/summary': aSummary() };
const EMPTY = { 'GET /api/scans': { body: [] }, 'GET /api/purchased': { body: [] }, 'GET /api/favorites': { body: [] } };

beforeEach(() => foodScores.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a food that neither the server nor the device can score', () => {
  /** A food without facts, as a broken store may hold it. */
  const food = { ...aListFood({ healthScore: 63 }), facts: JSON.parse('null') };
  const entry = { id: 'k', createdAt: '2026-11-20T18:12:00Z' };
  const pages = { hasMore: false, isMoreFailed: false, more: async () => undefined };
  it.each([
    ['favorites', 63, <FavoritesList key="f" rows={[{ favorite: entry, food }]} total={1} pages={pages} />],
    ['purchase history', 0, <PurchasedList key="p" rows={[{ purchased: entry, food }]} total={1} pages={pages} />],
    ['detailed history', 50, <ActivityList key="a" rows={[{ kind: 'scanned', food, at: 1, id: 's' }]} total={1} pages={pages} />],
  ])('shows in the %s %d, marked as estimated', async (_name, score, list) => {
    await renderScreen(list, { 'POST /api/calculate-score': { status: 500, body: { error: 'no' } } });
    expect(await screen.findByRole('img', { name: new RegExp(`^Score ${score} of 100`, 'u') })).toBeDefined();
    expect(screen.getByText(/estimated/)).toBeDefined();
  });
});

describe('batches', () => {
  it.each([
    [PURCHASED, 50],
    [DETAILED, 100],
  ])('$name scores five at a time, the first after 300 ms, with a pause of $1 ms', async ({ Screen, list, row }, pause) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const at: number[] = [];
    const rows = Array.from({ length: 12 }, (_, n) => row({ id: `${n}`, barcode: `${n}`, name: `Food ${n}` }));
    const answerScore = () => {
      at.push(Date.now());
      return { body: aScore(70) };
    };
    await renderScreen(<Screen />, { ...SUMMARY, ...EMPTY, [list]: { body: rows }, 'POST /api/calculate-score': answerScore });
    await screen.findByText('Food 0');
    const shown = Date.now();
    await waitFor(() => expect(at).toHaveLength(12));
    const [first = 0, second = 0, third = 0] = [at[0], at[5], at[10]];
    expect(first - shown).toBeGreaterThanOrEqual(200);
    expect([at[4], at[9], at[11]]).toEqual([first, second, third]);
    for (const gap of [second - first, third - second]) expect([gap >= pause, gap < pause + 45]).toEqual([true, true]);
  });
});

describe('where this device could score by itself', () => {
  it.each([
    [FAVORITES, 1],
    [PURCHASED, 0],
  ])('$name asks the server $1 times for one product', async ({ Screen, list, row }, asked) => {
    fakeWorker('list-worker', scoreList);
    storeScoreProfile(null, []);
    const { made } = await renderScreen(<Screen />, {
      ...SUMMARY,
      ...EMPTY,
      [list]: { body: [row({ name: 'Oats' })] },
      'POST /api/calculate-score': { body: aScore(81) },
    });
    await screen.findByRole('img', { name: /^Score \d+ of 100/u });
    expect(made().filter((call) => call === 'POST /api/calculate-score')).toHaveLength(asked);
  });
});

describe('changed preferences', () => {
  it.each([FAVORITES, PURCHASED, DETAILED])('have the open list of $name scored again by the server', async ({ Screen, list, row }) => {
    let score = 81;
    const { made } = await renderScreen(<Screen />, {
      ...SUMMARY,
      ...EMPTY,
      [list]: { body: [row({ name: 'Oats' })] },
      'POST /api/calculate-score': () => ({ body: aScore(score) }),
    });
    expect(await screen.findByRole('img', { name: 'Score 81 of 100, Great Match' })).toBeDefined();
    score = 35;
    foodScores.clear();
    emitPreferencesUpdated();
    expect(await screen.findByRole('img', { name: 'Score 35 of 100, Poor Match' })).toBeDefined();
    expect(made().filter((call) => call === 'POST /api/calculate-score')).toHaveLength(2);
  });
});

it.each([FAVORITES, PURCHASED, DETAILED])('each row of $name tells its score by number, word and sign', async ({ Screen, list, row }) => {
  await renderScreen(<Screen />, {
    ...SUMMARY,
    ...EMPTY,
    [list]: { body: [row({ name: 'Oats', image: 'https://pictures.example/oats.jpg' })] },
    'POST /api/calculate-score': { body: aScore(36) },
  });
  const ring = await screen.findByRole('img', { name: 'Score 36 of 100, Poor Match' });
  expect(ring.textContent).toContain('36');
  const line = screen.getByRole('link', { name: /Oats/ });
  expect(line.textContent).toContain('Poor Match');
  expect(line.textContent).toContain('Mill & Field');
  expect(line.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/oats.jpg');
});
