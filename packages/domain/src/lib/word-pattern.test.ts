import { describe, expect, it } from 'vitest';
import { firstFound, occurs, wholeWords } from './word-pattern.ts';

describe('the notation of terms', () => {
  it.each([
    ['milk[s]', ['milk', 'milks'], ['milky', 'buttermilk']],
    ['{corn|cane} syrup', ['corn syrup', 'cane syrup'], ['syrup', 'cornsyrup']],
    ['*wurst', ['wurst', 'bratwurst'], ['wursten']],
    ['extra-virgin', ['extra virgin', 'extra-virgin'], ['extravirgin']],
    ['isomalt~ose', ['isomaltose', 'isomalt-ose', 'isomalt ose'], ['isomalt']],
    ['noix!{ de}', ['noix', 'noix, sel'], ['noix de coco']],
    ['fd[ ]&[ ]c +', ['fd&c red', 'fd & c blue'], ['fd&c']],
    ['<ab|cd>e', ['abe', 'abcde'], ['e']],
    ['no. 5', ['no. 5'], ['nox 5']],
  ])('%s', (term, found, missed) => {
    const pattern = wholeWords([term]);
    for (const text of found) expect({ text, found: occurs(pattern, text) }).toEqual({ text, found: true });
    for (const text of missed) expect({ text, found: occurs(pattern, text) }).toEqual({ text, found: false });
  });

  it('finds nothing for no terms', () => {
    expect(occurs(wholeWords([]), 'anything')).toBe(false);
  });

  it('returns what it found', () => {
    expect(firstFound(wholeWords(['palm [kernel ]oil']), 'sugar, palm kernel oil, salt')).toBe('palm kernel oil');
    expect(firstFound(wholeWords(['lard']), 'sugar')).toBeNull();
  });
});
