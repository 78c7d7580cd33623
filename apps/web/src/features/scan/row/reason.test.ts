import { FoodScore } from '@labelwise/contracts/scores';
import { expect, it } from 'vitest';
import { aScore } from '../../../testing/foods.ts';
import { reasonOf } from './scan-cards.tsx';

const score = (changes: object) => FoodScore.parse({ ...aScore(30), basis: 'nutriscore', ...changes });
const alert = (level: string, title: string) => ({
  level,
  about: 'x',
  message: title,
  title,
  detail: 'You are allergic to nuts.',
  why: null,
  span: null,
  data: { kind: 'avoided', name: 'nuts' },
});

it('a score whose figures are missing says so', () => {
  expect(reasonOf(score({ basis: 'none' }), undefined)).toMatchObject({ sign: 'unknown', title: 'The figures of the pack are missing' });
});

const SAYS = { text: 'Very high in sugar.', spoons: 3, data: { kind: 'sugar' } };

it('the one sentence about the food stands where there is one', () => {
  expect(reasonOf(score({}), SAYS)).toEqual({ sign: 'caution', title: 'Very high in sugar.', text: null });
});

it('else it is where the score starts and what costs it most', () => {
  const line = (label: string, points: number) => ({
    id: label,
    label,
    points,
    reason: '',
    source: null,
    group: 'food',
    data: { kind: 'processing', nova: 4 },
  });
  expect(reasonOf(score({ contributions: [line('Nutri-Score E', 38), line('Ultra-processed', -6), line('Salt', -2)] }), undefined)).toEqual(
    {
      sign: 'caution',
      title: 'Nutri-Score E',
      text: { what: 'Ultra-processed', points: 6 },
    },
  );
});

it('a conflict goes before everything', () => {
  const whole = score({});
  const conflict = alert('conflict', 'Contains hazelnuts');
  expect(reasonOf({ ...whole, basis: 'none', alerts: [conflict] as unknown as typeof whole.alerts }, SAYS)).toEqual({
    sign: 'conflict',
    title: 'Contains hazelnuts',
    text: 'You are allergic to nuts.',
  });
});
