import type { FoodProduct } from '../food-facts.ts';
import { productFromOff } from '../off/product-from-off.ts';

/** A record as the API of Open Food Facts answers it. */
export const OFF_RECORD = {
  code: '3017620422003',
  lang: 'fr',
  product_name: 'Pâte à tartiner',
  product_name_en: 'Spread',
  brands: 'Ferrero, Nutella',
  quantity: '400 g',
  categories_tags: ['en:breakfasts', 'en:spreads', 'en:hazelnut-spreads'],
  labels_tags: ['en:vegetarian'],
  allergens_tags: ['en:milk', 'en:none'],
  additives_tags: ['en:e322', 'en:e322i'],
  nova_group: 4,
  nutriscore_grade: 'd',
  nutriscore: { '2023': { grade: 'e' } },
  ingredients_text: 'Sucre, _lait_ écrémé',
  ingredients_n: 2,
  unknown_ingredients_n: 0,
  last_modified_t: 1700000000,
  serving_quantity: '15',
  nutriments: {
    'energy-kj_100g': 2252,
    'energy-kcal_100g': 539,
    fat_100g: '30.9',
    'saturated-fat_100g': 10.6,
    sugars_100g: 56.3,
    carbohydrates_100g: 57.5,
    proteins_100g: 6.3,
    sodium_100g: 0.0428,
    'vitamin-c_100g': 0.012,
    'fruits-vegetables-legumes-estimate-from-ingredients_100g': 13.04,
  },
};

/** The product of a record that can be read. @throws where it cannot */
export function product(input: unknown): FoodProduct {
  const reading = productFromOff(input);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.product;
}
