import { expect, expectTypeOf, it } from 'vitest';
import type { Placeholders, ValuesFor } from './catalog.ts';
import { compileCatalog } from './compile.ts';
import { EN } from './en/index.ts';
import { sayEnglish } from './english.ts';
import { createTranslator } from './translator.ts';

const say = (text: string, values?: Record<string, string | number>, locale = 'en') =>
  createTranslator(locale, { area: compileCatalog({ text }) }).format('area.text', values);

it('plain words come back as they stand, quotes and all', () => {
  expect(sayEnglish('errors.assistant_failed')).toBe("I'm sorry, I'm having trouble responding right now. Please try again in a moment.");
});

it('placeholders are filled and plurals follow the language', () => {
  expect(say('{name}: {count, plural, one {# point} other {# points}}', { name: 'Salt', count: 1 })).toBe('Salt: 1 point');
  expect(say('{count, plural, one {# point} few {# punkty} other {# punktów}}', { count: 3 }, 'pl')).toBe('3 punkty');
});

it('a value is put in as it is, whatever it looks like', () => {
  const name = String.raw`{x} <b>it\u0041'</b>`;
  expect(say('Not {name}', { name })).toBe(`Not ${name}`);
});

it('a missing value, id or area is an error, never a hole in a sentence', () => {
  expect(() => say('{name}')).toThrow(/name/u);
  expect(() => createTranslator('en').format('area.text')).toThrow('no message area.text in en');
});

it('every English message can be parsed', () => {
  for (const area of Object.values(EN)) expect(() => compileCatalog(area)).not.toThrow();
});

it('the types ask for the placeholders and for nothing else', () => {
  expectTypeOf<Placeholders<'{a} of {b}, {count, plural, one {# item} other {# items of {c}}}'>>().toEqualTypeOf<
    'a' | 'b' | 'count' | 'c'
  >();
  expectTypeOf<ValuesFor<'no placeholder'>>().toEqualTypeOf<[]>();
});
