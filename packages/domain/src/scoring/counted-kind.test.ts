import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FoodFacts, type FoodKind, resolveFacts } from '../food/index.ts';
import { prepareFood, scoreFood } from './index.ts';
import { withCountedKind } from './nutrition.ts';
import { foods } from './testing/index.ts';

const PLAUSIBLE: readonly FoodKind[] = ['general', 'beverage', 'cheese', 'fat'];
const undecided = (facts: FoodFacts): FoodFacts => ({ ...facts, kind: null, kindBasis: 'none', plausibleKinds: PLAUSIBLE });
const baseOf = (facts: FoodFacts): number => prepareFood(facts).basis.lines[0]?.points ?? 0;

it('counts the strictest of the plausible kinds', () => {
  fc.assert(
    fc.property(foods, (food) => {
      const counted = prepareFood(undecided(food));
      if (counted.basis.base === 'fallback') return;
      for (const kind of PLAUSIBLE) {
        const other = prepareFood({ ...food, kind });
        if (other.basis.base === 'nutriscore')
          expect(counted.basis.lines[0]?.points).toBeLessThanOrEqual(other.basis.lines[0]?.points ?? 0);
      }
    }),
    { numRuns: 300 },
  );
});

it('never gives a food of unknown kind a higher base than any kind it may be', () => {
  fc.assert(
    fc.property(foods, fc.constantFrom(...PLAUSIBLE), (food, kind) => {
      const known = prepareFood({ ...food, kind });
      if (known.basis.base === 'nutriscore' && prepareFood(undecided(food)).basis.base === 'nutriscore')
        expect(baseOf(undecided(food))).toBeLessThanOrEqual(baseOf({ ...food, kind }));
    }),
    { numRuns: 300 },
  );
});

it('leaves a food that was handed over without a kind to the fallback rules', () => {
  fc.assert(
    fc.property(foods, (food) => {
      const facts = { ...food, kind: null };
      expect(withCountedKind(facts)).toBe(facts);
      expect(prepareFood(facts).basis.base).toBe('fallback');
    }),
    { numRuns: 100 },
  );
});

const COLA = {
  'energy-kj_100g': 180,
  fat_100g: 0,
  'saturated-fat_100g': 0,
  carbohydrates_100g: 10.6,
  sugars_100g: 10.6,
  proteins_100g: 0,
  salt_100g: 0,
};
it.each([
  ['by its name', { product_name: 'Cola', nutriments: COLA }],
  ['by what is in it', { product_name: 'Fizz', ingredients_text: 'Carbonated water, sugar, colour, acid', nutriments: COLA }],
  ['by its quantity', { product_name: 'Fizz', quantity: '33 cl', nutriments: COLA }],
  ['though nothing says that it is a drink', { product_name: 'Fizz', nutriments: COLA }],
  ['though its name may be a fruit', { product_name: 'Orange', nutriments: COLA }],
  ['without its energy', { product_name: 'Fizz', nutriments: { ...COLA, 'energy-kj_100g': undefined } }],
  [
    'sweetened',
    {
      product_name: 'Fizz zero',
      ingredients_text: 'Water, E951, E950',
      nutriments: { ...COLA, 'energy-kj_100g': 1, sugars_100g: 0, carbohydrates_100g: 0 },
    },
  ],
])('a cola filed under en:null is no Great Match, with sugar not even a good one: %s', (_why, record) => {
  const facts = resolveFacts({ code: '12345670', lang: 'en', categories_tags: ['en:null'], ...record });
  const { score, contributions } = scoreFood(facts ?? expect.fail());
  expect(score).toBeLessThan(_why === 'sweetened' ? 75 : 50);
  expect(contributions[0]?.data).toMatchObject({ foodKind: { kind: 'beverage' } });
});
