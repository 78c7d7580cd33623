import { prepareFood, prepareProfile, scoreFood, scoreOnly } from '@labelwise/domain/scoring';
import { foods, profiles } from '@labelwise/domain/scoring/testing';
import { sayEnglish } from '@labelwise/messages/english';
import { presentScore } from '@labelwise/messages/render/score';
import { assert, property } from 'fast-check';
import { expect, it } from 'vitest';
import { changeLines } from './rescored.tsx';

it('the lines lead from the score for everyone to the person’s own, and every bar lies on the scale', () => {
  assert(
    property(foods, profiles, (food, profile) => {
      const healthScore = scoreOnly(prepareFood(food));
      const own = presentScore(sayEnglish, scoreFood(food, prepareProfile(profile)));
      const lines = changeLines({ healthScore }, own);
      expect(lines[0]?.points).toBe(healthScore);
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(own.score);
      for (const { from, to } of lines) expect(0 <= from && from <= to && to <= 100).toBe(true);
    }),
  );
});
