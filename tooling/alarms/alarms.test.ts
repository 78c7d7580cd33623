import { expect, it } from 'vitest';
import { ALARMS_LEARNT_FROM } from '../../packages/domain/src/safety/alarm-model.data.ts';
import { alarmExamples, fingerprint } from './inputs.mjs';

it('the classifier of emergencies is stored as it was learnt from the examples that stand here', () => {
  expect(ALARMS_LEARNT_FROM, 'run `node tooling/alarms/train.mjs`').toBe(fingerprint());
});

it('no example is of two kinds', () => {
  const kinds = new Map<string, string>();
  const twice = alarmExamples().filter(({ kind, text }) => {
    const before = kinds.get(text.toLowerCase());
    kinds.set(text.toLowerCase(), kind);
    return before !== undefined && before !== kind;
  });
  expect(twice.map(({ text }) => text)).toEqual([]);
});
