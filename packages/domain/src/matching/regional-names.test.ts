import { describe, expect, it } from 'vitest';
import type { Diet } from '../diets/index.ts';
import { understand } from '../understanding/index.ts';
import { suitability, suits } from './index.ts';
import { foodOf } from './testing/food-of.ts';

const answer = (lang: string, ingredientsText: string, diet: Diet, name?: string): string =>
  suitability(foodOf({ lang, ingredientsText, ...(name === undefined ? {} : { name }) }), diet).answer;

describe('a food by the name of one region or trade', () => {
  it.each([
    ['chickpea', 'en', 'Sugar, aquafaba, salt'],
    ['mango', 'en', 'Sugar, amchur, salt'],
    ['coffee', 'en', 'Sugar, espresso powder, salt'],
    ['aspartame', 'en', 'Sugar, NutraSweet, salt'],
    ['Karotte', 'de', 'Wasser, Gelbe Rüben, Salz'],
    ['Johannisbeere', 'de', 'Wasser, Ribisel, Salz'],
    ['Pflaume', 'de', 'Wasser, Zwetschken, Salz'],
    ['maïs', 'fr', 'eau, blé d’Inde, sel'],
    ['albaricoque', 'es', 'agua, chabacano, sal'],
    ['plátano', 'es', 'agua, guineo, sal'],
    ['fresa', 'es', 'agua, fresón, sal'],
    ['remolacha', 'es', 'agua, betabel, sal'],
    ['sinaasappel', 'nl', 'water, appelsien, zout'],
    ['mandioca', 'pt', 'água, aipim, sal'],
  ])('is found by whoever leaves it out: %s (%s "%s")', (typed, lang, list) => {
    const [restriction] = understand(`Allergy: ${typed}`, 'restriction');
    expect(restriction).toBeDefined();
    if (restriction !== undefined) expect(suits(foodOf({ lang, ingredientsText: list }), restriction).answer).toBe('no');
  });

  it('of an animal by its kind alone is no proof of one animal', () => {
    const [restriction] = understand('Allergy: chicken', 'restriction');
    if (restriction !== undefined)
      expect(suits(foodOf({ lang: 'en', ingredientsText: 'Rice, poultry fat, salt' }), restriction).answer).toBe('unknown');
  });
});

describe('a food that harms as another does', () => {
  it.each<[string, string, Diet]>([
    ['en', 'Rice flour, cricket powder, salt', 'crustacean-free'],
    ['it', 'farina di riso, farina di grillo, sale', 'crustacean-free'],
    ['es', 'harina de arroz, harina de grillo, sal', 'mollusc-free'],
    ['en', 'Water, rapeseed protein isolate, salt', 'mustard-free'],
    ['de', 'Wasser, Rapsprotein, Salz', 'mustard-free'],
    ['en', 'Water, legume protein, salt', 'peanut-free'],
    ['pt', 'arroz, Serra da Estrela, sal', 'dairy-free'],
    ['es', 'maíz, panela, sal', 'dairy-free'],
    ['es', 'maíz, manteca, sal', 'dairy-free'],
    ['en', 'Rice, muscles, sugar', 'mollusc-free'],
    ['nl', 'water, petis, zout', 'fish-free'],
  ])('is no proof: %s "%s" (%s)', (lang, list, diet) => {
    expect(answer(lang, list, diet)).toBe('unknown');
  });

  it('of bread or malt is gluten', () => {
    expect(answer('en', 'Kvass (water, sugar, yeast)', 'gluten-free')).toBe('no');
  });
});

describe('the name of a dish beside a list without what the dish is made of', () => {
  it.each<[string, string, string, Diet]>([
    ['en', 'Seafood chowder', 'Water, potatoes, salt', 'crustacean-free'],
    ['pt', 'Pastel de nata', 'açúcar, água, sal', 'egg-free'],
    ['fr', 'Île flottante', 'sucre, eau', 'egg-free'],
    ['fr', 'Crêpe Suzette', 'sucre, eau, sel', 'egg-free'],
    ['en', 'Pad Thai kit', 'Rice noodles, water, salt', 'peanut-free'],
    ['en', 'Waldorf salad', 'Apples, olive oil, salt', 'celery-free'],
    ['en', 'Coq au vin', 'Mushrooms, onion', 'alcohol-free'],
    ['en', 'Beef stroganoff', 'Mushrooms, onion', 'vegan'],
  ])('speaks against it: %s "%s" (%s, %s)', (lang, name, list, diet) => {
    expect(answer(lang, list, diet, name)).not.toBe('yes');
  });
});

describe('a claim that is half one', () => {
  it.each(['Almost dairy free', 'Is it dairy free?', 'Dairy free option available'])('is none: "%s"', (name) => {
    expect(answer('en', 'Xyz', 'dairy-free', name)).toBe('unknown');
  });
});

describe('a name that means more than the harmless food that it resembles', () => {
  it.each<[string, string, Diet]>([
    ['en', 'Sugar, mandelona, salt', 'peanut-free'],
    ['en', 'Water, PB2, salt', 'peanut-free'],
    ['en', 'Water, marmite, salt', 'gluten-free'],
    ['es', 'agua, ventresca, sal', 'fish-free'],
    ['de', 'Wasser, Butterkartoffeln, Salz', 'dairy-free'],
    ['de', 'Wasser, Keimlinge, Salz', 'gluten-free'],
    ['fr', 'eau, pommes dauphine, sel', 'egg-free'],
    ['fr', 'eau, beurre provençal, sel', 'dairy-free'],
    ['it', 'acqua, germogli, sale', 'soy-free'],
    ['nl', 'water, trassi, zout', 'crustacean-free'],
    ['es', 'agua, tortilla española, sal', 'egg-free'],
  ])('never fits: %s "%s" (%s)', (lang, list, diet) => {
    expect(answer(lang, list, diet)).not.toBe('yes');
  });
});
