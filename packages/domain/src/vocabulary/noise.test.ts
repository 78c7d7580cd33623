import { describe, expect, it } from 'vitest';
import type { Diet } from '../diets/index.ts';
import { suitability } from '../matching/index.ts';
import { listed } from '../matching/testing/food-of.ts';
import { eachItem, hasProperty, type Property, type ReadItem } from '../reading/index.ts';
import { countItems, readIngredients } from './index.ts';

type Row = readonly [lang: string, text: string];

function itemsOf(text: string, lang: string): ReadItem[] {
  return [...eachItem(readIngredients({ ingredientsText: text, lang })?.items ?? [])];
}

function isWhole(text: string, lang: string): boolean {
  const { known, all } = countItems(readIngredients({ ingredientsText: text, lang })?.items ?? []);
  return all > 0 && known === all;
}

function holds(text: string, lang: string, property: Property): boolean {
  return itemsOf(text, lang).some(({ has, presence }) => presence === 'contained' && hasProperty(has, property));
}

describe('a list as a camera reads it', () => {
  it.each<Row>([
    ['it', 'Zucchero, protelne del latte, sale'],
    ['it', 'olio di semi di qirasole'],
    ['it', 'carbonato acido dtammonio'],
    ['it', 'Farina di frumento, siero di atte in polvere'],
    ['it', 'o!io di oliva, zucchero'],
    ['en', 'sugar, wheat fIour, emulsifler'],
    ['nl', 'suiker, natuurluk aroma, zout$'],
    ['fr', 'sucre, farine de blé5, 12%sucre roux'],
    ['it', 'farina00, sale, 70%semola di grano duro'],
    ['it', 'latte, olio di semi di gira- sole, oli vege-\ntali'],
    ['en', 'salt, E 3011, E1422'],
  ])('%s: "%s" is recognised in spite of misread letters', (lang, text) => {
    expect(isWhole(text, lang)).toBe(true);
  });

  it.each<readonly [string, string, Property]>([
    ['en', 'sugar, hazelnits', 'Nuts'],
    ['it', 'zucchero, nocciolle', 'Nuts'],
    ['de', 'Zucker, Weizenmhel', 'Gluten'],
    ['fr', 'sucre, lait écrèmé en poubre', 'Dairy'],
    ['it', 'siero di atte in polvere', 'Dairy'],
  ])('%s: "%s" still holds what was meant: %s', (lang, text, property) => {
    expect(holds(text, lang, property)).toBe(true);
  });

  it.each<readonly [string, string, Diet]>([
    ['en', 'sugar, m i l k, salt', 'dairy-free'],
    ['fr', 'sucre, l a i t, sel', 'dairy-free'],
    ['en', 'sugar, mil-k, salt', 'dairy-free'],
    ['en', '1obster, salt', 'shellfish-free'],
    ['en', 'hollandaies, salt', 'vegan'],
    ['en', 'Without artificial colours hazelnuts, sugar', 'nut-free'],
    ['en', 'Meat, salt', 'pork-free'],
    ['de', 'Gewürzmischung, Salz', 'gluten-free'],
    ['en', 'sugar, sal, vette', 'vegan'],
    ['es', 'rabo, sal', 'beef-free'],
    ['fr', 'sel, fruits secs', 'nut-free'],
    ['it', 'sale, frutta secca', 'nut-free'],
    ['fr', 'sel, mélange de noix', 'peanut-free'],
    ['de', 'Salz, Karamell', 'dairy-free'],
    ['es', 'rabo, sal', 'pescatarian'],
  ])('%s: "%s" never answers yes to %s', (lang, text, diet) => {
    expect(suitability(listed(text, lang), diet).answer).not.toBe('yes');
  });

  it.each<readonly [string, string, Diet]>([
    ['en', 'Pista, sugar', 'nut-free'],
    ['en', 'Dalia, salt', 'gluten-free'],
    ['fr', 'Farine, chèvre 20 %, sel', 'dairy-free'],
    ['fr', 'Sucre, fruits à coque, sel', 'nut-free'],
    ['de', 'Zucker, Nüsse', 'nut-free'],
    ['it', 'zucchero, frutta a guscio', 'nut-free'],
    ['en', 'expeller pressed soybean oil', 'soy-free'],
  ])('%s: "%s" conflicts with %s', (lang, text, diet) => {
    expect(suitability(listed(text, lang), diet).answer).toBe('no');
  });

  it.each<readonly [string, string, Diet]>([
    ['en', 'glucose syrup (wheat), dextrose (from wheat), maltodextrin (barley)', 'gluten-free'],
    ['en', 'peach base (sugar, water, peaches), salt', 'pescatarian'],
    ['de', 'Hühnerfleisch, Salz', 'pork-free'],
    ['es', 'Carne de pollo, sal', 'pork-free'],
  ])('%s: "%s" suits %s', (lang, text, diet) => {
    expect(suitability(listed(text, lang), diet).answer).toBe('yes');
  });

  it.each<Row>([
    ['en', 'sugar, xqzwvy'],
    ['it', 'zucchero, sble'],
    ['en', 'salt, frobnicated gunk'],
    ['de', 'Zucker, Sble'],
  ])('%s: in "%s" a word that is too short or too far from any name stays unknown', (lang, text) => {
    expect(isWhole(text, lang)).toBe(false);
  });

  it('never joins two words at a hyphen that are names by themselves', () => {
    expect(itemsOf('Palm- und Rapsöl', 'de').length).toBeGreaterThan(1);
    expect(holds('mono- e digliceridi, soja- und Weizenmehl', 'de', 'Soy')).toBe(true);
  });
});

