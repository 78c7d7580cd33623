import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { aListFood, aScore } from '../../../testing/foods.ts';
import { emitPreferencesUpdated } from '../../profile/preferences-updated.ts';
import { foodScores } from '../cache/food-scores.ts';
import { useListScores } from './use-list-scores.ts';

const FOODS = [aListFood({ id: '1' }), aListFood({ id: '2' })];
const SCORING = { batch: 'history', fallback: () => 50 } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  foodScores.clear();
});

it('an open list computes its scores anew when the preferences change', async () => {
  let score = 60;
  fakeFetch({ 'POST /api/calculate-score': () => ({ body: aScore(score) }) });
  const { result } = renderHook(() => useListScores(FOODS, SCORING));
  const shown = () => FOODS.map(({ id }) => result.current.scores.get(id)?.score);
  await waitFor(() => expect(shown()).toEqual([60, 60]));
  score = 75;
  emitPreferencesUpdated();
  await waitFor(() => expect(shown()).toEqual([75, 75]));
});
