import { expect, it } from 'vitest';
import { aListFood } from '../../../testing/foods.ts';
import { knownScores, withScores } from './scored.ts';

const item = (id: string, stored: number | null) => ({ food: aListFood({ id }), at: 1, stored });

it('a product counts with its score of now, before that with the stored one, and with 50 where no score could be had', () => {
  const scores = new Map([['now', { score: 81, isFallback: false }], ['failed', { score: 50, isFallback: true }]]);
  const items = withScores([item('now', 30), item('failed', 30), item('waiting', 30), item('bought', null)], { scores, waiting: 2 });
  expect(items.map(({ score }) => score)).toEqual([81, 50, 30, null]);
  expect(knownScores(items)).toEqual([81, 50, 30]);
});
