import type { FoodFacts } from '../../food/index.ts';
import { factsOf } from '../../matching/testing/food-of.ts';

type Figures = readonly [
  kcal: number,
  fat: number,
  saturated: number,
  carbohydrates: number,
  sugars: number,
  fiber: number | null,
  proteins: number,
  salt: number,
];

/**
 * Typical compositions per 100 g or ml, rounded, as food tables give them (CIQUAL 2020, USDA FoodData Central); lists as packs print
 * them.
 */
function food(
  [energyKcal, fat, saturatedFat, carbohydrates, sugars, fiber, proteins, salt]: Figures,
  ingredientsText: string | null,
  more: Partial<FoodFacts> & { name?: string } = {},
): FoodFacts {
  return factsOf({
    nutriments: {
      energyKcal,
      energyKj: Math.round(energyKcal * 4.184),
      fat,
      saturatedFat,
      carbohydrates,
      sugars,
      proteins,
      salt,
      ...(fiber === null ? {} : { fiber }),
    },
    ingredientsText,
    nova: 1,
    fruitVegPercent: 0,
    ...more,
  });
}

export const TYPICAL = {
  skyr: food([63, 0.2, 0.1, 4, 4, 0, 11, 0.1], 'Skimmed milk, lactic ferments', {
    categoriesTags: ['en:dairies', 'en:yogurts', 'en:skyrs'],
  }),
  strawberryYogurt: food([95, 2.6, 1.7, 14, 13, 0.3, 3.4, 0.12], 'Milk, sugar, strawberries 8%, natural flavouring', {
    nova: 4,
    categoriesTags: ['en:yogurts'],
  }),
  yogurtDrink: food([75, 1.4, 0.9, 12.5, 12, 0, 2.8, 0.1], 'Milk, sugar, fruit juice from concentrate, flavouring', {
    kind: 'beverage',
    nova: 4,
  }),
  dryLentils: food([340, 1.5, 0.2, 50, 2, 16, 25, 0.02], 'Lentils', { fruitVegPercent: 100, categoriesTags: ['en:legumes', 'en:lentils'] }),
  chicken: food([110, 1.5, 0.4, 0, 0, 0, 24, 0.15], 'Chicken breast'),
  cod: food([78, 0.6, 0.1, 0, 0, 0, 18, 0.2], 'Cod'),
  broccoli: food([34, 0.4, 0.1, 4, 1.5, 2.8, 2.8, 0.03], 'Broccoli', { fruitVegPercent: 100, categoriesTags: ['en:vegetables'] }),
  peas: food([77, 0.5, 0.1, 9, 4, 5.5, 5.5, 0.02], 'Peas', { fruitVegPercent: 100, categoriesTags: ['en:vegetables', 'en:peas'] }),
  saltedPeanuts: food([610, 51, 8, 12, 5, 8, 25, 1.2], 'Peanuts, sunflower oil, salt', {
    kind: 'fat',
    nova: 3,
    categoriesTags: ['en:peanuts'],
  }),
  peanutButter: food([620, 51, 7, 12, 5, 7, 26, 0.02], 'Peanuts', { kind: 'fat', categoriesTags: ['en:peanut-butters'] }),
  almonds: food([600, 52, 4, 7, 4.5, 12, 21, 0.01], 'Almonds', { kind: 'fat', categoriesTags: ['en:nuts', 'en:almonds'] }),
  walnuts: food([680, 66, 6.2, 7, 3, 6.5, 15, 0.01], 'Walnuts', { kind: 'fat', categoriesTags: ['en:nuts', 'en:walnuts'] }),
  crisps: food([535, 33, 3, 51, 0.6, 4.5, 6, 1.3], 'Potatoes, sunflower oil, salt', { nova: 3 }),
  baguette: food([275, 1.3, 0.3, 55, 2.5, 3.2, 9, 1.4], 'Wheat flour, water, salt, yeast', { nova: 3 }),
  whiteBread: food([265, 3, 0.6, 49, 4.5, 2.6, 8.5, 1.15], 'Wheat flour, water, sugar, rapeseed oil, yeast, salt', { nova: 4 }),
  wholegrainBread: food([250, 3.5, 0.6, 42, 3.5, 7, 9.5, 1.05], 'Whole wheat flour, water, rapeseed oil, yeast, salt', { nova: 4 }),
  oats: food([370, 7, 1.3, 59, 1, 10, 13.5, 0.01], 'Oat flakes', { categoriesTags: ['en:cereals-and-potatoes', 'en:oat-flakes'] }),
  sweetMuesli: food([400, 10, 3, 66, 22, 7, 9, 0.15], 'Oat flakes, sugar, raisins, wheat flakes, palm oil, honey', { nova: 4 }),
  chocolateCereal: food([385, 3, 1.2, 78, 29, 6, 8, 0.5], 'Maize, sugar, cocoa, wheat flour, salt', { nova: 4 }),
  pasta: food([350, 1.5, 0.3, 70, 3, 3, 12.5, 0.01], 'Durum wheat semolina'),
  juice: food([43, 0.1, 0, 9.5, 8.9, 0.2, 0.7, 0], 'Orange juice', {
    kind: 'beverage',
    fruitVegPercent: 100,
    categoriesTags: ['en:beverages', 'en:fruit-juices', 'en:orange-juices'],
  }),
  cola: food(
    [42, 0, 0, 10.6, 10.6, 0, 0, 0],
    'Carbonated water, sugar, colour E150d, acid phosphoric acid, natural flavourings including caffeine',
    { kind: 'beverage', nova: 4, additives: ['e150d', 'e338'] },
  ),
  colaZero: food(
    [0.3, 0, 0, 0, 0, 0, 0, 0.02],
    'Carbonated water, colour E150d, sweeteners aspartame, acesulfame K, acid phosphoric acid, flavourings',
    { kind: 'beverage', nova: 4, sweetener: true, additives: ['e150d', 'e338', 'e950', 'e951'] },
  ),
  cheddar: food([410, 34, 21.5, 0.1, 0.1, 0, 25, 1.8], 'Milk, salt, cheese cultures, rennet', {
    kind: 'cheese',
    nova: 3,
    categoriesTags: ['en:cheeses'],
  }),
  butter: food([745, 82, 55, 0.7, 0.7, 0, 0.7, 0.02], 'Cream, ferments', { kind: 'fat', nova: 2, categoriesTags: ['en:butters'] }),
  eggs: food([140, 9.8, 2.6, 0.3, 0.3, 0, 12.7, 0.3], 'Eggs', { categoriesTags: ['en:eggs'] }),
  salmon: food([200, 13.4, 2.6, 0, 0, 0, 20, 0.12], 'Salmon', { categoriesTags: ['en:fishes', 'en:salmons'] }),
  oliveOil: food([825, 92, 14, 0, 0, 0, 0, 0], 'Olive oil', {
    kind: 'fat',
    nova: 2,
    fruitVegPercent: 100,
    categoriesTags: ['en:olive-oils'],
  }),
  smokedSalmon: food([180, 11, 2, 0.5, 0.5, 0, 21, 3], 'Salmon, salt', { nova: 3, categoriesTags: ['en:fishes', 'en:smoked-salmons'] }),
  olives: food([145, 14, 2, 1, 0.1, 4, 1, 3], 'Olives, water, salt', { nova: 3, fruitVegPercent: 60 }),
  soySauce: food([70, 0, 0, 8, 2, 0, 9, 15], 'Water, soybeans, wheat, salt', { nova: 3 }),
  ham: food([110, 3, 1.1, 1, 1, 0, 20, 1.9], 'Pork ham, salt, dextrose, preservative sodium nitrite', {
    nova: 4,
    redMeat: true,
    additives: ['e250'],
    categoriesTags: ['en:meats', 'en:hams'],
  }),
  salami: food([400, 33, 13, 1, 0.5, 0, 24, 4.3], 'Pork, salt, dextrose, preservative potassium nitrate', {
    nova: 4,
    redMeat: true,
    additives: ['e252'],
    categoriesTags: ['en:meats', 'en:salamis'],
  }),
  bacon: food([250, 20, 7.5, 1, 1, 0, 16, 2.8], 'Pork belly, salt, preservative sodium nitrite', {
    nova: 4,
    redMeat: true,
    additives: ['e250'],
    categoriesTags: ['en:meats'],
  }),
  dates: food([290, 0.3, 0.1, 66, 63, 7.5, 2, 0.01], 'Dates', { fruitVegPercent: 100 }),
  honey: food([320, 0, 0, 80, 80, 0, 0.4, 0.01], 'Honey', { nova: 2, kind: 'general' }),
  mackerelInWater: food([190, 12, 3, 0, 0, 0, 21, 0.8], 'Mackerel, water, salt', {
    nova: 3,
    categoriesTags: ['en:fishes', 'en:canned-fishes'],
  }),
  mackerelInSweetSauce: food([200, 13, 3, 9, 8, 0.5, 13, 1.3], 'Mackerel, tomato purée, sugar, sunflower oil, salt', {
    nova: 3,
    categoriesTags: ['en:fishes', 'en:canned-fishes'],
  }),
  darkChocolate: food([590, 46, 28, 22, 14, 13, 10, 0.02], 'Cocoa mass, sugar, cocoa butter', {
    nova: 3,
    categoriesTags: ['en:chocolates'],
  }),
  milkChocolate: food([540, 31, 19, 57, 56, 2, 7, 0.25], 'Sugar, cocoa butter, milk powder, cocoa mass, emulsifier soya lecithin', {
    nova: 4,
    additives: ['e322'],
    categoriesTags: ['en:chocolates'],
  }),
  tomatoPaste: food([90, 0.4, 0.1, 15, 13, 4, 4.5, 0.2], 'Tomato concentrate', { fruitVegPercent: 100 }),
  banana: food([90, 0.3, 0.1, 20, 16, 2.5, 1.1, 0], 'Banana', { fruitVegPercent: 100, categoriesTags: ['en:fruits', 'en:bananas'] }),
  avocado: food([170, 16, 2.5, 2, 0.5, 6, 2, 0.01], 'Avocado', { fruitVegPercent: 100 }),
  potatoes: food([80, 0.1, 0, 17, 0.8, 1.8, 2, 0.01], 'Potatoes'),
  raisins: food([310, 0.5, 0.1, 70, 66, 4, 3, 0.03], 'Raisins', { fruitVegPercent: 100 }),
} as const satisfies Readonly<Record<string, FoodFacts>>;
export type TypicalFood = keyof typeof TYPICAL;
