import * as fc from 'fast-check';
import type { FoodFacts, FoodKind, NovaGroup, Nutriments, NutriScoreGrade } from '../../food/index.ts';
import { KNOWN_NAMES } from '../../matching/index.ts';
import { readProduct } from '../../vocabulary/index.ts';
import type { ScoreProfile } from '../profile.ts';

const LISTS = [
  null,
  'Water',
  'Wheat flour, sugar, palm oil, salt',
  'Lentils',
  'Sucre, huile de palme, noisettes 13%, lait écrémé en poudre',
  'Chicken breast, salt, potassium lactate',
  'Oats, honey, almonds. May contain traces of peanuts.',
  'Salmon, olive oil, salt',
  'Carbonated water, aspartame, flavouring',
  'Tomatoes, onion, garlic, chili',
  'Vollkornmehl, Milch, Eier',
  'Soja, acqua, sale',
] as const;
const CATEGORIES = ['en:cheeses', 'en:yogurts', 'en:legumes', 'en:beers', 'en:chocolates', 'en:olive-oils', 'en:meats', 'en:nuts'];
const LABELS = ['en:organic', 'en:vegan', 'en:vegetarian', 'en:no-gluten', 'en:kosher', 'en:halal'];
const ALLERGENS = ['en:milk', 'en:gluten', 'en:nuts', 'en:eggs', 'en:soybeans', 'en:fish'];
export const ADDITIVES = [
  'e102',
  'e120',
  'e150d',
  'e202',
  'e211',
  'e250',
  'e322',
  'e330',
  'e338',
  'e420',
  'e433',
  'e450',
  'e471',
  'e621',
  'e951',
  'e955',
  'e899',
];

const KINDS: readonly (FoodKind | null)[] = ['general', 'cheese', 'fat', 'beverage', 'water', 'na', null];
const NOVA: readonly (NovaGroup | null)[] = [1, 2, 3, 4, null];
const GRADES: readonly (NutriScoreGrade | null)[] = ['a', 'b', 'c', 'd', 'e', null];
const grams = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: max * 20 }).map((step) => step / 20);

/** Figures that can be true of one food: saturates and trans within the fat, sugars within the carbohydrate. */
const nutriments: fc.Arbitrary<Nutriments> = fc
  .record({
    fat: grams(60),
    saturated: fc.double({ min: 0, max: 1, noNaN: true }),
    trans: fc.double({ min: 0, max: 0.1, noNaN: true }),
    carbohydrates: grams(60),
    sweet: fc.double({ min: 0, max: 1, noNaN: true }),
    added: fc.double({ min: 0, max: 1, noNaN: true }),
    proteins: grams(40),
    fiber: fc.option(grams(20)),
    salt: grams(5),
    vitaminC: fc.option(grams(1)),
    iron: fc.option(fc.constantFrom(0, 0.003, 0.02)),
    isAddedStated: fc.boolean(),
    alcohol: fc.option(fc.constantFrom(0, 0.4, 0.8, 5)),
    omega3: fc.option(grams(2)),
    isComplete: fc.boolean(),
  })
  .map(
    ({
      fat,
      saturated,
      trans,
      carbohydrates,
      sweet,
      added,
      proteins,
      fiber,
      salt,
      vitaminC,
      iron,
      isAddedStated,
      alcohol,
      omega3,
      isComplete,
    }) => {
      const energyKcal = 9 * fat + 4 * (carbohydrates + proteins);
      return {
        energyKcal,
        energyKj: energyKcal * 4.184,
        fat,
        saturatedFat: fat * saturated,
        transFat: fat * trans,
        carbohydrates,
        sugars: carbohydrates * sweet,
        proteins,
        ...(isComplete ? { salt } : {}),
        ...(fiber === null ? {} : { fiber }),
        ...(vitaminC === null ? {} : { vitaminC }),
        ...(iron === null ? {} : { iron }),
        ...(isAddedStated ? { addedSugars: carbohydrates * sweet * added } : {}),
        ...(alcohol === null ? {} : { alcohol }),
        ...(omega3 === null ? {} : { omega3 }),
      };
    },
  );

const unread: fc.Arbitrary<Omit<FoodFacts, 'reading'>> = fc.record({
  kind: fc.constantFrom(...KINDS),
  nutriments,
  fruitVegPercent: fc.option(fc.integer({ min: 0, max: 100 })),
  redMeat: fc.boolean(),
  sweetener: fc.boolean(),
  nova: fc.constantFrom(...NOVA),
  printedGrade: fc.constantFrom(...GRADES),
  additives: fc.uniqueArray(fc.constantFrom(...ADDITIVES), { maxLength: 6 }),
  lang: fc.constantFrom('en', 'fr', 'de', 'it', null),
  ingredientsText: fc.constantFrom(...LISTS),
  ingredientsCount: fc.constantFrom(null, 3, 12),
  unknownIngredientsCount: fc.constantFrom(null, 0, 2),
  categoriesTags: fc.uniqueArray(fc.constantFrom(...CATEGORIES), { maxLength: 2 }),
  labelsTags: fc.uniqueArray(fc.constantFrom(...LABELS), { maxLength: 2 }),
  allergensTags: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 2 }),
  tracesTags: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 2 }),
  listBasis: fc.constant('source' as const),
  ingredientsAnalysisTags: fc.constantFrom([], ['en:vegan', 'en:vegetarian'], ['en:non-vegan'], ['en:maybe-vegan']),
});

export const foods: fc.Arbitrary<FoodFacts> = unread.map((facts) => ({ ...facts, reading: readProduct({ ...facts, name: null }) }));

const GOALS = [
  'Lose Weight',
  'Gain Weight',
  'Build Muscle',
  'Improve Energy',
  'Heart Health',
  'Better Sleep',
  'Digestive Health',
  'Blood sugar control',
];
const CONDITIONS = ['Diabetes', 'Hypertension', 'High Cholesterol', 'GERD', 'Kidney Disease', 'Heart Disease', 'IBS', 'Celiac'];
const RESTRICTIONS = [
  'Vegetarian',
  'Vegan',
  'Gluten-Free',
  'Dairy-Free',
  'Low-Sodium',
  'Keto',
  'Paleo',
  'Low-Carb',
  'Kosher',
  'Halal',
  'Pescatarian',
  'Mediterranean',
  'Nut allergies',
  'Egg-free',
  'Peanut allergy',
  'kiwi allergy',
  'No restrictions',
];

const preference = (least: number, most: number): fc.Arbitrary<{ ingredientName: string; preferenceValue: number }> =>
  fc.record({
    ingredientName: fc.constantFrom(...KNOWN_NAMES, 'Cinnamon', 'carbs'),
    preferenceValue: fc.integer({ min: least, max: most }),
  });

const selections = {
  goals: fc.uniqueArray(fc.constantFrom(...GOALS), { maxLength: 2 }),
  conditions: fc.uniqueArray(fc.constantFrom(...CONDITIONS), { maxLength: 2 }),
  restrictions: fc.uniqueArray(fc.constantFrom(...RESTRICTIONS), { maxLength: 3 }),
};

export const profiles: fc.Arbitrary<ScoreProfile> = fc.record({
  ...selections,
  preferences: fc.array(preference(-5, 5), { maxLength: 6 }),
});
/** Nobody who wants more of something harmful: own preferences only say less. */
export const cautiousProfiles: fc.Arbitrary<ScoreProfile> = fc.record({
  ...selections,
  preferences: fc.array(preference(-5, -1), { maxLength: 6 }),
});
