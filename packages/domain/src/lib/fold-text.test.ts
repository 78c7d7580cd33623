import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, isLatin, printedPattern, spelledOut } from './fold-text.ts';

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