describe('what stands beside a list', () => {
  it.each<Row>([
    ['it', 'Zucchero, sale. Conservare in luogo frescho e asciutto, lontano da fonti di calore.'],
    ['nl', 'suiker, zout. Postbus 447, 8200 AK Lelystad. www.example.nl'],
    ['de', 'Zucker, Salz. Hergestellt für Muster GmbH, Musterstraße 16, 30938 Burgwedel.'],
    ['fr', 'Délices gourmandissimes de mamie. Ingrédients : sucre, sel, eau'],
    ['en', 'sugar, salt. Shake well before use and enjoy chilled.'],
    ['it', 'Zucchero, sale, acqua, farina di riso, amido di mais, aromi naturali. Sestavine: glukozni sirup, sladkor, jedilna sol'],
    ['fr', 'Sucre, sel, eau, huile de tournesol, fécule de pomme de terre, vinaigre. Состав: сахар, соль, вода'],
    ['it', 'zucchero, sale. Questo prodotto è il risultato di una lunga tradizione che la nostra famiglia custodisce per voi'],
  ])('%s: "%s" is no unknown ingredient', (lang, text) => {
    expect(isWhole(text, lang)).toBe(true);
  });

  it('counts against a food all the same', () => {
    expect(suitability(listed('Nusskuchen mit Haselnüssen. Zutaten: Zucker, Reis, Salz', 'de'), 'nut-free').answer).toBe('no');
  });

  it('never takes the list itself away', () => {
    const text =
      'Garniture : lait - œufs - lardons (poitrine de porc - arômes (dont céleri)) - eau - farine de blé - sel. (Ingrédients à la mise en oeuvre).';
    expect(suitability(listed(text, 'fr'), 'celery-free').answer).toBe('no');
    expect(holds('Prodotto da forno ingredienti: farina di frumento, sale', 'it', 'Gluten')).toBe(true);
    expect(isWhole('10% Vollei, Rapsöl, gzmblfrx', 'de')).toBe(false);
  });

  it('leaves traces that follow it traces', () => {
    const items = itemsOf('suiker, zout. Droog bewaren, kan sporen van soja, mosterd en ei bevatten', 'nl');
    expect(items.filter(({ has }) => hasProperty(has, 'Soy')).map(({ presence }) => presence)).toEqual(['may contain']);
  });

  it('is never a list in a language that is not read and has none beside it', () => {
    expect(suitability(listed('Nestle, S.A., Vevey. Состав: сахар, молоко сухое, пшеничная мука', 'ru'), 'dairy-free').answer).not.toBe(
      'yes',
    );
    expect(suitability(listed('Ingredienser: sukker, mælkepulver, hvedemel', 'da'), 'dairy-free').answer).not.toBe('yes');
  });
});

