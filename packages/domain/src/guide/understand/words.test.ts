import { describe, expect, it } from 'vitest';
import { plainWords } from './words.ts';

describe('laughter', () => {
  it.each(['haha', 'hahaha', 'jaja', 'jajajaj', 'jeje', 'ahaha', 'hihi', 'hahahehe', 'jajaje', 'lool', 'kkkk', 'rsrs', 'xd', 'mdr'])(
    'says nothing: %s',
    (laughter) => {
      expect(plainWords(`nutella ${laughter}`)).toBe('nutella');
    },
  );

  it.each(['hija', 'haja', 'haji', 'ahuja', 'hijas', 'jahe', 'ojo', 'huhn', 'haal', 'jij'])('is no word of a language: %s', (word) => {
    expect(plainWords(`mi ${word} y nutella`)).toBe(`mi ${word} y nutella`);
  });
});
