import { describe, expect, it } from 'vitest';
import { EMPTY_FIELDS, type StatedFields, shareableFields } from './index.ts';

const GTIN = '4006040055235';
const stated = <T>(value: T) => ({ value, from: 'photo' as const, at: 1 });
const sugars = { sugars: stated({ value: 12, bound: null }) };
const list = (isConfirmed: boolean, isComplete: boolean) => ({ text: 'Oats', lang: 'en', isConfirmed, isComplete });

describe('what may become everybody’s', () => {
  it('never is a list that nobody confirmed as the whole one', () => {
    const fields: StatedFields = { ...EMPTY_FIELDS, per100: sugars, ingredients: stated(list(true, false)) };
    expect(shareableFields(fields, GTIN, true)).toEqual({ ...EMPTY_FIELDS, per100: sugars });
    expect(shareableFields({ ...fields, ingredients: stated(list(true, true)) }, GTIN, true)).toHaveProperty('ingredients');
    expect(shareableFields({ ...EMPTY_FIELDS, ingredients: stated(list(false, true)) }, GTIN, true)).toBe('nothing stated');
  });

  it('never are figures of a serving whose weight is not confirmed, nor what was withdrawn', () => {
    const serving = (isConfirmed: boolean) => ({ ...EMPTY_FIELDS, perServing: sugars, serving: stated({ size: 30, isConfirmed }) });
    expect(shareableFields(serving(false), GTIN, true)).toBe('nothing stated');
    expect(shareableFields(serving(true), GTIN, true)).toMatchObject({ perServing: sugars });
    expect(shareableFields({ ...EMPTY_FIELDS, name: { value: null, from: 'hand', at: 1 } }, GTIN, true)).toBe('nothing stated');
  });

  it('needs a name where nobody knows the product, and a code that means the same everywhere', () => {
    expect(shareableFields({ ...EMPTY_FIELDS, per100: sugars }, GTIN, false)).toBe('no name');
    expect(shareableFields({ ...EMPTY_FIELDS, per100: sugars }, '4006040055236', true)).toBe('no product code');
    expect(shareableFields({ ...EMPTY_FIELDS, per100: sugars }, '2000000000008', true)).toBe('no product code');
  });
});
