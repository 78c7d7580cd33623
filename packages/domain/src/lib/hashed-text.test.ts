import { describe, expect, it } from 'vitest';
import { hashedPlace, letterRuns } from './hashed-text.ts';

describe('places of texts in a table', () => {
  it('are those of the published test values of FNV-1a, with the high bits folded in', () => {
    const folded = (hash: number) => ((hash ^ (hash >>> 15)) >>> 0) % 2 ** 16;
    expect(['', 'a', 'foobar'].map((text) => hashedPlace(text, 2 ** 16))).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968].map(folded));
  });

  it('are within the table', () => {
    expect([...'a word that is looked at'].map((letter) => hashedPlace(letter, 7)).filter((place) => place < 0 || place > 6)).toEqual([]);
  });

  it('a word is known by its edges and the runs of letters within it', () => {
    expect(letterRuns('oat', 3, 4)).toEqual(['_oa', 'oat', 'at_', '_oat', 'oat_']);
  });
});
