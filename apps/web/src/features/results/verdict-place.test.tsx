import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { foodScores } from '../../data/scores/score-cache.ts';
import { later } from '../../testing/later.ts';
import { aPerson } from '../../testing/people.ts';
import { storeMember } from '../../testing/render-app.tsx';
import { givenFood, ok, openResults, scoreOfFood } from './testing/results-page.tsx';

const AT = '/results/4006381333931';

beforeEach(() => storeMember());
afterEach(() => {
  vi.unstubAllGlobals();
  foodScores.clear();
  localStorage.clear();
});

it('has nothing in sight below a verdict that is to come, which would be pushed away by it', async () => {
  localStorage.setItem('labelwise_people', '[]');
  const food = await givenFood();
  const answer = later<ReturnType<typeof ok>>();
  await openResults(AT, food, { 'POST /api/calculate-score': () => answer.promise });
  await screen.findByRole('heading', { level: 1, name: 'Crunchy Muesli' });
  expect([screen.queryByRole('button', { name: 'Favorite' }), screen.queryByText(/^Information/)]).toEqual([null, null]);
  answer.resolve(ok(scoreOfFood(food)));
  await screen.findByRole('button', { name: 'Favorite' });
});

it('shows a member’s verdict with its place on the shelf, and without one where there is no shelf, not one after the other', async () => {
  localStorage.setItem('labelwise_people', '[]');
  const shelf = later<ReturnType<typeof ok>>();
  const food = await givenFood();
  await openResults(AT, food, { [`GET /api/foods/${food.id}/shelf`]: () => shelf.promise });
  await screen.findByRole('heading', { level: 1, name: 'Crunchy Muesli' });
  expect(screen.queryByRole('img', { name: /^Score/ })).toBeNull();
  shelf.resolve(ok({ shelf: null }));
  await screen.findByRole('img', { name: /^Score/ });
});

it('shows a member’s verdict where the shelf cannot be loaded', async () => {
  localStorage.setItem('labelwise_people', '[]');
  const food = await givenFood();
  await openResults(AT, food, { [`GET /api/foods/${food.id}/shelf`]: new TypeError('no network') });
  await screen.findByRole('img', { name: /^Score/ });
});

it('waits for whom it is where this device never read of the household, and not for long', async () => {
  const people = later<ReturnType<typeof ok>>();
  const household = ok({ members: [], invitations: [], shared: [], joinedSince: [] });
  await openResults(AT, await givenFood(), { 'GET /api/people': () => people.promise, 'GET /api/household': household });
  await screen.findByRole('heading', { level: 1, name: 'Crunchy Muesli' });
  expect(screen.queryByRole('img', { name: /^Score/ })).toBeNull();
  people.resolve(ok([aPerson()]));
  await screen.findByRole('group', { name: 'Judged for' });
  await screen.findByRole('img', { name: /^Mia, score/ });
});
