/** What follows no rule: slips of the source, its terms of the trade, and lists whose commas the tags have lost. In small letters, as tags are read. */
export const WHOLE_NAMES: ReadonlyMap<string, string> = new Map([
  ['dairies', 'Dairy'],
  ['cereals and potatoes', 'Starchy foods'],
  ['cereals and their products', 'Grain products'],
  ['fruits and vegetables based foods', 'Fruit and vegetables'],
  ['fruits based foods', 'Fruit products'],
  ['vegetables based foods', 'Vegetable products'],
  ['vegetable based foods and beverages', 'Vegetable foods and drinks'],
  ['fish and meat and eggs', 'Fish, meat and eggs'],
  ['pizzas pies and quiches', 'Pizzas, pies and quiches'],
  ['juices and nectars', 'Juices and nectars'],
  ['fruit juices and nectars', 'Fruit juices and nectars'],
  ['common beans', 'Beans'],
  ['canned common beans', 'Canned beans'],
  ['fatty fishes', 'Oily fish'],
  ['lean fishes', 'White fish'],
  ['fishes', 'Fish'],
  ['cow cheeses', 'Cow’s milk cheese'],
  ['goat cheeses', 'Goat’s cheese'],
  ['sheep cheeses', 'Sheep’s cheese'],
  ['buffalo cheeses', 'Buffalo cheese'],
  ['white hams', 'Cooked ham'],
  ['dried hams', 'Dry-cured ham'],
  ['prepared meats', 'Deli meats'],
  ['meat analogues', 'Meat substitutes'],
  ['oilseed purees', 'Nut and seed butter'],
  ['legume butters', 'Peanut and other bean butters'],
  ['leaf vegetables', 'Leafy vegetables'],
  ['vegetable rods', 'Vegetable sticks'],
  ['culinary plants', 'Vegetables and herbs for cooking'],
  ['legumes', 'Beans and pulses'],
  ['legume seeds', 'Beans, peas and lentils'],
  ['legumes and their products', 'Pulses and pulse products'],
  ['canned legumes', 'Canned pulses'],
  ['gummi candies', 'Gummy candies'],
  ['viennoiseries', 'Croissants and brioches'],
  ['pates a tartiner', 'Spreads'],
  ['confectioneries', 'Confectionery'],
  ['creamy puddings', 'Cream desserts'],
  ['coffee creamy puddings', 'Coffee cream desserts'],
  ['fermented dairy desserts', 'Yogurt and fresh cheese desserts'],
  ['fromages blancs', 'Fromage blanc'],
  ['squeezed juices', 'Freshly pressed juice'],
  ['squeezed orange juices', 'Freshly pressed orange juice'],
  ['smoked salmons from farming', 'Farmed smoked salmon'],
  ['5 beer', 'Beer of 5%'],
  ['country specific beers', 'Beer by country'],
  ['pink ciders', 'Rosé cider'],
  ['drop cookies', 'Cookies'],
  ['fats', 'Fats and oils'],
  ['milk substitute', 'Milk substitutes'],
  ['sodas with exotic fruits', 'Tropical fruit sodas'],
  ['fruits puree without sugar added', 'Fruit puree without added sugar'],
  ['diet cola soft drink', 'Diet cola'],
  ['colas', 'Cola'],
  ['light fruit sodas', 'Diet fruit sodas'],
  ['assorted chocolates', 'Assorted chocolates'],
  ['filled chocolates', 'Filled chocolates'],
  ['artisan products', 'Artisan foods'],
  ['sauces burger', 'Burger sauce'],
  ['comte', 'Comté'],
  ['pates', 'Pâté'],
  ['creme fraiches', 'Crème fraîche'],
  ['foies gras', 'Foie gras'],
]);

/**
 * Foods that are poured, cut or weighed: English has no plural for them, where tags put everything into it ("honeys", "spinachs"). In the
 * singular; what is counted ("biscuits", "soups") is not among them.
 */
export const UNCOUNTED: readonly string[] = [
  // Milk and what is made of it.
  'milk', 'buttermilk', 'cream', 'butter', 'ghee', 'cheese', 'yogurt', 'yoghurt', 'kefir', 'skyr', 'dairy', 'whey', 'casein', 'custard',
  'camembert', 'brie', 'gouda', 'cheddar', 'feta', 'mozzarella', 'ricotta', 'raclette', 'parmesan', 'emmental', 'roquefort', 'mascarpone',
  'cottage cheese', 'halloumi', 'paneer', 'gorgonzola', 'pecorino', 'reblochon', 'maroilles', 'munster', 'manchego', 'gruyere',
  // Meat and fish.
  'meat', 'poultry', 'beef', 'pork', 'veal', 'lamb', 'mutton', 'venison', 'chicken', 'turkey', 'duck', 'rabbit', 'ham', 'bacon', 'salami',
  'chorizo', 'pastrami', 'mortadella', 'prosciutto', 'pancetta', 'seafood', 'fish', 'tuna', 'salmon', 'trout', 'cod', 'haddock', 'hake',
  'herring', 'mackerel', 'pollock', 'carp', 'bream', 'swordfish', 'halibut', 'tilapia', 'squid', 'octopus', 'caviar', 'surimi', 'offal',
  // Grain.
  'bread', 'crispbread', 'gingerbread', 'shortbread', 'rice', 'pasta', 'flour', 'starch', 'semolina', 'bulgur', 'quinoa', 'couscous',
  'polenta', 'barley', 'buckwheat', 'rye', 'spelt', 'millet', 'wheat', 'bran', 'muesli', 'granola', 'porridge', 'popcorn', 'gluten', 'dough',
  'lasagna', 'spaghetti', 'gnocchi',
  // Vegetables and fruit that are not counted.
  'spinach', 'kale', 'lettuce', 'cabbage', 'broccoli', 'cauliflower', 'celery', 'celeriac', 'garlic', 'ginger', 'fennel', 'rhubarb', 'squash',
  'sauerkraut', 'kimchi', 'chard', 'watercress', 'arugula', 'asparagus', 'parsley', 'basil', 'mint', 'thyme', 'rosemary', 'coriander', 'dill',
  'seaweed', 'tofu', 'tempeh', 'seitan', 'hummus', 'tahini', 'guacamole', 'falafel', 'gazpacho', 'applesauce', 'fruit',
  // Fats, sweeteners, condiments.
  'oil', 'margarine', 'lard', 'tallow', 'shortening', 'honey', 'sugar', 'syrup', 'molasses', 'jam', 'marmalade', 'jelly', 'chocolate',
  'cocoa', 'marzipan', 'nougat', 'fudge', 'halva', 'liquorice', 'licorice', 'candy floss', 'gelatin', 'pectin', 'yeast', 'salt', 'vanilla',
  'cinnamon', 'saffron', 'cumin', 'paprika', 'turmeric', 'nutmeg', 'mustard', 'ketchup', 'mayonnaise', 'pesto', 'tapenade', 'vinegar', 'salsa',
  'horseradish', 'wasabi', 'miso', 'sorbet', 'gelato', 'chewing gum', 'soy sauce',
  // Drinks.
  'water', 'juice', 'nectar', 'tea', 'coffee', 'lemonade', 'beer', 'cider', 'wine', 'kombucha', 'sake', 'vodka', 'rum', 'gin', 'whisky',
  'whiskey', 'champagne', 'tequila', 'brandy', 'cognac', 'mead', 'tonic', 'broth', 'stock',
];

