import { describe, expect, it } from 'vitest';
import { viewOf } from '../testing/view-of.ts';
import { composeOwnFoods } from './own-foods.ts';

describe('one’s own foods, asked for nuts', () => {
  const foods = [
    viewOf('1', 'Praline', 'sugar, hazelnuts'),
    viewOf('2', 'Biscuit', 'wheat flour, sugar. May contain traces of nuts.'),
    viewOf('3', 'Jam', 'strawberries, sugar'),
    viewOf('4', 'Something', null),
  ];
  const scans = foods.map((product) => ({ at: 0, day: '2026-11-23', score: 50, contributions: [], product }));
  const property = { kind: 'holds', ids: ['nut-free'], words: 'nuts' } as const;

  it.each([
    [false, ['1'], 1],
    [true, ['3'], 1],
  ])('are in one of four groups, each counted, traces apart and silence never a no', (isNegated, wanted, others) => {
    const [block] = composeOwnFoods(scans, { kind: 'own foods', set: 'scans', property, isNegated, isCount: false }).blocks;
    expect(block).toMatchObject({ products: 4, wanted: 1, may: { count: 1 }, opposite: { count: others }, unknown: { count: 1 } });
    expect(block?.kind === 'own foods' && block.scans.map(({ barcode }) => barcode)).toEqual(wanted);
  });
});
