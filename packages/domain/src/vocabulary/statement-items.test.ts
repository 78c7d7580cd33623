import { describe, expect, it } from 'vitest';
import type { Diet } from '../diets/index.ts';
import { suitability } from '../matching/index.ts';
import { foodOf } from '../matching/testing/food-of.ts';

const answer = (lang: string, ingredientsText: string, diet: Diet): string => suitability(foodOf({ lang, ingredientsText }), diet).answer;

type Row = readonly [lang: string, diet: Diet, list: string];

describe('a statement about traces', () => {
  it.each<Row>([
    ['en', 'vegan', 'Cocoa, sugar. May contain nuts and contains milk'],
    ['en', 'vegan', 'Cocoa, sugar. May contain nuts, also contains milk'],
    ['en', 'vegan', 'Beans. May contain nuts | Contains: milk'],
    ['de', 'vegan', 'Zucker, kann Nüsse enthalten, enthält Milch'],
    ['fr', 'vegan', 'Sucre. Peut contenir des noix et contient du lait'],
    ['es', 'vegan', 'Azúcar. Puede contener nueces y contiene leche'],
    ['it', 'vegan', 'Zucchero. Può contenere noci e contiene latte'],
    ['nl', 'vegan', 'Suiker. Kan noten bevatten, bevat melk'],
    ['pt', 'vegan', 'Açúcar. Pode conter nozes e contém leite'],
    ['en', 'vegan', 'Sugar. May contain: nuts; topping: milk powder'],
    ['en', 'vegetarian', 'Rice. May contain fish\nFilling: chicken, salt'],
    ['en', 'vegan', 'Rice. May contain nuts\nCream, salt'],
  ])('%s %s ends where the list begins again: %s', (lang, diet, list) => {
    expect(answer(lang, list, diet)).toBe('no');
  });

  it.each<Row>([
    ['en', 'vegetarian', 'Sugar, glucose, may contain milk, gelatine, flavour'],
    ['en', 'halal', 'Beans, may contain celery, bacon, salt'],
    ['en', 'halal', 'Beans, may contain nuts, wine, salt'],
    ['en', 'vegan', 'Water, pasteurised free range _EGG_ yolk, salt'],
    ['de', 'vegan', 'Zucker, kann Spuren von Nüssen enthalten, Sahne, Salz'],
    ['fr', 'vegetarian', 'Sucre, traces de noix, gélatine, eau'],
    ['en', 'vegan', 'Sugar, cocoa. Made in a factory that handles nuts, butter, salt'],
  ])('%s %s is no cover for what no warning warns of: %s', (lang, diet, list) => {
    expect(answer(lang, list, diet)).toBe('no');
  });

  it('hides no raw milk cheese from a pregnancy', () => {
    expect(answer('en', 'Rice, may contain nuts, raw milk brie, salt', 'pregnancy')).not.toBe('yes');
  });

  it.each<Row>([
    ['en', 'vegan', 'Rice, shortening (may contain lard, palm oil), salt'],
    ['en', 'vegan', 'Rice, may contain one or more of: cheddar cheese, whey, salt'],
    ['en', 'vegetarian', 'Corn syrup, may contain 2% or less of gelatin'],
    ['en', 'vegan', 'Corn flour. May contain salt, yeast, sugar, honey, whey, butter'],
    ['en', 'vegan', 'Sugar, may contain nuts, milk, salt'],
  ])('%s %s leaves open what may be in the food as it was at hand: %s', (lang, diet, list) => {
    expect(answer(lang, list, diet)).toBe('unknown');
  });

  it.each<Row>([
    ['en', 'vegan', 'Cocoa mass, sugar. May contain milk and nuts.'],
    ['en', 'vegan', 'Oats, dates. May contain traces of egg, milk, sesame.'],
    ['de', 'vegan', 'Erdnüsse, Salz. Kann Spuren von Schalenfrüchten, Milch und Soja enthalten.'],
    ['en', 'vegan', 'Oats. Made in a facility that also contains milk.'],
    ['fr', 'vegetarian', 'Farine de blé, sel. Traces de fruits à coques, de céleri, de lait et d’œufs.'],
  ])('%s %s changes nothing for who asks what was put in: %s', (lang, diet, list) => {
    expect(answer(lang, list, diet)).toBe('yes');
  });

  it.each<Row>([
    ['en', 'halal', 'Rice, salt. May contain pork'],
    ['en', 'halal', 'Rice, salt. May contain traces of alcohol'],
    ['fr', 'halal', 'Riz, sel. Peut contenir des traces de porc'],
    ['de', 'kosher', 'Reis, Salz. Kann Schweinefleisch enthalten. Koscher'],
    ['en', 'halal', 'Rice, natural flavouring. Halal. May contain pork'],
  ])('%s %s is open where it warns of what the faith forbids: %s', (lang, diet, list) => {
    expect(answer(lang, list, diet)).toBe('unknown');
  });
});