/** Words of tags that are spelled otherwise than one of {@link UNCOUNTED} and an ending. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['taboulehs', 'tabbouleh'],
  ['tabouleh', 'tabbouleh'],
  ['gummi', 'gummy'],
  ['mollusc', 'mollusks'],
  ['puree', 'purée'],
  ['purees', 'purées'],
  ['crepes', 'crêpes'],
  ['analogues', 'substitutes'],
  ['beverages', 'drinks'],
  ['beverage', 'drink'],
]);

/** What is counted where it stands alone, and singular before what it makes ("hazelnuts spreads"). */
export const SINGULAR_BEFORE_A_NOUN: ReadonlyMap<string, string> = new Map([
  ...['hazelnut', 'nut', 'almond', 'peanut', 'walnut', 'pistachio', 'seed', 'egg', 'vegetable', 'legume', 'cereal', 'grain', 'herb', 'spice'].map(plural),
  ...['mushroom', 'onion', 'carrot', 'olive', 'bean', 'pea', 'lentil', 'chickpea', 'apple', 'orange', 'lemon', 'banana', 'plum', 'apricot'].map(plural),
  ...['prune', 'raisin', 'date', 'fig', 'coconut', 'biscuit', 'cookie', 'cake', 'shrimp', 'prawn', 'oat', 'chestnut', 'algae', 'plant'].map(plural),
  ['tomatoes', 'tomato'],
  ['potatoes', 'potato'],
  ['mangoes', 'mango'],
  ['peaches', 'peach'],
  ['berries', 'berry'],
  ['strawberries', 'strawberry'],
  ['raspberries', 'raspberry'],
  ['blueberries', 'blueberry'],
  ['blackberries', 'blackberry'],
  ['cherries', 'cherry'],
  ['anchovies', 'anchovy'],
]);

/** Second halves of words whose hyphen the tags have lost ("plant based", "gluten free"). */
export const SECOND_HALVES: ReadonlySet<string> = new Set(['based', 'free', 'style']);

/** The same where a noun follows ("chocolate coated almonds", and "almonds coated with chocolate"). */
export const SECOND_HALVES_BEFORE_A_NOUN: ReadonlySet<string> = new Set(['coated', 'covered']);

/** First halves of such words. */
export const FIRST_HALVES: ReadonlySet<string> = new Set(['semi', 'half', 'non', 'freeze']);

/** The same where a noun follows ("low fat yogurt", and "yogurt with reduced sugar"). */
export const FIRST_HALVES_BEFORE_A_NOUN: ReadonlySet<string> = new Set(['low', 'reduced']);

/** Words after "from" that name what a food is made of; all others name where it comes from. */
export const NO_ORIGINS: ReadonlySet<string> = new Set([
  'concentrate', 'concentrates', 'milk', 'milks', 'farming', 'potato', 'potatoes', 'semolina', 'flour', 'months', 'month', 'cow', 'goat',
  'sheep', 'ewe', 'buffalo', 'raw', 'pasteurized', 'pasteurised', 'cereals', 'fruit', 'fruits', 'vegetables', 'meat', 'fish', 'plants', 'cane',
]);

/** Names of places and peoples before a food, which tags write in small letters. */
export const PLACES: ReadonlySet<string> = new Set([
  'french', 'italian', 'spanish', 'german', 'belgian', 'swiss', 'portuguese', 'greek', 'english', 'scottish', 'irish', 'british', 'dutch', 'danish',
  'swedish', 'norwegian', 'polish', 'austrian', 'turkish', 'mexican', 'japanese', 'chinese', 'indian', 'thai', 'moroccan', 'african', 'american',
  'asian', 'hungarian', 'scandinavian', 'mediterranean', 'dijon', 'modena', 'parma', 'bayonne', 'bordeaux', 'burgundy', 'brussels', 'frankfurt',
  'vienna', 'rioja', 'caesar', 'christmas', 'easter',
]);

function plural(singular: string): [plural: string, singular: string] {
  return [`${singular}s`, singular];
}
