import type { Property } from '../reading/index.ts';

/** What shows a substance beside the ingredient list: tags of sources and additive codes. */
export type SubstanceEvidence = {
  readonly additives?: readonly string[];
  readonly allergens?: readonly string[];
  readonly categories?: readonly string[];
  /** Categories that take the evidence of `categories` back. */
  readonly notCategories?: readonly string[];
};

/** Substances by their property; names with a capital are names of preferences too. */
export const SUBSTANCE_EVIDENCE = {
  Wheat: {},
  Barley: {},
  Rye: {},
  Oats: {},
  Gluten: {
    allergens: ['en:gluten'],
  },
  Grains: {},
  'Whole Grains': {
    categories: ['en:whole-grain-breads', 'en:wholemeal-breads'],
  },
  'Refined Grains': {},
  Dairy: {
    allergens: ['en:milk'],
    categories: ['en:dairies', 'en:cheeses', 'en:milks', 'en:yogurts', 'en:fermented-milk-products', 'en:butters', 'en:creams'],
    notCategories: ['en:dairy-substitutes', 'en:milk-substitutes', 'en:plant-based-milk-alternatives', 'en:plant-milks', 'en:plant-based-beverages', 'en:plant-based-creams', 'en:cheese-substitutes', 'en:vegan-cheeses', 'en:dairy-free-yogurts', 'en:soy-yogurts', 'en:plant-based-foods'],
  },
  Lactose: {},
  Eggs: {
    additives: ['e1105'],
    allergens: ['en:eggs'],
    categories: ['en:eggs', 'en:chicken-eggs'],
  },
  Honey: {
    categories: ['en:honeys'],
  },
  Meat: {
    categories: ['en:meats', 'en:prepared-meats', 'en:hams', 'en:sausages', 'en:poultries', 'en:meats-and-their-products'],
  },
  'Red Meat': {
    categories: ['en:hams', 'en:beef', 'en:pork'],
  },
  'Processed Meat': {
    categories: ['en:prepared-meats', 'en:hams', 'en:sausages', 'en:cured-meats', 'en:bacons'],
  },
  Pork: {
    allergens: ['en:pork'],
    categories: ['en:hams', 'en:pork'],
  },
  Gelatin: {
    additives: ['e428', 'e441'],
    allergens: ['en:gelatin'],
  },
  Fish: {
    allergens: ['en:fish'],
    categories: ['en:fishes', 'en:fishes-and-their-products', 'en:canned-fishes', 'en:salmons', 'en:tunas', 'en:sardines'],
  },
  Shellfish: {
    allergens: ['en:crustaceans', 'en:molluscs', 'en:shellfish'],
    categories: ['en:crustaceans', 'en:shellfish', 'en:seafood-molluscs'],
  },
  Nuts: {
    allergens: ['en:nuts'],
    categories: ['en:nuts', 'en:almonds', 'en:hazelnuts', 'en:walnuts'],
  },
  Peanuts: {
    allergens: ['en:peanuts'],
    categories: ['en:peanuts'],
  },
  Soy: {
    allergens: ['en:soybeans'],
  },
  Legumes: {
    categories: ['en:legumes', 'en:lentils', 'en:chickpeas', 'en:beans', 'en:canned-legumes'],
  },
  'Seed oils': {},
  'Palm Oil': {},
  'Coconut and Palm Oil': {},
  'Olive Oil': {
    categories: ['en:olive-oils', 'en:extra-virgin-olive-oils', 'en:virgin-olive-oils'],
  },
  'Partially Hydrogenated Oil': {},
  'Hydrogenated Oil': {},
  'Artificial Colors': {
    additives: ['e102', 'e104', 'e110', 'e122', 'e123', 'e124', 'e127', 'e128', 'e129', 'e131', 'e132', 'e133', 'e142', 'e151', 'e154', 'e155', 'e171', 'e180'],
  },
  Preservatives: {
    additives: ['e1105', 'e200', 'e201', 'e202', 'e203', 'e210', 'e211', 'e212', 'e213', 'e214', 'e215', 'e216', 'e217', 'e218', 'e219', 'e220', 'e221', 'e222', 'e223', 'e224', 'e225', 'e226', 'e227', 'e228', 'e234', 'e235', 'e239', 'e240', 'e242', 'e243', 'e249', 'e250', 'e251', 'e252', 'e280', 'e281', 'e282', 'e283', 'e284', 'e285'],
  },
  MSG: {
    additives: ['e620', 'e621', 'e622', 'e623', 'e624', 'e625'],
  },
  'Artificial Sweeteners': {
    additives: ['e950', 'e951', 'e952', 'e954', 'e955', 'e961', 'e962', 'e969'],
  },
  'Sugar Alcohols': {
    additives: ['e420', 'e421', 'e953', 'e964', 'e965', 'e966', 'e967', 'e968'],
  },
  Phosphates: {
    additives: ['e338', 'e339', 'e340', 'e341', 'e343', 'e450', 'e451', 'e452', 'e541'],
  },
  'High Fructose Corn Syrup': {},
  'Sugars and Syrups': {},
  Onion: {},
  Garlic: {},
  Inulin: {},
  Tomato: {
    categories: ['en:tomato-sauces', 'en:ketchup', 'en:tomatoes'],
  },
  Citrus: {
    categories: ['en:orange-juices', 'en:lemon-juices', 'en:grapefruit-juices', 'en:citrus'],
  },
  Chocolate: {
    categories: ['en:chocolates', 'en:chocolate-candies', 'en:cocoa-and-its-products'],
  },
  Mint: {},
  'Spicy Foods': {},
  Carbonation: {
    additives: ['e290'],
    categories: ['en:carbonated-drinks', 'en:sodas', 'en:carbonated-waters', 'en:colas'],
  },
  Caffeine: {
    categories: ['en:coffees', 'en:energy-drinks', 'en:colas', 'en:green-teas', 'en:black-teas', 'en:coffee-drinks', 'en:iced-teas'],
  },
  Alcohol: {},
  Probiotics: {
    categories: ['en:yogurts', 'en:kefir', 'en:fermented-milk-products', 'en:kombuchas', 'en:kimchi', 'en:sauerkraut'],
  },
  'Soluble Fiber': {},
  'Plant Sterols': {},
  'Rich in Omega-3': {
    categories: ['en:salmons', 'en:sardines', 'en:mackerels', 'en:herrings', 'en:smoked-salmons', 'en:anchovies', 'en:linseeds', 'en:walnuts'],
  },
  'Some Omega-3': {
    categories: ['en:tunas', 'en:rapeseed-oils'],
  },
  'Good Fat Source': {
    categories: ['en:olive-oils', 'en:extra-virgin-olive-oils', 'en:nuts', 'en:nut-butters', 'en:almonds', 'en:walnuts', 'en:hazelnuts', 'en:peanut-butters', 'en:avocados', 'en:salmons', 'en:sardines', 'en:seeds'],
  },
  'Antioxidant Source': {},
  Sesame: {
    allergens: ['en:sesame-seeds'],
  },
  Mustard: {
    allergens: ['en:mustard'],
  },
  Celery: {
    allergens: ['en:celery'],
  },
  Lupin: {
    allergens: ['en:lupin'],
  },
  Sulphites: {
    additives: ['e220', 'e221', 'e222', 'e223', 'e224', 'e225', 'e226', 'e227', 'e228'],
    allergens: ['en:sulphur-dioxide-and-sulphites'],
  },
} as const satisfies { readonly [name in Property]?: SubstanceEvidence };

export type SubstanceName = keyof typeof SUBSTANCE_EVIDENCE;
