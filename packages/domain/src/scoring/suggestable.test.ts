import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../testing/index.ts';
import { isSuggestable } from './compare-scores.ts';
import { prepareProfile } from './prepare-profile.ts';
import { prepareFood } from './prepared-food.ts';
import { scoreFood } from './score-food.ts';
import { foods, profiles } from './testing/index.ts';

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
