import { describe, expect, it } from 'vitest';
import { foodOf } from '../testing/food-of.ts';
import { suitability } from './suitability.ts';

type Row = readonly [name: string, lang: string, list: string | null, categories: readonly string[]];
const answer = ([name, lang, ingredientsText, categoriesTags]: Row) =>
  suitability(foodOf({ name, lang, ingredientsText, categoriesTags }), 'pregnancy').answer;

describe('what is advised in pregnancy', () => {
  it.each<Row>([
    ['Camembert de Normandie', 'fr', 'Lait cru de vache, sel, ferments', ['en:camemberts']],
    ['Saumon fumé', 'fr', 'Saumon atlantique, sel', ['en:smoked-salmons']],
    ['Räucherlachs', 'de', null, []],
    ['Salmón ahumado', 'es', 'Salmón, sal', []],
    ['Foie gras de canard', 'fr', 'Foie gras de canard, sel', []],
    ['Leberwurst', 'de', 'Schweineleber, Speck', []],
    ['Steak tartare', 'en', 'Beef', []],
    ['Carpaccio di manzo', 'it', 'Carne bovina', []],
    ['Pez espada', 'es', null, ['en:swordfishes']],
    ['Rotwein', 'de', null, ['en:wines']],
    ['Sushi', 'en', 'Rice, salmon', []],
    ['Truta fumada', 'pt', 'Truta, sal', []],
    ['Foie gras', 'de', 'Foie gras, Salz', []],
    ['Omega drops', 'en', 'Cod liver oil, lemon flavouring', []],
    ['Matjes', 'de', 'Matjes, Salz', []],
    ['Lait cru', 'fr', 'Lait cru', ['en:raw-milks']],
    ['Peixe-espada preto', 'pt', null, []],
    ["Soft goat's cheese", 'en', "Unpasteurised goat's milk, salt, rennet", ['en:soft-goat-cheeses']],
    ['Mayonnaise', 'en', 'Oil, fresh raw egg yolk, vinegar', []],
    ['Mousse', 'fr', "Chocolat, jaune d'œuf cru", []],
    ['Creme', 'de', 'Rohes Eigelb, Zucker', []],
    ['Crema', 'it', 'Tuorlo crudo, zucchero', []],
    ['Geräuchertes', 'de', 'Dornhai, Salz', []],
  ])('%s: advised against', (...row) => {
    expect(answer(row)).toBe('no');
  });

  it.each([
    ['fr', 'pâtes, grisons 12%, crème'],
    ['fr', 'magret de canard séché'],
    ['fr', 'magret fumé, salade'],
    ['fr', 'filet de porc séché'],
    ['fr', 'jambon de Savoie, pâtes'],
    ['fr', 'noix de jambon'],
    ['fr', 'speck, pâtes'],
    ['it', 'pane, lardo di Colonnata IGP'],
    ['it', "pane, lardo d'Arnad DOP"],
    ['it', 'bresaola della Valtellina IGP, rucola'],
    ['it', 'bresaola di cavallo'],
    ['it', 'carne salada del Trentino'],
    ['it', 'coppa di Parma IGP'],
    ['it', 'prosciutto di Norcia'],
    ['es', 'jamón de Teruel'],
    ['es', 'paleta ibérica'],
    ['es', 'lomo curado'],
    ['es', 'caña de lomo'],
    ['es', 'tasajo'],
    ['es', 'mojama, almendras'],
    ['es', 'queso fresco, sal'],
    ['pt', 'presunto ibérico'],
    ['pt', 'paleta ibérica curada'],
    ['pt', 'carne de sol, mandioca'],
    ['pt', 'charque, feijão'],
    ['pt', 'presunto de porco preto'],
    ['it', 'filetto di maiale stagionato'],
    ['de', 'luftgetrockneter Schinken'],
    ['nl', 'gedroogde ham, meloen'],
    ['en', 'air-dried beef, rocket'],
    ['en', 'beef jerky'],
  ])('%s: "%s" was dried or matured raw: check the pack', (lang, list) => {
    expect(answer(['Food', lang, list, []])).toBe('unknown');
  });

  it('a dried meat that only the name tells is one, too', () => {
    expect(answer(['Grison', 'fr', 'viande de bœuf, sel', []])).toBe('unknown');
    expect(answer(['Lardo di Colonnata', 'it', 'lardo di suino, sale', []])).toBe('unknown');
  });

  it.each([
    ['it', 'prosciutto cotto, sale'],
    ['it', 'carne bovina cotta, patate'],
    ['it', 'strutto, farina, acqua'],
    ['es', 'jamón cocido, sal'],
    ['es', 'lomo de cerdo asado, patatas'],
    ['fr', 'jambon blanc, pâtes'],
    ['fr', 'magret de canard cuit'],
    ['fr', 'viande bovine crue origine France 16%, pâtes'],
    ['es', 'patatas, aroma de jamón, sal'],
    ['pt', 'frango cozido, arroz'],
    ['es', 'queso fresco (leche pasteurizada, sal)'],
  ])('%s: "%s" was cooked, or pasteurised', (lang, list) => {
    expect(answer(['Food', lang, list, []])).toBe('yes');
  });

  it.each([
    ['en', 'Water, sugar, ginger. Not recommended for children, pregnant or breast-feeding women.'],
    ['de', 'Wasser, Zucker. Für Schwangere nicht empfohlen.'],
    ['fr', 'eau, sucre. Déconseillé aux femmes enceintes et aux enfants.'],
    ['es', 'agua, azúcar. No recomendado para niños ni mujeres embarazadas.'],
    ['it', 'acqua, zucchero. Non raccomandato per i bambini e durante la gravidanza.'],
    ['nl', 'water, suiker. Niet aanbevolen voor kinderen en zwangere vrouwen.'],
    ['pt', 'água, açúcar. Não recomendado a crianças e grávidas.'],
  ])('%s: "%s" is what the pack itself says: never fine', (lang, list) => {
    expect(answer(['Food', lang, list, []])).toBe('unknown');
  });

  it.each([
    ['en', 'pork livers'],
    ['en', 'beef livers'],
    ['en', 'chicken livers'],
    ['en', 'duck livers'],
    ['en', 'turkey livers'],
    ['en', 'lamb livers'],
    ['en', 'calf livers'],
    ['en', 'cod livers'],
    ['en', 'smoked salmons'],
    ['en', 'smoked trout'],
    ['pt', 'fígado de vitela'],
    ['fr', 'foies de porc'],
    ['fr', 'foies de volaille'],
    ['fr', 'foies de volailles'],
    ['fr', 'foies de canard'],
    ['fr', 'gorge et foies de porc'],
    ['fr', 'foie de morue'],
    ['fr', "saumon fumé d'Écosse"],
    ['de', 'Schweinsleber'],
    ['de', 'Geflügellebern'],
    ['de', 'Dorschleber'],
    ['de', 'Haifischflossen'],
    ['es', 'hígados de pollo'],
    ['es', 'higaditos'],
    ['it', 'fegato di suino'],
    ['it', 'fegatini di pollo'],
    ['nl', 'runderlever'],
    ['nl', 'kippenlevers'],
    ['nl', 'hondshaai'],
    ['pt', 'fígado de porco'],
    ['pt', 'fígados de frango'],
  ])('%s, "%s" within a list: advised against by the name that it is printed with', (lang, item) => {
    expect(answer(['Terrine', lang, item, []])).toBe('no');
  });

  it.each([
    ['fr', 'chorizos'],
    ['fr', 'prosciutto di Parma'],
    ['de', 'Geflügelsalami'],
    ['it', 'prosciutto crudo DOP'],
    ['nl', 'rundersalami'],
  ])('%s, "%s" within a list: check the pack', (lang, item) => {
    expect(answer(['Pizza', lang, item, []])).toBe('unknown');
  });

  it.each<Row>([
    ['Brie', 'en', 'Milk, salt, cultures', ['en:bries']],
    ['Brie', 'en', 'Pasteurised milk, salt, cultures', ['en:bries']],
    ['Pointe de brie', 'fr', 'Lait pasteurisé, sel', ['en:soft-cheeses', 'en:brie']],
    ['Camembert', 'fr', 'Lait pasteurisé, sel', ['en:cheeses']],
    ['Salami', 'it', 'Carne di suino, sale', ['en:salamis']],
    ['Cheese', 'en', 'Raw milk, salt, rennet', ['en:cheeses']],
    ['Breakfast', 'en', 'Smoked mackerel, rice', []],
    ['Broodje', 'nl', 'Brood, gerookte makreel', []],
    ['Insalata', 'it', 'Sgombro affumicato, sale', []],
    ['Rillettes', 'fr', 'Rillettes, pain', []],
    ['Huîtres', 'fr', null, ['en:oysters']],
    ['Ostras frescas', 'pt', 'Ostras', []],
    ['Austern', 'de', 'Austern', []],
    ['Bean sprouts', 'en', 'Mung bean sprouts', []],
    ['Germogli misti', 'it', 'Germogli di soia', []],
    ['Sabayon', 'fr', null, []],
    ['Xyz Danish Blue', 'en', 'Xyzzy, salt', []],
    ['Tiramisù', 'it', 'Mascarpone, caffè, savoiardi', []],
    ['Sandes', 'pt', 'Pão, presunto', []],
    ['Sprouts', 'en', 'Alfalfa sprouts', ['en:sprouts']],
    ['Prosciutto crudo', 'it', 'Coscia di suino, sale', ['en:raw-hams']],
    ['Pâté de campagne', 'fr', 'Porc, sel', ['en:pates']],
    ['Feine Mettwurst', 'de', 'Schweinefleisch, Salz', []],
    ['Zwiebelmettwurst', 'de', null, []],
    ['Landjäger', 'de', 'Rindfleisch, Speck, Salz', []],
    ['Gelderse metworst', 'nl', 'Varkensvlees, zout', []],
    ['Grünkohl', 'de', 'Grünkohl, Mettenden, Salz', []],
    ['Pizza', 'de', 'Tomaten, Zervelatwurst, Salz', []],
    ['Stamppot', 'nl', 'Aardappelen, metworst, zout', []],
    ['Salade', 'fr', 'Riz, saucisson sec, sel', []],
    ['Arroz', 'es', 'Arroz, salchicha curada, sal', []],
    ['Insalata', 'it', 'Riso, nduja, sale', []],
    ['Arroz', 'pt', 'Arroz, linguiça, sal', []],
    ['Salad', 'en', 'Rice, saucisson sec, salt', []],
    ['Rauchenden', 'de', 'Rauchenden', []],
    ['Eintopf', 'de', 'Linsen, Cabanossi (Schweinefleisch, Salz)', []],
    ['Brotzeit', 'de', 'Brot, Knoblauchwurst', []],
    ['Brotzeit', 'de', 'Brot, Pfefferbeißer', []],
    ['Ensalada', 'es', 'Arroz, cecina, sal', []],
    ['Brotzeit', 'de', 'Brot, Rauchenden, pflanzliches Öl', []],
    ['Insalata', 'it', 'Riso, capocollo, sale', []],
    ['Snack', 'en', 'Biltong, salt', []],
    ['Salad', 'en', 'Rice, mung bean sprouts, salt', []],
    ['Salat', 'de', 'Reis, Alfalfasprossen, Salz', []],
    ['Salade', 'fr', 'Riz, germes de soja, sel', []],
    ['Ensalada', 'es', 'Arroz, brotes de alfalfa, sal', []],
    ['Insalata', 'it', 'Riso, germogli di soia, sale', []],
    ['Salade', 'nl', 'Rijst, taugé, zout', []],
    ['Salada', 'pt', 'Arroz, rebentos de soja, sal', []],
  ])('%s: check the pack', (...row) => {
    expect(answer(row)).toBe('unknown');
  });

  it.each<Row>([
    ['Thon au naturel', 'fr', 'Thon, eau, sel', ['en:canned-tunas']],
    ['Lakritz', 'de', 'Zucker, Süßholzextrakt', ['en:liquorice-candies']],
    ['Energy drink', 'en', 'Water, sugar, caffeine', ['en:energy-drinks']],
    ['Iced coffee', 'en', 'Water, coffee extract, sugar', ['en:beverages']],
    ['Tonic water', 'en', 'Water, sugar, quinine', ['en:tonic-water']],
    ['Gummies', 'en', 'Sugar, guarana extract, salt', []],
    ['Riegel', 'de', 'Reis, Mate, Zucker', []],
    ['Biscuits', 'fr', 'Riz, café, sucre', []],
    ['Agua tónica', 'es', 'Agua, azúcar, ácido cítrico', []],
    ['Limonade', 'de', 'Wasser, Zucker, Chinin', []],
  ])('%s: a note, no cap', (...row) => {
    expect(answer(row)).toBe('limited');
  });

  it.each<Row>([
    ['Emmental', 'fr', 'Lait, sel, ferments', ['en:cheeses', 'en:emmentaler']],
    ['Comté', 'fr', 'Lait cru, sel, ferments', ['en:cheeses', 'en:comte']],
    ['Fish oil', 'en', 'Fish oil, gelatin', []],
    ['Aufschnitt', 'de', 'Vegane Mettwurst (Erbsenprotein, Wasser)', []],
    ['Brotzeit', 'de', 'Wiener Würstchen (Schweinefleisch, Salz)', []],
    ['Bread', 'en', 'Wheat flour, water, salt, xyzzy', []],
    ['Goat cheese', 'en', 'Pasteurised goat milk, salt, cultures', ['en:goat-cheeses']],
    ['Lachsfilet', 'de', 'Lachs', []],
    ['Jambon cuit', 'fr', 'Jambon de porc, sel', []],
    ['Wine vinegar', 'en', 'Wine vinegar', []],
    ['Yogurt', 'en', 'Pasteurised milk', ['en:yogurts']],
    ['Austernpilze', 'de', 'Austernpilze', []],
    ['Oyster mushrooms', 'en', 'Oyster mushrooms', []],
    ['Oyster sauce', 'en', 'Water, sugar, salt', []],
    ['Stew', 'en', 'Rice, Brussels sprouts, salt', []],
    ['Stir fry', 'en', 'Rice, bamboo shoots, salt', []],
    ['Bread', 'en', 'Sprouted wheat flour, water', []],
    ['Eintopf', 'de', 'Kartoffeln, Bockwurst, Salz', []],
    ['Gummies', 'en', 'Sugar, rooibos, salt', []],
  ])('%s: nothing advised against, though little else is not known', (...row) => {
    expect(answer(row)).toBe('yes');
  });

  it.each<Row>([
    ['Mystery', 'en', null, []],
    ['Bread', 'en', 'Wheat flour, xyzzy', []],
    ['Juice', 'en', null, ['en:apple-juices']],
  ])('%s: too little is known to say anything', (...row) => {
    expect(answer(row)).toBe('unknown');
  });

  it('while breastfeeding only notes', () => {
    expect(suitability(foodOf({ categoriesTags: ['en:wines'] }), 'breastfeeding').answer).toBe('limited');
    expect(suitability(foodOf({ name: 'Saumon fumé', lang: 'fr' }), 'breastfeeding').answer).toBe('yes');
  });
});
