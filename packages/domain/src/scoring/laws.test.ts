import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { FoodFacts, NovaGroup, Nutriments } from '../food/index.ts';
import { factsOf } from '../matching/testing/food-of.ts';
import { times } from '../testing/index.ts';
import { isSuggestable } from './compare-scores.ts';
import { prepareFood, prepareProfile, type ScoreProfile, scoreFood, scoreOnly } from './index.ts';
import { baseScore } from './nutrition.ts';
import { constraintLimit } from './score-food.ts';
import { ADDITIVES, cautiousProfiles, foods, profiles } from './testing/index.ts';

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

describe('the outcomes of a score that is held back', () => {
  it('is what the score becomes with the open question answered either way', () => {
    fc.assert(
      fc.property(foods, profiles, (food, profile) => {
        const { score, isHeldBack, outcomes } = scoreFood(food, profile);
        expect(outcomes !== null).toBe(isHeldBack);
        if (outcomes === null) return;
        expect(outcomes.fits).toBeGreaterThan(score);
        expect(outcomes.breaks).toBeLessThanOrEqual(Math.min(score, 25));
      }),
      { numRuns: times(400, 10_000) },
    );
  });
});

describe('what the pack leaves open', () => {
  it('promises a cola no more fibre than its energy leaves room for', () => {
    const cola = factsOf({
      kind: 'beverage',
      fruitVegPercent: 0,
      nutriments: { energyKj: 180, energyKcal: 42, fat: 0, saturatedFat: 0, carbohydrates: 10.6, sugars: 10.6, proteins: 0, salt: 0 },
    });
    const { unknowns, nutriScore } = scoreFood(cola);
    expect(unknowns).toContainEqual({ kind: 'open', input: 'fiber', gain: 2, grade: 'e' });
    expect(nutriScore).toMatchObject({ grade: 'e', range: null });
  });

  it('never promises a better letter than the best end of the range', () => {
    fc.assert(
      fc.property(foods, (food) => {
        const { unknowns, nutriScore } = scoreFood(food);
        if (!nutriScore.computable) return;
        const best = nutriScore.range?.best.grade ?? nutriScore.grade;
        for (const unknown of unknowns) {
          if (unknown.kind === 'open') expect(unknown.grade >= best, `${unknown.input}: ${unknown.grade}, best ${best}`).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('what may be proposed to a person', () => {
  it('never has an alert graver than a note, and is never capped for what is avoided', () => {
    let proposed = 0;
    fc.assert(
      fc.property(foods, profiles, (food, profile) => {
        if (!isSuggestable(prepareFood(food), prepareProfile(profile))) return;
        proposed += 1;
        const { alerts, contributions } = scoreFood(food, profile);
        expect(alerts.filter(({ level }) => level !== 'note')).toEqual([]);
        expect(contributions.map(({ id }) => id)).not.toContain('cap.avoided');
      }),
      { numRuns: times(600, 10_000) },
    );
    expect(proposed).toBeGreaterThan(20);
  });
});
