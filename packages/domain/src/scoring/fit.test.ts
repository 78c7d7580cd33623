import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_FOOD } from '../food/index.ts';
import { times } from '../testing/index.ts';
import { isSuggestable } from './compare-scores.ts';
import { fitByAlerts, fitOf, fitOfScore, isFitting, isFittingScore } from './fit.ts';
import { prepareProfile } from './prepare-profile.ts';
import { prepareFood } from './prepared-food.ts';
import { scoreFood } from './score-food.ts';
import { foods, profiles } from './testing/index.ts';

it('a food fits, is open or conflicts just as its alerts say', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(foods, profiles, (facts, profile) => {
      const food = prepareFood(facts);
      const person = prepareProfile(profile);
      const fit = fitOf(food, person);
      seen.add(String(fit));
      const score = scoreFood(food, person);
      const { alerts } = score;
      if (fit !== null) expect(fitOfScore(score)).toBe(fit);
      const isBroken = alerts.some(({ level, data }) => level === 'conflict' || data.kind === 'does not fit');
      expect(fit === 'conflict').toBe(isBroken);
      const levels = alerts.map(({ level }) => level);
      if (fit === 'fits') for (const open of ['traces', 'unknown']) expect(levels).not.toContain(open);
      if (fit !== null && isSuggestable(food, person)) expect(fit).toBe('fits');
    }),
    { numRuns: times(250, 5000) },
  );
  expect([...seen].sort()).toEqual(['conflict', 'fits', 'null', 'unknown']);
});

it('of a food that nothing is known to judge by, nothing is called fitting', () => {
  const named = prepareFood({ ...EMPTY_FOOD, labelsTags: ['en:vegan'] });
  const vegan = prepareProfile({ restrictions: ['Vegan'] });
  expect(fitOf(named, vegan)).toBe('unknown');
  expect(fitOfScore(scoreFood(named, vegan))).toBe('unknown');
});

it('what an agency says to have little of in pregnancy never fits, and is no conflict', () => {
  const drink = prepareFood({ ...EMPTY_FOOD, kind: 'beverage', categoriesTags: ['en:energy-drinks'], nutriments: { caffeine: 0.032 } });
  const pregnant = prepareProfile({ conditions: ['Pregnancy'] });
  expect(fitOf(drink, pregnant)).toBe('unknown');
  expect(fitByAlerts(scoreFood(drink, pregnant).alerts)).toBe('unknown');
});

it('the gravest alert decides; that a food holds alcohol says nothing of what a person leaves out', () => {
  const [alcohol, open, note] = [
    { level: 'warning', data: { kind: 'alcohol' } },
    { level: 'unknown', data: { kind: 'not shown' } },
    { level: 'note', data: { kind: 'fits in moderation' } },
  ] as const;
  expect(fitByAlerts([])).toBe('fits');
  expect(fitByAlerts([alcohol, note])).toBe('fits');
  expect(fitByAlerts([note, open, alcohol])).toBe('unknown');
  expect(fitByAlerts([open, { level: 'warning', data: { kind: 'does not fit' } }])).toBe('conflict');
  expect(fitByAlerts([open, { level: 'conflict', data: { kind: 'contains' } }])).toBe('conflict');
});

const CREAM = {
  ...EMPTY_FOOD,
  kind: 'fat' as const,
  nova: 4 as const,
  categoriesTags: ['en:chocolate-spreads'],
  labelsTags: ['en:vegetarian'],
  nutriments: { energyKj: 2252, fat: 30.9, saturatedFat: 10.6, sugars: 56.3, salt: 0.107, fiber: 0, proteins: 6.3, carbohydrates: 57.5 },
};

it('what holds nothing that a person leaves out is not called fitting where it is no good match for them', () => {
  const cream = prepareFood(CREAM);
  const person = prepareProfile({ conditions: ['Diabetes'], restrictions: ['Vegetarian'] });
  const score = scoreFood(cream, person);
  expect(fitOf(cream, person)).toBe('fits');
  expect(isFitting(cream, person)).toBe(false);
  expect(isFittingScore(score)).toBe(false);
});

it('what a person strongly avoids, and potassium that a condition limits, is never called fitting, whatever the score', () => {
  const oats = { ...EMPTY_FOOD, kind: 'general' as const, nova: 1 as const, categoriesTags: ['en:rolled-oats'] };
  const good = prepareFood({
    ...oats,
    nutriments: { energyKj: 1500, fat: 6, saturatedFat: 1, sugars: 1, salt: 0.01, fiber: 10, proteins: 13, carbohydrates: 59 },
  });
  const nobody = prepareProfile({});
  const avoids = prepareProfile({ preferences: [{ ingredientName: 'Carbohydrates', preferenceValue: -5 }] });
  expect(isFitting(good, nobody)).toBe(true);
  expect(isFittingScore(scoreFood(good, nobody))).toBe(true);
  expect(isFitting(good, avoids)).toBe(false);
  expect(isFittingScore(scoreFood(good, avoids))).toBe(false);
});

it('a food is called fitting by its ledger only where it is by the food itself, and then it is a good match without conflict', () => {
  fc.assert(
    fc.property(foods, profiles, (facts, profile) => {
      const food = prepareFood(facts);
      const person = prepareProfile(profile);
      const score = scoreFood(food, person);
      const may = isFitting(food, person);
      if (isFittingScore(score)) expect(may).toBe(true);
      if (!may) return;
      expect(['fits', null]).toContain(fitOf(food, person));
      expect(score.score).toBeGreaterThanOrEqual(50);
      expect(score.basis).not.toBe('none');
      expect(score.contributions.filter(({ data }) => data.kind.endsWith('cap') && data.kind !== 'high additive cap')).toEqual([]);
    }),
    { numRuns: times(250, 5000) },
  );
});
