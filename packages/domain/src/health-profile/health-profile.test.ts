import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restrictionsOfChip } from '../diets/index.ts';
import { generatePreferences } from '../preferences/index.ts';
import {
  ACTIVITY_LEVELS,
  AUTO_SAVE_DELAY_MS,
  addChip,
  bmiCategory,
  bodyMassIndex,
  CONCERN_DEFAULT,
  CONCERN_LEVELS,
  DIETARY_RESTRICTIONS,
  dailyShares,
  EXPERIENCE_LEVELS,
  GENDERS,
  HEALTH_GOALS,
  HEALTH_PROFILE_RESTRICTIONS,
  MEDICAL_CONDITIONS,
  mayAutoSave,
  parseWholeNumber,
  profileFromSurvey,
  removeChip,
  SURVEY_GOALS,
  SURVEY_INTERESTS,
  SURVEY_RESTRICTIONS,
  shownHeight,
  shownWeight,
  storedHeight,
  storedWeight,
  toggleRestriction,
  unitSystemOfLocale,
} from './index.ts';

describe('the lists of the screens', () => {
  it('hold the specified chips in the specified order', () => {
    expect(HEALTH_GOALS).toEqual(['Lose Weight', 'Gain Weight', 'Build Muscle', 'Improve Energy', 'Better Sleep', 'Heart Health']);
    expect(HEALTH_PROFILE_RESTRICTIONS).toEqual([
      'Vegetarian',
      'Vegan',
      'Gluten-Free',
      'Dairy-Free',
      'Keto',
      'Paleo',
      'Low-Sodium',
      'Low-Carb',
    ]);
    expect(DIETARY_RESTRICTIONS).toEqual([...HEALTH_PROFILE_RESTRICTIONS, 'Kosher', 'Halal', 'Pescatarian', 'Mediterranean']);
    expect(MEDICAL_CONDITIONS).toEqual([
      'Diabetes',
      'High Blood Pressure',
      'Heart Disease',
      'High Cholesterol',
      'Kidney Disease',
      'GERD',
      'IBS',
      'Celiac',
    ]);
    expect(GENDERS.map(({ value }) => value)).toEqual(['male', 'female', 'other', 'prefer-not-to-say']);
    expect(ACTIVITY_LEVELS.map(({ value }) => value)).toEqual([
      'sedentary',
      'lightly-active',
      'moderately-active',
      'very-active',
      'extremely-active',
    ]);
  });

  it('offer no chip that changes nothing', () => {
    for (const goal of HEALTH_GOALS) expect(generatePreferences({ goals: [goal] }), goal).not.toEqual([]);
    for (const condition of MEDICAL_CONDITIONS) expect(generatePreferences({ conditions: [condition] }), condition).not.toEqual([]);
    for (const name of DIETARY_RESTRICTIONS) {
      expect([...generatePreferences({ restrictions: [name] }), ...(restrictionsOfChip(name) ?? [])], name).not.toEqual([]);
    }
  });
});

describe('parseWholeNumber', () => {
  it.each<[string, number | null]>([
    ['34', 34],
    [' 34 ', 34],
    ['70.9', 70],
    ['70,9', 70],
    ['2,000', 2000],
    ['2.000', 2000],
    ['2 000', 2000],
    ['0', 0],
    ['7.', 7],
    ['', null],
    ['  ', null],
    ['abc', null],
    ['-5', null],
    ['12kg', null],
    ['1e3', null],
    ['Infinity', null],
    ['99999999999999999999', null],
  ])('reads %j as %s', (text, value) => expect(parseWholeNumber(text)).toBe(value));
});

describe('bodyMassIndex', () => {
  it('of 170 lbs and 70 in is 24.4, Normal', () => {
    expect(bodyMassIndex(70, 170)).toMatchObject({ text: '24.4', category: 'Normal' });
  });

  it.each([
    [null, 170],
    [70, null],
    [null, null],
    [0, 170],
    [70, 0],
    [-1, 170],
    [Number.NaN, 170],
  ])('is missing for %s in and %s lbs', (height, weight) => {
    expect(bodyMassIndex(height, weight)).toBeNull();
  });

  it.each<[number, string]>([
    [18.499, 'Underweight'],
    [18.5, 'Normal'],
    [24.999, 'Normal'],
    [25, 'Overweight'],
    [29.999, 'Overweight'],
    [30, 'Obese'],
    [60, 'Obese'],
  ])('%d is %s', (value, category) => expect(bmiCategory(value)).toBe(category));
});

describe('units', () => {
  it.each<[string | null | undefined, string]>([
    ['en-US', 'imperial'],
    ['es-US', 'imperial'],
    ['en', 'imperial'],
    ['en-GB', 'metric'],
    ['de', 'metric'],
    ['fr-CA', 'metric'],
    ['', 'metric'],
    ['???', 'metric'],
    [null, 'metric'],
    [undefined, 'metric'],
  ])('%s expects %s', (locale, system) => expect(unitSystemOfLocale(locale)).toBe(system));

  it('keeps every whole centimeter and kilogram as entered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.constantFrom('metric' as const, 'imperial' as const), (value, system) => {
        expect(shownHeight(storedHeight(value, system), system)).toBe(value);
        expect(shownWeight(storedWeight(value, system), system)).toBe(value);
      }),
    );
  });

  it('shows 70 in as 178 cm and 170 lbs as 77 kg', () => {
    expect([shownHeight(70, 'metric'), shownWeight(170, 'metric')]).toEqual([178, 77]);
  });
});

