import { LANGUAGES } from '@labelwise/contracts/languages';
import { foodFromResolvedJson } from '@labelwise/domain/food';
import { scoreFood } from '@labelwise/domain/scoring';
import { foods, profiles } from '@labelwise/domain/scoring/testing';
import { readProduct } from '@labelwise/domain/vocabulary';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sayEnglish } from '../english.ts';
import { loadLanguage, sayIn } from '../say-in.ts';
import { presentDoubt } from './doubts.ts';
import { presentScore } from './score.ts';

// Loads the vocabulary: slow on a busy machine, never stuck.
vi.setConfig({ testTimeout: 60_000 });

const facts = foodFromResolvedJson({
  kind: 'general',
  nova: 4,
  additives: ['e450', 'e899'],
  lang: 'en',
  ingredients_text: 'Wheat flour, sugar, palm oil, skimmed milk powder. May contain nuts.',
  ingredients_n: 4,
  unknown_ingredients_n: 0,
  nutriments: { energy_kj: 2100, energy_kcal: 500, fat: 22, saturated_fat: 10, carbohydrates: 65, sugars: 30, proteins: 6, salt: 0.9 },
});
const biscuit = { ...facts, reading: readProduct({ ...facts, name: null }) };
const scoreOf = (profile: Parameters<typeof scoreFood>[1] = {}, food = biscuit) => presentScore(sayEnglish, scoreFood(food, profile));

describe('the ledger in words', () => {
  it('says for everybody what made the score', () => {
    expect(scoreOf().contributions.map(({ id, label }) => [id, label])).toEqual([
      ['base.nutriscore', 'Nutri-Score E'],
      ['processing.nova', 'Ultra-processed'],
      ['additive.e450', 'Diphosphates (E450)'],
      ['clamp', 'A score ends at 0 and at 100'],
    ]);
  });

  it('says for a person what matched, why it was asked for, and by which source', () => {
    const { contributions } = scoreOf({ goals: ['Heart Health'] });
    expect(contributions.find(({ id }) => id === 'health.Sodium')).toMatchObject({
      label: 'Sodium',
      reason: 'Some salt: 0.9 g per 100 g. Salt pushes blood pressure up.',
      source: 'ACC/AHA blood pressure guideline, lifestyle table (PMC11283018)',
    });
    expect(contributions.find(({ id }) => id === 'health.Saturated Fat')?.reason).toContain('High in saturated fat: 10 g per 100 g.');
  });

  it('says what the pack leaves open, and what would settle it', () => {
    const { unknowns } = scoreOf({ preferences: [{ ingredientName: 'Zinc', preferenceValue: -4 }] });
    const named = Object.fromEntries(unknowns.map(({ name, fix }) => [name, fix]));
    expect(named['Fiber']).toMatch(/^Up to \+\d+ \(Nutri-Score [A-E]\) if the pack says so\.$/u);
    expect(named).toMatchObject({
      E899: 'It counts nothing until it is assessed.',
      Zinc: 'Check the nutrition table on the pack.',
    });
  });

  it('says why there is no Nutri-Score', () => {
    const [start] = scoreOf({}, { ...biscuit, kind: null }).contributions;
    expect(start?.reason).toBe('No Nutri-Score can be worked out: the pack has no category.');
  });

  it('never calls a food bad', () => {
    const { contributions, alerts, unknowns } = scoreOf({
      conditions: ['Celiac', 'Diabetes'],
      restrictions: ['Vegan', 'Low-Carb'],
      preferences: [{ ingredientName: 'Sugar', preferenceValue: -5 }],
    });
    expect(JSON.stringify([contributions, alerts, unknowns])).not.toMatch(/\b(?:bad|unhealthy|poison|junk)\b/iu);
  });

  it('has words for every line, alert and unknown of any food and person', () => {
    fc.assert(
      fc.property(foods, profiles, (food, profile) => {
        const { contributions, alerts, unknowns } = presentScore(sayEnglish, scoreFood(food, profile));
        expect(contributions.every(({ label, reason }) => label !== '' && reason.endsWith('.'))).toBe(true);
        expect(alerts.every(({ message, title }) => title !== '' && message.endsWith('.'))).toBe(true);
        expect(unknowns.every(({ name, reason, fix }) => name !== '' && reason.endsWith('.') && fix.endsWith('.'))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('in another language', () => {
  beforeAll(async () => {
    for (const language of LANGUAGES) await loadLanguage(language);
  });
  const words = (language: 'fr' | 'de') =>
    presentScore(sayIn(language), scoreFood(biscuit, { goals: ['Heart Health'], restrictions: ['Vegan'] }));

  it('names what the domain names in English, and writes figures by its rules', () => {
    const french = words('fr');
    expect(french.contributions.find(({ id }) => id === 'additive.e450')?.label).toBe('Diphosphates (E450)');
    expect(french.contributions.find(({ id }) => id === 'health.Sodium')).toMatchObject({
      label: 'Sel',
      reason: 'Teneur moyenne en sel\u00a0: 0,9 g pour 100 g. Le sel fait monter la tension.',
    });
    expect(french.alerts[0]?.message).toBe('Ne convient pas (végane), contient\u00a0: skimmed milk powder.');
    expect(words('de').alerts[0]).toMatchObject({ message: 'Nicht vegan: enthält skimmed milk powder.', detail: 'Nicht vegan.' });
  });

  it.each(LANGUAGES)('%s has words for every line, alert and unknown, and no figure that is none', (language) => {
    fc.assert(
      fc.property(foods, profiles, (food, profile) => {
        const { contributions, alerts, unknowns, suits } = presentScore(sayIn(language), scoreFood(food, profile));
        expect(contributions.every(({ label, reason }) => label !== '' && reason.endsWith('.'))).toBe(true);
        expect(alerts.every(({ message, title }) => title !== '' && message.endsWith('.'))).toBe(true);
        expect(JSON.stringify([contributions, alerts, unknowns, suits])).not.toContain('NaN');
      }),
      { numRuns: 15 },
    );
  });
});

describe('an alert', () => {
  it.each([
    [{ conditions: ['Celiac'] }, 'Contains wheat. You have celiac disease.', 'Contains wheat', 'You have celiac disease.'],
    [{ restrictions: ['Vegan'] }, 'Not vegan: contains skimmed milk powder.', 'Contains skimmed milk powder', 'Not vegan.'],
    [
      { restrictions: ['Allergy: Tree nuts'] },
      'May contain traces of nuts. You are allergic to nuts.',
      'May contain traces of nuts',
      'You are allergic to nuts.',
    ],
  ])('of %j begins with its cause: %s', (profile, message, title, detail) => {
    expect(scoreOf(profile).alerts[0]).toMatchObject({ message, title, detail });
  });
});

it('a doubt says what is wrong and what would settle it', () => {
  expect(presentDoubt(sayEnglish, { id: 'saturates_above_fat', level: 'doubtful', nutriments: ['saturatedFat', 'fat'] })).toMatchObject({
    message: 'There is more saturated fat than fat.',
    fix: 'Compare both figures with the pack.',
  });
});
