import { expect, it } from 'vitest';
import { TURNS_LEARNT_FROM } from '../../packages/domain/src/guide/turns/turns.data.ts';
import { PARAMETERS } from './train.mjs';
import { fingerprint, subjectLabels, takenLabels } from './turns.mjs';

it('the readers of later turns are stored as they were learnt from the turns that stand here', () => {
  expect(TURNS_LEARNT_FROM, 'run `node tooling/turns/train.mjs`').toBe(fingerprint(PARAMETERS));
});

it('the subject of a question is what a turn leaves to it, or puts another in the place of', () => {
  const before = 'is oat milk gluten free';
  expect(subjectLabels({ kind: 'of it', before, turn: 'can i freeze it', full: 'can i freeze oat milk' })).toEqual([0, 1, 1, 0, 0]);
  expect(subjectLabels({ kind: 'other', before, turn: 'and couscous', full: 'is couscous gluten free' })).toEqual([0, 1, 1, 0, 0]);
  expect(subjectLabels({ kind: 'reply', before, turn: 'ta', full: 'ta' })).toBeNull();
});

it('what is taken over of a turn stands in the question in full', () => {
  const turn = { before: 'is cocoa vegan', turn: 'no i mean the dark one', full: 'is dark cocoa vegan' };
  expect(takenLabels({ kind: 'variant', ...turn })).toEqual([0, 0, 0, 0, 1, 0]);
  expect(takenLabels({ kind: 'of it', ...turn })).toBeNull();
});
