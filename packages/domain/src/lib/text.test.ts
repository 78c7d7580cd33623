import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, firstFound, foldText, isLatin, occurs, printedPattern, spelledOut, wholeWords } from './text.ts';

describe('foldText', () => {
  it.each([
    ['Crème FRAÎCHE', 'creme fraiche'],
    ['Œufs', 'oeufs'],
    ['Weißbrot', 'weissbrot'],
    ['Æbleskiver, rødbeder', 'aebleskiver, rodbeder'],
    ['L’huile', "l'huile"],
    ['Żółty ser', 'zolty ser'],
    ['MILK 12,5 %', 'milk 12,5 %'],
    ['İstanbul', 'istanbul'],
    ['사과', '사과'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => foldText(foldText(text)) === foldText(text)));
  });

  it('does not care whether an accent is composed or combining', () => {
    expect(foldText('cafe\u0301')).toBe(foldText('caf\u00e9'));
  });

  it('folds European letters each by itself as in any other text', () => {
    const letters = Array.from({ length: 0x180 - 0x20 }, (_none, at) => String.fromCharCode(at + 0x20)).join('') + '–—‘’•…';
    // A letter of another script sends the whole text the long way.
    expect(foldText(`${letters}ж`)).toBe(`${foldText(letters)}ж`);
  });
});

it.each([
  ['Müsli', 'muesli'],
  ['Gru\u0308nko\u0308rn', 'gruenkoern'],
  ['Käse, Öl', 'kaese, oel'],
  ['Crème', 'creme'],
  ['Straße', 'strasse'],
])('%s without umlauts is %s', (text, spelled) => {
  expect(spelledOut(text)).toBe(spelled);
});

describe('a pattern for a text that is not folded', () => {
  const LETTERS = Array.from({ length: 0x17f - 0x41 }, (_none, place) => String.fromCodePoint(0x41 + place)).filter(
    (letter) => /\p{L}/u.test(letter) && isLatin(letter),
  );

  it('finds every Latin text that the folded word stands in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...LETTERS, ' ', ','), { maxLength: 12 }),
        fc.nat(8),
        fc.integer({ min: 1, max: 5 }),
        (letters, from, length) => {
          const text = letters.join('');
          const word = foldText(text).slice(from, from + length);
          const pattern = printedPattern(word);
          if (pattern !== null) expect(pattern.test(text)).toBe(true);
        },
      ),
    );
    expect(printedPattern('cinna')?.test('CÎNNAMON')).toBe(true);
    expect(printedPattern('strass')).toBeNull();
  });
});

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

describe('the distance of two words', () => {
  /** Each cell of the table, as the definition has it. */
  function wholeTable(one: string, other: string): number {
    const cells = Array.from({ length: one.length + 1 }, (_none, i) =>
      Array.from({ length: other.length + 1 }, (_other, j) => (i === 0 ? j : i)),
    );
    const at = (i: number, j: number): number => cells[i]?.[j] ?? 0;
    for (let i = 1; i <= one.length; i += 1)
      for (let j = 1; j <= other.length; j += 1) {
        const ways = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1)];
        if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) ways.push(at(i - 2, j - 2) + 1);
        const row = cells[i];
        if (row !== undefined) row[j] = Math.min(...ways);
      }
    return at(one.length, other.length);
  }

  it('is what the definition says, though letters that both begin and end with are left out', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'é'), { maxLength: 8 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(words, words, fc.constantFrom(0, 1, 2, Infinity), (one, other, limit) => {
        expect(editDistance(one, other, limit)).toBe(Math.min(wholeTable(one, other), limit + 1));
      }),
    );
    expect(editDistance(`${'long '.repeat(40)}tea`, `${'long '.repeat(40)}eat`)).toBe(2);
  });
});
