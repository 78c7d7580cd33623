import { describe, expect, it } from 'vitest';
import type { Diet } from '../diets/index.ts';
import { suitability } from '../matching/index.ts';
import { foodOf } from '../matching/testing/food-of.ts';

const answer = (lang: string, diet: Diet, ingredientsText: string): string => suitability(foodOf({ lang, ingredientsText }), diet).answer;
type Row = readonly [lang: string, diet: Diet, list: string];

describe('a denial without a comma behind it', () => {
  it.each<Row>([
    ['de', 'nut-free', 'Reis, ohne Schale Haselnüsse'],
    ['fr', 'nut-free', 'Riz, sans peau amandes'],
    ['es', 'fish-free', 'Arroz, sin espinas merluza'],
    ['it', 'nut-free', 'Riso, senza guscio nocciole'],
    ['nl', 'vegan', 'Rijst, zonder vel kip'],
    ['pt', 'nut-free', 'Arroz, sem pele amêndoas'],
    ['de', 'dairy-free', 'Reis, ohne Salz Butter'],
    ['fr', 'dairy-free', 'Riz, sans sel beurre'],
    ['en', 'fish-free', 'Rice, no MSG fish sauce'],
    ['en', 'vegan', 'Rice, without antibiotics chicken'],
    ['en', 'soy-free', 'Rice, no GMO soya'],
    ['de', 'dairy-free', 'Reis, ohne Zuckerzusatz Milch'],
    ['fr', 'dairy-free', 'Sans colorant lait, sucre'],
    ['pt', 'dairy-free', 'Sem conservantes leite, açúcar'],
    ['en', 'dairy-free', 'No preservatives\nMilk, sugar'],
    ['en', 'gluten-free', 'Gluten free\nWheat flour'],
    ['en', 'egg-free', 'Egg free\nMayonnaise'],
  ])('%s %s takes no food along: %s', (lang, diet, list) => {
    expect(answer(lang, diet, list)).not.toBe('yes');
  });

  it.each<Row>([
    ['en', 'dairy-free', 'Rice, water, without milk'],
    ['en', 'egg-free', 'Rice, water. Without milk or eggs'],
    ['fr', 'dairy-free', 'Riz, eau, sans lait ni œufs'],
    ['de', 'dairy-free', 'Reis, Wasser, ohne Zusatz von Milch'],
    ['en', 'dairy-free', 'Unsalted peanuts, rice, no salt'],
  ])('%s %s denies what it names: %s', (lang, diet, list) => {
    expect(answer(lang, diet, list)).toBe('yes');
  });
});
