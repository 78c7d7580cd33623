import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeRows, signed, sumText } from './ledger-waterfall.tsx';

const row = (id: string, points: number) => ({ id, what: id, points, reason: '' });

describe('the ledger', () => {
  it('adds up across its groups and places every bar between the totals before and after it', () => {
    const [food, you] = placeRows([
      { title: 'food', rows: [row('base', 84), row('nova', -8)] },
      { title: 'you', rows: [row('fiber', 10)] },
    ]);
    expect(food?.rows.map(({ total, from, to, kind }) => ({ total, from, to, kind }))).toEqual([
      { total: 84, from: 0, to: 84, kind: 'base' },
      { total: 76, from: 76, to: 84, kind: 'loss' },
    ]);
    expect(you?.rows.map(({ total, from, to, kind }) => ({ total, from, to, kind }))).toEqual([
      { total: 86, from: 76, to: 86, kind: 'gain' },
    ]);
  });

  it('never draws a bar outside of its lane, regardless of the totals', () => {
    assert(
      property(array(integer({ min: -120, max: 120 })), (points) => {
        const rows = placeRows([{ title: '', rows: points.map((value, index) => row(String(index), value)) }]).flatMap(
          (group) => group.rows,
        );
        return (
          rows.every(({ from, to }) => from >= 0 && from <= to && to <= 100) &&
          (rows.at(-1)?.total ?? 0) === points.reduce((a, b) => a + b, 0)
        );
      }),
    );
  });

  it.each([
    [4, '+4'],
    [-10, '−10'],
    [0, '0'],
  ])('prints %i points as %s', (points, text) => {
    expect(signed(points)).toBe(text);
  });

  it('writes the sum out with true minus signs', () => {
    expect(sumText([84, -8, 4, 0, -10], 70)).toBe('84 − 8 + 4 + 0 − 10 = 70');
    expect(sumText([-4, 5], 1)).toBe('−4 + 5 = 1');
  });
});
