import { describe, expect, it } from 'vitest';
import { foodOf } from '../testing/food-of.ts';
import { suitability } from './suitability.ts';

type Row = readonly [name: string, lang: string, list: string | null, categories: readonly string[]];
const answer = ([name, lang, ingredientsText, categoriesTags]: Row) =>
  suitability(foodOf({ name, lang, ingredientsText, categoriesTags }), 'pregnancy').answer;

describe('what was not pasteurised, or ripened with germs on its rind, in pregnancy', () => {
  it.each<Row>([
    ["Goat's cheese", 'en', "Unpasteurised goat's milk, salt, rennet", []],
    ['Feta', 'en', "Unpasteurised ewe's milk, salt", []],
    ['Weichkäse', 'de', 'Nicht pasteurisierte Milch, Salz', []],
    ['Zachte kaas', 'nl', 'Niet-gepasteuriseerde melk, zout', []],
    ['Queso tierno', 'es', 'Leche sin pasteurizar, sal', []],
    ['Formaggio molle', 'it', 'Latte non pastorizzato, sale', []],
    ['Queijo mole', 'pt', 'Leite não pasteurizado, sal', []],
    ['Vorzugsmilch', 'de', 'Vorzugsmilch', []],
    ['Fresh apple juice', 'en', 'Unpasteurised apple juice', []],
    ['Apple cider', 'en', 'Apples. This product has not been pasteurized', []],
    ['Green juice', 'en', 'Raw cold-pressed apple juice, spinach', []],
    ['Jus de pomme non pasteurisé', 'fr', 'Jus de pomme', []],
    ['Apfelsaft, nicht pasteurisiert', 'de', 'Apfelsaft', []],
    ['Zumo sin pasteurizar', 'es', 'Zumo de naranja', []],
    ['Succo non pastorizzato', 'it', 'Succo di mela', []],
    ['Spremuta di arance', 'it', 'Arance', []],
    ['Harzer Käse', 'de', 'Sauermilchquark, Salz', []],
    ['Handkäse mit Musik', 'de', 'Magermilch, Salz, Zwiebeln', []],
    ['Olmützer Quargel', 'de', 'Magermilch, Salz', []],
    ['Cambozola', 'en', 'Pasteurised milk, salt', []],
    ['Rillettes', 'fr', 'Porc, sel', []],
    ['Pâté de campagne', 'fr', 'Porc, sel', []],
    ['Mackerel pate', 'en', 'Mackerel, cream cheese', []],
    ['Salmon', 'en', 'Salmon, salt, oak smoke', []],
    ['Lachs', 'de', 'Lachs, Salz, Buchenholzrauch', []],
    ['Saumon', 'fr', 'Saumon, sel, fumée de bois de hêtre', []],
    ['Zalm', 'nl', 'Zalm, zout, rook', []],
    ['Schweinefleisch', 'de', 'Schweinefleisch, Nitritpökelsalz, Rauch', []],
    ['Carne', 'it', 'Carne di suino, sale, conservanti: E250, E252', []],
    ['Porc', 'fr', 'Viande de porc, sel, ferments, conservateur : nitrate de potassium', []],
    ['Cheese', 'en', 'Pasteurised milk, salt, Penicillium candidum', []],
    ['Cheese', 'en', 'Pasteurised milk, salt, Penicillium roqueforti, rennet', []],
    ['Salad', 'en', 'Brie (pasteurised milk, salt), grapes', []],
    ['Oysters', 'en', 'Oysters, sunflower oil', []],
    ['Dough', 'en', 'Raw cookie dough (wheat flour, sugar)', []],
  ])('%s: never fits', (...row) => {
    expect(['no', 'unknown']).toContain(answer(row));
  });

  it.each<Row>([
    ['Soft cheese', 'en', 'Pasteurised milk, salt, rennet', []],
    ['Jus de pomme pasteurisé', 'fr', 'Jus de pomme', []],
    ['Apfelsaft', 'de', 'Apfelsaft', []],
    ['Cold pressed rapeseed oil', 'en', 'Rapeseed oil', []],
    ['Raw honey', 'en', 'Honey', []],
    ['Raw cane sugar', 'en', 'Cane sugar', []],
    ['Quark', 'de', 'Magermilch, Milchsäurekulturen', []],
    ['Pâtes conchiglie au basilic', 'fr', 'Semoule de blé dur, basilic', []],
    ['Harzer Kartoffeln', 'de', 'Kartoffeln', []],
    ['Wiener', 'de', 'Schweinefleisch, Trinkwasser, Nitritpökelsalz, Gewürze, Rauch', []],
    ['Cooked ham', 'en', 'Pork, salt, sodium nitrite', []],
    ['Potatoes', 'en', 'Potatoes, smoke flavouring', []],
    ['Stir fry', 'en', 'Rice, oyster sauce, broccoli', []],
  ])('%s: nothing is advised against', (...row) => {
    expect(answer(row)).toBe('yes');
  });

  it('a drink of half a per cent of alcohol is not called free of it', () => {
    const food = (alcohol: number) =>
      foodOf({ kind: 'beverage', ingredientsText: 'Water, malt, hops', lang: 'en', nutriments: { alcohol } });
    expect(suitability(food(0.5), 'pregnancy').answer).toBe('unknown');
    expect(suitability(food(0), 'pregnancy').answer).toBe('yes');
  });
});
