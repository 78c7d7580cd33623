import { describe, expect, it } from 'vitest';
import { viewOf } from '../testing/view-of.ts';
import { composeEaten } from './eaten.ts';

describe('what was noted as eaten today', () => {
  const plain = viewOf('1', 'Cola', 'water, sugar');
  const product = { ...plain, servingSize: 200, facts: { ...plain.facts, nutriments: { sugars: 10, salt: 0.1 } } };
  const eaten = [1, 2].map((at) => ({ at, day: '2026-11-23', score: 50, contributions: [], product }));

  it('is added up portion by portion, and what it leaves of the day is a difference that can be checked', () => {
    const { blocks, derived } = composeEaten(eaten, null, 'Sugar');
    const rows = blocks.find(({ kind }) => kind === 'eaten amounts');
    expect(rows).toMatchObject({
      rows: [{ name: 'Sugar', eaten: { value: 40 }, goal: { value: 50 }, left: { value: 10 }, isOver: false }],
    });
    expect(derived).toContainEqual({ kind: 'difference', value: 10, from: 50, less: 40 });
  });

  it('counts what a pack does not state as unstated, never as nothing', () => {
    const rows = composeEaten(eaten, null, 'Fiber').blocks.find(({ kind }) => kind === 'eaten amounts');
    expect(rows).toMatchObject({ rows: [{ name: 'Fiber', eaten: { value: 0 }, unstated: 2 }] });
  });

  it('without a note leaves nothing to add up', () => {
    const [first, holds] = composeEaten([], null, 'Calories').blocks;
    expect(first).toEqual({ kind: 'nothing eaten' });
    expect(holds).toEqual({ kind: 'day holds', amounts: [{ name: 'Calories', amount: { value: 2000, unit: 'kcal' } }] });
  });
});
