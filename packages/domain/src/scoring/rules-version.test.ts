import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { RULES_VERSION, scoreFood } from './index.ts';
import { foods, profiles } from './testing/index.ts';

/** What the scores of a fixed random sample come to, edition by edition. */
const FINGERPRINTS: Readonly<Record<string, string>> = {
  '2026.1': '70d6e880',
  '2026.2': '70d6e880',
  '2026.3': 'f48bf968',
  '2026.4': 'f48bf968',
  '2026.5': 'f48bf968',
  '2026.6': 'f48bf968',
  '2026.7': 'f48bf968',
  '2026.8': 'b0f7c756',
};

it('scores as its edition did; a change of rules or tables raises RULES_VERSION and adds its fingerprint here', () => {
  const sample = fc.sample(fc.tuple(foods, profiles), { seed: 20261121, numRuns: 400 });
  let hash = 0x811c9dc5;
  for (const [food, profile] of sample) {
    for (const sign of JSON.stringify(scoreFood(food, profile).contributions.map(({ id, points }) => [id, points]))) {
      hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
    }
  }
  expect(hash.toString(16)).toBe(FINGERPRINTS[RULES_VERSION]);
});
