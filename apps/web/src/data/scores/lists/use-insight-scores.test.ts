import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { aListFood } from '../../../testing/foods.ts';
import { foodScores } from '../score-cache.ts';
import { useInsightScores } from './use-list-scores.ts';

beforeEach(() => foodScores.clear());
afterEach(() => vi.unstubAllGlobals());

it('insights count a product as 50 when neither the server nor the device can score it', async () => {
  fakeFetch({ 'POST /api/calculate-score': { status: 500, body: { error: 'no' } } });
  // A food without facts, as a broken store may hold it.
  const foods = [{ ...aListFood({ id: '1' }), facts: JSON.parse('null') }];
  const { result } = renderHook(() => useInsightScores(foods));
  await waitFor(() => expect(result.current.scores.get('1')).toEqual({ score: 50, state: 'judged', isFallback: true }), { timeout: 3000 });
});
