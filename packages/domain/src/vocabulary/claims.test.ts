import { describe, expect, it } from 'vitest';
import type { Diet } from '../diets/index.ts';
import { suitability } from '../matching/index.ts';
import { foodOf } from '../matching/testing/food-of.ts';

type Row = [lang: string, diet: Diet, list: string, name?: string];
const answer = (lang: string, diet: Diet, ingredientsText: string, name = 'x') =>
  suitability(foodOf({ lang, ingredientsText, name }), diet).answer;

describe('what a pack claims', () => {
  it.each<Row>([
    ['en', 'gluten-free', 'Zorba, rice. Gluten free'],
    ['de', 'gluten-free', 'Zorba, Reis. Glutenfrei'],
    ['fr', 'gluten-free', 'Zorba', 'Biscuits sans gluten'],
    ['en', 'dairy-free', 'Zorba. Free from: gluten, dairy, egg'],
    ['fr', 'lactose-free', 'Zorba. Sans : gluten, lactose, soja'],
    ['de', 'soy-free', 'Zorba. Frei von: Gluten, Laktose, Soja'],
    ['es', 'gluten-free', 'Zorba. Sin: gluten, lactosa'],
    ['it', 'gluten-free', 'Zorba. Senza: glutine, lattosio'],
    ['nl', 'dairy-free', 'Zorba. Vrij van: gluten, melk'],
    ['pt', 'gluten-free', 'Zorba. Sem: glúten, lactose'],
    ['en', 'vegan', 'Zorba. Vegan'],
  ])('%s %s: "%s" %s is accepted', (lang, diet, list, name) => {
    expect(answer(lang, diet, list, name)).toBe('yes');
  });

  it.each<Row>([
    ['fr', 'dairy-free', 'Zorba, sel', 'Biscuits sans beurre'],
    ['de', 'dairy-free', 'Zorba, Salz', 'Pizza ohne Käse'],
    ['de', 'egg-free', 'Zorba', 'Eigelbfrei'],
    ['en', 'nut-free', 'Zorba', 'Almond free bar'],
    ['en', 'dairy-free', 'Zorba. No milk chocolate'],
    ['en', 'shellfish-free', 'Zorba. Free from prawns'],
    ['en', 'fish-free', 'Zorba. No tuna'],
    ['en', 'soy-free', 'Zorba. No soya lecithin'],
  ])('%s %s: "%s" %s denies a part, and claims nothing of the rest', (lang, diet, list, name) => {
    expect(answer(lang, diet, list, name)).toBe('unknown');
  });

  it.each<Row>([
    ['en', 'egg-free', 'Rapeseed oil, water, vinegar, salt', 'Hen-egg-free duck egg mayonnaise'],
    ['en', 'egg-free', 'Zorba', 'Quail egg free mayonnaise'],
    ['fr', 'egg-free', 'Zorba', 'Mayonnaise sans œuf de poule'],
    ['it', 'egg-free', 'Zorba', "Maionese senza uova d'anatra"],
    ['es', 'egg-free', 'Zorba', 'Mayonesa sin huevo de gallina'],
    ['en', 'gluten-free', 'Water, salt, yeast', 'Wheat-gluten-free spelt bread'],
    ['en', 'gluten-free', 'Zorba', 'Wheat gluten free crackers'],
    ['fr', 'gluten-free', 'Zorba', 'Pain sans gluten de blé'],
    ['it', 'gluten-free', 'Zorba', 'Pane senza glutine di frumento'],
    ['en', 'fish-free', 'Zorba', 'Shell-fish-free sauce'],
    ['en', 'dairy-free', 'Zorba', 'Almond-milk-free bar'],
    ['en', 'gluten-free', 'Zorba, spelt, water. Barley-gluten-free'],
  ])('%s %s: "%s" %s denies one kind, and claims nothing of the others', (lang, diet, list, name) => {
    expect(answer(lang, diet, list, name)).not.toBe('yes');
  });

  it.each<Row>([
    ['en', 'nut-free', 'Zorba', 'Tree-nut-free bar'],
    ['en', 'gluten-free', 'Zorba, rice. Gluten free ✓'],
    ['en', 'gluten-free', 'Zorba', '100% gluten free'],
    ['en', 'gluten-free', 'Zorba', '100%-gluten-free bread'],
    ['es', 'gluten-free', 'Zorba', 'Pan sin gluten de maíz'],
    ['fr', 'gluten-free', 'Zorba', 'Pain sans gluten de la boulangerie'],
  ])('%s %s: "%s" %s denies every kind', (lang, diet, list, name) => {
    expect(answer(lang, diet, list, name)).toBe('yes');
  });

  it('"Wheat free rye crispbread" has the gluten of rye', () => {
    expect(answer('en', 'gluten-free', 'Zorba', 'Wheat free rye crispbread')).toBe('no');
  });

  it.each<Row>([
    ['en', 'gluten-free', 'Sugar, cocoa. This product is not gluten free'],
    ['en', 'gluten-free', 'Sugar, cocoa. Not guaranteed to be gluten free'],
    ['en', 'peanut-free', "Sugar, cocoa. We can't promise this is free from peanuts."],
    ['de', 'gluten-free', 'Reis, Kakao. Nicht glutenfrei'],
    ['de', 'dairy-free', 'Reis, Kakao. Nicht frei von Milch'],
    ['fr', 'gluten-free', "Riz, cacao. Ce produit n'est pas sans gluten"],
    ['fr', 'peanut-free', 'Riz, cacao. Non garanti sans arachide'],
    ['es', 'gluten-free', 'Arroz, cacao. No está libre de gluten'],
    ['it', 'gluten-free', 'Riso, cacao. Non è senza glutine'],
    ['nl', 'gluten-free', 'Rijst, cacao. Niet glutenvrij'],
    ['pt', 'gluten-free', 'Arroz, cacau. Não é isento de glúten'],
    ['en', 'gluten-free', 'Sugar, cocoa. Gluten free? No.'],
    ['fr', 'dairy-free', 'Zorba, cacao. Découvrez nos produits sans lait'],
    ['en', 'gluten-free', 'Zorba, rice. For gluten free recipes visit our website.'],
    ['en', 'gluten-free', 'Zorba, rice. Gluten free ingredients: rice.'],
    ['de', 'gluten-free', 'Zorba, Reis. Glutenfreie Zutaten.'],
    ['en', 'gluten-free', 'Zorba, rice. * = gluten free'],
    ['en', 'gluten-free', 'Rice*, zorba. *gluten free'],
    ['en', 'dairy-free', 'Zorba, rice. Can be made dairy free.'],
    ['fr', 'dairy-free', 'Zorba, riz. Existe aussi sans lait.'],
  ])('%s %s: "%s" is no claim: what is named may be there', (lang, diet, list, name) => {
    expect(answer(lang, diet, list, name)).toBe('unknown');
  });

  it.each<Row>([
    ['en', 'vegan', 'Zorba. Vegan: no'],
    ['fr', 'vegan', 'Zorba. Ni végétarien ni vegan'],
    ['en', 'vegan', 'Zorba', 'Vegans beware'],
    ['en', 'vegan', 'Zorba', 'Half vegan half zorba loaf'],
    ['en', 'vegan', 'Zorba', '50% vegan loaf'],
    ['en', 'vegan', 'Zorba', 'Semi-vegan loaf'],
    ['en', 'vegan', 'Zorba', 'Ex-vegan loaf'],
    ['en', 'vegan', 'Zorba', 'Vegan(ish) loaf'],
    ['en', 'vegan', 'Zorba', "The vegan's nightmare"],
    ['en', 'halal', 'Zorba', 'Halal Guys style loaf'],
    ['en', 'vegan', 'Zorba. Vegan ❌'],
    ['en', 'vegan', 'Zorba. [ ] Vegan'],
    ['de', 'gluten-free', 'Zorba. Glutenfrei ✗'],
    ['en', 'gluten-free', 'Zorba. Gluten free [ ]'],
    ['en', 'gluten-free', 'Zorba. Gluten free - no'],
    ['en', 'gluten-free', 'Zorba. Gluten free = No'],
    ['fr', 'gluten-free', 'Zorba. Sans gluten (non)'],
    ['en', 'gluten-free', 'Zorba. 95% gluten free'],
    ['en', 'gluten-free', 'Zorba. Gluten free since 2027'],
    ['en', 'gluten-free', 'Zorba. Batch 12 gluten free only'],
    ['de', 'gluten-free', 'Zorba. Bald glutenfrei'],
    ['en', 'vegan', 'Zorba', 'Vegan-style loaf'],
    ['en', 'halal', 'Zorba', 'Loaf halal style'],
    ['en', 'nut-free', 'Zorba', 'Nut-free facility cookies'],
    ['en', 'vegetarian', 'Zorba', 'Vegetarian-fed loaf'],
    ['en', 'nut-free', 'Zorba', 'No added nuts'],
    ['en', 'sulphite-free', 'Zorba', 'No added sulphites'],
    ['de', 'dairy-free', 'Zorba', 'Ohne Zusatz von Milcheiweiß'],
    ['fr', 'sulphite-free', 'Zorba', 'Sans sulfites ajoutés'],
    ['it', 'sulphite-free', 'Zorba', 'Senza solfiti aggiunti'],
  ])('%s %s: "%s" %s claims nothing', (lang, diet, list, name) => {
    expect(answer(lang, diet, list, name)).toBe('unknown');
  });

  it.each<Row>([
    ['en', 'vegan', 'Maize, salt. Produced in a nut free factory which handles milk and sesame'],
    ['de', 'vegan', 'Reis, Kakao. Produziert auf Anlagen, auf denen auch Fisch verarbeitet wird'],
  ])('%s %s: "%s" names what else is handled there, which a vegan need not mind', (lang, diet, list, name) => {
    expect(answer(lang, diet, list, name)).toBe('yes');
  });
});
