import { describe, expect, it } from 'vitest';
import { isDiet } from '../diets/index.ts';
import { canonicalName, matchName, suitability } from '../matching/index.ts';
import { prepareFood, prepareProfile, type ScoreProfile, scoreFood, scoreOnly } from './index.ts';
import { goldenCases } from './testing/golden-cases.ts';

const cases = goldenCases();

describe('the worked cases', () => {
  it('are 343, every one of them run', () => {
    expect(cases).toHaveLength(343);
  });

  it.each(cases)('$id: the whole ledger', ({ food, profile, expected }) => {
    const result = scoreFood(food, profile);
    expect(result.contributions.map(lineOf)).toEqual(expected.contributions.map(lineOf));
    expect({
      score: result.score,
      label: result.label,
      base: result.base,
      deduplicated: result.deduplicated.map(({ name }) => name).sort(),
      alerts: result.alerts.map(({ level, about }) => `${level} ${about}`).sort(),
    }).toEqual({
      score: expected.score,
      label: expected.label,
      base: expected.base,
      deduplicated: [...expected.counted_once].sort(),
      alerts: expected.alerts.map(({ level, about }) => `${level} ${about}`).sort(),
    });
    expect(scoreOnly(prepareFood(food), prepareProfile(profile))).toBe(expected.score);
  });

  it.each(cases)('$id: every match and answer', ({ food, profile, expected }) => {
    const prepared = prepareFood(food);
    for (const [name, share] of Object.entries(expected.matches)) {
      const found = matchName(prepared, name, wantFor(profile, name));
      if (share === null || found === null) expect({ name, found }).toEqual({ name, found: share });
      else expect(found, name).toBeCloseTo(share, 4);
    }
    for (const [diet, answer] of Object.entries(expected.suitability)) {
      if (!isDiet(diet)) continue;
      expect({ diet, answer: suitability(prepared, diet).answer }).toEqual({ diet, answer });
    }
  });
});

function wantFor(profile: ScoreProfile, name: string): 'more' | 'less' {
  const preference = prepareProfile(profile)
    .preferenceGroups.flat()
    .find((candidate) => candidate.name === canonicalName(name));
  return preference?.want ?? 'more';
}

function lineOf({ id, points }: { id: string; points: number }): string {
  return `${id} ${points}`;
}
