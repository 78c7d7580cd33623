import { type Property, TELLING_NAMES, TELLING_WORDS } from '../../reading/index.ts';

/** no: advised against · check: depends on what the pack does not say · note: in portions, or little of it. */
export type AdviceLevel = 'no' | 'check' | 'note';

/** One piece of advice, each with a sentence of its own. */
export type AdviceId =
  | 'alcohol'
  | 'raw milk cheese'
  | 'raw milk'
  | 'untreated juice'
  | 'smear-ripened cheese'
  | 'raw fish'
  | 'raw meat'
  | 'raw egg'
  | 'liver'
  | 'mercury'
  | 'mould-ripened cheese'
  | 'soft cheese of any milk'
  | 'alcohol as an ingredient'
  | 'pate'
  | 'smoked or cured fish'
  | 'raw shellfish'
  | 'raw sprouts'
  | 'cured meat'
  | 'raw egg dish'
  | 'tuna'
  | 'liquorice'
  | 'caffeine'
  | 'quinine'
  | 'alcohol while breastfeeding'
  | 'mercury while breastfeeding';

export type AdviceRule = {
  readonly id: AdviceId;
  readonly level: AdviceLevel;
  /** Any of these in the list or the name. */
  readonly properties: readonly Property[];
  /** What an item of the list may hold, too: of a name that does not say. */
  readonly mayHold?: readonly Property[];
  /** Categories whose foods it is about. */
  readonly categories: readonly string[];
  /** Not of foods in these. */
  readonly unlessCategories?: readonly string[];
  /** Labels, without their language, that show it. */
  readonly labels?: readonly string[];
  /** Only where one of these is there as well ("raw milk" of a soft cheese). */
  readonly with?: { readonly properties: readonly Property[]; readonly categories: readonly string[] };
  /** Alcoholic drinks too, by their figures. */
  readonly isOfAlcohol?: boolean;
  /** By their figures too, where these state more than "alcohol-free" allows. */
  readonly isOfSomeAlcohol?: boolean;
  /** Drinks with much caffeine too, by their figures. */
  readonly isOfCaffeine?: boolean;
  /** Words of a name that show it, folded: records without a category say it only there. */
  readonly names?: RegExp;
  /** The list shows it by such a name, too; where `isOfMeat` is set, only one with meat in it (not "vegane Mettwurst" alone). */
  readonly namesInList?: { readonly isOfMeat: boolean };
  /** Meat with smoke, nitrite or cultures and no added water, that nothing says to be cooked: it was dried or matured. */
  readonly isOfMaturedMeat?: boolean;
  /** Not where the list or the name says that the milk was pasteurised. */
  readonly unlessPasteurised?: boolean;
  readonly source: string;
};

const NHS = 'NHS, Foods to avoid in pregnancy, 2023';
const FDA = 'FDA and EPA, Advice about eating fish, 2021';
const EFSA = 'EFSA, Safety of caffeine, EFSA Journal 2015;13(5):4102';
/** With a white rind or blue: advised against from pasteurised milk too, unless cooked until steaming hot. */
const MOULD_RIPENED = ['en:soft-cheeses-with-bloomy-rind', 'en:camemberts', 'en:camembert', 'en:bries', 'en:brie', 'en:blue-cheeses', 'en:coulommiers', 'en:blue-veined-cheeses', 'en:roquefort', 'en:gorgonzola', 'en:soft-goat-cheeses'];
/** Ripened for long, of which agencies advise against none, from raw milk neither. */
const HARD_CHEESES = ['en:hard-cheeses', 'en:extra-hard-cheeses', 'en:cooked-pressed-cheeses', 'en:grated-cheese', 'en:parmigiano-reggiano', 'en:grana-padano', 'en:comte', 'en:gruyeres', 'en:emmentaler', 'en:emmental', 'en:beaufort', 'en:pecorino-romano', 'en:manchego', 'en:sbrinz'];
const SOFT_CHEESES = ['en:soft-cheeses', 'en:soft-cheeses-with-bloomy-rind', 'en:camemberts', 'en:bries', 'en:blue-veined-cheeses', 'en:washed-rind-cheeses', 'en:reblochon', 'en:munster', 'en:roquefort', 'en:gorgonzola', 'en:soft-goat-cheeses', 'en:goat-cheeses'];

