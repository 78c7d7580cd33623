import { describe, expect, it } from 'vitest';
import { matchName } from './match-name.ts';
import { suitability } from './suitability/suitability.ts';
import { foodOf, listed } from './testing/food-of.ts';

describe('substances on a pack', () => {
  it.each([
    ['Dairy', 'en', 'Sugar, skimmed milk powder'],
    ['Dairy', 'fr', 'Sucre, lait écrémé en poudre'],
    ['Dairy', 'de', 'Zucker, Vollmilchpulver'],
    ['Dairy', 'es', 'Azúcar, leche desnatada'],
    ['Dairy', 'it', 'Zucchero, burro'],
    ['Dairy', 'nl', 'Suiker, melkpoeder'],
    ['Dairy', 'pt', 'Açúcar, leite'],
    ['Gluten', 'en', 'Spelt flour'],
    ['Gluten', 'fr', 'Farine de BLÉ'],
    ['Gluten', 'de', 'Weizenmehl'],
    ['Gluten', 'it', 'Semola di grano duro'],
    ['Nuts', 'en', 'Almonds'],
    ['Nuts', 'de', 'Haselnüsse'],
    ['Nuts', 'nl', 'Hazelnoten'],
    ['Nuts', 'pt', 'Amêndoas'],
    ['Eggs', 'fr', "Jaune d'œuf"],
    ['Eggs', 'de', 'Vollei'],
    ['Eggs', 'it', 'Uova'],
    ['Palm Oil', 'fr', 'Huile de palme'],
    ['Palm Oil', 'de', 'Palmfett'],
    ['Palm Oil', 'es', 'Aceite de palma'],
    ['Seed oils', 'en', 'Sunflower and/or canola oil'],
    ['Seed oils', 'it', 'Olio di semi di girasole'],
    ['Seed oils', 'pt', 'Óleo de girassol'],
    ['High Fructose Corn Syrup', 'fr', 'Sirop de glucose-fructose'],
    ['MSG', 'es', 'Glutamato monosódico'],
    ['Artificial Colors', 'en', 'FD&C Red 40'],
    ['Preservatives', 'de', 'Konservierungsstoff: Natriumnitrit'],
    ['Eggs', 'de', 'Eiernudeln'],
    ['Eggs', 'de', 'Zucker, Hühnereiweiß'],
    ['Eggs', 'de', 'Eiweißpulver'],
    ['Whole Grains', 'de', 'Weizenvollkornmehl'],
    ['Whole Grains', 'nl', 'Tarwevolkorenmeel'],
    ['Red Meat', 'it', 'Carne bovina'],
    ['Red Meat', 'it', 'Carne di suino'],
    ['Pork', 'it', 'Carne suina'],
    ['Red Meat', 'fr', 'Viande bovine'],
    ['Gluten', 'en', 'Malt vinegar (from barley)'],
    ['Gluten', 'en', 'Corn gluten meal, wheat gluten'],
    ['Artificial Colors', 'fr', 'Colorant : E102'],
    ['Preservatives', 'de', 'Zucker, E 211'],
    ['MSG', 'en', 'Salt, flavour enhancer (E621)'],
    ['Artificial Sweeteners', 'it', 'Edulcorante: aspartame'],
    ['Sesame', 'fr', 'Graines de sésame'],
    ['Pork', 'de', 'Schweinefleisch'],
  ])('%s is found in %s: %s', (name, lang, text) => {
    expect(matchName(listed(text, lang), name, 'less')).toBe(1);
  });

  it.each([
    ['Dairy', 'en', 'Butternut squash, coconut milk, cocoa butter, peanut butter, lactic acid'],
    ['Dairy', 'fr', 'Lait de coco, beurre de cacao'],
    ['Dairy', 'de', 'Hafermilch, Kakaobutter, Milchsäure'],
    ['Gluten', 'en', 'Buckwheat, gluten free rice flakes, glucose syrup (from wheat), malt vinegar'],
    ['Gluten', 'en', 'Corn gluten meal'],
    ['Gluten', 'fr', 'Gluten de maïs'],
    ['Eggs', 'de', 'Milcheiweiß, Sojaeiweiß'],
    ['Eggs', 'de', 'Pflanzliches Eiweiß'],
    ['Eggs', 'de', 'Eiweiß aus Erbsen'],
    ['Eggs', 'de', 'Milch-Eiweiß, Freiland'],
    ['Alcohol', 'en', 'Alcohol-free beer'],
    ['Alcohol', 'de', 'Alkoholfreies Bier'],
    ['Red Meat', 'it', 'Gelatina bovina'],
    ['Nuts', 'en', 'Coconut, nutmeg, butternut, doughnut mix'],
    ['Nuts', 'fr', 'Noix de muscade, noix de coco'],
    ['Eggs', 'en', 'Eggplant'],
    ['Honey', 'en', 'Honeydew melon'],
    ['Sugar Alcohols', 'en', 'Alcohol vinegar'],
    ['Alcohol', 'en', 'Wine vinegar, sugar alcohols'],
    ['Meat', 'en', 'Vegan ham, coconut meat'],
    ['Pork', 'en', 'Hamburger buns'],
    ['Fish', 'en', 'Goldfish crackers'],
    ['Shellfish', 'en', 'Oyster mushroom'],
    ['Legumes', 'en', 'Soy lecithin, cocoa beans, green beans'],
    ['Citrus', 'en', 'Natural lemon flavor, citrus fiber'],
    ['Chocolate', 'en', 'White chocolate, cocoa butter'],
    ['Caffeine', 'en', 'Decaf coffee'],
  ])('%s is not found in %s look-alikes: %s', (name, lang, text) => {
    expect(matchName(listed(text, lang), name, 'less')).toBe(0);
  });

  it('leaves open what German "Eiweiß" is, protein of any food or white of egg', () => {
    expect(suitability(listed('Zucker, Eiweiß', 'de'), 'egg-free').answer).toBe('unknown');
    expect(suitability(listed('Zucker, Erbseneiweiß', 'de'), 'egg-free').answer).toBe('yes');
    expect(suitability(listed('Zucker, Hühnereiweiß', 'de'), 'egg-free').answer).toBe('no');
  });

  it('keeps languages apart: French tea is no English article', () => {
    expect(matchName(listed('The best water', 'en'), 'Caffeine')).toBe(0);
    expect(matchName(listed('Thé vert', 'fr'), 'Caffeine')).toBe(0.5);
  });

  it.each([
    ['allergen tag', { allergensTags: ['en:milk'] }, 'Dairy'],
    ['additive code', { additives: ['e621'] }, 'MSG'],
    ['category', { categoriesTags: ['en:cheeses'] }, 'Dairy'],
  ] as const)('believes an %s without any list', (_, facts, name) => {
    expect(matchName(foodOf(facts), name, 'less')).toBe(1);
  });

  it('does not call a plant-based milk dairy because of its category', () => {
    expect(matchName(foodOf({ categoriesTags: ['en:milks', 'en:plant-based-milk-alternatives'] }), 'Dairy', 'less')).toBeNull();
  });

  it('leaves absence unknown without a list, and with one in a language that is not read', () => {
    expect(matchName(foodOf({}), 'Dairy', 'less')).toBeNull();
    expect(matchName(listed('Cukier, mąka', 'pl'), 'Dairy', 'less')).toBeNull();
    expect(matchName(listed('Cukier, mleko (milk)', 'pl'), 'Dairy', 'less')).toBe(1);
  });

  it('gives an unnamed vegetable oil half the weight of a named seed oil', () => {
    expect(matchName(listed('Vegetable oil, salt'), 'Seed oils', 'less')).toBe(0.5);
  });

  it('gives what is wanted full weight only among the first three ingredients', () => {
    expect(matchName(listed('Lentils, water, salt'), 'Legumes', 'more')).toBe(1);
    expect(matchName(listed('Water, rice, salt, lentils'), 'Legumes', 'more')).toBe(0.5);
    expect(matchName(listed('Water, rice, salt, lentils'), 'Legumes', 'less')).toBe(1);
  });
});
