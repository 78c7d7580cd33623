/**
 * Meals and kinds of food as people name them, and the categories of the catalogue that they are looked for in.
 * Categories are tags of the Open Food Facts taxonomy.
 */
export type Shelf = { readonly words: readonly string[]; readonly tags: readonly string[] };

const SNACKS = ['en:nuts', 'en:seeds', 'en:dried-fruits', 'en:crackers', 'en:bars', 'en:yogurts', 'en:yogurt-substitutes', 'en:fruits', 'en:puffed-cereal-cakes', 'en:hummus', 'en:cheeses', 'en:fromages-blancs', 'fr:fromages-blancs', 'en:frozen-fruits', 'en:compotes', 'en:legume-butters', 'en:oilseed-purees', 'en:popcorn', 'en:canned-tunas', 'en:appetizers'];
const BREAKFAST = ['en:breakfast-cereals', 'en:rolled-oats', 'en:mueslis', 'en:yogurts', 'en:yogurt-substitutes', 'fr:fromages-blancs', 'en:breads', 'en:crispbreads', 'en:fruits', 'en:frozen-fruits', 'en:legume-butters', 'en:plant-milks', 'en:milks'];
const MAIN = ['en:meals', 'en:soups', 'en:legumes', 'en:fishes', 'en:pastas', 'en:rices', 'en:cereal-grains', 'en:meat-alternatives', 'en:tofu', 'en:poultries', 'en:vegetables', 'en:seafood'];

