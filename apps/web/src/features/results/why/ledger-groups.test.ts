import { describe, expect, it } from 'vitest';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { placeRows } from '../../../ui/food/ledger/ledger-rows.ts';
import { ledgerGroups, sourcesOf } from './why.tsx';

type Line = FoodScore['contributions'][number];
const line = (id: string, points: number, group: Line['group'], source: string | null = null): Line => ({
  id,
  label: id,
  points,
  reason: '',
  source,
  group,
  data: id === 'clamp' ? { kind: 'end of scale' } : { kind: 'organic' },
});

describe('the ledger in groups', () => {
  it('keeps the order in which points count: what ends the scale comes after the preferences', () => {
    const lines = [line('base', 92, 'food'), line('cap.additives', -1, 'food'), line('fiber', 10, 'you'), line('clamp', -1, 'food')];
    const groups = ledgerGroups(lines);
    expect(groups.map(({ title, rows }) => [title, rows.map(({ id }) => id)])).toEqual([
      ['The food itself', ['base', 'cap.additives']],
      ['What matters to you', ['fiber']],
      ['Where the scale ends', ['clamp']],
    ]);
    expect(placeRows(groups).at(-1)?.rows.at(-1)?.total).toBe(100);
  });

  it('is one group for a visitor, whose clamp belongs to the food', () => {
    expect(ledgerGroups([line('base', 5, 'food'), line('nova', -15, 'food'), line('clamp', 10, 'food')])).toHaveLength(1);
  });

  it('names each source once', () => {
    expect(sourcesOf([line('a', 1, 'food', 'NOVA'), line('b', 1, 'food', 'NOVA'), line('c', 1, 'food')])).toEqual(['NOVA']);
  });
});
