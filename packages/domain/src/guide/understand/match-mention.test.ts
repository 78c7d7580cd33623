import { describe, expect, it } from 'vitest';
import { viewOf } from '../testing/view-of.ts';
import { matchMention } from './match-mention.ts';

describe('what a name means', () => {
  it.each([
    ['margarine', 'Almighurt Mandarine'],
    ['butter', 'Skippy Peanut Butter'],
    ['milk', 'Coconut milk'],
  ])('is not another food: %s is not %s', (mention, name) => {
    expect(matchMention(mention, [viewOf('1', name, null)]).kind).toBe('none');
  });

  it('is a variant only where that is named', () => {
    const zero = viewOf('1', 'Coca-Cola Zero Sugar', null, 'Coca-Cola');
    const original = viewOf('2', 'Coca-Cola Original Taste', null, 'Coca-Cola');
    expect(matchMention('coke', [zero]).kind).toBe('several');
    expect(matchMention('coke', [zero, original])).toMatchObject({ kind: 'one', product: { barcode: '2' } });
    expect(matchMention('coke zero', [zero, original])).toMatchObject({ product: { barcode: '1' } });
  });

  it('forgives a slip in a name that is no food', () => {
    expect(matchMention('nutela', [viewOf('1', 'Nutella', null)]).kind).toBe('one');
  });
});
