import { describe, expect, it } from 'vitest';
import { foodOf } from '../../matching/testing/food-of.ts';
import { strictSuitability } from './pack-words.ts';

describe('a food that someone must not eat', () => {
  it.each([
    ['Lentilles vertes', 'en', 'lentilles vertes', 'lentil-free', 'no'],
    ['Rolled Oats', 'en', "Flocons d'avoine", 'oat-free', 'no'],
    ['Rolled oats', 'en', 'grains', 'oat-free', 'no'],
    ['Pain', 'fr', 'farine, pois chiches', 'chickpea-free', 'no'],
    ['Carrots', 'en', 'carrots', 'lentil-free', 'yes'],
    ['Crackers', 'pl', 'soczewica', 'lentil-free', 'unknown'],
    ['Coconut milk', 'en', 'coconut milk, water', 'dairy-free', 'yes'],
    ['Soup without lentils', 'en', 'carrots, water', 'lentil-free', 'yes'],
  ])('is found by the name and the list of any pack: %s (%s), “%s”: %s → %s', (name, lang, ingredientsText, diet, answer) => {
    const food = foodOf({ lang, ingredientsText, ingredientsCount: 2, unknownIngredientsCount: 0 });
    expect(strictSuitability({ name, category: null }, food, diet).answer).toBe(answer);
  });
});
