import { GENERAL, generalIds } from '@labelwise/domain/guide';
import { describe, expect, it } from 'vitest';
import { written } from './inputs.mjs';

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
