import { expect, it } from 'vitest';
import { judged, judgedScan, wordOf } from './score-state.ts';

it.each([
  [{ score: 80, basis: 'nutriscore', isHeldBack: false }, 'Great Match'],
  [{ score: 49, basis: 'nutriscore', isHeldBack: false }, 'Poor Match'],
  [{ score: 49, basis: 'fallback', isHeldBack: true }, 'Check the pack'],
  [{ score: 50, basis: 'none', isHeldBack: false }, 'Not enough data to judge'],
] as const)('%j is "%s"', (score, word) => {
  expect(wordOf(judged(score))).toBe(word);
});

it.each([
  [
    [
      { id: 'base.nutriscore', points: 80 },
      { id: 'cap.unknown.nut-free', points: -31 },
    ],
    'check',
  ],
  [
    [
      { id: 'base.nutriscore', points: 80, data: { kind: 'nutri-score' } },
      { id: 'cap.unknown.nut-free', points: -31, data: { kind: 'unknown cap' } },
    ],
    'check',
  ],
  [
    [
      { id: 'base.nutriscore', points: 80 },
      { id: 'cap.conflict.nut-free', points: -31 },
    ],
    'judged',
  ],
  [[{ id: 'base.nutriscore', points: 49 }], 'judged'],
  [null, 'judged'],
] as const)('a stored scan is held back only by what its ledger says is unknown: %j', (contributions, state) => {
  expect(judgedScan({ personalizedScore: 49, scoreBasis: 'nutriscore', contributions }).state).toBe(state);
});
