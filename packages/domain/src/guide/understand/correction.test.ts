import { describe, expect, it } from 'vitest';
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
