import { expect, it } from 'vitest';
import { generalIds } from '../../packages/domain/src/guide/knowledge/find-general.ts';
import { ALARMS_LEARNT_FROM } from '../../packages/domain/src/safety/alarm-model.data.ts';
import { alarmExamples, entriesOfDanger, fingerprint, heldOut } from './inputs.mjs';

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

it('every entry of danger is one of the knowledge base', () => {
  const ids = new Set<string>(generalIds());
  expect([...entriesOfDanger()].filter((id) => !ids.has(id))).toEqual([]);
});

it('nothing is learnt from what measures', () => {
  const learnt = new Set(alarmExamples().map(({ text }) => text.toLowerCase()));
  const measured = Object.values(heldOut()).flat();
  expect(measured.filter(({ text }) => learnt.has(text.toLowerCase())).map(({ text }) => text)).toEqual([]);
});
