import { describe, expect, it } from 'vitest';
import { aListFood } from '../../testing/foods.ts';
import { type ActivityRow, mergeSources } from './activities.ts';

const row = (kind: ActivityRow['kind'], food: string, at: number | null): ActivityRow => ({
  id: `${kind} ${food} ${at}`,
  kind,
  at,
  food: aListFood({ id: food, barcode: food }),
});
const shown = (rows: readonly ActivityRow[]) => rows.map(({ kind, food, at }) => `${kind} ${food.id} ${at}`);

describe('activities of three lists', () => {
  it('stand in one list, one row a food with its newest activity, newest first', () => {
    const { rows } = mergeSources([
      { rows: [row('scanned', 'a', 9), row('scanned', 'b', 3)], hasMore: false },
      { rows: [row('purchased', 'a', 5)], hasMore: false },
      { rows: [row('favorited', 'b', 7), row('favorited', 'c', null)], hasMore: false },
    ]);
    expect(shown(rows)).toEqual(['scanned a 9', 'favorited b 7', 'favorited c null']);
  });

  it('show nothing that an unread page could still put something before, and say what to read on', () => {
    const { rows, lacking } = mergeSources([
      { rows: [row('scanned', 'a', 9), row('scanned', 'b', 6)], hasMore: true },
      { rows: [row('purchased', 'c', 8), row('purchased', 'd', 2)], hasMore: true },
      { rows: [row('favorited', 'e', 1)], hasMore: false },
    ]);
    expect([shown(rows), lacking]).toEqual([['scanned a 9', 'purchased c 8', 'scanned b 6'], [0]]);
  });

  it('need no more pages once every list is at its end', () => {
    expect(mergeSources([{ rows: [row('scanned', 'a', 9)], hasMore: false }]).lacking).toEqual([]);
  });
});
