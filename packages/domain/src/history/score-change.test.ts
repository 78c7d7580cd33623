import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../matching/testing/food-of.ts';
import { scoreFood } from '../scoring/index.ts';
import { type ComparedScore, explainScoreChange } from './index.ts';

const line = (id: string, points: number, group: 'food' | 'you' = 'food') => ({ id, points, group });
const scored = (contributions: ComparedScore['contributions'], rulesVersion = '2026.1'): ComparedScore => ({ contributions, rulesVersion });
const BASE = line('base.nutriscore', 60);

describe('a score that is another one than before', () => {
  it('is put down to the member, the recipe and the ends of the scale, each with its lines', () => {
    const before = scored([BASE, line('additive.e250', -8), line('preference.Sugar', -10, 'you'), line('health.Sodium', -5, 'you')]);
    const now = scored([
      line('base.nutriscore', 70),
      line('preference.Sugar', -25, 'you'),
      line('health.Sodium', -5, 'you'),
      line('clamp', 3),
    ]);
    expect(explainScoreChange(before, now)).toEqual([
      { cause: 'you', points: -15, lines: [{ line: line('preference.Sugar', -25, 'you'), before: -10, now: -25 }] },
      {
        cause: 'recipe',
        points: 18,
        lines: [
          { line: line('base.nutriscore', 70), before: 60, now: 70 },
          { line: line('additive.e250', -8), before: -8, now: null },
        ],
      },
      { cause: 'scale', points: 3, lines: [{ line: line('clamp', 3), before: null, now: 3 }] },
    ]);
  });

  it('is put down to the rules where their edition is another', () => {
    const change = explainScoreChange(scored([BASE, line('organic', 5)], '2026.1'), scored([BASE, line('organic', 6)], '2026.2'));
    expect(change).toMatchObject([{ cause: 'rules', points: 1 }]);
    expect(explainScoreChange(scored([BASE], '2026.1'), scored([BASE], '2026.2'))).toEqual([]);
  });

  it('starts from one line, whichever way it was computed', () => {
    expect(explainScoreChange(scored([line('fallback.base', 50)]), scored([line('base.nutriscore', 62)]))).toEqual([
      { cause: 'recipe', points: 12, lines: [{ line: line('base.nutriscore', 62), before: 50, now: 62 }] },
    ]);
  });

  it('is explained to the last point, whatever was changed', () => {
    const food = fc.record({
      sugars: fc.integer({ min: 0, max: 60 }),
      salt: fc.integer({ min: 0, max: 5 }),
      nova: fc.constantFrom(1, 3, 4, null),
      additives: fc.subarray(['e250', 'e330', 'e621']),
    });
    const preference = fc.array(
      fc.record({ ingredientName: fc.constantFrom('Sugar', 'Sodium', 'Preservatives'), preferenceValue: fc.constantFrom(-5, -2, 1, 4) }),
      { maxLength: 3 },
    );
    const score = (
      { sugars, salt, nova, additives }: { sugars: number; salt: number; nova: 1 | 3 | 4 | null; additives: string[] },
      preferences: { ingredientName: string; preferenceValue: number }[],
    ) =>
      scoreFood(
        factsOf({
          nutriments: { energyKj: 1500, energyKcal: 360, fat: 10, saturatedFat: 3, carbohydrates: 60, sugars, proteins: 8, salt },
          nova,
          additives,
          ingredientsText: 'wheat, sugar, salt',
        }),
        { preferences },
      );
    fc.assert(
      fc.property(food, food, preference, preference, (one, other, first, second) => {
        const [before, now] = [score(one, first), score(other, second)];
        const causes = explainScoreChange(scored(before.contributions), scored(now.contributions));
        expect(causes.reduce((sum, { points }) => sum + points, 0)).toBe(now.score - before.score);
      }),
    );
  });
});
