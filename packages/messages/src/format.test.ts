import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, it } from 'vitest';
import type { Catalog } from './catalog.ts';
import { compileCatalog } from './compile.ts';
import { EN } from './en/index.ts';
import { formatMessage } from './format.ts';
import { LOCALES } from './languages.ts';
import { TRANSLATIONS } from './translations.ts';

const LANGUAGES: Readonly<Record<string, Readonly<Record<string, Catalog>>>> = { en: EN, ...TRANSLATIONS };
const localeOf = (language: string) => Object.entries(LOCALES).find(([one]) => one === language)?.[1] ?? language;

it.each(Object.keys(LANGUAGES))('every message of %s reads as FormatJS would have it, for none, one, some and many', (language) => {
  const locale = localeOf(language);
  for (const text of Object.values(LANGUAGES[language] ?? {}).flatMap((catalog) => Object.values(catalog))) {
    if (!text.includes('{')) continue;
    const elements = parse(text);
    for (const number of [0, 1, 2, 1234.5]) {
      const values = Object.fromEntries([...text.matchAll(/\{\s*(\w+)\s*[,}]/gu)].map(([, name = '']) => [name, number]));
      expect(formatMessage(elements, locale, values)).toBe(new IntlMessageFormat(elements, locale).format<never>(values));
    }
  }
});

it('a message with more than placeholders, plain numbers, plurals and selections is refused', () => {
  expect(() => compileCatalog({ due: 'On {day, date, short}' })).toThrow('due: On {day, date, short}');
  expect(() => compileCatalog({ price: '{value, number, ::currency/EUR}' })).toThrow('price');
  expect(() => compileCatalog({ choice: '{unit, select, spoon {a spoon} other {# of it}}' })).not.toThrow();
});
