import { describe, expect, it } from 'vitest';
import { DIETARY_RESTRICTIONS, HEALTH_GOALS, MEDICAL_CONDITIONS } from '../health-profile/index.ts';
import { SURVEY_GOALS, SURVEY_RESTRICTIONS } from '../health-profile/survey.data.ts';
import { CONDITION_CATALOGUE, GOAL_CATALOGUE, RESTRICTION_CATALOGUE, SELECTION_ALIASES } from '../preferences/catalogue.data.ts';
import { ALLERGY_CHIPS, allergyText, definitionOf, restrictionId, restrictionsOfChip } from './index.ts';

const LISTS = [
  ...HEALTH_GOALS,
  ...MEDICAL_CONDITIONS,
  ...DIETARY_RESTRICTIONS,
  ...SURVEY_GOALS,
  ...SURVEY_RESTRICTIONS,
  ...Object.keys(GOAL_CATALOGUE),
  ...Object.keys(CONDITION_CATALOGUE),
  ...Object.keys(RESTRICTION_CATALOGUE),
  ...Object.keys(SELECTION_ALIASES),
];

describe('chips', () => {
  it.each([...new Set(LISTS)])('%s is known without a vocabulary', (chip) => {
    expect(restrictionsOfChip(chip)).not.toBeNull();
  });

  it.each([
    ['Celiac', ['gluten-free safety']],
    ['coeliac disease', ['gluten-free safety']],
    ['GLUTEN FREE', ['gluten-free safety']],
    ['Nut allergies', ['nut-free safety', 'peanut-free safety']],
    ['nut allergy', ['nut-free safety', 'peanut-free safety']],
    ['Vegan', ['vegan identity']],
    ['Halal', ['halal identity']],
    ['Keto', ['keto pattern']],
    ['Mediterranean', ['mediterranean guide']],
    ['Pregnancy', ['pregnancy pregnancy']],
    ['Breastfeeding', ['breastfeeding guide']],
    ['Lactose intolerance', ['lactose-free safety']],
    ['No restrictions', []],
    ['Heart Health', []],
    ['High Blood Pressure', []],
    ['Allergy: Milk', ['dairy-free safety']],
    ['Allergy: Tree nuts', ['nut-free safety']],
    ['allergy: peanuts (STRICT)', ['peanut-free safety']],
    ['Allergy: Wheat', ['wheat-free safety']],
  ])('%s → %j', (chip, restrictions) => {
    expect(restrictionsOfChip(chip)?.map((one) => `${restrictionId(one)} ${one.strictness}`)).toEqual(restrictions);
  });

  it.each(['kiwi allergy', 'Allergy: kiwi', '', 'constructor', 'Migraine'])('%j is none', (typed) => {
    expect(restrictionsOfChip(typed)).toBeNull();
  });
});

describe('the section "Allergies"', () => {
  it('has the fourteen allergens of EU law and the wheat of US law', () => {
    expect(
      ALLERGY_CHIPS.filter(({ member }) => member === null)
        .map(({ diet }) => diet)
        .toSorted(),
    ).toEqual([
      'celery-free',
      'crustacean-free',
      'dairy-free',
      'egg-free',
      'fish-free',
      'gluten-free',
      'lupin-free',
      'mollusc-free',
      'mustard-free',
      'nut-free',
      'peanut-free',
      'sesame-free',
      'soy-free',
      'sulphite-free',
    ]);
    expect(ALLERGY_CHIPS.filter(({ member }) => member !== null).map(({ text }) => text)).toEqual(['Allergy: Wheat']);
    expect(ALLERGY_CHIPS.every(({ diet }) => definitionOf(diet).strictness === 'safety')).toBe(true);
  });

  it('makes traces count like the food itself where it is strict, and changes nothing else', () => {
    for (const chip of ALLERGY_CHIPS) {
      const [usual, strict] = [restrictionsOfChip(allergyText(chip, false))?.[0], restrictionsOfChip(allergyText(chip, true))?.[0]];
      expect(usual?.strictTraces).toBeUndefined();
      expect(strict).toEqual({ ...usual, strictTraces: true });
    }
  });
});
