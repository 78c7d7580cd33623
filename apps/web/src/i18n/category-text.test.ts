import { LANGUAGES } from '@labelwise/contracts/languages';
import { LOCALES } from '@labelwise/messages/languages';
import { afterEach, describe, expect, it } from 'vitest';
import { narrow } from '../features/lists/narrowing.ts';
import { categoryCounted, categoryText } from './category-text.ts';
import { loadTexts } from './load-texts.ts';

afterEach(() => document.documentElement.removeAttribute('lang'));

async function speak(language: (typeof LANGUAGES)[number]) {
  document.documentElement.lang = LOCALES[language];
  await loadTexts('categories');
}

it('English says a category as people do, and counts its foods behind a number', async () => {
  await speak('en');
  expect(categoryText('Chocolate spreads')).toBe('Chocolate spreads');
  expect(categoryText('Honeys')).toBe('Honey');
  expect(categoryCounted('Honeys')).toBe('honeys');
});

describe('a category in the language of the page', () => {
  it.each(LANGUAGES.filter((one) => one !== 'en'))('%s has its own name for what everybody eats', async (language) => {
    await speak(language);
    for (const each of ['Crisps', 'Breads', 'Peanut butters', 'Salted snacks', 'Black teas'])
      expect(categoryText(each), each).not.toBe(each);
  });

  it('takes the narrowest of the wider ones where the language has no name, and stands in English where there is none', async () => {
    await speak('de');
    expect(categoryText('Strange breads', ['en:foods', 'en:breads', 'en:strange-breads'])).toBe('Brote');
    expect(categoryText('Strange breads')).toBe('Strange bread');
  });

  it('has a capital inside a sentence in German alone', async () => {
    await speak('de');
    expect(categoryCounted('Breads')).toBe('Brote');
    await speak('it');
    expect(categoryCounted('Breads')).toBe('pane');
  });

  it('finds the rows of a list, however its letters are typed', async () => {
    await speak('fr');
    const row = { name: 'Nr. 5', brand: null, category: 'Crepes and galettes', placeholder: 'other' as const };
    const found = (words: string) =>
      narrow(
        [row],
        { words, fits: false, band: null, category: null, sort: 'newest' },
        { foodOf: (each) => each, scoreOf: () => undefined },
      );
    expect(found('crepes')).toEqual([row]);
    expect(found('CRÊPES')).toEqual([row]);
    expect(found('cœur')).toEqual([]);
  });
});
