import { GENERAL, generalIds } from '@labelwise/domain/guide';
import { describe, expect, it } from 'vitest';
import { ENTRIES_LEARNT_FROM } from '../../packages/domain/src/guide/knowledge/entry-model.data.ts';
import { fingerprint } from './inputs.mjs';
import { written } from './written.mjs';

it('the finder of entries is stored as it was learnt from the questions and texts that stand here', () => {
  expect(ENTRIES_LEARNT_FROM, 'run `node tooling/knowledge/train.mjs`').toBe(fingerprint());
});

/** Questions that an entry without ways of asking has at least. */
const LEAST = 7;

describe('the questions that entries of the knowledge base are found by', () => {
  const all = written();

  it('are enough for every entry that nothing else finds', () => {
    const found = (id: string) => all.filter((one) => one.id === id).length;
    expect(generalIds().filter((id) => GENERAL[id].asks.length === 0 && found(id) < LEAST)).toEqual([]);
  });

  it('stand once', () => {
    const texts = all.map(({ text }) => text.toLowerCase());
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});
