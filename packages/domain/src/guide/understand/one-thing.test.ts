import { expect, it } from 'vitest';
import { energyLeftTyped, isAskedFattening, isAskedOnly, isOfNutriScore } from './one-thing.ts';

it('hears the one thing that is asked', () => {
  expect(isOfNutriScore('whats the nutri score of nutella')).toBe(true);
  expect(isOfNutriScore('how is the nutri-score calculated')).toBe(false);
  expect(isAskedFattening('oi, a nutella engorda muito?')).toBe(true);
  expect(isAskedFattening('how much fat is in nutella')).toBe(false);
  expect(isAskedOnly('but its just corn??')).toBe(true);
  expect(isAskedOnly("kellogg's corn flakes are just corn aren't they")).toBe(true);
  expect(isAskedOnly('I just want a snack')).toBe(false);
  expect(isAskedOnly('can i eat just one')).toBe(false);
  expect(energyLeftTyped('ive got like 300 kcal left i think, can i still have a snickers tonight')).toBe(300);
  expect(energyLeftTyped('mi quedan 400 kcal, puedo comerme un snickers?')).toBe(400);
  expect(energyLeftTyped('ich hab noch 250 kalorien')).toBe(250);
  expect(energyLeftTyped('snacks with 200 kcal')).toBeNull();
});
