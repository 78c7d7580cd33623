import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { foodScores } from '../../data/scores/score-cache.ts';
import type { FetchAnswers } from '../../testing/fake-fetch.ts';
import { aSavedFood, aScan, aScore } from '../../testing/foods.ts';
import { aHealthProfile } from '../../testing/health-profile.ts';
import { aSummary, renderScreen } from '../../testing/render-app.tsx';
import { DetailedHistoryScreen } from './detailed-history-screen.tsx';
import { FavoritesScreen } from './favorites-screen.tsx';
import { HistoryScreen } from './history-screen.tsx';
import { PurchasedScreen } from './purchased-screen.tsx';

const FOODS = [
  { id: '40000001', barcode: '40000001', name: 'Brie', placeholder: 'cheese' },
  { id: '40000002', barcode: '40000002', name: 'Apple juice', placeholder: 'juice' },
  { id: '40000003', barcode: '40000003', name: 'Comté', placeholder: 'cheese' },
] as const;
/** By name: what the server scores each food. */
const SCORES: Readonly<Record<string, number>> = { Brie: 30, 'Apple juice': 80, Comté: 60 };

const named = (body: unknown): string => {
  const food: unknown = Reflect.get(Object(body), 'food');
  return String(Reflect.get(Object(food), 'name'));
};
const answers = (): FetchAnswers => ({
  'GET /api/activity/summary': aSummary(),
  'GET /api/health-profile': { body: null },
  'GET /api/favorites': { body: FOODS.map((food) => aSavedFood('favorite', food)) },
  'GET /api/purchased': { body: FOODS.map((food) => aSavedFood('purchased', food)) },
  'GET /api/scans': { body: FOODS.map((food) => aScan(food, { score: SCORES[food.name] ?? 0 })) },
  'POST /api/calculate-score': ({ body }) => ({ body: aScore(SCORES[named(body)] ?? 0) }),
});

beforeEach(() => foodScores.clear());

const rows = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => FOODS.find(({ name }) => link.textContent.includes(name))?.name);

describe.each([
  ['purchased', PurchasedScreen, '/purchased'],
  ['history', HistoryScreen, '/history'],
  ['detailed history', DetailedHistoryScreen, '/detailed-history'],
] as [string, () => ReactNode, string][])('the tools of the %s', (_name, Screen, at) => {
  it('narrow it down as the address says, order it by score, and choose foods to compare', async () => {
    const { user, address } = await renderScreen(<Screen />, answers(), { at: `${at}?category=cheese` });
    await screen.findByText('2 of 3');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Best score');
    await waitFor(() => expect(rows()).toEqual(['Comté', 'Brie']));
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await user.click(screen.getByRole('checkbox', { name: 'Compare Brie' }));
    await waitFor(() => expect(address()).toBe(`${at}?category=cheese&sort=score&pick=40000001`));
  });
});

describe('the tools of favorites', () => {
  const at = '/favorites';
  it('search within it, and say how many are left', async () => {
    const { user, address } = await renderScreen(<FavoritesScreen />, answers(), { at });
    await user.type(await screen.findByRole('searchbox', { name: 'Search this list' }), 'comte');
    await waitFor(() => expect(address()).toBe(`${at}?q=comte`));
    expect(rows()).toEqual(['Comté']);
    expect(screen.getByText('1 of 3')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    await waitFor(() => expect(address()).toBe(at));
  });

  it('filter by the score’s word and by category, order by score and by name, all in the address', async () => {
    const { user, address } = await renderScreen(<FavoritesScreen />, answers(), { at });
    await user.click(await screen.findByRole('button', { name: 'Cheese' }));
    expect(rows()).toEqual(['Brie', 'Comté']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Best score');
    await waitFor(() => expect(rows()).toEqual(['Comté', 'Brie']));
    await user.click(screen.getByRole('button', { name: 'Poor Match' }));
    await waitFor(() => expect(rows()).toEqual(['Brie']));
    expect(Object.fromEntries(new URLSearchParams(address()?.split('?')[1]))).toEqual({ band: 'poor', category: 'cheese', sort: 'score' });
    await user.click(screen.getByRole('button', { name: 'Great Match' }));
    expect(await screen.findByRole('heading', { name: 'Nothing here passes these filters' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(rows()).toEqual(['Apple juice', 'Comté', 'Brie']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    expect(rows()).toEqual(['Apple juice', 'Brie', 'Comté']);
  });

  it('come back as the address says', async () => {
    await renderScreen(<FavoritesScreen />, answers(), { at: `${at}?category=cheese&sort=name` });
    await screen.findByText('2 of 3');
    expect(rows()).toEqual(['Brie', 'Comté']);
    expect(screen.getByRole('button', { name: 'Cheese', pressed: true })).toBeDefined();
  });

  it('choose two to four foods by keyboard and lead to them side by side', async () => {
    const { user, address } = await renderScreen(<FavoritesScreen />, answers(), { at });
    await user.click(await screen.findByRole('button', { name: 'Compare' }));
    const bar = within(screen.getByRole('region', { name: 'Compare' }));
    expect(bar.getByText('Choose two to four products.')).toBeDefined();
    screen.getByRole('checkbox', { name: 'Compare Brie' }).focus();
    await user.keyboard(' ');
    expect(bar.getByText('Choose one more.')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Compare Comté' }));
    await waitFor(() => expect(address()).toBe(`${at}?pick=40000001%2C40000003`));
    await user.click(bar.getByRole('link', { name: 'Compare' }));
    await waitFor(() => expect(address()).toBe('/compare?ids=40000001,40000003'));
  });
});

describe('a list in pages', () => {
  it('is read to its end before a filter says what is in it', async () => {
    const page = (n: number) =>
      Array.from({ length: 3 }, (_, at) => aSavedFood('favorite', { id: `5000${n}${at}`, name: `Food ${n}.${at}` }));
    const { user } = await renderScreen(
      <FavoritesScreen />,
      {
        ...answers(),
        'GET /api/favorites': { body: page(1), headers: { link: '</api/favorites?cursor=2>; rel="next"' } },
        'GET /api/favorites?cursor=2': { body: page(2) },
      },
      { at: '/favorites' },
    );
    await user.type(await screen.findByRole('searchbox', { name: 'Search this list' }), 'food 2.1');
    expect(await screen.findByRole('link', { name: /Food 2\.1/ })).toBeDefined();
  });
});

describe('"Fits me"', () => {
  it('is offered to who leaves something out, and hides conflicts and what the pack leaves open', async () => {
    const alert = (level: string) => ({
      ...aScore(60),
      alerts: [{ level, about: 'milk', message: 'm', title: 't', detail: 'd', why: null, data: { kind: 'alcohol' } }],
    });
    const { user } = await renderScreen(
      <FavoritesScreen />,
      {
        ...answers(),
        'GET /api/health-profile': { body: aHealthProfile({ dietaryRestrictions: ['Dairy-Free'] }) },
        'POST /api/calculate-score': ({ body }) => ({ body: named(body) === 'Apple juice' ? aScore(80) : alert('conflict') }),
      },
      { at: '/favorites' },
    );
    await user.click(await screen.findByRole('button', { name: 'Fits me' }));
    await waitFor(() => expect(rows()).toEqual(['Apple juice']));
  });
});
