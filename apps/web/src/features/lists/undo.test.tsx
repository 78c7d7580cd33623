import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox } from '../../data/saved-foods.ts';
import { foodScores } from '../../data/scores/score-cache.ts';
import type { FetchAnswers } from '../../testing/fake-fetch.ts';
import { aSavedFood, aScore } from '../../testing/foods.ts';
import { aSummary, renderScreen } from '../../testing/render-app.tsx';
import { dismissToast } from '../../ui/feedback/toast-store.ts';
import { FavoritesScreen } from './favorites-screen.tsx';
import { PurchasedScreen } from './purchased-screen.tsx';

type Kind = 'favorite' | 'purchased';
const CASES: readonly [string, Kind, () => ReactNode, (id: string) => string][] = [
  ['favorites', 'favorite', FavoritesScreen, () => '/api/favorites'],
  ['purchased', 'purchased', PurchasedScreen, (id) => `/api/purchased/${id}`],
];
const TIMES = ['2026-11-20T18:12:00Z', '2026-11-19T18:12:00Z', '2026-11-18T18:12:00Z'] as const;
const NAMES = ['Oats', 'Rye', 'Tea'] as const;

beforeEach(() => foodScores.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  window.dispatchEvent(new Event('online'));
  dismissToast();
  localStorage.clear();
});

const shown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => NAMES.find((name) => link.textContent.includes(name)));

describe.each(CASES)('a removal from %s', (list, kind, Screen, addPath) => {
  const open = async (beforeRemoval: () => void = () => undefined, refusal?: FetchAnswers[string]) => {
    let rows = NAMES.map((name, at) => aSavedFood(kind, { id: `4000${at}`, barcode: `4000${at}`, name }, TIMES[at]));
    const answers = {
      'GET /api/activity/summary': aSummary(),
      'GET /api/health-profile': { body: null },
      'POST /api/calculate-score': { body: aScore(60) },
      [`GET /api/${list}`]: () => ({ body: rows }),
      [`DELETE /api/${list}/40001`]:
        refusal ??
        (() => {
          rows = rows.filter(({ food }) => food.id !== '40001');
          return { body: { success: true } };
        }),
      [`POST ${addPath('40001')}`]: () => {
        rows = NAMES.map((name, at) => aSavedFood(kind, { id: `4000${at}`, barcode: `4000${at}`, name }, TIMES[at]));
        return { body: rows[1] };
      },
    };
    const app = await renderScreen(<Screen />, answers);
    await screen.findByRole('button', { name: /^Remove Rye/ });
    await waitFor(() => expect(screen.getAllByText('60')).toHaveLength(NAMES.length));
    beforeRemoval();
    await app.user.click(screen.getByRole('button', { name: /^Remove Rye/ }));
    return app;
  };

  it('is undone at its time and place, and a reader hears of both', async () => {
    const { user, made } = await open();
    await waitFor(() => expect(screen.getByRole('status', { name: '' }).textContent).toMatch(/^Removed from/));
    expect(shown()).toEqual(['Oats', 'Tea']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(shown()).toEqual(['Oats', 'Rye', 'Tea']);
    await screen.findByText('Put back');
    expect(made().filter((call) => call.startsWith('POST') && !call.includes('score'))).toEqual([
      `POST ${addPath('40001')}?addedAt=${encodeURIComponent(TIMES[1])}`,
    ]);
    expect(shown()).toEqual(['Oats', 'Rye', 'Tea']);
  });

  it('without a network is undone too, and the server is sent that it is there as before', async () => {
    const unanswered = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await open(() => {
      vi.stubGlobal('fetch', unanswered);
      window.dispatchEvent(new Event('offline'));
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Put back');
    expect(shown()).toEqual(['Oats', 'Rye', 'Tea']);
    expect(outbox.all()).toMatchObject([{ foodId: '40001', isSaved: true, addedAt: TIMES[1] }]);
    expect(unanswered.mock.calls.some(([, sent]) => sent?.method === 'DELETE')).toBe(false);
  });

  it('that fails comes back with its reason, and is tried again from there', async () => {
    const { user, made } = await open(() => undefined, { status: 500, body: { error: 'no' } });
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(made().filter((call) => call === `DELETE /api/${list}/40001`)).toHaveLength(2));
    expect(shown()).toEqual(['Oats', 'Rye', 'Tea']);
  });
});
