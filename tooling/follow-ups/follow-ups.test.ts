import { expect, it } from 'vitest';
import { ACTS_LEARNT_FROM } from '../../packages/domain/src/guide/acts/acts.data.ts';
import { fingerprint } from './train.mjs';

it('the reader of acts is stored as it was learnt from the messages that stand here', () => {
  expect(ACTS_LEARNT_FROM, 'run `node tooling/follow-ups/train.mjs`').toBe(fingerprint());
});
