import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from './narrowed-rows.tsx';

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

  it('are two headings side by side where each has one row', () => {
    const rows = ['Today', 'Today', 'Friday', 'Tuesday', 'Monday'].map((day, id) => ({ id, day }));
    const shown = (columns: number) =>
      linesOf(rows, columns, keyOf, (row) => row.day).map((line) =>
        line.kind === 'title' ? line.title : line.kind === 'pair' ? line.titles : line.rows.map(({ id }) => id),
      );
    expect(shown(2)).toEqual(['Today', [0, 1], ['Friday', 'Tuesday'], 'Monday', [4]]);
    expect(shown(1)).toEqual(['Today', [0], [1], 'Friday', [2], 'Tuesday', [3], 'Monday', [4]]);
  });

  it('hold every row once, in order, at its own place', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b')), fc.constantFrom(1, 2), (days, columns) => {
        const rows = days.map((day, id) => ({ id, day }));
        const held = linesOf(rows, columns, keyOf, (row) => row.day).flatMap((line) =>
          line.kind === 'title' ? [] : line.rows.map((row, n) => [row.id, line.first + n]),
        );
        expect(held).toEqual(rows.map(({ id }) => [id, id]));
      }),
    );
  });
});
