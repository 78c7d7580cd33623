import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfSentence, spokenText } from './chat-screen.tsx';

describe('what is read aloud of a growing text', () => {
  it.each([
    ['One. Two', 0, 5],
    ['One. Two', 5, 5],
    ['Oats have 10.5 g', 0, 0],
    ['**Done.** Next', 0, 10],
    ['- a\n- b', 0, 4],
    ['no end yet', 0, 0],
  ])('%j after %i ends at %i', (text, from, end) => expect(endOfSentence(text, from)).toBe(end));

  it('is every character once, however the text arrives', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', '.', ' ', '\n', '!') })), (pieces) => {
        let text = '';
        let done = 0;
        let heard = '';
        for (const piece of pieces) {
          text += piece;
          const end = endOfSentence(text, done);
          heard += text.slice(done, end);
          done = end;
        }
        expect(heard + text.slice(done)).toBe(text);
      }),
    );
  });
});

it.each([
  ['**Oats** and _rye_ with `fiber`', 'Oats and rye with fiber'],
  ['See [Skyr](/results/1) ![cup](https://x/y.png)', 'See Skyr cup'],
  ['# Plan\n\n- one\n- two\n> three', 'Plan one two three'],
  ['| a | b |\n|---|:--:|\n| 1 | 2 |', 'a, b 1, 2'],
  ['```js\nx = 1\n```', 'x = 1'],
  ['2 * 3 is 6', '2 * 3 is 6'],
])('%j is read as %j', (markdown, spoken) => expect(spokenText(markdown)).toBe(spoken));