export const SHELVES = {
  snack: { words: ['snack', 'snacks', 'snacking', 'nibble', 'nibbles', 'something to munch', 'afternoon bite', 'snacken', 'gouter', 'encas', 'collation'], tags: SNACKS },
  breakfast: { words: ['breakfast', 'breakfasts', 'morning', 'fruhstuck', 'petit dejeuner', 'brunch'], tags: BREAKFAST },
  lunch: { words: ['lunch', 'lunches', 'mittagessen', 'dejeuner', 'midday'], tags: [...MAIN, 'en:breads', 'en:salads'] },
  dinner: { words: ['dinner', 'dinners', 'supper', 'evening meal', 'abendessen', 'diner', 'main course', 'main dish'], tags: MAIN },
  dessert: { words: ['dessert', 'desserts', 'something sweet', 'sweet treat', 'treat', 'treats', 'nachtisch', 'sweet tooth'], tags: ['en:desserts', 'en:compotes', 'en:frozen-fruits', 'en:yogurts', 'en:dark-chocolates', 'en:dried-fruits', 'en:fruits'] },
  drink: { words: ['drink', 'drinks', 'beverage', 'beverages', 'to drink', 'getrank', 'getranke', 'boisson', 'boissons', 'soft drink', 'soft drinks'], tags: ['en:beverages', 'en:waters', 'en:plant-milks', 'en:milks'] },
  cereal: { words: ['cereal', 'cereals', 'breakfast cereal', 'breakfast cereals', 'muesli', 'mueslis', 'granola', 'granolas', 'cornflakes', 'oatmeal', 'musli'], tags: ['en:breakfast-cereals'] },
  bread: { words: ['bread', 'breads', 'toast', 'loaf', 'brot', 'pain', 'wraps', 'tortillas'], tags: ['en:breads'] },
  yogurt: { words: ['yogurt', 'yogurts', 'yoghurt', 'yoghurts', 'joghurt', 'yaourt', 'yaourts', 'skyr', 'fromage blanc', 'quark'], tags: ['en:yogurts', 'fr:fromages-blancs', 'en:yogurt-substitutes'] },
  cheese: { words: ['cheese', 'cheeses', 'kase', 'fromage', 'fromages'], tags: ['en:cheeses'] },
  chocolate: { words: ['chocolate', 'chocolates', 'schokolade', 'chocolat', 'dark chocolate', 'milk chocolate', 'chocolate bar', 'chocolate bars'], tags: ['en:chocolates'] },
  biscuit: { words: ['biscuit', 'biscuits', 'cookie', 'cookies', 'kekse'], tags: ['en:biscuits'] },
  crisps: { words: ['crisps', 'chips', 'potato chips', 'tortilla chips'], tags: ['en:crisps', 'en:chips-and-fries'] },
  cracker: { words: ['cracker', 'crackers'], tags: ['en:crackers', 'en:crispbreads'] },
  bar: { words: ['bar', 'bars', 'cereal bar', 'cereal bars', 'protein bar', 'protein bars', 'riegel', 'granola bar', 'granola bars'], tags: ['en:bars'] },
  spread: { words: ['spread', 'spreads', 'aufstrich', 'pate a tartiner', 'chocolate spread', 'hazelnut spread', 'hazelnut spreads'], tags: ['en:spreads'] },
  nutbutter: { words: ['peanut butter', 'peanut butters', 'nut butter', 'nut butters', 'almond butter'], tags: ['en:legume-butters', 'en:oilseed-purees'] },
  jam: { words: ['jam', 'jams', 'marmalade', 'marmelade', 'confiture'], tags: ['en:jams', 'en:fruit-and-vegetable-preserves'] },
  pasta: { words: ['pasta', 'pastas', 'noodles', 'spaghetti', 'nudeln', 'pates', 'penne'], tags: ['en:pastas'] },
  grain: { words: ['rice', 'grains', 'grain', 'couscous', 'bulgur', 'reis', 'riz', 'quinoa'], tags: ['en:rices', 'en:cereal-grains', 'en:couscous'] },
  soup: { words: ['soup', 'soups', 'suppe', 'suppen', 'soupe', 'soupes'], tags: ['en:soups'] },
  sauce: { words: ['sauce', 'sauces', 'ketchup', 'ketchups', 'dressing', 'dressings', 'condiment', 'condiments', 'dip', 'dips', 'pasta sauce', 'pasta sauces', 'tomato sauce'], tags: ['en:sauces', 'en:condiments'] },
  meal: { words: ['meal', 'meals', 'ready meal', 'ready meals', 'dish', 'dishes', 'recipe', 'recipes', 'gericht', 'gerichte', 'plat', 'plats', 'repas'], tags: ['en:meals', 'en:soups'] },
  pizza: { words: ['pizza', 'pizzas'], tags: ['en:pizzas', 'en:pizzas-pies-and-quiches'] },
  fish: { words: ['fish', 'tuna', 'salmon', 'seafood', 'fisch', 'poisson', 'canned fish', 'sardines'], tags: ['en:fishes', 'en:seafood'] },
  meat: { words: ['meat', 'meats', 'ham', 'sausage', 'sausages', 'chicken', 'turkey', 'beef', 'fleisch', 'wurst', 'viande', 'cold cuts'], tags: ['en:meats', 'en:prepared-meats', 'en:poultries'] },
  meatless: { words: ['meat alternative', 'meat alternatives', 'meat substitute', 'meat substitutes', 'veggie burger', 'veggie burgers', 'tofu', 'meatless'], tags: ['en:meat-alternatives', 'en:tofu', 'en:meat-analogues'] },
  legume: { words: ['legumes', 'legume', 'beans', 'lentils', 'chickpeas', 'pulses', 'hulsenfruchte', 'linsen', 'legumineuses'], tags: ['en:legumes', 'en:pulses', 'en:canned-legumes'] },
  vegetable: { words: ['vegetable', 'vegetables', 'veggies', 'gemuse'], tags: ['en:vegetables', 'en:vegetables-based-foods'] },
  fruit: { words: ['fruit', 'fruits', 'obst', 'berries'], tags: ['en:fruits', 'en:frozen-fruits', 'en:dried-fruits'] },
  nut: { words: ['nuts', 'nut', 'nuts and seeds', 'seeds', 'nusse', 'noix', 'almonds'], tags: ['en:nuts', 'en:seeds'] },
  milk: { words: ['milk', 'milks', 'plant milk', 'plant milks', 'oat milk', 'almond milk', 'soy milk', 'milch', 'lait', 'milk alternative', 'milk alternatives'], tags: ['en:milks', 'en:plant-milks'] },
  juice: { words: ['juice', 'juices', 'orange juice', 'fruit juice', 'fruit juices', 'saft', 'jus'], tags: ['en:fruit-juices', 'en:juices-and-nectars'] },
  soda: { words: ['soda', 'sodas', 'cola', 'colas', 'lemonade', 'limonade', 'fizzy drink', 'fizzy drinks'], tags: ['en:sodas', 'en:carbonated-drinks'] },
  water: { words: ['water', 'waters', 'mineral water'], tags: ['en:waters'] },
  oil: { words: ['oil', 'oils', 'fat for frying', 'cooking oil', 'cooking oils', 'butter', 'margarine', 'ol'], tags: ['en:fats', 'en:vegetable-oils'] },
  icecream: { words: ['ice cream', 'ice creams', 'sorbet', 'sorbets', 'eis', 'glace', 'frozen dessert', 'frozen desserts'], tags: ['en:ice-creams-and-sorbets', 'en:frozen-desserts'] },
  candy: { words: ['candy', 'candies', 'sweets', 'gummies', 'bonbons', 'sussigkeiten'], tags: ['en:confectioneries', 'en:candies'] },
} as const satisfies Readonly<Record<string, Shelf>>;

export type ShelfId = keyof typeof SHELVES;
/** Where else to look for something instead, when a shelf itself has nothing that suits. */
export const INSTEAD_OF: Readonly<Partial<Record<ShelfId, ShelfId>>> = {
  crisps: 'snack', biscuit: 'snack', chocolate: 'dessert', candy: 'dessert', icecream: 'dessert', bar: 'snack', cracker: 'snack', spread: 'snack', nutbutter: 'snack', jam: 'breakfast', cereal: 'breakfast', bread: 'breakfast',
  soda: 'drink', juice: 'drink', meat: 'meatless', cheese: 'snack', meal: 'dinner', pizza: 'dinner', soup: 'dinner', yogurt: 'breakfast', dessert: 'snack', pasta: 'grain', oil: 'oil', milk: 'milk',
};
/** Where to look when a question names no kind of food. */
export const EVERYTHING: readonly string[] = [...new Set([...SNACKS, ...BREAKFAST, ...MAIN])];
