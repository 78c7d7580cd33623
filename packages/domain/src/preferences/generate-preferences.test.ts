import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Catalogue, CONDITION_CATALOGUE, GOAL_CATALOGUE, RESTRICTION_CATALOGUE, SOURCES } from './catalogue.data.ts';
import { GUIDANCE_REASONS, generatePreferences, isPreferenceValue, type Selections } from './index.ts';

const valuesOf = (selections: Selections): Record<string, number> =>
  Object.fromEntries(generatePreferences(selections).map(({ name, value }) => [name, value]));

describe('the published examples', () => {
  it.each<[string, Selections, Record<string, number>]>([
    [
      'Heart Health',
      { goals: ['Heart Health'] },
      {
        'Omega-3': 5,
        Fiber: 4,
        Potassium: 3,
        Antioxidants: 3,
        Sodium: -5,
        'Trans Fat': -5,
        'Saturated Fat': -3,
      },
    ],
    ['Celiac', { conditions: ['Celiac'] }, { Gluten: -5, Wheat: -5, Barley: -5, Rye: -5 }],
    ['Vegan', { restrictions: ['Vegan'] }, { 'Plant Protein': 5, B12: 5, Dairy: -5, Eggs: -5, Honey: -3 }],
    ['Keto', { restrictions: ['Keto'] }, { 'Healthy Fats': 5, Carbohydrates: -5, Sugar: -5 }],
  ])('%s gives exactly its list', (_name, selections, expected) => {
    expect(valuesOf(selections)).toEqual(expected);
  });
});

