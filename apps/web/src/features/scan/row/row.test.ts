import { FoodScore } from '@labelwise/contracts/scores';
import { describe, expect, it } from 'vitest';
import { aListFood, aScore } from '../../../testing/foods.ts';
import type { Stored } from '../scan-flow.ts';
import { type Card, cardOf, dealt, emptyRow, firstUnsaved, isToBeLookedUp, toCompare, turnedTo, updated } from './row.ts';

const looking = (barcode: string): Card => ({ barcode, shown: barcode, kind: 'looking' });
const found = (barcode: string, stored: Stored = 'saved'): Card => ({
  barcode,
  shown: barcode,
  kind: 'food',
  food: aListFood({ barcode, id: barcode }),
  score: FoodScore.parse({ ...aScore(82), basis: 'nutriscore' }),
  stored,
});
const rowOf = (...cards: Card[]) => cards.reduce(dealt, emptyRow(null));

describe('several scans in a row', () => {
  it('lie with the newest on top', () => {
    const row = rowOf(found('1'), found('2'), looking('3'));
    expect(row.cards.map(({ barcode }) => barcode)).toEqual(['3', '2', '1']);
    expect(row.current).toBe('3');
  });

  it('hold each code once: what is known is not looked up again, what failed is', () => {
    const row = rowOf(
      found('1'),
      looking('2'),
      { barcode: '3', shown: '3', kind: 'unknown' },
      { barcode: '4', shown: '4', kind: 'failed', fault: 'offline' },
    );
    expect(['1', '2', '3', '4', '5'].map((barcode) => isToBeLookedUp(row, barcode))).toEqual([false, false, false, true, true]);
    expect(dealt(row, looking('4')).cards).toHaveLength(4);
  });

  it('keep the card on top while an older answer arrives', () => {
    const row = updated(rowOf(looking('1'), looking('2')), found('1'));
    expect(row.current).toBe('2');
    expect(cardOf(row, '1')?.kind).toBe('food');
    expect(turnedTo(row, '1').current).toBe('1');
  });

  it('are compared by the four newest foods', () => {
    const row = rowOf(found('1'), found('2'), found('3'), found('4'), { barcode: '5', shown: '5', kind: 'unknown' }, found('6'));
    expect(toCompare(row).map(({ barcode }) => barcode)).toEqual(['6', '4', '3', '2']);
  });

  it('say once that today’s scans are used up: on the first card that was not saved', () => {
    expect(firstUnsaved(rowOf(found('1'), found('2', 'limit'), found('3', 'limit')))).toBe('2');
    expect(firstUnsaved(rowOf(found('1')))).toBeNull();
  });
});
