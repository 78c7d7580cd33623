import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { additiveRisk } from '../additives/index.ts';
import {
  ADDITIVE_POINTS,
  ADDITIVES_LIMIT,
  BASE_KNOTS,
  BASE_OF_WATER,
  CAPS,
  GOAL_LIMIT,
  GROUP_OF,
  NON_NUTRITIVE_SWEETENERS,
  NOVA_POINTS,
  ORGANIC_POINTS,
  PROCESSING_AND_ADDITIVES_LIMIT,
  WEIGHTS,
} from './constants.data.ts';

const fixture = (name: string): string => readFileSync(new URL(`../../fixtures/scoring/${name}`, import.meta.url), 'utf8');

it('the constants of the score stand as they were set', () => {
  const set = JSON.parse(fixture('constants.json'));
  expect(BASE_KNOTS).toEqual(set.base_knots);
  expect(NOVA_POINTS).toEqual(set.nova);
  expect(ADDITIVE_POINTS).toEqual(set.additive_points);
  expect([BASE_OF_WATER, ADDITIVES_LIMIT, PROCESSING_AND_ADDITIVES_LIMIT, ORGANIC_POINTS, GOAL_LIMIT]).toEqual([
    set.base_water,
    set.additive_cap,
    set.processing_additive_cap,
    set.organic,
    set.goal_cap,
  ]);
  expect([...NON_NUTRITIVE_SWEETENERS].toSorted()).toEqual(set.non_nutritive_sweeteners);
  expect(Object.fromEntries(WEIGHTS.slice(1).map((weight, place) => [String(place + 1), weight]))).toEqual(set.weights);
  expect(CAPS).toMatchObject({
    conflict: set.caps.conflict,
    pattern: set.caps.pattern,
    alcohol: set.caps.alcohol,
    unknownSafety: set.caps.unknown_safety,
    unknownIdentity: set.caps.unknown_identity,
    highAdditive: set.caps.high_additive,
    avoided: set.caps.avoided,
  });
  const groups = Object.entries<string>(set.counted_once_groups);
  for (const [one, group] of groups)
    for (const [other, second] of groups) expect(GROUP_OF.get(one) === GROUP_OF.get(other), `${one} and ${other}`).toBe(group === second);
});

it('every additive of the reference table has its level', () => {
  const rows = fixture('additives_risk.jsonl')
    .trim()
    .split('\n')
    .map((line): { code: string; risk: string } => JSON.parse(line));
  expect(rows).toHaveLength(360);
  expect(rows.filter(({ code, risk }) => additiveRisk(code) !== risk)).toEqual([]);
});
