import { describe, expect, it } from 'vitest';
import { viewOf } from '../testing/view-of.ts';
import { composeOwnFoods, ownFoodsFirst } from './own-foods.ts';

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
    const [block] = composeOwnFoods(scans, { kind: 'own foods', set: 'scans', property, isNegated, also: [], isCount: false }).blocks;
    expect(block).toMatchObject({ products: 4, wanted: 1, may: { count: 1 }, opposite: { count: others }, unknown: { count: 1 } });
    expect(block?.kind === 'own foods' && block.scans.map(({ barcode }) => barcode)).toEqual(wanted);
  });
});

describe('one’s own foods, asked for added sugar', () => {
  const scans = [
    viewOf('1', 'Spread', 'sugar, palm oil, hazelnuts'),
    viewOf('2', 'Oats', 'whole oats'),
    viewOf('3', 'Something', null),
  ].map((product) => ({ at: 0, day: '2026-11-23', score: 50, contributions: [], product }));

  it('are distinguished by their lists, since packs hardly state the amount', () => {
    const property = { kind: 'amount', name: 'Added Sugar', side: null } as const;
    const [block] = composeOwnFoods(scans, { kind: 'own foods', set: 'scans', property, isNegated: true, also: [], isCount: false }).blocks;
    expect(block).toMatchObject({
      scans: [{ barcode: '2' }],
      opposite: { foods: [{ barcode: '1' }] },
      unknown: { foods: [{ barcode: '3' }] },
    });
  });

  it('meet all conditions, and those that miss one are counted by the first that they miss', () => {
    const property = { kind: 'amount', name: 'Added Sugar', side: null } as const;
    const also = [{ property: { kind: 'holds', ids: ['nut-free'], words: 'nuts' }, isNegated: true }] as const;
    const [block] = composeOwnFoods(scans, { kind: 'own foods', set: 'scans', property, isNegated: true, also, isCount: false }).blocks;
    expect(block).toMatchObject({
      scans: [{ barcode: '2' }],
      opposite: { foods: [{ barcode: '1' }] },
      also: [{ others: { count: 0 } }],
      unknown: { count: 1 },
    });
  });

  it('are no choice where an illness advises against them', () => {
    const intent = { kind: 'own foods', set: 'scans', property: { kind: 'conflict' }, isNegated: true, also: [], isCount: false } as const;
    const [block] = composeOwnFoods(scans, intent, new Set(['1'])).blocks;
    expect(block).toMatchObject({ scans: [{ barcode: '2' }, { barcode: '3' }], opposite: { foods: [{ barcode: '1' }] } });
  });

  it('stand before what is stated of single ones', () => {
    const list = composeOwnFoods(scans, {
      kind: 'own foods',
      set: 'scans',
      property: { kind: 'conflict' },
      isNegated: true,
      also: [],
      isCount: false,
    });
    const advice = { kind: 'kind advice', lines: [], isKnown: true } as const;
    expect(ownFoodsFirst({ ...list, blocks: [advice, ...list.blocks] }).blocks.map(({ kind }) => kind)).toEqual([
      'own foods',
      'kind advice',
    ]);
  });
});