/** Advice of national agencies for pregnancy; the first that holds decides, the gravest first. */
export const PREGNANCY: readonly AdviceRule[] = [
  { id: 'alcohol', level: 'no', isOfAlcohol: true, properties: [], categories: ['en:alcoholic-beverages', 'en:wines', 'en:beers', 'en:spirits', 'en:liqueurs', 'en:ciders'], source: `${NHS}; WHO 2023` },
  {
    id: 'raw milk cheese', level: 'no', properties: ['raw milk'], categories: ['en:raw-milk-cheeses', 'en:unpasteurised-cheeses', 'en:raw-milks'], labels: ['raw-milk', 'unpasteurised', 'made-with-raw-milk'],
    with: { properties: ['soft cheese'], categories: [...SOFT_CHEESES, 'en:raw-milks'] }, source: NHS,
  },
  {
    id: 'raw milk cheese', level: 'no', properties: [], categories: [], names: TELLING_NAMES.unpasteurised, namesInList: { isOfMeat: false }, unlessCategories: HARD_CHEESES,
    with: { properties: ['soft cheese'], categories: SOFT_CHEESES }, source: NHS,
  },
  { id: 'raw egg', level: 'no', properties: [], categories: [], names: TELLING_NAMES['raw egg'], namesInList: { isOfMeat: false }, source: NHS },
  {
    id: 'raw milk', level: 'check', properties: [], categories: [], names: TELLING_NAMES.unpasteurised, namesInList: { isOfMeat: false }, unlessCategories: HARD_CHEESES,
    with: { properties: ['Dairy'], categories: ['en:dairies', 'en:cheeses', 'en:milks'] }, source: NHS,
  },
  {
    id: 'untreated juice', level: 'check', properties: [], categories: [], names: TELLING_NAMES.unpasteurised, namesInList: { isOfMeat: false },
    unlessCategories: [...HARD_CHEESES, 'en:honeys', 'en:vinegars'], source: 'FDA, Food safety for moms-to-be, 2022',
  },
  {
    id: 'untreated juice', level: 'check', properties: [], categories: ['en:squeezed-juices', 'en:squeezed-orange-juices', 'en:unpasteurised-juices'], names: TELLING_NAMES['untreated juice'], namesInList: { isOfMeat: false },
    unlessPasteurised: true, source: 'FDA, Food safety for moms-to-be, 2022',
  },
  { id: 'raw milk', level: 'check', properties: ['raw milk'], categories: ['en:raw-milks'], unlessCategories: HARD_CHEESES, source: NHS },
  { id: 'raw fish', level: 'no', properties: ['raw fish'], categories: ['en:smoked-salmons', 'en:smoked-fishes', 'en:smoked-trouts', 'en:sushi', 'en:sushis', 'en:gravlax', 'en:raw-fishes', 'en:sashimis'], source: NHS },
  { id: 'raw meat', level: 'no', properties: ['raw meat'], categories: ['en:tartares', 'en:steak-tartare', 'en:carpaccios', 'en:beef-carpaccios'], source: NHS },
  { id: 'raw egg', level: 'no', properties: ['raw egg'], categories: [], source: NHS },
  { id: 'liver', level: 'no', properties: ['liver'], categories: ['en:livers', 'en:liver-pates', 'en:liver-pate', 'en:foies-gras', 'en:foie-gras', 'en:poultry-livers', 'en:liver-sausages'], source: NHS },
  { id: 'mercury', level: 'no', properties: ['high-mercury fish'], categories: ['en:swordfishes', 'en:sharks', 'en:marlins'], source: `${NHS}; ${FDA}` },
  { id: 'mercury', level: 'no', properties: [], categories: [], names: TELLING_NAMES.shark, namesInList: { isOfMeat: false }, source: `${NHS}; ${FDA}` },
  {
    id: 'smear-ripened cheese', level: 'check', properties: [], categories: ['en:washed-rind-cheeses', 'en:sour-milk-cheeses', 'en:harzer', 'en:handkase'], names: TELLING_NAMES['smear-ripened cheese'], namesInList: { isOfMeat: false },
    source: 'Netzwerk Gesund ins Leben, Handlungsempfehlungen Schwangerschaft, 2018',
  },
  { id: 'mould-ripened cheese', level: 'check', properties: [], categories: MOULD_RIPENED, names: TELLING_NAMES['mould-ripened cheese'], namesInList: { isOfMeat: false }, source: NHS },
  { id: 'mould-ripened cheese', level: 'check', properties: [], categories: [], names: TELLING_WORDS['mould-ripened cheese'], namesInList: { isOfMeat: false }, with: { properties: ['Dairy'], categories: ['en:cheeses'] }, source: NHS },
  { id: 'soft cheese of any milk', level: 'check', properties: ['soft cheese'], categories: SOFT_CHEESES, unlessPasteurised: true, source: NHS },
  { id: 'alcohol as an ingredient', level: 'check', isOfSomeAlcohol: true, properties: ['Alcohol'], categories: [], source: NHS },
  { id: 'smoked or cured fish', level: 'check', properties: [], mayHold: ['raw fish'], categories: ['en:smoked-mackerels', 'en:smoked-herrings', 'en:smoked-haddocks', 'en:smoked-eels', 'en:smoked-tunas', 'en:taramasalata', 'en:rollmops', 'en:marinated-herrings'], source: NHS },
  { id: 'raw shellfish', level: 'check', properties: [], categories: ['en:oysters', 'en:raw-oysters', 'en:fresh-oysters'], unlessCategories: ['en:sauces', 'en:canned-foods', 'en:oyster-mushrooms', 'en:mushrooms'], names: TELLING_NAMES.oysters, namesInList: { isOfMeat: false }, source: NHS },
  { id: 'raw sprouts', level: 'check', properties: [], categories: ['en:sprouts', 'en:alfalfa-sprouts', 'en:sprouted-seeds', 'en:mung-bean-sprouts'], names: TELLING_NAMES.sprouts, namesInList: { isOfMeat: false }, source: 'FDA, Food safety for moms-to-be, 2022' },
  { id: 'pate', level: 'check', properties: [], mayHold: ['liver'], categories: ['en:pates', 'en:meat-pates', 'en:vegetable-pates', 'en:rillettes', 'en:terrines'], names: TELLING_NAMES.pate, namesInList: { isOfMeat: false }, source: NHS },
  { id: 'cured meat', level: 'check', properties: ['cured'], categories: ['en:salamis', 'en:dry-sausages', 'en:raw-hams', 'en:dried-hams', 'en:dry-cured-hams', 'en:chorizos', 'en:cured-sausages', 'en:prosciutto', 'en:serrano-ham', 'en:pepperonis'], names: TELLING_NAMES['raw sausage'], namesInList: { isOfMeat: true }, source: NHS },
  { id: 'cured meat', level: 'check', properties: [], categories: [], names: TELLING_NAMES['dried meat'], namesInList: { isOfMeat: true }, source: NHS },
  { id: 'smoked or cured fish', level: 'check', properties: [], categories: [], names: TELLING_NAMES['dried fish'], namesInList: { isOfMeat: false }, source: NHS },
  {
    id: 'smoked or cured fish', level: 'check', properties: [], categories: [], names: TELLING_WORDS.smoke, namesInList: { isOfMeat: false },
    with: { properties: ['Fish'], categories: [] }, unlessCategories: ['en:canned-foods', 'en:canned-fishes'], source: NHS,
  },
  { id: 'cured meat', level: 'check', properties: [], categories: [], isOfMaturedMeat: true, source: NHS },
  { id: 'raw egg dish', level: 'check', properties: [], categories: [], names: TELLING_WORDS['raw egg dish'], namesInList: { isOfMeat: false }, source: NHS },
  { id: 'raw egg dish', level: 'check', properties: [], categories: ['en:tiramisus', 'en:chocolate-mousses', 'en:fresh-mayonnaises', 'en:eggnogs'], names: TELLING_NAMES['raw egg dish'], namesInList: { isOfMeat: false }, source: NHS },
  { id: 'tuna', level: 'note', properties: ['tuna'], categories: ['en:tunas', 'en:canned-tunas'], source: NHS },
  { id: 'liquorice', level: 'note', properties: ['liquorice'], categories: ['en:liquorice-candies', 'en:liquorices', 'en:licorice-candies'], source: 'Finnish Institute for Health and Welfare, food recommendations for families, 2016' },
  { id: 'caffeine', level: 'note', isOfCaffeine: true, properties: [], categories: ['en:energy-drinks'], source: EFSA },
  { id: 'caffeine', level: 'note', properties: ['Caffeine'], categories: ['en:coffees', 'en:ground-coffees', 'en:coffee-beans', 'en:instant-coffees'], source: EFSA },
  { id: 'quinine', level: 'note', properties: [], categories: ['en:tonic-water', 'en:tonic-waters', 'en:tonics'], names: TELLING_NAMES.quinine, source: 'BfR, Quinine-containing beverages, 2008' },
  { id: 'quinine', level: 'note', properties: [], categories: [], names: TELLING_WORDS.quinine, namesInList: { isOfMeat: false }, source: 'BfR, Quinine-containing beverages, 2008' },
];

/** Advice while breastfeeding: notes alone. */
export const BREASTFEEDING: readonly AdviceRule[] = [
  { id: 'alcohol while breastfeeding', level: 'note', isOfAlcohol: true, properties: [], categories: ['en:alcoholic-beverages', 'en:wines', 'en:beers', 'en:spirits', 'en:liqueurs', 'en:ciders'], source: 'NHS, Breastfeeding and diet, 2022' },
  { id: 'caffeine', level: 'note', isOfCaffeine: true, properties: [], categories: ['en:energy-drinks'], source: EFSA },
  { id: 'mercury while breastfeeding', level: 'note', properties: ['high-mercury fish'], categories: ['en:swordfishes', 'en:sharks', 'en:marlins'], source: `NHS, Breastfeeding and diet, 2022; ${FDA}` },
];

/** Up to this a drink is "alcohol-free", in per cent by volume. @source UK Department of Health, Low alcohol descriptors, 2018 */
export const ALCOHOL_FREE_MOST = 0.05;
/** Above this a drink counts as caffeinated on its pack. @source Regulation (EU) 1169/2011, annex III, point 4: 150 mg per litre */
export const MUCH_CAFFEINE_GRAMS = 0.015;
