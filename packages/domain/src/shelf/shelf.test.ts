import { array, assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barOf, insteadOf, isSameProduct, placeOnShelf, shelfBars } from './index.ts';

const counts = array(nat(9), { minLength: 101, maxLength: 101 });
const score = integer({ min: 0, max: 100 });

describe('the place on a shelf', () => {
  it('is the share that scores lower, rounded down', () => {
    const shelf = Array.from({ length: 101 }, (_, at) => (at === 4 ? 1 : at === 0 ? 25 : at === 60 ? 188 : 0));
    expect(placeOnShelf(shelf, 4)).toEqual({ percent: 11, size: 214, end: null, best: 60 });
    expect(placeOnShelf(shelf, 0).end).toBe('lowest');
    expect(placeOnShelf(shelf, 60).end).toBe('best');
  });

  it('never falls with a higher score, and never reaches 100 for a food of the shelf', () => {
    assert(
      property(counts, score, score, (shelf, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(placeOnShelf(shelf, high).percent).toBeGreaterThanOrEqual(placeOnShelf(shelf, low).percent);
        if ((shelf[high] ?? 0) > 0) expect(placeOnShelf(shelf, high).percent).toBeLessThan(100);
      }),
    );
  });

  it('has a bar that stands wherever foods are', () => {
    assert(
      property(counts, score, (shelf, at) => {
        const bars = shelfBars(shelf);
        expect(bars).toHaveLength(25);
        expect(bars.every((height) => height >= 0 && height <= 1)).toBe(true);
        if ((shelf[at] ?? 0) > 0) expect(bars[barOf(at)]).toBeGreaterThan(0);
      }),
    );
  });
});

describe('what people take instead', () => {
  it.each([
    [['en:spreads', 'en:sweet-spreads', 'en:hazelnut-spreads'], 'breakfast'],
    [['en:beverages', 'en:sodas', 'en:colas'], 'thirst'],
    [['en:snacks', 'en:sweet-snacks', 'en:chocolates'], 'sweet'],
    [['en:snacks', 'en:salty-snacks', 'en:crisps'], 'nibble'],
  ])('of %j is for %s', (tags, occasion) => {
    expect(insteadOf(tags)?.occasion).toBe(occasion);
  });

  it('is nothing where the table names none', () => {
    expect(insteadOf(['en:baby-foods'])).toBeNull();
  });
});

describe('the same product', () => {
  const nutella = { name: 'Nutella 400 g', brand: 'Ferrero' };
  it.each([
    [{ name: 'NUTELLA', brand: 'Ferrero' }, true],
    [{ name: 'Nutella Ferrero 1kg', brand: 'Ferrero' }, true],
    [{ name: 'Nutella', brand: 'Ferrero, Yum' }, true],
    [{ name: 'Nutella', brand: 'Somebody' }, false],
    [{ name: 'Duplo', brand: 'Ferrero' }, false],
    [{ name: 'Nutella', brand: null }, true],
    [{ name: 'Nutella biscuits', brand: null }, false],
  ])('as a spread is %j: %s', (other, isSame) => {
    expect([isSameProduct(nutella, other), isSameProduct(other, nutella)]).toEqual([isSame, isSame]);
  });
});
