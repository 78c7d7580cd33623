import { describe, expect, it } from 'vitest';
import type { Diet } from '../diets/index.ts';
import { suitability } from '../matching/index.ts';
import { foodOf } from '../matching/testing/food-of.ts';

const answer = (lang: string, ingredientsText: string, diet: Diet): string => suitability(foodOf({ lang, ingredientsText }), diet).answer;

describe('a word that is one slip away from an allergen', () => {
  it.each<[string, string, string, Diet]>([
    ['en', 'Water, sugar, milh, salt', 'maize in Portuguese', 'dairy-free'],
    ['de', 'Wasser, Zucker, Lacs, Speisesalz', 'shellac', 'fish-free'],
    ['de', 'Wasser, Zucker, Sane, Speisesalz', 'no food', 'dairy-free'],
    ['de', 'Wasser, Zucker, Weienmehl, Speisesalz', 'a compound of wine', 'gluten-free'],
    ['es', 'Agua, azúcar, queo, sal', 'no food', 'dairy-free'],
    ['pt', 'Água, açúcar, noes, sal', 'no food', 'nut-free'],
    ['nl', 'Water, suiker, ieren, zout', 'no food', 'egg-free'],
    ['es', 'Patatas, hueso, sal', 'bone, hardly ever by itself', 'egg-free'],
    ['it', 'Oro, acqua, sale', 'gold', 'gluten-free'],
  ])('is not known, whatever else it resembles: %s "%s" (%s)', (lang, list, _, diet) => {
    expect(answer(lang, list, diet)).toBe('unknown');
  });

  it.each<[string, string, Diet]>([
    ['en', 'Water, sugar, mil, salt', 'dairy-free'],
    ['en', 'Water, sugar, mild powder, salt', 'dairy-free'],
    ['fr', 'Eau, sucre, emmen, sel', 'dairy-free'],
    ['en', 'Water, sugar, wh, salt', 'gluten-free'],
    ['fr', 'Eau, sucre, lit, sel', 'dairy-free'],
    ['fr', 'Eau, sucre, la it, sel', 'dairy-free'],
    ['es', 'Agua, azúcar, le che, sal', 'dairy-free'],
    ['en', 'Water, sugar, sal mon, pepper', 'fish-free'],
    ['de', 'Kartoffeln, frisch, Speisesalz', 'fish-free'],
    ['fr', 'Eau, sucre, moulu, sel', 'mollusc-free'],
  ])('is not known where the word lost a letter or fell apart: %s "%s"', (lang, list, diet) => {
    expect(answer(lang, list, diet)).toBe('unknown');
  });

  it.each<[string, string, Diet]>([
    ['en', 'Oats, peas, mint, paprika', 'dairy-free'],
    ['de', 'Mais, Reis, Zwiebelpulver, Meersalz', 'dairy-free'],
    ['fr', 'Riz, lentilles, huile de colza, sel', 'dairy-free'],
    ['it', 'Riso, zucchero, uva, sale', 'egg-free'],
    ['nl', 'Rijst, suiker, zout', 'nut-free'],
    ['fr', 'Riz (FR), lentilles, sel', 'dairy-free'],
  ])('is none where a pack prints it so: %s "%s"', (lang, list, diet) => {
    expect(answer(lang, list, diet)).toBe('yes');
  });

  it('is the word where it fell apart after what looks like a denial', () => {
    expect(answer('fr', 'Eau, sucre, no isettes, sel', 'nut-free')).toBe('no');
    expect(answer('it', 'Acqua, zucchero, no cciole, sale', 'nut-free')).toBe('no');
  });
});
