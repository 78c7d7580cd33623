import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

describe('a limit that is asked of foods', () => {
  it.each([
    ['high protein vegan stuff, more than 15g', { name: 'Protein', side: 'least', value: 15 }],
    ['crisps with salt <0.5 g', { name: 'Sodium', side: 'most', value: 0.5 }],
    ['a snack under 200', { name: 'Calories', side: 'most', value: 200, text: '200 kcal' }],
    ['iogurte com mais de 8 g de proteína', { name: 'Protein', side: 'least', value: 8 }],
    ['welke dranken hebben minder dan 5 g suiker', { name: 'Sugar', side: 'most', value: 5 }],
  ])('is one, and no claim: %s', (typed, limit) => {
    const { criteria } = understand(typed);
    expect(criteria).toContainEqual({ kind: 'limit', text: expect.any(String), ...limit });
    expect(criteria.filter((one) => one.kind === 'amount' && one.name === limit.name)).toEqual([]);
  });

  it('is none where a number is of nothing that packs state', () => {
    expect(understand('more than 15 scans of chocolate').criteria).toEqual([]);
  });
});
