import { array, assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_FOOD, type FoodProduct } from '../food/index.ts';
import { prepareProfile } from '../scoring/index.ts';
import { readProduct } from '../vocabulary/index.ts';
import {
  barOf,
  byHealthiness,
  type Candidate,
  candidateOf,
  insteadOf,
  isReady,
  isSameProduct,
  placeOnShelf,
  shelfBars,
  wayForward,
} from './index.ts';

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

  it.each([
    [
      ['en:beverages', 'en:plant-milks', 'en:oat-milks'],
      ['en:beverages', 'en:sodas'],
    ],
    [
      ['en:condiments', 'en:sauces', 'en:pasta-sauces', 'en:tomato-sauces'],
      ['en:condiments', 'en:sauces', 'en:mayonnaises'],
    ],
    [
      ['en:desserts', 'en:ice-creams-and-sorbets'],
      ['en:snacks', 'en:sweet-snacks', 'en:biscuits'],
    ],
  ])('of %j is of another kind than that of %j', (one, other) => {
    expect(insteadOf(one)).not.toBe(insteadOf(other));
  });

  it('is nothing where the table names none', () => {
    expect(insteadOf(['en:baby-foods'])).toBeNull();
  });
});

const FRUITS = ['en:plant-based-foods', 'en:fruits'];
function fruit(name: string, narrowest: string, ingredientsText = name.toLowerCase()): Candidate {
  const facts = { ...EMPTY_FOOD, lang: 'en', ingredientsText, kind: 'general', listBasis: 'source', nova: 1 } as const;
  const categoriesTags = [...FRUITS, narrowest];
  const nutriments = { ...facts.nutriments, energyKj: 200, fat: 0.1, saturatedFat: 0, sugars: 4, salt: 0, fiber: 4, proteins: 1 };
  const about = { name, brand: null, imageUrl: null, category: null, quantity: null, servingSize: null, sourceModifiedAt: null };
  const reading = readProduct({ ...facts, name: null });
  return candidateOf({ ...facts, ...about, gtin: name, categoriesTags, nutriments, reading, source: 'open-food-facts' });
}

describe('what stands for another food', () => {
  const APPLES = fruit('Apples', 'en:fresh-fruits');
  const OTHERS = [fruit('Cranberries', 'en:fresh-fruits'), fruit('Lemon', 'en:fresh-fruits'), fruit('Strawberries', 'en:frozen-fruits')];
  const insteadNames = async (product: FoodProduct, stock: readonly Candidate[]) => {
    const { foods } = await wayForward(product, prepareProfile({}), {
      narrow: async () => [],
      wide: async (tag) => stock.filter(({ product: { categoriesTags } }) => categoriesTags.includes(tag)).sort(byHealthiness),
    });
    return foods.map(({ candidate }) => candidate.product.name);
  };
  const poor = { ...EMPTY_FOOD.nutriments, energyKj: 2100, fat: 24, saturatedFat: 14, sugars: 40, salt: 0.9, fiber: 2, proteins: 5 };
  const filled: FoodProduct = {
    ...fruit('Filled biscuits', '', 'sugar, wheat flour, palm oil').product,
    categoriesTags: ['en:snacks', 'en:sweet-snacks', 'en:biscuits', 'en:filled-biscuits'],
    nutriments: poor,
  };

  it('is eaten as it comes, as that food is: no cranberries and no frozen berries for biscuits', async () => {
    expect(await insteadNames(filled, [...OTHERS, APPLES])).toEqual(['Apples']);
  });

  it('may have to be prepared where that food has to be, and is never what nobody eats by itself', async () => {
    const cherries = { ...fruit('Cherries', 'en:frozen-fruits').product, nutriments: poor };
    expect(await insteadNames(cherries, OTHERS)).toEqual(['Strawberries']);
  });

  it.each([
    ['salmon', ['en:fishes', 'en:salmons'], false],
    ['salmon, salt', ['en:fishes', 'en:smoked-salmons'], true],
    ['tuna, water', ['en:fishes', 'en:canned-fishes', 'en:canned-tunas'], true],
    ['lentils', ['en:legumes', 'en:lentils', 'en:green-lentils'], false],
    ['brussels sprouts', ['en:vegetables', 'en:fresh-vegetables'], false],
    ['carrots', ['en:vegetables', 'en:fresh-vegetables'], true],
    ['herbs', ['en:beverages', 'en:teas', 'en:tea-bags'], false],
    ['water, tea', ['en:beverages', 'en:teas', 'en:iced-teas'], true],
  ])('%j, of %j, is ready: %s', (list, categoriesTags, expected) => {
    expect(isReady(candidateOf({ ...fruit('A food', '', list).product, categoriesTags }))).toBe(expected);
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
