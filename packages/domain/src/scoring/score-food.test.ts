import { describe, expect, it } from 'vitest';
import { resolveFacts } from '../food/index.ts';
import { factsOf } from '../matching/testing/food-of.ts';
import { scoreFood } from './index.ts';

const BISCUIT = factsOf({
  nutriments: { energyKcal: 480, fat: 22, saturatedFat: 10, carbohydrates: 62, sugars: 30, proteins: 6, salt: 0.9 },
  nova: 4,
  additives: ['e322', 'e450', 'e899'],
  ingredientsText: 'Wheat flour, sugar, palm oil, skimmed milk powder. May contain nuts.',
  ingredientsCount: 4,
  unknownIngredientsCount: 0,
});

describe('the ledger', () => {
  it('has for everybody what made the score', () => {
    const { contributions, alerts, deduplicated, fits, base } = scoreFood(BISCUIT);
    expect(base).toBe('nutriscore');
    expect(contributions).toMatchObject([
      { id: 'base.nutriscore', group: 'food', data: { kind: 'nutri-score', grade: 'e' } },
      { id: 'processing.nova', group: 'food', data: { kind: 'processing', nova: 4 } },
      { id: 'additive.e450', group: 'food', data: { kind: 'additive', code: 'e450', risk: 'high' } },
    ]);
    expect([alerts, deduplicated, fits]).toEqual([[], [], []]);
  });

  it('has for a person what matched, why it was asked for, and by which source', () => {
    const { contributions } = scoreFood(BISCUIT, { goals: ['Heart Health'] });
    const sodium = contributions.find(({ id }) => id === 'health.Sodium');
    expect(sodium).toMatchObject({
      group: 'you',
      data: {
        kind: 'preference',
        name: 'Sodium',
        value: -5,
        match: { kind: 'nutrient', nutrient: 'salt', isFull: false, amount: { value: 0.9, unit: 'g', per: '100 g' } },
        reason: { kind: 'guidance', id: 'salt_raises_blood_pressure' },
        source: expect.any(String),
      },
    });
    const saturated = contributions.find(({ id }) => id === 'health.Saturated Fat');
    expect(saturated?.data).toMatchObject({ match: { nutrient: 'saturated fat', isFull: true, amount: { value: 10 } } });
  });

  it('counts one fact once and says under which name', () => {
    const { contributions, deduplicated } = scoreFood(BISCUIT, {
      goals: ['Heart Health'],
      preferences: [{ ingredientName: 'Palm Oil', preferenceValue: -3 }],
    });
    expect(deduplicated).toContainEqual({ name: 'Saturated Fat', under: 'Palm Oil' });
    expect(contributions.some(({ id }) => id === 'preference.Palm Oil')).toBe(true);
  });

  it('puts conflicts first, then traces, unknowns, warnings and notes', () => {
    const { alerts, score } = scoreFood(BISCUIT, {
      conditions: ['Celiac'],
      restrictions: ['Nut allergies', 'Keto', 'Kosher', 'Mediterranean'],
    });
    expect(alerts.map(({ level, about }) => `${level} ${about}`)).toEqual([
      'conflict gluten-free',
      'traces nut-free',
      'traces peanut-free',
      'unknown kosher',
      'warning keto',
      'note mediterranean',
    ]);
    expect(score).toBeLessThanOrEqual(25);
  });

  it('names what the food does fit', () => {
    expect(scoreFood(BISCUIT, { restrictions: ['Egg-free', 'Vegetarian', 'Vegan'] }).fits).toEqual(['egg-free', 'vegetarian']);
  });

  it('lists what the pack leaves open, and what it would be worth', () => {
    const { unknowns } = scoreFood(BISCUIT, { preferences: [{ ingredientName: 'Zinc', preferenceValue: -4 }] });
    expect(unknowns).toContainEqual({ kind: 'open', input: 'fiber', gain: expect.any(Number), grade: expect.any(String) });
    expect(unknowns).toContainEqual({ kind: 'additive', code: 'e899' });
    expect(unknowns).toContainEqual({ kind: 'nutrient', name: 'Zinc' });
  });

  it('starts neutral and says why where no Nutri-Score can be worked out', () => {
    const { base, contributions, score } = scoreFood(factsOf({ kind: null }));
    expect([base, score]).toEqual(['fallback', 50]);
    expect(contributions[0]?.data).toEqual({ kind: 'neutral start', missing: 'no_category', foodKind: null });
  });

  it('counts the additives that a list prints where its source names none', () => {
    const facts = resolveFacts({ lang: 'en', ingredients_text: 'Sugar, E102, E120, E211, E621' }) ?? factsOf({});
    const { contributions, unknowns } = scoreFood(facts, {
      preferences: [
        { ingredientName: 'MSG', preferenceValue: -2 },
        { ingredientName: 'Artificial Colors', preferenceValue: -2 },
      ],
    });
    expect(contributions.map(({ id, points }) => `${id} ${points}`)).toEqual([
      'fallback.base 50',
      'additive.e102 -3',
      'additive.e211 -3',
      'additive.e621 -8',
      'preference.Artificial Colors -5',
      'preference.MSG -5',
    ]);
    expect(unknowns).not.toContainEqual({ kind: 'additive', code: 'e102' });
  });

  it('counts a sweetener of a drink in its Nutri-Score and not again as an additive', () => {
    const cola = factsOf({
      kind: 'beverage',
      nutriments: { energyKj: 1, fat: 0, saturatedFat: 0, sugars: 0, proteins: 0, salt: 0 },
      sweetener: true,
      additives: ['e951'],
    });
    expect(scoreFood(cola).contributions.some(({ id }) => id === 'additive.e951')).toBe(false);
    expect(scoreFood({ ...cola, kind: null }).contributions.some(({ id }) => id === 'additive.e951')).toBe(true);
  });
});
