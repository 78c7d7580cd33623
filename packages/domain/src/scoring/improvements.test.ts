import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_FOOD, type FoodFacts } from '../food/index.ts';
import { times } from '../testing/index.ts';
import { improvementsOf, MOST_FIBER_ADDED, MOST_TAKEN_AWAY } from './improvements.ts';
import { prepareFood, prepareProfile, scoreOnly } from './index.ts';
import { foods, profiles } from './testing/index.ts';

const NOBODY = prepareProfile({});
const SOUP: FoodFacts = {
  ...EMPTY_FOOD,
  kind: 'general',
  nova: 3,
  nutriments: { energyKj: 300, fat: 3, saturatedFat: 1, carbohydrates: 8, sugars: 3, fiber: 1, proteins: 2, salt: 0.95 },
};
const linesOf = (facts: FoodFacts) => improvementsOf(facts, NOBODY);

it('each line is the one sum over the changed facts, and better by it; there are at most three', () => {
  let shown = 0;
  fc.assert(
    fc.property(foods, profiles, (facts, profile) => {
      const own = prepareProfile(profile);
      const food = prepareFood(facts);
      const lines = improvementsOf(facts, own);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) {
        shown += 1;
        expect(line.from).toBe(scoreOnly(food, own));
        expect(line.to).toBeGreaterThan(line.from);
        expect(scoreOnly(prepareFood(changed(facts, line)), own)).toBe(line.to);
      }
    }),
    { numRuns: times(40, 3000) },
  );
  expect(shown).toBeGreaterThan(0);
});

function changed(facts: FoodFacts, line: ReturnType<typeof improvementsOf>[number]): FoodFacts {
  if (line.kind === 'without') return { ...facts, additives: facts.additives.filter((code) => code !== line.code) };
  const amount = facts.nutriments[line.nutriment] ?? Number.NaN;
  const next = Number((line.kind === 'more' ? amount + line.grams : amount - line.grams).toFixed(2));
  return { ...facts, nutriments: { ...facts.nutriments, [line.nutriment]: next } };
}

it('names the smallest change that reaches a step: less salt of a soup', () => {
  const salt = linesOf(SOUP).find((line) => line.kind === 'less' && line.nutriment === 'salt');
  expect(salt).toMatchObject({ grams: 0.15 });
});

it('nothing stands there for a figure that is not stated, nor of a table that cannot be true', () => {
  const { salt: _salt, ...others } = SOUP.nutriments;
  for (const line of linesOf({ ...SOUP, nutriments: others })) expect(line).not.toMatchObject({ nutriment: 'salt' });
  expect(linesOf({ ...SOUP, nutriments: { ...SOUP.nutriments, sugars: 60 } })).toEqual([]);
  expect(linesOf(EMPTY_FOOD)).toEqual([]);
});

it('an additive left out is worth what it costs, and one that costs nothing is no line', () => {
  const ham = { ...SOUP, additives: ['e250', 'e300'] };
  const lines = linesOf(ham);
  expect(lines.find((line) => line.kind === 'without')).toMatchObject({ code: 'e250' });
  expect(lines.filter((line) => line.kind === 'without')).toHaveLength(1);
});

it('never asks for more than 30 % of a figure less, nor for more fiber than makes a source of it', () => {
  fc.assert(
    fc.property(foods, (facts) => {
      for (const line of linesOf(facts)) {
        if (line.kind === 'less') expect(line.grams).toBeLessThanOrEqual((facts.nutriments[line.nutriment] ?? 0) * MOST_TAKEN_AWAY);
        if (line.kind === 'more') expect(line.grams).toBeLessThanOrEqual(MOST_FIBER_ADDED);
      }
    }),
    { numRuns: times(60, 3000) },
  );
});
