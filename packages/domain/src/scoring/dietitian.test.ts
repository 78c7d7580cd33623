import { describe, expect, it } from 'vitest';
import { isFitting, isSuggestable, prepareFood, prepareProfile, type ScoreProfile, scoreFood } from './index.ts';
import { TYPICAL, type TypicalFood } from './testing/typical-foods.ts';

const score = (name: TypicalFood, profile: ScoreProfile = {}): number => scoreFood(TYPICAL[name], profile).score;
const change = (name: TypicalFood, profile: ScoreProfile): number => score(name, profile) - score(name);
const LOSE: ScoreProfile = { goals: ['Lose Weight'] };
const KETO: ScoreProfile = { restrictions: ['Keto'] };
const KIDNEY: ScoreProfile = { conditions: ['Kidney Disease'] };
const DIABETES: ScoreProfile = { conditions: ['Diabetes'] };

/** Pairs that a dietitian expects (docs/decisions/026). */
describe('to lose weight', () => {
  it.each(['saltedPeanuts', 'peanutButter', 'almonds', 'walnuts', 'crisps', 'darkChocolate', 'cheddar', 'butter'] as const)(
    '%s, dense in energy, gains at most 3 from the goal',
    (name) => {
      const plus = scoreFood(TYPICAL[name], LOSE).contributions.filter(
        ({ id, points }) => (id.startsWith('health.') || id.startsWith('cap.dense')) && (points > 0 || id.startsWith('cap.dense')),
      );
      expect(plus.reduce((sum, { points }) => sum + points, 0)).toBeLessThanOrEqual(3);
    },
  );
  it.each(['saltedPeanuts', 'peanutButter', 'crisps', 'baguette'] as const)('%s does not rise', (name) => {
    expect(change(name, LOSE)).toBeLessThanOrEqual(0);
  });
  it('crisps fall by 5 or more', () => {
    expect(change('crisps', LOSE)).toBeLessThanOrEqual(-5);
  });
  it.each(['skyr', 'dryLentils', 'broccoli', 'peas', 'chicken', 'cod'] as const)('%s does not fall', (name) => {
    expect(change(name, LOSE)).toBeGreaterThanOrEqual(0);
  });
});

describe('keto', () => {
  it.each(
    (['oats', 'dryLentils', 'pasta', 'baguette', 'juice'] as const).flatMap((refused) =>
      (['cheddar', 'butter', 'eggs', 'salmon', 'almonds', 'oliveOil'] as const).map((accepted) => [refused, accepted] as const),
    ),
  )('%s ends below %s', (refused, accepted) => {
    expect(score(refused, KETO)).toBeLessThan(score(accepted, KETO));
  });
});

describe('kidney disease', () => {
  it.each([
    'almonds',
    'walnuts',
    'dryLentils',
    'wholegrainBread',
    'raisins',
    'dates',
    'potatoes',
    'tomatoPaste',
    'darkChocolate',
    'banana',
    'avocado',
  ] as const)('%s, its potassium not stated, is no Great Match', (name) => {
    const { score: total, unknowns } = scoreFood(TYPICAL[name], KIDNEY);
    expect(total).toBeLessThanOrEqual(74);
    expect(unknowns.some(({ kind }) => kind === 'potassium')).toBe(true);
  });
  it.each(['banana', 'avocado'] as const)('%s is neither called fitting nor proposed, and is to whoever need not limit it', (name) => {
    const food = prepareFood(TYPICAL[name]);
    const limits = prepareProfile(KIDNEY);
    const others = prepareProfile({});
    expect([isFitting(food, limits), isSuggestable(food, limits)]).toEqual([false, false]);
    expect([isFitting(food, others), isSuggestable(food, others)]).toEqual([true, true]);
  });
  it('a food that states little potassium is not held down', () => {
    const stated = { ...TYPICAL.avocado, nutriments: { ...TYPICAL.avocado.nutriments, potassium: 0.05 } };
    expect(scoreFood(stated, KIDNEY).contributions.map(({ id }) => id)).not.toContain('cap.potassium');
  });
});

describe('heart health and hypertension', () => {
  it.each(
    (['Heart Health', 'High Blood Pressure'] as const).flatMap((name) =>
      (['smokedSalmon', 'olives', 'soySauce'] as const).map((food) => [food, name] as const),
    ),
  )('%s falls by its salt: %s', (food, name) => {
    const profile: ScoreProfile = name === 'Heart Health' ? { goals: [name] } : { conditions: [name] };
    const salt = scoreFood(TYPICAL[food], profile).contributions.find(({ id }) => id === 'health.Sodium');
    expect(salt?.points).toBeLessThan(0);
    expect(change(food, profile)).toBeLessThan(0);
  });
  it.each(['almonds', 'walnuts'] as const)('%s, unsalted, rises for the heart', (name) => {
    expect(change(name, { goals: ['Heart Health'] })).toBeGreaterThan(0);
  });
  it.each(['ham', 'salami', 'bacon'] as const)('%s, cured, does not rise', (name) => {
    expect(change(name, { goals: ['Heart Health'] })).toBeLessThanOrEqual(0);
    expect(change(name, { conditions: ['High Blood Pressure'] })).toBeLessThanOrEqual(0);
  });
});

describe('diabetes', () => {
  it('cola zero stays above cola by 30 or more', () => {
    expect(score('colaZero', DIABETES) - score('cola', DIABETES)).toBeGreaterThanOrEqual(30);
  });
  it.each(['dates', 'honey', 'juice'] as const)('%s falls', (name) => {
    expect(change(name, DIABETES)).toBeLessThan(0);
  });
  it.each(['dryLentils', 'skyr'] as const)('%s does not fall', (name) => {
    expect(change(name, DIABETES)).toBeGreaterThanOrEqual(0);
  });
});

describe('for nobody in particular', () => {
  it.each([
    ['skyr', 'strawberryYogurt'],
    ['strawberryYogurt', 'yogurtDrink'],
    ['wholegrainBread', 'whiteBread'],
    ['oliveOil', 'butter'],
    ['mackerelInWater', 'mackerelInSweetSauce'],
    ['darkChocolate', 'milkChocolate'],
    ['oats', 'sweetMuesli'],
    ['sweetMuesli', 'chocolateCereal'],
  ] as const)('%s is above %s', (better, worse) => {
    expect(score(better)).toBeGreaterThan(score(worse));
  });
});
