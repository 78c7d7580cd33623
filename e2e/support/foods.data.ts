/** In the catalogue that comes with the software. */
export const NUTELLA = '3017620422003';
export const COLA = '5449000000996';
export const BISCUITS = '7622210449283';
/** Fat first, and much salt. */
export const PESTO = '8076809513753';

// What follows is imported for the tests. Its barcodes are of the range that nobody sells.
/** Without figures, ingredients, category or picture. */
export const BARE = '2000000000015';
/** Names and texts that try to be markup. */
export const HOSTILE = '2000000000022';
/** A name of 200 letters without a place to break it, and emoji. */
export const LONG = '2000000000039';
/** Right to left. */
export const ARABIC = '2000000000046';
/** No energy at all, which is a figure and not a gap. */
export const WATER = '2000000000053';
/** Ingredients and a category, but no figures. */
export const NO_FIGURES = '2000000000060';
/** An EAN-13 with a right check digit that nobody has. */
export const UNKNOWN = '4006381333931';

export const HOSTILE_NAME = '<img src=/pwned onerror="document.title=\'pwned\'"> {{7*7}} Biscuits';

const spread = {
  product_name: 'Nutella',
  brands: 'Ferrero',
  quantity: '400 g',
  lang: 'en',
  categories_tags: ['en:breakfasts', 'en:spreads', 'en:sweet-spreads', 'en:hazelnut-spreads', 'en:chocolate-spreads', 'en:cocoa-and-hazelnuts-spreads'],
  ingredients_text: 'Sugar, palm oil, HAZELNUTS 13%, skimmed MILK powder 8.7%, fat-reduced cocoa 7.4%, emulsifier: lecithins [SOYA], vanillin.',
  additives_tags: ['en:e322'],
  allergens_tags: ['en:nuts', 'en:milk', 'en:soybeans'],
  nova_group: 4,
  nutriments: {
    'energy-kj_100g': 2252, 'energy-kcal_100g': 539, fat_100g: 30.9, 'saturated-fat_100g': 10.6, carbohydrates_100g: 57.5, sugars_100g: 56.3,
    proteins_100g: 6.3, salt_100g: 0.107, sodium_100g: 0.0428, 'fruits-vegetables-legumes-estimate-from-ingredients_100g': 13,
  },
};

const cola = {
  product_name: 'Coca-Cola Original Taste',
  brands: 'Coca-Cola',
  quantity: '330 ml',
  lang: 'en',
  categories_tags: ['en:beverages', 'en:carbonated-drinks', 'en:sodas', 'en:colas', 'en:sweetened-beverages'],
  ingredients_text: 'Carbonated water, sugar, colour: caramel E150d, acid: phosphoric acid, natural flavourings including caffeine.',
  additives_tags: ['en:e150d', 'en:e338'],
  nova_group: 4,
  nutriments: { 'energy-kj_100g': 180, 'energy-kcal_100g': 42, fat_100g: 0, 'saturated-fat_100g': 0, carbohydrates_100g: 10.6, sugars_100g: 10.6, proteins_100g: 0, salt_100g: 0, sodium_100g: 0 },
};

/** In the shape of Open Food Facts documents, as an export has them. */
export const documents: readonly object[] = [
  { code: BARE, product_name: 'Mystery pack', lang: 'en' },
  { ...spread, code: NO_FIGURES, product_name: 'Hazelnut spread from the market', nutriments: {} },
  {
    ...spread,
    code: HOSTILE,
    product_name: HOSTILE_NAME,
    brands: 'javascript:alert(1)',
    ingredients_text: 'Sugar, <script>document.title="pwned"</script>, palm oil, "><svg onload=document.title="pwned">.',
    image_front_url: 'javascript:document.title="pwned"',
    image_url: 'javascript:document.title="pwned"',
  },
  { ...spread, code: LONG, product_name: `${'Schokoladenhaselnuss'.repeat(10)} 🍫🥜` },
  { ...cola, code: ARABIC, product_name: 'عصير برتقال طبيعي بدون سكر مضاف', brands: 'المراعي', lang: 'ar' },
  {
    code: WATER,
    product_name: 'Still Spring Water',
    brands: 'Clear',
    lang: 'en',
    categories_tags: ['en:beverages', 'en:waters', 'en:spring-waters'],
    ingredients_text: 'Spring water.',
    nova_group: 1,
    nutriments: { 'energy-kj_100g': 0, 'energy-kcal_100g': 0, fat_100g: 0, 'saturated-fat_100g': 0, carbohydrates_100g: 0, sugars_100g: 0, proteins_100g: 0, salt_100g: 0 },
  },
];
