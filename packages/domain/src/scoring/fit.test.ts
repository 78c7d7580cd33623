import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitOf } from './fit.ts';
import { prepareProfile } from './prepare-profile.ts';
import { prepareFood } from './prepared-food.ts';
import { scoreFood } from './score-food.ts';
import { isSuggestable } from './suggestable.ts';
import { foods, profiles } from './testing/index.ts';

it('a food fits, is open or conflicts just as its alerts say', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(foods, profiles, (facts, profile) => {
      const food = prepareFood(facts);
      const person = prepareProfile(profile);
      const fit = fitOf(food, person);
      seen.add(String(fit));
      const { alerts } = scoreFood(food, person);
      const isBroken = alerts.some(({ level, data }) => level === 'conflict' || data.kind === 'does not fit');
      expect(fit === 'conflict').toBe(isBroken);
      const levels = alerts.map(({ level }) => level);
      if (fit === 'fits') for (const open of ['traces', 'unknown']) expect(levels).not.toContain(open);
      if (fit !== null && isSuggestable(food, person)) expect(fit).toBe('fits');
    }),
    { numRuns: 1000 },
  );
  expect([...seen].sort()).toEqual(['conflict', 'fits', 'null', 'unknown']);
});
