import { describe, expect, it } from 'vitest';
import { hasUnknownBeside } from './unknown-beside.ts';

describe('a word that no table knows beside the name of a food', () => {
  it.each([
    ['so what about kung pao chicken', 'chicken'],
    ['vitello tonnato va bene?', 'vitello'],
    ['is zorbla cheese ok', 'cheese'],
  ])('makes it a food of its own: %s', (typed, name) => {
    expect(hasUnknownBeside(typed, name)).toBe(true);
  });

  it.each([
    ['is grilled chicken ok for me', 'chicken'],
    ['can i have chicken tonight', 'chicken'],
    ['chicken, kung pao', 'chicken'],
    ['il vitello va bene per me', 'vitello'],
    ['darf ich heute Hähnchen essen', 'Hähnchen'],
  ])('is none in: %s', (typed, name) => {
    expect(hasUnknownBeside(typed, name)).toBe(false);
  });
});
