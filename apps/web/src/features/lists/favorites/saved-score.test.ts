import { expect, it } from 'vitest';
import { savedScore } from './favorites-screen.tsx';

it.each([
  [{ healthScore: 81, personalizedScore: 20 }, 81],
  [{ healthScore: 0, personalizedScore: 20 }, 0],
  [{ healthScore: null, personalizedScore: 20 }, 20],
  [{ personalizedScore: 0 }, 0],
  [{ healthScore: null, personalizedScore: null }, 50],
  [{}, 50],
])('a favorite that could not be scored shows %j as %d', (food, score) => {
  expect(savedScore(food)).toBe(score);
});
