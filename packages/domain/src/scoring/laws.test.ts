import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { FoodFacts, NovaGroup, Nutriments } from '../food/index.ts';
import { times } from '../testing/index.ts';
import { prepareFood, prepareProfile, type ScoreProfile, scoreFood, scoreOnly } from './index.ts';
import { baseScore } from './nutrition.ts';
import { constraintLimit } from './score-food.ts';
import { ADDITIVES, cautiousProfiles, foods, profiles } from './testing/arbitraries.ts';

// Thousands of scores a law: slow on a busy machine, never stuck.
vi.setConfig({ testTimeout: 60_000 });

const RUNS = { numRuns: times(100, 5000) };
const score = (food: FoodFacts, profile: ScoreProfile): number => scoreOnly(prepareFood(food), prepareProfile(profile));
const withNutriments = (food: FoodFacts, more: Nutriments): FoodFacts => ({ ...food, nutriments: { ...food.nutriments, ...more } });
const withEnergy = (food: FoodFacts, kcal: number): FoodFacts =>
  withNutriments(food, {
    energyKcal: (food.nutriments.energyKcal ?? 0) + kcal,
    energyKj: (food.nutriments.energyKj ?? 0) + kcal * 4.184,
  });

describe('law 1: the ledger', () => {
  it('adds up to the score in whole numbers between 0 and 100, the same as the score without a ledger', () => {
    fc.assert(
      fc.property(foods, profiles, (food, profile) => {
        const { score: total, contributions } = scoreFood(food, profile);
        let sum = 0;
        for (const line of contributions) {
          expect(Number.isInteger(line.points)).toBe(true);
          sum += line.points;
        }
        expect(sum).toBe(total);
        expect(total >= 0 && total <= 100).toBe(true);
        expect(total).toBe(score(food, profile));
      }),
      RUNS,
    );
  });

  it('names each line once and leaves out lines of no points but the base', () => {
    fc.assert(
      fc.property(foods, profiles, (food, profile) => {
        const { contributions } = scoreFood(food, profile);
        expect(new Set(contributions.map(({ id }) => id)).size).toBe(contributions.length);
        expect(contributions.slice(1).every(({ points }) => points !== 0)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('law 2: more of what harms never raises a score', () => {
  const AMOUNTS = ['sugars', 'saturatedFat', 'salt', 'transFat', 'addedSugars'] as const;

  it.each(AMOUNTS)('more %s, with or without the energy it brings', (name) => {
    fc.assert(
      fc.property(foods, cautiousProfiles, fc.integer({ min: 1, max: 200 }), fc.boolean(), (food, profile, steps, bringsEnergy) => {
        const stated = food.nutriments[name];
        if (stated === undefined) return;
        const ceiling = name === 'saturatedFat' ? (food.nutriments.fat ?? 0) : Infinity;
        const more = Math.min(stated + steps / 10, ceiling);
        const kcal = bringsEnergy && name !== 'salt' ? (more - stated) * (name === 'sugars' || name === 'addedSugars' ? 4 : 9) : 0;
        const worse = withEnergy(withNutriments(food, { [name]: more }), Math.max(0, kcal));
        expect(score(worse, profile)).toBeLessThanOrEqual(score(food, profile));
      }),
      RUNS,
    );
  });

  it('one more additive', () => {
    fc.assert(
      fc.property(foods, cautiousProfiles, fc.constantFrom(...ADDITIVES), (food, profile, code) => {
        const worse = { ...food, additives: [...food.additives, code] };
        expect(score(worse, profile)).toBeLessThanOrEqual(score(food, profile));
      }),
      RUNS,
    );
  });

  it('a higher NOVA group', () => {
    fc.assert(
      fc.property(foods, cautiousProfiles, (food, profile) => {
        const groups: readonly NovaGroup[] = [1, 2, 3, 4];
        const scores = groups.map((nova) => score({ ...food, nova }, profile));
        expect([...scores].sort((one, other) => other - one)).toEqual(scores);
      }),
      RUNS,
    );
  });

  it('the loss of the organic label', () => {
    fc.assert(
      fc.property(foods, profiles, (food, profile) => {
        const labelled = { ...food, labelsTags: [...food.labelsTags, 'en:organic'] };
        const bare = { ...food, labelsTags: food.labelsTags.filter((tag) => tag !== 'en:organic') };
        expect(score(bare, profile)).toBeLessThanOrEqual(score(labelled, profile));
      }),
      RUNS,
    );
  });
});

describe('law 3: stronger preferences', () => {
  it('a stronger want-less never raises, a stronger want-more never lowers a score', () => {
    fc.assert(
      fc.property(
        foods,
        profiles,
        fc.constantFrom('Sugar', 'Sodium', 'Protein', 'Palm Oil', 'Dairy', 'Cinnamon'),
        (food, profile, name) => {
          const others = (profile.preferences ?? []).filter(({ ingredientName }) => ingredientName !== name);
          const at = (preferenceValue: number): number =>
            score(food, { ...profile, preferences: [...others, { ingredientName: name, preferenceValue }] });
          const less = [-5, -4, -3, -2, -1].map(at);
          const more = [1, 2, 3, 4, 5].map(at);
          expect([...less].sort((one, other) => one - other)).toEqual(less);
          expect([...more].sort((one, other) => one - other)).toEqual(more);
        },
      ),
      { numRuns: times(60, 2000) },
    );
  });
});

describe('law 4: order and repetition', () => {
  it('change nothing', () => {
    fc.assert(
      fc.property(foods, profiles, (food, profile) => {
        const { goals = [], conditions = [], restrictions = [], preferences = [] } = profile;
        const other = {
          goals: [...goals, ...goals].reverse(),
          conditions: [...conditions].reverse(),
          restrictions: [...restrictions, ...restrictions],
          preferences: [...preferences, ...preferences].reverse(),
        };
        const shuffled = {
          ...food,
          additives: [...food.additives, ...food.additives].reverse(),
          categoriesTags: [...food.categoriesTags].reverse(),
        };
        const lines = (result: ReturnType<typeof scoreFood>): string[] => result.contributions.map(({ id, points }) => `${id} ${points}`);
        expect(lines(scoreFood(food, other))).toEqual(lines(scoreFood(food, profile)));
        expect(lines(scoreFood(shuffled, other)).sort()).toEqual(lines(scoreFood(food, profile)).sort());
      }),
      RUNS,
    );
  });
});

describe('law 5: answers', () => {
  it.each(['safety', 'identity', 'pattern', 'guide'] as const)('%s: conflict ≤ unknown ≤ suitable', (strictness) => {
    const limit = (answer: 'no' | 'unknown' | 'yes' | 'limited'): number =>
      constraintLimit(
        {
          id: 'vegan',
          restriction: { kind: 'diet', diet: 'vegan', strictness, typed: 'Vegan' },
          place: -1,
          strictness,
          strictTraces: false,
          manner: 'avoids',
        },
        { answer, because: { kind: 'no list' }, traces: false, isMild: false },
      );
    expect(limit('no')).toBeLessThanOrEqual(limit('unknown'));
    expect(limit('unknown')).toBeLessThanOrEqual(limit('yes'));
    expect(limit('limited')).toBe(limit('yes'));
  });

  it('what is missing from the pack never scores above what the pack shows to be suitable', () => {
    fc.assert(
      fc.property(foods, (food) => {
        const silent = {
          ...food,
          ingredientsText: null,
          allergensTags: [],
          tracesTags: [],
          labelsTags: [],
          categoriesTags: [],
          ingredientsAnalysisTags: [],
        };
        const shown = { ...silent, labelsTags: ['en:no-milk'] };
        const profile = { restrictions: ['Dairy-Free'] };
        expect(score(silent, profile)).toBeLessThanOrEqual(score(shown, profile));
      }),
      RUNS,
    );
  });
});

describe('law 6: the base', () => {
  const KINDS = ['general', 'cheese', 'fat', 'beverage'] as const;

  it.each(KINDS)('%s: falls with every Nutri-Score point and has no cliff at a letter', (kind) => {
    for (let points = -20; points < 50; points += 1) {
      const step = baseScore(points, kind) - baseScore(points + 1, kind);
      expect(step).toBeGreaterThanOrEqual(0);
      expect(step).toBeLessThanOrEqual(8);
    }
  });

  it('is 100 for water', () => {
    expect(baseScore(0, 'water')).toBe(100);
  });
});
