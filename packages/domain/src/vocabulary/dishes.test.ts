import { describe, expect, it } from 'vitest';
import type { Diet } from '../diets/index.ts';
import { suitability } from '../matching/index.ts';
import { foodOf, listed } from '../matching/testing/food-of.ts';
import { askWithout } from './testing/names.ts';
import { vocabulary } from './vocabulary.ts';

const answer = (lang: string, list: string, diet: Diet): string => suitability(listed(list, lang), diet).answer;

describe('a food of several ingredients that is named after one of them', () => {
  it.each<[string, string, readonly Diet[]]>([
    ['en', 'Fish cakes, peas', ['gluten-free', 'egg-free', 'dairy-free']],
    ['en', 'California roll, wasabi', ['crustacean-free', 'egg-free', 'soy-free']],
    ['en', 'Scotch eggs, salad', ['gluten-free', 'pork-free']],
    ['en', 'Yellow bean sauce, rice', ['gluten-free']],
    ['fr', 'Poulet pané, riz', ['gluten-free', 'egg-free']],
    ['fr', 'Pâté en croûte, salade', ['gluten-free', 'egg-free']],
    ['fr', 'Pâte de curry vert, riz', ['crustacean-free', 'fish-free']],
    ['fr', 'Bisque de homard, crème', ['fish-free']],
    ['de', 'Chicken Nuggets, Reis', ['gluten-free', 'egg-free']],
    ['de', 'Worcestersauce, Tomaten', ['gluten-free', 'soy-free']],
    ['de', 'Krebsfleischimitat, Reis', ['egg-free', 'crustacean-free', 'gluten-free']],
    ['de', 'Chilipaste, Reis', ['crustacean-free', 'soy-free']],
    ['es', 'Salsa teriyaki, arroz', ['gluten-free']],
    ['es', 'Crema de orujo, hielo', ['dairy-free', 'alcohol-free']],
    ['es', 'Tortilla, pollo', ['gluten-free']],
    ['it', 'Babà al rum', ['gluten-free', 'egg-free', 'dairy-free']],
    ['nl', 'Salade, brood', ['egg-free', 'mustard-free']],
    ['pt', 'Molho teriyaki, arroz', ['gluten-free']],
  ])('%s "%s" proves nothing of the others', (lang, list, diets) => {
    for (const diet of diets) expect([diet, answer(lang, list, diet)]).not.toEqual([diet, 'yes']);
  });

  it('is what its parts say where the list has them', () => {
    expect(answer('en', 'Fish cakes (cod, potatoes, salt), peas', 'gluten-free')).toBe('yes');
  });
});

describe('a colour of caramel of which the list does not say which', () => {
  it.each([
    ['en', 'Water, sugar, caramel colour'],
    ['en', 'Water, sugar, colour (E150)'],
    ['en', 'Water, sugar, sulphite ammonia caramel colour'],
    ['de', 'Wasser, Zucker, Zuckerkulör'],
    ['de', 'Wasser, Zucker, Farbstoff: E 150 d'],
    ['it', 'Acqua, zucchero, colorante: caramello'],
    ['es', 'Agua, azúcar, colorante caramelo'],
  ])('may be one that is made with sulphite: %s "%s"', (lang, list) => {
    expect(answer(lang, list, 'sulphite-free')).toBe('unknown');
    expect(answer(lang, list, 'dairy-free')).toBe('yes');
  });

  it('is known where the list says it', () => {
    expect(answer('en', 'Water, sugar, plain caramel (E150a)', 'sulphite-free')).toBe('yes');
    expect(answer('it', 'Acqua, E 471 e sale', 'gluten-free')).toBe('yes');
  });
});

describe('what may be of animals or of alcohol', () => {
  it.each<[string, Diet]>([
    ['Rice, E1104', 'vegan'],
    ['Rice, E573', 'vegan'],
    ['Rice, vitamins', 'vegan'],
    ['Marsh mallows, sugar', 'vegan'],
    ['Soy sauce, rice', 'halal'],
    ['Soy sauce, rice', 'alcohol-free'],
  ])('"%s" is not known to be %s', (list, diet) => {
    expect(answer('en', list, diet)).toBe('unknown');
  });
});

it.each([
  ['es', 'Boquerones, vinagre'],
  ['nl', 'Haring, ui'],
  ['de', 'Schillerlocken, Salz'],
  ['en', 'Tiramisu, cocoa'],
])('pregnancy asks for the pack of what is raw by its name: %s "%s"', (lang, list) => {
  expect(suitability(foodOf({ lang, ingredientsText: list }), 'pregnancy').answer).not.toBe('yes');
});

it('a name that is taken out of names that nobody has read with is known again afterwards', () => {
  const ask = (): string => answer('nl', 'bot', 'fish-free');
  askWithout(vocabulary(), 'nl', 'bot', ask);
  expect(ask()).toBe('no');
});
