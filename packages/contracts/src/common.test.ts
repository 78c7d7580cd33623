import { describe, expect, it } from 'vitest';
import { SHOWN_TEXT } from './common.ts';

/** Whoever reads the published document compiles its patterns with the flag `u`, or without. */
const READERS = [new RegExp(SHOWN_TEXT.source), new RegExp(SHOWN_TEXT.source, 'u')];

describe('text that others may read', () => {
  it.each(['Cc', 'p{c}', '🥛9c_-\\X漢🥛', ''])('holds any letter and sign, for every reader of the published pattern: %s', (text) => {
    expect(READERS.map((pattern) => pattern.test(text))).toEqual([true, true]);
  });

  it.each(['\u0000', 'a\u009f', '\u202egnp.exe', 'a\nb', '\u2069'])('holds nothing that makes it read as another: %j', (text) => {
    expect(READERS.map((pattern) => pattern.test(text))).toEqual([false, false]);
  });
});
