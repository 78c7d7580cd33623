import { describe, expect, it } from 'vitest';
import { unpackItems } from '../reading/index.ts';
import { readProduct } from './read-product.ts';

type Row = readonly [lang: string, name: string, category: string, brand: string | null];
function isPlain([lang, name, category, brand]: Row): boolean {
  const reading = readProduct({ ingredientsText: null, lang, name, brand, categoriesTags: [category], nova: null });
  return reading !== null && unpackItems(reading).items.some(({ source }) => source === 'category');
}

describe('a food without a list', () => {
  it.each<Row>([
    ['de', 'Spinat mit Blubb', 'en:spinachs', null],
    ['fr', 'Carottes Vichy', 'en:carrots', null],
    ['en', 'Salmon Wellington', 'en:salmons', null],
    ['en', 'Potatoes Anna', 'en:potatoes', null],
    ['en', 'Banana Split', 'en:bananas', null],
    ['fr', 'Riz cantonais', 'en:rices', null],
    ['es', 'Lentejas a la riojana', 'en:lentils', null],
    ['en', 'Dates Medjool stuffed', 'en:dates', null],
    ['en', `${'Potatoes '.repeat(40)}with cream`, 'en:potatoes', null],
  ])('is no plain one where its name says more: %s %s', (lang, name, category, brand) => {
    expect(isPlain([lang, name, category, brand])).toBe(false);
  });

  it.each<Row>([
    ['en', 'Apples', 'en:apples', null],
    ['en', 'Jasmine rice', 'en:rices', null],
    ['en', 'Basmati rice', 'en:rices', null],
    ['de', 'Bio Karotten 500g', 'en:carrots', null],
    ['en', 'Organic carrots', 'en:carrots', null],
    ['de', 'Iglo Blattspinat', 'en:spinachs', 'Iglo'],
    ['fr', 'Évian', 'en:mineral-waters', null],
  ])('is one where its name says what it is, of which sort and brand: %s %s', (lang, name, category, brand) => {
    expect(isPlain([lang, name, category, brand])).toBe(true);
  });
});
