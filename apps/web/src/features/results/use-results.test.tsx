import { screen } from '@testing-library/react';
import { afterEach, it, vi } from 'vitest';
import type { Food } from '../../data/foods/foods.ts';
import { emitPreferencesUpdated } from '../../data/preferences-updated.ts';
import { foodScores } from '../../data/scores/score-cache.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { aListFood, aScore } from '../../testing/foods.ts';
import { renderApp, storeMember } from '../../testing/render-app.tsx';
import { useScore } from './use-results.ts';

function Shown({ food }: { food: Food }) {
  const { shown } = useScore(food, null);
  return <p>{shown === null ? 'waiting' : `${shown.how} ${shown.score}`}</p>;
}

afterEach(() => {
  vi.unstubAllGlobals();
  foodScores.clear();
});

it('a score that neither the server nor the device can compute is the neutral 50, and called so', async () => {
  fakeFetch({ 'POST /api/calculate-score': { status: 500, body: { error: 'no' } } });
  // A food without facts, as a broken store may hold it.
  await renderApp(<Shown food={{ ...aListFood(), facts: JSON.parse('null') }} />);
  await screen.findByText('neutral 50');
});

it('a score is computed again when the preferences change', async () => {
  let score = 60;
  fakeFetch({ 'POST /api/calculate-score': () => ({ body: aScore(score) }) });
  await renderApp(<Shown food={aListFood()} />);
  await screen.findByText('whole 60');
  score = 75;
  emitPreferencesUpdated();
  await screen.findByText('whole 75');
});

it('without a member the score for everyone, which came with the food, stands until its ledger is there', async () => {
  let answer: (score: number) => void = () => undefined;
  const answered = new Promise<{ body: ReturnType<typeof aScore> }>((resolve) => {
    answer = (score) => resolve({ body: aScore(score) });
  });
  fakeFetch({ 'POST /api/calculate-score': () => answered });
  await renderApp(<Shown food={aListFood({ healthScore: 60 })} />);
  await screen.findByText('early 60');
  answer(60);
  await screen.findByText('whole 60');
});

it('a member is never shown the score for everyone in place of their own', async () => {
  storeMember();
  let answer: (score: number) => void = () => undefined;
  const answered = new Promise<{ body: ReturnType<typeof aScore> }>((resolve) => {
    answer = (score) => resolve({ body: aScore(score) });
  });
  fakeFetch({ 'POST /api/calculate-score': () => answered });
  await renderApp(<Shown food={aListFood({ healthScore: 60 })} />);
  await screen.findByText('waiting');
  answer(25);
  await screen.findByText('whole 25');
});
