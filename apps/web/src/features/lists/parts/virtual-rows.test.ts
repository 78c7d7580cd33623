import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from './virtual-rows.tsx';

const keyOf = (row: { id: number }) => String(row.id);

describe('lines of a list', () => {
  it('begin again under each heading, two rows side by side', () => {
    const rows = [
      { id: 1, day: 'Today' },
      { id: 2, day: 'Today' },
      { id: 3, day: 'Today' },
      { id: 4, day: 'Yesterday' },
    ];
    const lines = linesOf(rows, 2, keyOf, (row) => row.day);
    expect(lines.map((line) => (line.kind === 'title' ? line.title : line.rows.map(({ id }) => id)))).toEqual([
      'Today',
      [1, 2],
      [3],
      'Yesterday',
      [4],
    ]);
  });

  it('hold every row once, in order, at its own place', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b')), fc.constantFrom(1, 2), (days, columns) => {
        const rows = days.map((day, id) => ({ id, day }));
        const held = linesOf(rows, columns, keyOf, (row) => row.day).flatMap((line) =>
          line.kind === 'rows' ? line.rows.map((row, n) => [row.id, line.first + n]) : [],
        );
        expect(held).toEqual(rows.map(({ id }) => [id, id]));
      }),
    );
  });
});
