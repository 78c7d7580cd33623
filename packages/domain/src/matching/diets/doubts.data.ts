/** Words (folded, pattern notation) and additives that may or may not come from what a diet leaves out. */
export type Doubts = { readonly words: readonly string[]; readonly additives: readonly string[] };

/** Made from animal or plant fat, glycerol or amino acids; the pack does not say which. */
const EITHER_ORIGIN = [
  'e153', 'e422', 'e430', 'e431', 'e432', 'e433', 'e434', 'e435', 'e436', 'e470', 'e470a', 'e470b', 'e471', 'e472',
  'e472a', 'e472b', 'e472c', 'e472e', 'e472f', 'e473', 'e474', 'e475', 'e477', 'e478', 'e479', 'e481', 'e482', 'e483',
  'e491', 'e492', 'e493', 'e494', 'e495', 'e570', 'e572', 'e627', 'e631', 'e635', 'e640', 'e910', 'e920', 'e921',
];

const GLYCERIDES = ['mono~[ and |, | & |/]di~glyceride[s]**', 'mono {et|and|und} diglyceride[s]', 'mono e digliceridi', 'mono y digliceridos', 'mono- en diglyceriden'];
const RENNETS = ['rennet', 'animal rennet', 'presure', 'tierisches lab', 'lab', 'caglio', 'cuajo', 'coagulant[s]', 'stremsel', 'coalho'];
const GLAZES = ["confectioner['][s] glaze", 'resinous glaze', 'shellac'];
const FAT_DERIVED = ['glycerin[e]', 'stearic acid', 'magnesium stearate', 'l-cystein[e]', 'omega-3', 'enzyme[s]'];

export const DOUBTS = {
  vegan: {
    words: [
      '{natural |artificial |}flavo[u]r[s|ing|ings]', 'arome[s|n]', 'naturliche aromen', 'aroma[s]', 'aromi',
      ...GLYCERIDES, ...RENNETS, ...GLAZES, ...FAT_DERIVED,
      'glycerol', 'lactic acid', 'acide lactique', 'vitamin[e][ ]d[ ]3', 'lutein', 'carmine', 'cochineal', 'sterol[s]',
    ],
    additives: [...EITHER_ORIGIN, 'e1518', 'e161g', 'e270', 'e304', 'e325', 'e326', 'e327', 'e442', 'e585', 'e630'],
  },
  vegetarian: {
    words: [
      ...GLYCERIDES, ...RENNETS, ...GLAZES, ...FAT_DERIVED,
      'worcestershire', 'parmesan', 'parmigiano', 'grana padano', 'pecorino', 'gorgonzola', 'animal +',
    ],
    additives: [...EITHER_ORIGIN, 'e1105', 'e904'],
  },
  'gluten-free': {
    words: [
      'soy[a][ ]sauce', 'sauce soja', 'sojasauce', 'salsa d{e|i} so{j|i}a', 'hydroly{s|z}ed {vegetable|plant} protein',
      "brewer[']s yeast", 'levure de biere', 'bierhefe', 'starch[ [(]modified[)]] [(]from cereal[s]', 'amidon de cereales',
      'textured vegetable protein', 'surimi', 'communion', 'matzo', 'filo', 'phyllo', 'panko', 'pasta', 'noodle[s]',
      'biscuit[s]', 'cookie[s]', 'cracker[s]', 'breading', 'batter', 'beer',
      'flour', 'farine', 'mehl', 'harina', 'farina', 'farinha',
    ],
    additives: [],
  },
} as const satisfies Readonly<Record<string, Doubts>>;

export const ANIMAL_ADDITIVES = {
  vegetarian: ['e120', 'e428', 'e441', 'e542'],
  vegan: ['e120', 'e428', 'e441', 'e542', 'e901', 'e904', 'e910', 'e913', 'e966', 'e1105'],
} as const;

/** Plain plant foods, and the composed foods that sources file under them too. */
export const PLAIN_PLANT_CATEGORIES: readonly string[] = [
  'en:coffees', 'en:dried-fruits', 'en:fresh-fruits', 'en:fresh-plant-based-foods', 'en:fresh-vegetables', 'en:fruits',
  'en:herbal-teas', 'en:legumes', 'en:lentils', 'en:nuts', 'en:olive-oils', 'en:potatoes', 'en:rices', 'en:salts',
  'en:sugars', 'en:teas', 'en:vegetable-oils', 'en:vegetables',
];
export const COMPOSED_CATEGORIES: readonly string[] = [
  'en:biscuits-and-cakes', 'en:canned-meals', 'en:chocolates', 'en:confectioneries', 'en:desserts', 'en:dips', 'en:meals',
  'en:pastas', 'en:pizzas', 'en:prepared-salads', 'en:salads', 'en:sandwiches', 'en:sauces', 'en:snacks', 'en:soups',
  'en:spreads', 'en:sweet-snacks',
];
