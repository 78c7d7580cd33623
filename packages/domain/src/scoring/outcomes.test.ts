import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../testing/index.ts';
import { scoreFood } from './index.ts';
import { foods, profiles } from './testing/arbitraries.ts';

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
