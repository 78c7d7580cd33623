import { describe, expect, it } from 'vitest';
import type { Diet } from '../diets/index.ts';
import { suitability } from '../matching/index.ts';
import { foodOf } from '../matching/testing/food-of.ts';

const answer = (lang: string, diet: Diet, ingredientsText: string): string => suitability(foodOf({ lang, ingredientsText }), diet).answer;
type Row = readonly [lang: string, diet: Diet, list: string];

describe('words of preparing', () => {
  it.each<Row>([
    ['es', 'gluten-free', 'Tostadas, aceite de oliva'],
    ['it', 'pork-free', 'Riso, cotto, sale'],
    ['it', 'vegan', 'Rucola, crudo, sale'],
    ['es', 'mollusc-free', 'Polvo, sal, aceite de oliva'],
    ['pt', 'vegan', 'Peru, sal'],
    ['en', 'vegan', 'Rice, smoked, salt'],
  ])('%s %s are a food that is not known where an item is nothing else: %s', (lang, diet, list) => {
    expect(answer(lang, diet, list)).not.toBe('yes');
  });

  it.each<Row>([
    ['de', 'gluten-free', 'Zucchini, Salz, panierter Blumenkohl'],
    ['de', 'egg-free', 'Panierter Seelachs, Salz'],
    ['nl', 'gluten-free', 'Gepaneerde kipfilet, zout'],
    ['en', 'gluten-free', 'Coated peanuts, salt'],
    ['en', 'nut-free', 'Filled dates'],
    ['en', 'dairy-free', 'Enrobed raisins'],
    ['en', 'dairy-free', 'White coffee, sugar'],
    ['fr', 'gluten-free', 'Oignons frits, sel'],
  ])('%s %s leave open what they bring: %s', (lang, diet, list) => {
    expect(answer(lang, diet, list)).not.toBe('yes');
  });

  it.each<Row>([
    ['en', 'vegan', 'Cooked beans, sliced carrots, dried parsley, salt'],
    ['de', 'vegan', 'Gekochte Bohnen (aus Italien), geschnittene Karotten, Salz'],
    ['de', 'gluten-free', 'Fettarme Milch, pasteurisiert, homogenisiert'],
    ['fr', 'vegan', 'Tomates*, sel. *Biologique.'],
    ['en', 'vegan', 'Cocoa (processed with alkali), sugar'],
  ])('%s %s change nothing beside a food: %s', (lang, diet, list) => {
    expect(answer(lang, diet, list)).toBe('yes');
  });
});