describe('generatePreferences', () => {
  it('has a catalogue for every goal, condition and restriction of the profile', () => {
    const goals = [
      'lose weight',
      'gain weight',
      'build muscle',
      'improve energy',
      'heart health',
      'diabetes management',
      'digestive health',
      'better sleep',
    ];
    const conditions = [
      'diabetes',
      'hypertension',
      'high cholesterol',
      'acid reflux',
      'kidney disease',
      'high blood pressure',
      'heart disease',
      'gerd',
      'ibs',
      'celiac',
    ];
    const restrictions = [
      'vegetarian',
      'vegan',
      'gluten-free',
      'dairy-free',
      'low-sodium',
      'keto',
      'paleo',
      'low-carb',
      'kosher',
      'halal',
      'pescatarian',
      'mediterranean',
      'nut allergies',
      'egg-free',
    ];
    for (const goal of goals) expect(generatePreferences({ goals: [goal] }), goal).not.toEqual([]);
    for (const condition of conditions) expect(generatePreferences({ conditions: [condition] }), condition).not.toEqual([]);
    for (const restriction of restrictions) expect(generatePreferences({ restrictions: [restriction] }), restriction).not.toEqual([]);
  });

  it.each<[Selections, Selections]>([
    [{ conditions: ['Hypertension'] }, { conditions: ['High Blood Pressure'] }],
    [{ conditions: ['Acid Reflux'] }, { conditions: ['GERD'] }],
    [{ conditions: ['Coeliac disease'] }, { conditions: ['Celiac'] }],
    [{ goals: ['Gain muscle'] }, { goals: ['Build Muscle'] }],
    [{ goals: ['Improve energy levels'] }, { goals: ['Improve Energy'] }],
    [{ goals: ['Better digestion'] }, { goals: ['Digestive Health'] }],
    [{ goals: ['Blood sugar control'] }, { goals: ['Diabetes Management'] }],
    [{ restrictions: ['Nut allergy'] }, { restrictions: ['Nut allergies'] }],
    [{ restrictions: ['  gluten free '] }, { restrictions: ['GLUTEN-FREE'] }],
  ])('%j asks for the same as %j', (alias, selections) => {
    expect(valuesOf(alias)).toEqual(valuesOf(selections));
    expect(valuesOf(alias)).not.toEqual({});
  });

  it.each<Selections>([
    {},
    { goals: ['Reduce inflammation', 'General wellness'] },
    { restrictions: ['No restrictions'] },
    { goals: ['Run a marathon'] },
    { restrictions: ['peanut allergy'] },
    { goals: ['constructor'] },
    { conditions: ['Vegan'] },
  ])('%j generates nothing', (selections) => {
    expect(generatePreferences(selections)).toEqual([]);
  });

  it.each<[string, Selections, string, number, string[]]>([
    [
      'the strongest value of one direction stands',
      { goals: ['Heart Health'], conditions: ['Diabetes'] },
      'Sodium',
      -5,
      ['Diabetes', 'Heart Health'],
    ],
    ['a condition decides over a goal', { goals: ['Build Muscle'], conditions: ['Kidney Disease'] }, 'Protein', -2, ['Kidney Disease']],
    ['a restriction decides over a goal', { goals: ['Gain Weight'], restrictions: ['Nut allergies'] }, 'Nuts', -5, ['Nut allergies']],
    ['less decides between restrictions', { restrictions: ['Pescatarian', 'Vegetarian'] }, 'Fish', -5, ['Vegetarian']],
    [
      'less decides between a condition and a restriction',
      { conditions: ['Kidney Disease'], restrictions: ['Low-Sodium'] },
      'Potassium',
      -4,
      ['Kidney Disease'],
    ],
  ])('%s', (_law, selections, name, value, from) => {
    const found = generatePreferences(selections).find((preference) => preference.name === name);
    expect(found).toMatchObject({ value, from });
  });

  it('gives a reason and a source with every line', () => {
    const catalogues: Catalogue[] = [GOAL_CATALOGUE, CONDITION_CATALOGUE, RESTRICTION_CATALOGUE];
    for (const catalogue of catalogues) {
      for (const [name, value, reason, source] of Object.values(catalogue).flat()) {
        expect(isPreferenceValue(value), name).toBe(true);
        expect(GUIDANCE_REASONS).toContain(reason);
        expect(SOURCES[source]).toMatch(/\w{3}/);
      }
    }
  });

  const chips = (catalogue: object): fc.Arbitrary<string[]> => fc.array(fc.constantFrom(...Object.keys(catalogue)), { maxLength: 4 });
  const anySelections = fc.record({
    goals: chips(GOAL_CATALOGUE),
    conditions: chips(CONDITION_CATALOGUE),
    restrictions: chips(RESTRICTION_CATALOGUE),
  });

  it('does not care for order, case or repetition', () => {
    fc.assert(
      fc.property(anySelections, (selections) => {
        const shuffled = {
          goals: [...selections.goals.toReversed(), ...selections.goals].map((chip) => chip.toUpperCase()),
          conditions: [...selections.conditions.toReversed(), ...selections.conditions],
          restrictions: selections.restrictions.toReversed().map((chip) => chip.toLowerCase()),
        };
        expect(generatePreferences(shuffled)).toEqual(generatePreferences(selections));
      }),
    );
  });

  it('gives every name once, with a value from −5 to 5', () => {
    fc.assert(
      fc.property(anySelections, (selections) => {
        const generated = generatePreferences(selections);
        expect(new Set(generated.map(({ name }) => name)).size).toBe(generated.length);
        expect(generated.every(({ value }) => isPreferenceValue(value))).toBe(true);
      }),
    );
  });

  it('never turns a "less" of a condition or restriction into a "more" because of a goal', () => {
    fc.assert(
      fc.property(anySelections, (selections) => {
        const withGoals = valuesOf(selections);
        for (const [name, value] of Object.entries(valuesOf({ ...selections, goals: [] }))) {
          expect(Math.sign(withGoals[name] ?? 0), name).toBe(Math.sign(value));
        }
      }),
    );
  });
});

const REFERENCE = new URL('../../fixtures/scoring/catalogues.json', import.meta.url);

describe('against the reference catalogues', () => {
  it('gives the same names and values for every selection', () => {
    const reference: Record<string, Record<string, { name: string; value: number }[]>> = JSON.parse(readFileSync(REFERENCE, 'utf8'));
    let compared = 0;
    for (const kind of ['goals', 'conditions', 'restrictions']) {
      for (const [selection, lines] of Object.entries(reference[kind] ?? {})) {
        const expected = Object.fromEntries(lines.map(({ name, value }) => [name, value]));
        expect(valuesOf({ [kind]: [selection] }), selection).toEqual(expected);
        compared += 1;
      }
    }
    expect(compared).toBe(32);
  });
});
