import { describe, expect, it } from 'vitest';
import type { Diet } from '../diets/index.ts';
import { suitability } from '../matching/index.ts';
import { foodOf } from '../matching/testing/food-of.ts';

const answer = (lang: string, ingredientsText: string, diet: Diet): string => suitability(foodOf({ lang, ingredientsText }), diet).answer;

describe('a list that is not whole', () => {
  it.each([
    ['en', 'Sugar, cocoa mass, cocoa butter, whole...'],
    ['en', 'Sugar, cocoa mass, … , salt'],
    ['en', 'Sugar, cocoa mass, ???, salt'],
    ['de', 'Kartoffeln, K?se, Salz'],
    ['de', 'Kartoffeln, K\uFFFDse, Salz'],
  ])('is not known where words were left out or could not be read: %s "%s"', (lang, list) => {
    expect(answer(lang, list, 'dairy-free')).toBe('unknown');
  });

  it.each([
    ['en', 'Sugar, cocoa mass ('],
    ['en', 'Sugar, cocoa mass, contains:'],
    ['en', 'Sugar, cocoa mass, salt, w'],
    ['en', 'Sugar, cocoa mass, salt and'],
    ['fr', 'Sucre, pâte de cacao, poudre de'],
    ['en', 'Sugar, cocoa mass, corn sy'],
    ['de', 'Zucker, Kakaomasse, Salz mit'],
  ])('is not known where it was cut off: %s "%s"', (lang, list) => {
    expect(answer(lang, list, 'dairy-free')).toBe('unknown');
  });

  it.each([
    ['en', 'Ingredients: sugar, salt. See lid for further ingredients'],
    ['en', 'Ingredients vary by flavour: sugar, cocoa'],
    ['de', 'Zucker, Salz. Weitere Zutaten siehe Deckel'],
    ['fr', 'Sucre, sel. Autres ingrédients : voir au dos'],
  ])('is not known where it sends to another place for the rest: %s "%s"', (lang, list) => {
    expect(answer(lang, list, 'dairy-free')).toBe('unknown');
  });

  it.each([
    ['en', 'Rice, salt and other ingredients'],
    ['en', 'Rice, salt and more'],
    ['en', 'Rice, salt, minor ingredients'],
    ['en', 'Rice, salt, less than 2% of other ingredients'],
    ['en', 'Rice, salt, additives'],
    ['de', 'Reis, Salz und andere Zutaten'],
    ['de', 'Reis, Salz u. a.'],
    ['fr', 'Riz, sel et autres ingrédients'],
    ['es', 'Arroz, sal y otros ingredientes'],
    ['it', 'Riso, sale e altri ingredienti'],
    ['nl', 'Rijst, zout en andere ingrediënten'],
    ['pt', 'Arroz, sal e outros ingredientes'],
  ])('is not known where it says that there is more: %s "%s"', (lang, list) => {
    expect(answer(lang, list, 'dairy-free')).toBe('unknown');
  });

  it.each([
    ['as many items', `${'salt, '.repeat(501)}milk`],
    ['as many signs', `${'fine sea salt, '.repeat(1400)}milk`],
  ])('is not known behind %s as are read', (_what, list) => {
    expect(answer('en', list, 'dairy-free')).toBe('unknown');
  });

  it.each([
    ['en', 'Other ingredients: rice, salt'],
    ['en', 'Rice, additives: E330, E300'],
    ['en', 'Ingredients: Sugar, cocoa mass, salt. For allergens, see ingredients in bold.'],
    ['en', 'Sugar, vitamins (A, D, E), salt'],
    ['fr', 'Sucre, cacao, sel.'],
    ['fr', 'Tomates, sel, vit. E'],
    ['es', 'Agua, azúcar. Origen: España'],
    ['de', 'Zucker, Kakaomasse, Salz,'],
  ])('is whole where it only ends so: %s "%s"', (lang, list) => {
    expect(answer(lang, list, 'dairy-free')).toBe('yes');
  });
});

describe('letters that a source wrote as entities', () => {
  it('are those letters', () => {
    expect(answer('de', 'Kartoffeln, K&auml;se, Salz', 'dairy-free')).toBe('no');
    expect(answer('fr', 'sucre, &oelig;ufs, sel', 'egg-free')).toBe('no');
  });
});

describe('a number by itself', () => {
  it('is the additive of that number, as it is printed outside of Europe', () => {
    expect(answer('en', 'Raisins, 220', 'sulphite-free')).toBe('no');
    expect(answer('en', 'Sugar, colours (120, 102), water', 'vegan')).toBe('no');
  });

  it.each([
    ['Rice flour, e99 white, salt', 'egg-free'],
    ['Rice flour, eg, salt', 'egg-free'],
    ['Rice flour, E66 powder, salt', 'egg-free'],
  ] as const)('with a letter that makes no code is not known: "%s"', (list, diet) => {
    expect(answer('en', list, diet)).toBe('unknown');
  });

  it('is found where a blank fell into it', () => {
    expect(answer('en', 'Raisins, E 22 0', 'sulphite-free')).toBe('no');
    expect(answer('en', 'Rice, gum (E41 5), salt', 'dairy-free')).toBe('yes');
  });

  it('before letters that are a word with it is a letter', () => {
    expect(answer('pt', 'açúcar, 0vo, sal', 'egg-free')).toBe('no');
  });
});
