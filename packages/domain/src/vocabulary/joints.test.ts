import { describe, expect, it } from 'vitest';
import type { Diet } from '../diets/index.ts';
import { suitability } from '../matching/index.ts';
import { foodOf } from '../matching/testing/food-of.ts';

const answer = (lang: string, ingredientsText: string, diet: Diet): string => suitability(foodOf({ lang, ingredientsText }), diet).answer;

describe('items that no comma divides', () => {
  it.each([
    ['en', 'Rice\nmilk\nsalt'],
    ['en', 'Sugar\nCocoa\nButter\nVanilla'],
    ['de', 'Wasser\nHafer\nMilch\nSalz'],
    ['en', 'Peanut\tButter\tSalt'],
  ])('are divided by the lines that they are printed on: %s %j', (lang, list) => {
    expect(answer(lang, list, 'dairy-free')).toBe('no');
  });

  it.each([
    ['en', 'Soya / milk'],
    ['en', 'Cocoa / butter / sugar'],
    ['en', 'Rice + milk'],
    ['en', 'Almond > milk > sugar'],
    ['en', 'Rice _ milk _ salt'],
    ['en', 'Coconut\nYogurt'],
    ['en', 'Sugar, coconut\nmilk, salt'],
    ['de', 'Hafer + Milch'],
    ['nl', 'Haver/melk/suiker'],
    ['en', 'Dairy free\nMilk chocolate'],
  ])('hide nothing in a name that they make together: %s %j', (lang, list) => {
    expect(answer(lang, list, 'dairy-free')).not.toBe('yes');
  });

  it.each([
    ['en', 'Water, coconut milk, salt'],
    ['en', 'Water, rice, sunflower and/or rapeseed oil'],
    ['en', 'Water, rice flour, lemon\njuice, black\npepper'],
    ['fr', 'Eau, riz, noix\nde coco, sel'],
    ['en', 'Rice, emulsifier (E471/E472e), salt'],
  ])('are one where the parts hold nothing more: %s %j', (lang, list) => {
    expect(answer(lang, list, 'dairy-free')).toBe('yes');
  });
});
