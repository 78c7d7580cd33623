import { describe, expect, it } from 'vitest';
import type { Diet } from '../diets/index.ts';
import { suitability } from '../matching/index.ts';
import { foodOf } from '../matching/testing/food-of.ts';

const answer = (lang: string, ingredientsText: string, diet: Diet): string => suitability(foodOf({ lang, ingredientsText }), diet).answer;

describe('a statement about traces in another language than the list', () => {
  it.each<[string, string, Diet]>([
    ['pt', 'Arroz, sal. Kann Ei enthalten.', 'egg-free'],
    ['es', 'Azúcar, cacao. Peut contenir des fruits à coque.', 'nut-free'],
    ['en', 'Sugar, cocoa mass. Può contenere frutta a guscio.', 'nut-free'],
    ['fr', 'Farine de maïs, sel. May contain sesame seeds.', 'sesame-free'],
  ])('counts: %s "%s"', (lang, list, diet) => {
    expect(answer(lang, list, diet)).toBe('unknown');
  });

  it.each([
    'Sugar, cocoa mass. Kan innehålla spår av mjölk.',
    'Sugar, cocoa mass. Kan indeholde spor af mælk.',
    'Sugar, cocoa mass. Kan inneholde spor av melk og nøtter.',
  ])('in a language that is not read is not known: "%s"', (list) => {
    expect(answer('en', list, 'dairy-free')).toBe('unknown');
  });

  it.each<[string, string, Diet]>([
    ['en', 'Sugar, cocoa mass. May contain small stones.', 'dairy-free'],
    ['de', 'Zucker, Kakaomasse. Kann Spuren von Erdnüssen enthalten.', 'dairy-free'],
  ])('names no more than it says: %s "%s"', (lang, list, diet) => {
    expect(answer(lang, list, diet)).toBe('yes');
  });

  it('counts before the list, among words that are not known', () => {
    expect(answer('en', 'Mussels may have consumed crustaceans and fish. Ingredients: rice, salt, pepper, water', 'fish-free')).toBe(
      'unknown',
    );
  });
});

describe('what stands before a list', () => {
  it('and says what it is without is no evidence for that', () => {
    expect(answer('it', 'CACAO SOLUBILE IN POLVERE. SENZA GLUTINE. INGREDIENTI: zucchero, cacao, sale, acqua', 'gluten-free')).toBe('yes');
  });
});
