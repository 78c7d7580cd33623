import { processorMs, within } from '@labelwise/domain/testing';
import { assert, json, property } from 'fast-check';
import { expect, it } from 'vitest';
import { JsonRefusedError, parseStrictJson } from './read-body.ts';

it('agrees with JSON.parse on every valid text', () => {
  assert(
    property(json({ maxDepth: 8, stringUnit: 'grapheme' }), (text) => {
      const poisoned = /"(?:__proto__|constructor|prototype)":|\\u0000/u.test(text);
      if (!poisoned) expect(parseStrictJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

it.each([
  ['a name given twice', '{"a":1,"b":{"c":1},"a":2}'],
  ['a name given twice in different spellings', String.raw`{"a":1,"\u0061":2}`],
  ['__proto__', '{"__proto__":{"isAdmin":true}}'],
  ['__proto__, hidden in escapes', String.raw`{"a":[{"\u005f_proto__":{}}]}`],
  ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['a number beyond a double', '{"a":1e400}'],
  ['a number beyond a double, written out', `[${'9'.repeat(400)}]`],
  ['NUL', String.raw`["a\u0000b"]`],
  ['half a surrogate pair', String.raw`["\ud83d"]`],
  ['nesting of 100,000', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['nesting of 65', '{"a":'.repeat(65) + '1' + '}'.repeat(65)],
])('refuses %s', (_name, text) => {
  expect(() => parseStrictJson(text)).toThrow(JsonRefusedError);
});

it.each(['', '{', '{"a"', '"\\', '{"a":1,}', '[1 2]', 'nul', '"a\u0000"', '01', "{'a':1}"])('says that %j is no JSON', (text) => {
  expect(() => parseStrictJson(text)).toThrow(SyntaxError);
});

it.each([
  ['equal names in different objects', '[{"a":1},{"a":1}]', [{ a: 1 }, { a: 1 }]],
  ['equal values beside each other', '{"a":"x","b":"x"}', { a: 'x', b: 'x' }],
  ['quotes and backslashes in texts', String.raw`{"a":"\\\"","b":"\\"}`, { a: '\\"', b: '\\' }],
  ['a whole surrogate pair in escapes', String.raw`["\ud83d\ude00"]`, ['😀']],
  ['poisonous words as values', '["__proto__","constructor"]', ['__proto__', 'constructor']],
])('takes %s', (_name, text, value) => {
  expect(parseStrictJson(text)).toEqual(value);
});

it('reads a photo of 8 MB without going over it character by character', () => {
  const text = JSON.stringify({ image: `data:image/jpeg;base64,${'A'.repeat(11_000_000)}` });
  expect(processorMs(() => parseStrictJson(text))).toBeLessThan(within(1000));
});
