import { expect, it } from 'vitest';
import { aListFood } from '../../testing/foods.ts';
import { knownScores, withScores } from './insight-states.tsx';

const judged = (score: number) => ({ score, state: 'judged' as const });
const item = (id: string, stored: number | null) => ({ food: aListFood({ id }), at: 1, stored: stored === null ? null : judged(stored) });

it('a product counts with its current score, before that with the stored one, and with 50 where no score could be had', () => {
  const scores = new Map([
    ['now', { ...judged(81), isFallback: false }],
    ['failed', { ...judged(50), isFallback: true }],
  ]);
  const items = withScores([item('now', 30), item('failed', 30), item('waiting', 30), item('bought', null)], { scores, waiting: 2 });
  expect(items.map(({ score }) => score)).toEqual([81, 50, 30, null]);
  expect(knownScores(items)).toEqual([81, 50, 30]);
});

it('a product that nobody can judge counts in nothing and is shown as such', () => {
  const scores = new Map([['bare', { score: 50, state: 'no data' as const, isFallback: false }]]);
  const [bare] = withScores([item('bare', 50)], { scores, waiting: 0 });
  expect(bare?.shown?.state).toBe('no data');
  expect(knownScores(bare === undefined ? [] : [bare])).toEqual([]);
});
