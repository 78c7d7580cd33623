import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { fakeWorker } from '../../../testing/fake-worker.ts';
import { aListFood, aScore, foodOfFields } from '../../../testing/foods.ts';
import { aPerson } from '../../../testing/people.ts';
import { judgeFor, storePeople } from '../../people/stored-people.ts';
import { emitPreferencesUpdated } from '../../preferences-updated.ts';
import { foodScores } from '../score-cache.ts';
import { storeScoreProfile } from '../score-profile.ts';
import { scoreOnDevice } from '../scores.ts';
import { scoreList } from './score-list.ts';
import { useInsightScores, useListScores } from './use-list-scores.ts';

const FOODS = [aListFood({ id: '1' }), aListFood({ id: '2' })];
const SCORING = { batch: 'history', fallback: () => 50 } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  foodScores.clear();
});

it('an open list computes its scores again when the preferences change', async () => {
  let score = 60;
  fakeFetch({ 'POST /api/calculate-score': () => ({ body: aScore(score) }) });
  const { result } = renderHook(() => useListScores(FOODS, SCORING));
  const shown = () => FOODS.map(({ id }) => result.current.scores.get(id)?.score);
  await waitFor(() => expect(shown()).toEqual([60, 60]));
  score = 75;
  emitPreferencesUpdated();
  await waitFor(() => expect(shown()).toEqual([75, 75]));
});

describe('where this device has a worker', () => {
  const HONEY = aListFood({ id: '3', facts: { ...aListFood().facts, ingredientsText: 'Honey', categoriesTags: ['en:honeys'] } });
  const foods = [...FOODS, HONEY];
  const chosen = (dietaryRestrictions: string[]) => storeScoreProfile({ healthGoals: [], medicalConditions: [], dietaryRestrictions }, []);
  const byEngine = () => Promise.all(foods.map(async (food) => (await scoreOnDevice(food)).score));

  it('a list has the engine’s numbers without a call, and those of a changed profile', async () => {
    fakeWorker('list-worker', scoreList);
    const calls = fakeFetch({});
    chosen([]);
    const { result } = renderHook(() => useListScores(foods, SCORING));
    const shown = () => foods.map(({ id }) => result.current.scores.get(id)?.score);
    const plain = await byEngine();
    await waitFor(() => expect(shown()).toEqual(plain));
    chosen(['Vegan']);
    emitPreferencesUpdated();
    const vegan = await byEngine();
    expect(vegan[2]).toBeLessThan(plain[2] ?? 0);
    await waitFor(() => expect(shown()).toEqual(vegan));
    expect(calls).toEqual([]);
  });

  it('a list that the server is to score is scored by the server', async () => {
    fakeWorker('list-worker', scoreList);
    const calls = fakeFetch({ 'POST /api/calculate-score': { body: aScore(41) } });
    chosen([]);
    const { result } = renderHook(() => useListScores(FOODS, { ...SCORING, byServer: true }));
    await waitFor(() =>
      expect([...result.current.scores.values()]).toEqual(
        FOODS.map(() => ({ score: 41, state: 'judged', fit: 'fits', isFitting: false, isFallback: false })),
      ),
    );
    expect(calls.map(({ path }) => path)).toEqual(['/api/calculate-score', '/api/calculate-score']);
  });
});

describe('judged for several people', () => {
  const MUESLI = 'Oats, hazelnuts 9%';
  const shown = (result: { current: ReturnType<typeof useListScores> }) =>
    ['1', '2'].map((id) => {
      const score = result.current.scores.get(id);
      const verdict = score?.household?.();
      return { fit: score?.fit, lowest: verdict?.score === score?.score, people: verdict?.people.map((one) => [one.id, one.answer]) };
    });
  const expected = [
    {
      fit: 'conflict',
      lowest: true,
      people: [
        ['mia', 'conflict'],
        ['me', 'fits'],
      ],
    },
    {
      fit: 'fits',
      lowest: true,
      people: expect.arrayContaining([
        ['mia', 'fits'],
        ['me', 'fits'],
      ]),
    },
  ];

  it.each([
    ['in a worker', scoreList],
    ['where there is none', null],
  ])('a list has a verdict for each, the strictest first, without a call, %s', async (_where, worker) => {
    fakeWorker('list-worker', worker);
    const calls = fakeFetch({});
    storeScoreProfile({ healthGoals: [], medicalConditions: [], dietaryRestrictions: ['Vegan'] }, []);
    storePeople([aPerson({ dietaryRestrictions: ['Allergy: Tree nuts'] })]);
    vi.resetModules();
    const fresh = await import('./use-list-scores.ts');
    const foods = [
      { ...(await foodOfFields({ ingredients: MUESLI })), id: '1' },
      { ...(await foodOfFields({ ingredients: 'Apples' })), id: '2' },
    ];
    const { result } = renderHook(() => fresh.useListScores(foods, SCORING));
    await waitFor(() => expect(shown(result)).toEqual(expected));
    expect(calls).toEqual([]);
  });

  it('whoever chooses somebody else sees nothing from before', async () => {
    fakeWorker('list-worker', scoreList);
    fakeFetch({});
    storeScoreProfile({ healthGoals: [], medicalConditions: [], dietaryRestrictions: [] }, []);
    storePeople([aPerson({ dietaryRestrictions: ['Allergy: Tree nuts'] })]);
    judgeFor('me');
    const foods = [{ ...(await foodOfFields({ ingredients: MUESLI })), id: '1' }];
    const { result } = renderHook(() => useListScores(foods, SCORING));
    await waitFor(() => expect(result.current.scores.get('1')?.fit).toBeNull());
    act(() => judgeFor('mia'));
    expect(result.current.scores.get('1')).toBeUndefined();
    await waitFor(() => expect(result.current.scores.get('1')?.fit).toBe('conflict'));
  });
});

it('a worker that breaks leaves the list to the server', async () => {
  fakeFetch({ 'POST /api/calculate-score': { body: aScore(41) } });
  fakeWorker('list-worker', null);
  storeScoreProfile(null, []);
  // Worker modules keep the one that runs, so this one is a world of its own.
  vi.resetModules();
  const fresh = await import('./use-list-scores.ts');
  const { result } = renderHook(() => fresh.useListScores(FOODS, SCORING));
  await waitFor(() =>
    expect(result.current.scores.get('1')).toEqual({ score: 41, state: 'judged', fit: 'fits', isFitting: false, isFallback: false }),
  );
});

beforeEach(() => foodScores.clear());
afterEach(() => vi.unstubAllGlobals());

it('insights count a product as 50 when neither the server nor the device can score it', async () => {
  fakeFetch({ 'POST /api/calculate-score': { status: 500, body: { error: 'no' } } });
  // A food without facts, as a broken store may hold it.
  const foods = [{ ...aListFood({ id: '1' }), facts: JSON.parse('null') }];
  const { result } = renderHook(() => useInsightScores(foods));
  await waitFor(() => expect(result.current.scores.get('1')).toEqual({ score: 50, state: 'judged', isFallback: true }));
});