describe('a list in several languages', () => {
  it('is known item by item in the language of each', () => {
    expect(
      isWhole('Zucchero, farina di riso, sale, olio di semi di girasole. Sel de cuisine, lait écrémé en poudre, pommes de terre', 'it'),
    ).toBe(true);
  });

  it('leaves single short words unknown, which mean something in another language by chance', () => {
    expect(isWhole('wheat flour, sugar, rolled oats, raisins, honey, sea salt, uien', 'en')).toBe(false);
  });
});

describe('names that suggest what is not there', () => {
  it.each<readonly [string, string, string]>([
    ['en', 'glucose syrup (wheat), sugar', 'yes'],
    ['de', 'Zucker, Dextrose (Weizen)', 'yes'],
    ['fr', 'sucre, sirop de glucose (blé, maïs)', 'yes'],
    ['en', 'glucose syrup, wheat', 'no'],
    ['en', 'glucose syrup (wheat), wheat flour', 'no'],
  ])('%s: "%s" is gluten-free: %s', (lang, text, answer) => {
    expect(suitability(listed(text, lang), 'gluten-free').answer).toBe(answer);
  });

  it.each([
    'meat',
    'gelatin',
    'animal fat',
    'broth',
    'meat extract',
    'sausage',
    'collagen',
    'animal protein',
    'E471',
    'jerky',
    'gravy',
    'shortening',
  ])('%s may be of beef or of pork', (name) => {
    for (const diet of ['beef-free', 'pork-free'] as const) expect(suitability(listed(`${name}, salt`), diet).answer).toBe('unknown');
  });

  it.each<readonly [string, 'yes' | 'no' | 'unknown', 'yes' | 'no' | 'unknown']>([
    ['chicken broth', 'yes', 'yes'],
    ['lamb', 'yes', 'yes'],
    ['tallow', 'unknown', 'yes'],
    ['calf rennet', 'no', 'yes'],
    ['beef gelatin', 'no', 'yes'],
    ['ham', 'yes', 'no'],
    ['whey', 'yes', 'yes'],
  ])('%s is beef-free: %s, pork-free: %s', (name, beef, pork) => {
    expect(suitability(listed(`${name}, salt`), 'beef-free').answer).toBe(beef);
    expect(suitability(listed(`${name}, salt`), 'pork-free').answer).toBe(pork);
  });

  it('calls vegan ham no meat, and free of nothing that may be in it', () => {
    const food = listed('vegan ham, water, salt');
    expect(suitability(food, 'pork-free').answer).not.toBe('no');
    for (const diet of ['soy-free', 'gluten-free', 'dairy-free', 'egg-free'] as const)
      expect(suitability(food, diet).answer).toBe('unknown');
  });
});

describe('a number in a list', () => {
  const additivesIn = (text: string, lang: string) =>
    itemsOf(text, lang).flatMap(({ additive, start, end }) => (additive === null ? [] : text.slice(start, end)));

  it.each<Row>([
    ['fr', 'Huile de tournesol 44,5 %, basilic 30 %, sel 6 %, eau 40 %'],
    ['de', 'Zucker 1,5 %, Salz 0,6 g, Wasser 12,40 %, Hafer (5 %), Roggen (6)'],
    ['it', 'Pomodoro 5,5%, olio (6,6 %), acqua 5, sale'],
    ['en', 'sugar 44.5 %, milk 3.6 % fat, 1.5 mg iron, 40 g oats, vitamin D 5 µg, omega 6'],
  ])('%s: "%s" holds no colour: shares, amounts and footnotes are none', (lang, text) => {
    expect(additivesIn(text, lang)).toEqual([]);
  });

  it.each([
    ['sugar, colors (yellow 5, 6, red 40)', ['yellow 5', '6', 'red 40']],
    ['sugar, FD&C Yellow #5, #6 and red # 40', ['FD&C Yellow #5', '6', 'red # 40']],
    ['sugar, yellow 5 & 6', ['yellow 5', '6']],
  ])('"%s": a number behind its sign or a numbered colour is one', (text, colours) => {
    expect(additivesIn(text, 'en')).toEqual(colours);
  });
});