describe('chips', () => {
  it.each([
    [['Vegan'], 'Keto', ['Vegan', 'Keto']],
    [['Vegan'], '  Low  FODMAP ', ['Vegan', 'Low FODMAP']],
    [['Vegan'], 'Vegan', ['Vegan']],
    [['Vegan'], ' vegan', ['Vegan']],
    [['Vegan'], '   ', ['Vegan']],
  ])('%j with %j is %j', (chips, text, expected) => expect(addChip(chips, text)).toEqual(expected));

  it('goes away when removed', () => expect(removeChip(['Vegan', 'Keto'], 'Keto')).toEqual(['Vegan']));
});

describe('the silent save', () => {
  const empty = { age: null, gender: null, activityLevel: null, height: null, weight: null };
  it('waits one second', () => expect(AUTO_SAVE_DELAY_MS).toBe(1000));
  it.each([
    [{ ...empty, activityLevel: 'very-active' }, false],
    [{ ...empty, gender: '' }, false],
    [{ ...empty, gender: 'other' }, true],
    [{ ...empty, age: 0 }, true],
    [{ ...empty, height: 70 }, true],
    [{ ...empty, weight: 170 }, true],
  ])('with %j may happen: %s', (basic, expected) => expect(mayAutoSave(basic)).toBe(expected));
});

describe('dailyShares', () => {
  const food = { energyKj: 1674, proteins: 18, carbohydrates: 13, fat: 7 };

  it('goes by the serving and the member’s targets', () => {
    const { per, shares } = dailyShares(food, 50, { protein: 100, calories: 2500 });
    expect(per).toBe('serving');
    expect(shares.map(({ target, percent, basis }) => [target, percent, basis])).toEqual([
      ['calories', 8, 'own target'],
      ['protein', 9, 'own target'],
      ['carbs', 3, 'reference intake'],
      ['fat', 5, 'reference intake'],
    ]);
  });

  it('goes by 100 g and the EU reference intakes when neither is known', () => {
    const { per, grams, shares } = dailyShares({ energyKcal: 2000, proteins: 50, carbohydrates: 260, fat: 70 }, null);
    expect([per, grams]).toEqual(['100', 100]);
    expect(shares.map(({ percent }) => percent)).toEqual([100, 100, 100, 100]);
  });

  it('leaves out what the pack does not state, and ignores a target of zero', () => {
    expect(dailyShares({ fat: 7 }, null, { fat: 0 }).shares).toMatchObject([{ target: 'fat', percent: 10, basis: 'reference intake' }]);
  });
});

describe('the welcome survey', () => {
  it('has the specified answers', () => {
    expect([
      SURVEY_GOALS.length,
      SURVEY_RESTRICTIONS.length,
      CONCERN_LEVELS.length,
      SURVEY_INTERESTS.length,
      EXPERIENCE_LEVELS.length,
    ]).toEqual([8, 8, 5, 6, 4]);
    expect([CONCERN_DEFAULT, CONCERN_LEVELS[2].label]).toEqual([3, 'Moderately important']);
  });

  it('prefills the profile in the profile’s own names', () => {
    expect(
      profileFromSurvey({ healthGoals: [...SURVEY_GOALS], dietaryRestrictions: ['Gluten-free', 'Nut allergies', 'No restrictions'] }),
    ).toEqual({
      healthGoals: [
        'Lose Weight',
        'Build Muscle',
        'Improve Energy',
        'Digestive Health',
        'Reduce inflammation',
        'Heart Health',
        'Diabetes Management',
        'General wellness',
      ],
      dietaryRestrictions: ['Gluten-Free', 'Nut allergies'],
    });
  });

  it('asks the same of food before and after the prefill', () => {
    const { healthGoals, dietaryRestrictions } = profileFromSurvey({
      healthGoals: [...SURVEY_GOALS],
      dietaryRestrictions: [...SURVEY_RESTRICTIONS],
    });
    expect(generatePreferences({ goals: healthGoals, restrictions: dietaryRestrictions })).toEqual(
      generatePreferences({ goals: SURVEY_GOALS, restrictions: SURVEY_RESTRICTIONS }),
    );
  });

  it('keeps "No restrictions" and restrictions apart', () => {
    expect(toggleRestriction(['Vegan', 'Egg-free'], 'No restrictions')).toEqual(['No restrictions']);
    expect(toggleRestriction(['No restrictions'], 'Vegan')).toEqual(['Vegan']);
    expect(toggleRestriction(['Vegan', 'Egg-free'], 'Vegan')).toEqual(['Egg-free']);
  });
});
