import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linked, listed, plainName, plainText, short, signed } from './format.ts';
import { reply, toMarkdown } from './reply.ts';

const sign = fc.constantFrom(
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '*',
  '_',
  '`',
  '#',
  '|',
  '~',
  '!',
  '\\',
  ' ',
  '\n',
  '\u0000',
  '\u202e',
  'http://',
  'www.',
  'javascript:',
  'a',
  'é',
  '🥑',
);

describe('names written by strangers', () => {
  it.each([
    ['![x](https://evil.example/p.png)', 'x'],
    ['[go](javascript:alert(1))', 'go'],
    ['<img src=x onerror=alert(1)>', 'img'],
    ['Müsli *extra* _fein_', 'extra'],
    ['a\nb\u0000c', 'a b c'],
    ['www.evil.example rocks', 'rocks'],
  ])('%j stay plain words', (name, kept) => {
    const text = plainName(name);
    expect(text).toContain(kept);
    expect(text).not.toMatch(/(?<!\\)[[\]<>*_`]|https?:|www\.|javascript:|\n/i);
  });

  it('never become markup, whatever they hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 90 }), (name) => {
        const isPlain = !/(?<!\\)(?:\\\\)*[[\]<>*_`#|~]|\p{Cc}/u.test(plainText(name));
        const isLink = /^\[.+\]\(\/results\/3017620422003\)$/su.test(linked({ name, barcode: '3017620422003' }));
        const letters = [...plainName(name).replace(/\\(?=[\\`*_[\]<>#|~])/g, '')];
        return isPlain && isLink && letters.length <= 81;
      }),
    );
  });
});

describe('an answer', () => {
  it('leaves out what there is nothing to say of, and names each source once', () => {
    expect(toMarkdown(reply(['One.', null, '', 'Two.'], ['a', 'b', 'a']))).toBe('One.\n\nTwo.\n\n*Sources: a; b.*');
  });

  it.each([
    [0.114, '0.11'],
    [9.96, '10'],
    [10.55, '10.6'],
    [539.4, '539'],
    [0, '0'],
  ])('writes %d as %s', (value, text) => {
    expect(short(value)).toBe(text);
  });

  it('writes points with their sign and lists as people do', () => {
    expect([signed(-8), signed(3), signed(0), listed(['a']), listed(['a', 'b', 'c'])]).toEqual(['−8', '+3', '+0', 'a', 'a, b and c']);
  });
});
