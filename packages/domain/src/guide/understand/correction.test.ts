import { describe, expect, it } from 'vitest';
import { ofThatKind } from './correction.ts';
import { understandInContext } from './follow-up.ts';

const PRODUCT = '[Coca-Cola Original Taste](/results/0000054491014)';

function after(first: string, then: string) {
  return understandInContext(then, [
    { role: 'user', content: first },
    { role: 'assistant', content: PRODUCT },
  ]);
}

describe('what somebody takes back', () => {
  it.each([
    ['coke', 'no the zero one', 'zero'],
    ['coca', 'non, celle à la cerise', 'cerise'],
    ['coca cola', 'nein die mit kirsche', 'kirsche'],
    ['coca cola', 'no, la de cereza', 'cereza'],
    ['coca cola', 'no, quella alla ciliegia', 'ciliegia'],
    ['coca cola', 'não, a de cereja', 'cereja'],
    ['coca cola', 'nee, die met kers', 'kers'],
  ])('is looked for as another of its kind: %s → %s', (first, then, words) => {
    const { intent, mentions, kindOf } = after(first, then);
    expect([intent.kind, kindOf]).toEqual(['verdict', first]);
    expect(mentions[0]).toContain(words);
  });

  it.each(['no nuts please', 'no, gluten?', 'no more salt'])('is nothing in: %s', (message) => {
    expect(after('coke', message).instead).toBeNull();
  });

  it('goes before what stood before it in one message', () => {
    expect(understandInContext('the gouda. no wait, the edam', []).mentions.join(' ')).toContain('edam');
  });
});

it.each([
  ['et celui de carrefour ?', 'carrefour'],
  ['celle au chèvre je voulais dire', 'chevre'],
  ['et au chocolat ?', 'chocolat'],
  ['quello della carrefour', 'carrefour'],
  ['¿y los de chili?', 'chili'],
  ['e o de morango?', 'morango'],
  ['und die mit Schokolade?', 'schokolade'],
  ['en die met aardbei?', 'aardbei'],
  ['and the one from auchan?', 'auchan'],
  ['and the second one?', null],
  ['und das Kinder Bueno?', null],
  ['the one without milk', null],
])('what tells another of the kind that was spoken of: %s', (message, one) => {
  expect(ofThatKind(message)).toBe(one);
});
