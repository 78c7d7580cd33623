import { SAFETY_KINDS } from '@labelwise/domain/safety';
import type { StoredLine } from '@labelwise/domain/scoring';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sayEnglish } from '../english.ts';
import { renderAnswer } from './guide.ts';
import { linked, listed, plainName, plainText, shortNumber, signedPoints } from './markdown.ts';
import { safetyText } from './safety.ts';

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

it('what moved the scores is named by its data, or by the words that an older scan was stored with, alike ones once', () => {
  const additive: StoredLine = {
    id: 'additive.e250',
    points: -8,
    group: 'food',
    data: { kind: 'additive', code: 'e250', name: 'Sodium nitrite', risk: 'high' },
  };
  const worded: StoredLine = { id: 'organic', points: 3, group: 'food', label: 'Organic of 2025', reason: 'Words of then.', source: null };
  const answer = (side: 'gains' | 'losses', lines: readonly StoredLine[]) =>
    renderAnswer(sayEnglish, {
      blocks: [{ kind: 'score movers', side, movers: lines.map((line) => ({ line, points: line.points, foods: 2 })) }],
      sources: [],
      derived: [],
      suggested: [],
    }).text;
  expect(answer('losses', [additive])).toBe('Pulled them down: Sodium nitrite (E250) (−8 points in 2 scans).');
  expect(answer('gains', [worded, { ...worded, label: 'organic of 2025' }])).toBe(
    'Lifted your scores: Organic of 2025 (+3 points in 2 scans).',
  );
});

describe('names written by strangers', () => {
  it.each([
    ['![x](https://evil.example/p.png)', 'x'],
    ['[go](javascript:alert(1))', 'go'],
    ['<img src=x onerror=alert(1)>', 'img'],
    ['Müsli *extra* _fein_', 'extra'],
    ['a\nb\u0000c', 'a b c'],
    ['www.evil.example rocks', 'rocks'],
  ])('%j stay plain words', (name, words) => {
    const text = plainName(name);
    expect(text).toContain(words);
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

describe('an answer in words', () => {
  it('leaves out blocks with nothing in them, and names each source and each shared paragraph once', () => {
    const sources = [{ kind: 'own profile' }, { kind: 'scoring rules' }, { kind: 'own profile' }] as const;
    const blocks = [{ kind: 'thanks' }, { kind: 'not stated for', foods: [] }, { kind: 'bye' }, { kind: 'thanks' }] as const;
    expect(renderAnswer(sayEnglish, { blocks, sources, derived: [], suggested: [] })).toEqual({
      text: 'You are welcome! Ask whenever you stand in front of a shelf.\n\nGoodbye, and enjoy your meal!\n\n*Sources: your health profile; Labelwise scoring rules.*',
      sources: ['your health profile', 'Labelwise scoring rules'],
    });
  });

  it.each([
    [0.114, '0.11'],
    [9.96, '10'],
    [10.55, '10.6'],
    [539.4, '539'],
    [0, '0'],
  ])('writes %d as %s', (value, text) => {
    expect(shortNumber(sayEnglish, value)).toBe(text);
  });

  it('writes points with their sign and lists as people do', () => {
    expect([signedPoints(-8), signedPoints(3), signedPoints(0), listed(sayEnglish, ['a']), listed(sayEnglish, ['a', 'b', 'c'])]).toEqual([
      '−8',
      '+3',
      '+0',
      'a',
      'a, b and c',
    ]);
  });
});

describe('the safety texts', () => {
  it.each(SAFETY_KINDS)('of %s names somebody to turn to, and a number to call where it is grave', (kind) => {
    const text = safetyText(sayEnglish, kind, 'en');
    expect(text).toMatch(/doctor|midwife|pharmacist|112|helpline/i);
    if (kind !== 'pregnancy') expect(text).toMatch(/\b112\b.*\b911\b/s);
  });

  it.each(['de', 'fr', 'es', 'it', 'pt', 'nl'] as const)(
    'in %s name a number to call in every grave case, and a line in a crisis',
    (language) => {
      for (const kind of SAFETY_KINDS) if (kind !== 'pregnancy') expect(safetyText(sayEnglish, kind, language)).toContain('112');
      expect(safetyText(sayEnglish, 'crisis', language)).toMatch(/findahelpline\.com/);
    },
  );
});
