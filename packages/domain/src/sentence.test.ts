import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf } from './matching/testing/food-of.ts';
import { prepareFood, scoreFood } from './scoring/index.ts';
import { foods, profiles } from './scoring/testing/index.ts';
import { sentenceFor } from './sentence.ts';

type Facts = Parameters<typeof factsOf>[0];
const sentenceOf = (facts: Facts, servingSize: number | null = null, profile: object = {}, doubtful: string[] = []) => {
  const food = prepareFood(factsOf(facts));
  return sentenceFor(food, scoreFood(food, profile), servingSize, new Set(doubtful));
};

const SPREAD: Facts = {
  ingredientsText: 'sugar, palm oil, hazelnuts, skimmed milk powder',
  nova: 4,
  nutriments: { energyKj: 2240, fat: 31, saturatedFat: 10.6, carbohydrates: 57, sugars: 51, fiber: 2.8, proteins: 6, salt: 0.11 },
};
const OATS: Facts = {
  ingredientsText: 'oats',
  nova: 1,
  nutriments: { energyKj: 1550, fat: 7, saturatedFat: 1.3, carbohydrates: 59, sugars: 0.7, fiber: 10, proteins: 13, salt: 0.02 },
};

describe('the one sentence', () => {
  it('is the conflict before all else, with its cause', () => {
    expect(sentenceOf(SPREAD, 30, { restrictions: ['Nut allergies'] })).toMatchObject({ kind: 'conflict', alert: { kind: 'contains' } });
  });

  it('says that nothing is known where there is nothing to judge by', () => {
    expect(sentenceOf({})).toEqual({ kind: 'no data' });
  });

  it('is the strongest reason in things that people own', () => {
    expect(sentenceOf(SPREAD, 30)).toEqual({
      kind: 'sugar',
      level: 'very high',
      portion: { kind: 'serving', amount: 30, unit: 'g' },
      spoons: 3,
    });
    const soda: Facts = {
      kind: 'beverage',
      ingredientsText: 'water, sugar',
      nutriments: { energyKj: 180, fat: 0, saturatedFat: 0, carbohydrates: 10.6, sugars: 10.6, proteins: 0, salt: 0 },
    };
    expect(sentenceOf(soda)).toMatchObject({ kind: 'sugar', portion: { kind: 'can' }, spoons: 7 });
    const crisps: Facts = {
      ingredientsText: 'potatoes, salt',
      nutriments: { energyKj: 2200, fat: 33, saturatedFat: 2, carbohydrates: 50, sugars: 1, proteins: 6, salt: 4 },
    };
    expect(sentenceOf(crisps, 30)).toMatchObject({ kind: 'day', nutriment: 'salt', level: 'very high', percent: 24 });
  });

  it('is a good everyday choice from 75 on', () => {
    expect(sentenceOf(OATS)).toEqual({ kind: 'everyday', strength: 'fiber' });
  });

  it('is silent about figures that cannot be true', () => {
    expect(sentenceOf(SPREAD, 30, {}, ['sugars'])).not.toMatchObject({ kind: 'sugar' });
  });

  it('names a conflict if and only if there is one, and praises no poor match', () => {
    assert(
      property(foods, profiles, (facts, profile) => {
        const food = prepareFood(facts);
        const score = scoreFood(food, profile);
        const { kind } = sentenceFor(food, score, null);
        expect(kind === 'conflict').toBe(score.alerts.some(({ level }) => level === 'conflict'));
        if (kind === 'everyday') expect(score.score).toBeGreaterThanOrEqual(75);
        if (kind === 'ordinary') expect(score.score).toBeGreaterThanOrEqual(50);
      }),
    );
  });
});
