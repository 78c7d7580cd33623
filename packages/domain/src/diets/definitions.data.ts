import type { ClaimSubject, Property, ReadLanguage } from '../reading/index.ts';

/**
 * How a diet binds. safety: illness or allergy · identity: faith or conviction · pregnancy: what agencies advise against ·
 * pattern: a matter of amount · guide: a direction. Strictest first.
 */
export const STRICTNESS = ['safety', 'identity', 'pregnancy', 'pattern', 'guide'] as const;
export type Strictness = (typeof STRICTNESS)[number];

/** How the answer of a diet is found. */
export type DietRule =
  | {
      readonly kind: 'free-from';
      /** Evidence against it in an ingredient. */
      readonly against: readonly Property[];
      /** Leaves open whether it is there, beyond what an ingredient may hold. */
      readonly doubts?: readonly Property[];
      /** Tags that sources declare it with, among allergens and traces. */
      readonly tags: readonly string[];
      /** Labels, without their language, that promise it. Labels of other diets never do. */
      readonly labels: readonly string[];
      readonly claim: ClaimSubject | null;
      /** Annex II of Regulation (EU) 1169/2011 or 21 USC 321(qq): packs must name it. */
      readonly isNamedByLaw: boolean;
    }
  | { readonly kind: 'plant'; readonly against: readonly Property[]; readonly labels: readonly string[]; readonly claims: readonly ClaimSubject[]; readonly analysis: readonly string[]; readonly analysisAgainst: readonly string[] }
  | { readonly kind: 'kosher' } | { readonly kind: 'halal' }
  | { readonly kind: 'amount'; readonly nutriment: 'carbohydrates' | 'salt'; readonly food: AmountLimits; readonly drink: AmountLimits }
  | { readonly kind: 'paleo' } | { readonly kind: 'mediterranean' } | { readonly kind: 'pregnancy' } | { readonly kind: 'breastfeeding' };

/** Grams per 100 g or 100 ml: up to `good` it fits, above `most` it does not, between it fits in moderation. */
export type AmountLimits = { readonly good: number; readonly most: number };

export type DietDefinition = {
  readonly strictness: Strictness;
  /** As it stands in a sentence: "gluten-free", "Mediterranean". */
  readonly word: string;
  /** What is left out, as it stands in "You are allergic to …"; `null` where a diet is no matter of one substance. */
  readonly substance: string | null;
  readonly rule: DietRule;
  /** What people call it, or the food that it leaves out, by language; folded when compared, inflections and slips are found. */
  readonly names: { readonly [language in ReadLanguage]: readonly string[] };
};

const PLANT_LABELS = ['vegan', 'european-vegetarian-union-vegan', 'the-vegan-society', 'certified-vegan', 'vegan-society', 'v-label-vegan'];
const MEAT: readonly Property[] = ['slaughter', 'Meat', 'Red Meat', 'Processed Meat', 'Pork', 'beef', 'poultry', 'Gelatin'];
const SEA: readonly Property[] = ['Fish', 'crustaceans', 'molluscs', 'Shellfish'];

/**
 * Every diet and allergy, each completely: how it binds, what speaks against and for it, what people call it, what screens call it.
 * A new one is one entry here; its id then belongs to the type `Diet`, and a rule of a new kind must be answered before it compiles.
 */
export const DIET_DEFINITIONS = {
  vegan: {
    strictness: 'identity', word: 'vegan', substance: null,
    rule: {
      kind: 'plant', against: [...MEAT, ...SEA, 'Dairy', 'Lactose', 'Eggs', 'Honey', 'insects', 'animal product'], labels: PLANT_LABELS, claims: ['vegan'],
      analysis: ['en:vegan'], analysisAgainst: ['en:non-vegan'],
    },
    names: {
      en: ['vegan', 'plant based', 'no animal products'], fr: ['végane', 'vegan', 'végétalien', 'végétalienne', 'végétalisme'], de: ['vegan', 'veganer', 'veganerin', 'rein pflanzlich'],
      es: ['vegano', 'vegana'], it: ['vegano', 'vegana'], nl: ['veganistisch', 'veganist', 'vegan', 'plantaardig'], pt: ['vegano', 'vegana', 'vegan'],
    },
  },
  vegetarian: {
    strictness: 'identity', word: 'vegetarian', substance: null,
    rule: {
      kind: 'plant', against: [...MEAT, ...SEA, 'insects'], claims: ['vegetarian', 'vegan'], analysis: ['en:vegetarian', 'en:vegan'], analysisAgainst: ['en:non-vegetarian'],
      labels: ['vegetarian', 'european-vegetarian-union', 'european-vegetarian-union-vegetarian', 'v-label', ...PLANT_LABELS],
    },
    names: {
      en: ['vegetarian', 'veggie'], fr: ['végétarien', 'végétarienne'], de: ['vegetarisch', 'vegetarier', 'vegetarierin'], es: ['vegetariano', 'vegetariana'],
      it: ['vegetariano', 'vegetariana'], nl: ['vegetarisch', 'vegetariër'], pt: ['vegetariano', 'vegetariana'],
    },
  },
  pescatarian: {
    strictness: 'identity', word: 'pescatarian', substance: null,
    rule: { kind: 'plant', against: MEAT, labels: ['pescatarian', 'vegetarian', 'european-vegetarian-union', 'european-vegetarian-union-vegetarian', ...PLANT_LABELS], claims: ['vegetarian', 'vegan'], analysis: ['en:vegetarian', 'en:vegan'], analysisAgainst: [] },
    names: {
      en: ['pescatarian', 'pescetarian'], fr: ['pescétarien', 'pesco-végétarien', 'pescétarienne'], de: ['pescetarisch', 'pescetarier', 'pescatarisch'], es: ['pescetariano', 'pescatariano'],
      it: ['pescetariano', 'pescatariano'], nl: ['pescotarisch', 'pescotariër'], pt: ['pescetariano', 'pescatariano'],
    },
  },
  kosher: {
    strictness: 'identity', word: 'kosher', substance: null, rule: { kind: 'kosher' },
    names: { en: ['kosher'], fr: ['casher', 'kasher', 'cacher'], de: ['koscher'], es: ['kosher', 'cashrut'], it: ['kosher', 'kasher'], nl: ['koosjer', 'kosher'], pt: ['kosher', 'cashrut'] },
  },
  halal: {
    strictness: 'identity', word: 'halal', substance: null, rule: { kind: 'halal' },
    names: { en: ['halal', 'halaal'], fr: ['halal'], de: ['halal'], es: ['halal'], it: ['halal'], nl: ['halal'], pt: ['halal'] },
  },
  keto: {
    strictness: 'pattern', word: 'Keto', substance: null,
    rule: { kind: 'amount', nutriment: 'carbohydrates', food: { good: 5, most: 15 }, drink: { good: 2.5, most: 5 } },
    names: { en: ['keto', 'ketogenic'], fr: ['cétogène', 'keto'], de: ['keto', 'ketogen'], es: ['keto', 'cetogénica'], it: ['keto', 'chetogenica'], nl: ['keto', 'ketogeen'], pt: ['keto', 'cetogénica'] },
  },
  'low-carb': {
    strictness: 'pattern', word: 'low-carb', substance: null,
    rule: { kind: 'amount', nutriment: 'carbohydrates', food: { good: 10, most: 30 }, drink: { good: 5, most: 10 } },
    names: { en: ['low carb', 'low carbohydrate'], fr: ['pauvre en glucides', 'low carb'], de: ['low carb', 'kohlenhydratarm'], es: ['bajo en carbohidratos', 'low carb'], it: ['pochi carboidrati', 'low carb'], nl: ['koolhydraatarm', 'low carb'], pt: ['baixo em hidratos', 'low carb'] },
  },
  'low-sodium': {
    strictness: 'pattern', word: 'low-sodium', substance: null,
    rule: { kind: 'amount', nutriment: 'salt', food: { good: 0.3, most: 1.5 }, drink: { good: 0.3, most: 0.75 } },
    names: { en: ['low sodium', 'low salt'], fr: ['pauvre en sel', 'pauvre en sodium'], de: ['natriumarm', 'salzarm'], es: ['bajo en sodio', 'bajo en sal'], it: ['povero di sale', 'iposodica'], nl: ['natriumarm', 'zoutarm'], pt: ['baixo em sal', 'baixo em sódio'] },
  },
  paleo: {
    strictness: 'pattern', word: 'Paleo', substance: null, rule: { kind: 'paleo' },
    names: { en: ['paleo', 'paleolithic'], fr: ['paléo'], de: ['paleo', 'steinzeitdiät'], es: ['paleo'], it: ['paleo'], nl: ['paleo'], pt: ['paleo'] },
  },
  mediterranean: {
    strictness: 'guide', word: 'Mediterranean', substance: null, rule: { kind: 'mediterranean' },
    names: { en: ['mediterranean'], fr: ['méditerranéen', 'méditerranéenne'], de: ['mediterran', 'mittelmeerdiät'], es: ['mediterránea'], it: ['mediterranea'], nl: ['mediterraan'], pt: ['mediterrânica', 'mediterrânea'] },
  },
  pregnancy: {
    strictness: 'pregnancy', word: 'advised in pregnancy', substance: null, rule: { kind: 'pregnancy' },
    names: { en: ['pregnancy', 'pregnant', 'expecting'], fr: ['grossesse', 'enceinte'], de: ['schwanger', 'schwangerschaft'], es: ['embarazo', 'embarazada'], it: ['gravidanza', 'incinta'], nl: ['zwanger', 'zwangerschap'], pt: ['gravidez', 'grávida'] },
  },
  breastfeeding: {
    strictness: 'guide', word: 'advised while breastfeeding', substance: null, rule: { kind: 'breastfeeding' },
    names: { en: ['breastfeeding', 'nursing', 'lactating'], fr: ['allaitement', 'allaite'], de: ['stillzeit', 'stillend', 'stillen'], es: ['lactancia', 'amamantando'], it: ['allattamento', 'allatto'], nl: ['borstvoeding'], pt: ['amamentação', 'amamentar'] },
  },
  'gluten-free': {
    strictness: 'safety', word: 'gluten-free', substance: 'gluten',
    rule: { kind: 'free-from', against: ['Gluten', 'Wheat', 'Barley', 'Rye', 'Oats'], tags: ['en:gluten'], labels: ['no-gluten', 'gluten-free', 'crossed-grain-trademark'], claim: 'Gluten', isNamedByLaw: true },
    names: {
      en: ['gluten', 'coeliac', 'celiac', 'celiac disease', 'gluten free'], fr: ['gluten', 'cœliaque', 'maladie cœliaque', 'sans gluten'], de: ['gluten', 'zöliakie', 'glutenfrei', 'sprue'],
      es: ['gluten', 'celiaquía', 'celíaco', 'celíaca', 'sin gluten'], it: ['glutine', 'celiachia', 'celiaco', 'celiaca', 'senza glutine'], nl: ['gluten', 'coeliakie', 'glutenvrij'], pt: ['glúten', 'celíaco', 'doença celíaca', 'sem glúten'],
    },
  },
  'dairy-free': {
    strictness: 'safety', word: 'dairy-free', substance: 'milk',
    rule: { kind: 'free-from', against: ['Dairy', 'Lactose'], tags: ['en:milk'], labels: ['no-milk', 'dairy-free', 'no-dairy', 'milk-free', 'no-milk-protein'], claim: 'Dairy', isNamedByLaw: true },
    names: {
      en: ['milk', 'dairy', "cow's milk", 'casein', 'milk protein', 'CMPA', 'whey'], fr: ['lait', 'produits laitiers', 'laitages', 'lait de vache', 'caséine', 'protéines de lait', 'APLV'], de: ['milch', 'milcheiweiß', 'kuhmilch', 'milchprodukte', 'casein', 'molke'],
      es: ['leche', 'lácteos', 'leche de vaca', 'proteína de leche', 'caseína', 'APLV'], it: ['latte', 'latticini', 'latte vaccino', 'proteine del latte', 'caseina'], nl: ['melk', 'zuivel', 'koemelk', 'melkeiwit', 'caseïne'], pt: ['leite', 'laticínios', 'lacticínios', 'leite de vaca', 'proteína do leite', 'caseína', 'APLV'],
    },
  },
  'lactose-free': {
    strictness: 'safety', word: 'lactose-free', substance: 'lactose',
    rule: { kind: 'free-from', against: ['Lactose'], tags: [], labels: ['no-lactose', 'lactose-free', 'no-milk', 'dairy-free', 'no-dairy', 'milk-free'], claim: 'Lactose', isNamedByLaw: true },
    names: { en: ['lactose'], fr: ['lactose'], de: ['laktose', 'lactose', 'milchzucker'], es: ['lactosa'], it: ['lattosio'], nl: ['lactose', 'melksuiker'], pt: ['lactose'] },
  },
  'egg-free': {
    strictness: 'safety', word: 'egg-free', substance: 'eggs',
    rule: { kind: 'free-from', against: ['Eggs'], tags: ['en:eggs'], labels: ['no-eggs', 'egg-free'], claim: 'Eggs', isNamedByLaw: true },
    names: { en: ['egg', 'egg white', 'egg yolk'], fr: ['œuf', "blanc d'œuf"], de: ['ei', 'hühnerei', 'hühnereiweiß', 'eier', 'eiklar'], es: ['huevo', 'clara de huevo'], it: ['uovo', 'uova', 'albume'], nl: ['ei', 'eieren', 'kippenei'], pt: ['ovo', 'clara de ovo'] },
  },
  'nut-free': {
    strictness: 'safety', word: 'nut-free', substance: 'nuts',
    rule: {
      kind: 'free-from', against: ['Nuts', 'almonds', 'hazelnuts', 'walnuts', 'cashews', 'pecans', 'brazil nuts', 'pistachios', 'macadamias'], tags: ['en:nuts'],
      labels: ['no-nuts', 'nut-free', 'no-tree-nuts'], claim: 'Nuts', isNamedByLaw: true,
    },
    names: {
      en: ['nut', 'tree nut'], fr: ['fruits à coque', 'fruit à coque', 'noix'], de: ['nuss', 'nüsse', 'schalenfrüchte', 'baumnüsse'], es: ['frutos secos', 'frutos de cáscara', 'nueces'],
      it: ['frutta a guscio', 'frutta secca', 'noci'], nl: ['noten', 'schaalvruchten', 'boomnoten'], pt: ['frutos de casca rija', 'nozes', 'frutos secos', 'oleaginosas'],
    },
  },
  'peanut-free': {
    strictness: 'safety', word: 'peanut-free', substance: 'peanuts',
    rule: { kind: 'free-from', against: ['Peanuts'], tags: ['en:peanuts'], labels: ['no-peanuts', 'peanut-free'], claim: 'Peanuts', isNamedByLaw: true },
    names: {
      en: ['peanut', 'groundnut', 'monkey nut', 'earthnut', 'peanut butter'], fr: ['cacahuète', 'arachide', 'cacahouète', 'beurre de cacahuète'], de: ['erdnuss', 'erdnüsse', 'erdnussbutter'], es: ['cacahuete', 'maní', 'cacahuate', 'mantequilla de cacahuete'],
      it: ['arachide', 'arachidi', 'burro di arachidi', 'noccioline americane'], nl: ['pinda', "pinda's", 'aardnoot', 'pindakaas'], pt: ['amendoim', 'manteiga de amendoim'],
    },
  },
  'soy-free': {
    strictness: 'safety', word: 'soy-free', substance: 'soy',
    rule: { kind: 'free-from', against: ['Soy'], doubts: ['refined soy'], tags: ['en:soybeans'], labels: ['no-soy', 'soy-free', 'no-soya'], claim: 'Soy', isNamedByLaw: true },
    names: { en: ['soy', 'soya', 'soybean', 'tofu'], fr: ['soja', 'soya'], de: ['soja', 'sojabohne'], es: ['soja', 'soya'], it: ['soia'], nl: ['soja', 'sojabonen'], pt: ['soja'] },
  },
  'fish-free': {
    strictness: 'safety', word: 'fish-free', substance: 'fish',
    rule: { kind: 'free-from', against: ['Fish'], tags: ['en:fish'], labels: ['no-fish', 'fish-free'], claim: 'Fish', isNamedByLaw: true },
    names: { en: ['fish'], fr: ['poisson'], de: ['fisch'], es: ['pescado', 'pez'], it: ['pesce'], nl: ['vis'], pt: ['peixe'] },
  },
  'shellfish-free': {
    strictness: 'safety', word: 'shellfish-free', substance: 'shellfish',
    rule: { kind: 'free-from', against: ['Shellfish', 'crustaceans', 'molluscs'], tags: ['en:crustaceans', 'en:molluscs', 'en:shellfish'], labels: ['no-shellfish', 'shellfish-free'], claim: 'Shellfish', isNamedByLaw: true },
    names: { en: ['shellfish'], fr: ['fruits de mer', 'coquillages et crustacés'], de: ['meeresfrüchte', 'schalentiere', 'schalen- und krustentiere'], es: ['marisco', 'mariscos'], it: ['frutti di mare'], nl: ['schaal- en schelpdieren', 'zeevruchten'], pt: ['marisco', 'mariscos', 'frutos do mar'] },
  },
  'crustacean-free': {
    strictness: 'safety', word: 'crustacean-free', substance: 'crustaceans',
    rule: { kind: 'free-from', against: ['crustaceans'], tags: ['en:crustaceans', 'en:shellfish'], labels: ['no-crustaceans', 'no-shellfish', 'shellfish-free'], claim: 'Shellfish', isNamedByLaw: true },
    names: { en: ['crustacean', 'shrimp', 'prawn', 'crab', 'lobster'], fr: ['crustacé', 'crevette'], de: ['krebstiere', 'krustentiere', 'garnelen'], es: ['crustáceo', 'gambas', 'camarones'], it: ['crostacei', 'gamberi'], nl: ['schaaldieren', 'garnalen'], pt: ['crustáceo', 'camarão'] },
  },
  'mollusc-free': {
    strictness: 'safety', word: 'mollusc-free', substance: 'molluscs',
    rule: { kind: 'free-from', against: ['molluscs'], tags: ['en:molluscs', 'en:shellfish'], labels: ['no-molluscs', 'no-shellfish', 'shellfish-free'], claim: 'Shellfish', isNamedByLaw: true },
    names: { en: ['mollusc', 'mollusk'], fr: ['mollusque', 'coquillage'], de: ['weichtiere', 'muscheln'], es: ['molusco'], it: ['molluschi'], nl: ['weekdieren'], pt: ['molusco'] },
  },
  'sesame-free': {
    strictness: 'safety', word: 'sesame-free', substance: 'sesame',
    rule: { kind: 'free-from', against: ['Sesame'], tags: ['en:sesame-seeds'], labels: ['no-sesame', 'sesame-free'], claim: 'Sesame', isNamedByLaw: true },
    names: { en: ['sesame', 'tahini'], fr: ['sésame'], de: ['sesam'], es: ['sésamo', 'ajonjolí'], it: ['sesamo'], nl: ['sesam'], pt: ['sésamo', 'gergelim'] },
  },
  'mustard-free': {
    strictness: 'safety', word: 'mustard-free', substance: 'mustard',
    rule: { kind: 'free-from', against: ['Mustard'], tags: ['en:mustard'], labels: ['no-mustard', 'mustard-free'], claim: 'Mustard', isNamedByLaw: true },
    names: { en: ['mustard'], fr: ['moutarde'], de: ['senf'], es: ['mostaza'], it: ['senape'], nl: ['mosterd'], pt: ['mostarda'] },
  },
  'celery-free': {
    strictness: 'safety', word: 'celery-free', substance: 'celery',
    rule: { kind: 'free-from', against: ['Celery'], tags: ['en:celery'], labels: ['no-celery', 'celery-free'], claim: 'Celery', isNamedByLaw: true },
    names: { en: ['celery', 'celeriac'], fr: ['céleri'], de: ['sellerie'], es: ['apio'], it: ['sedano'], nl: ['selderij', 'knolselderij'], pt: ['aipo'] },
  },
  'lupin-free': {
    strictness: 'safety', word: 'lupin-free', substance: 'lupin',
    rule: { kind: 'free-from', against: ['Lupin'], tags: ['en:lupin'], labels: ['no-lupin', 'lupin-free'], claim: 'Lupin', isNamedByLaw: true },
    names: { en: ['lupin', 'lupine'], fr: ['lupin'], de: ['lupine', 'lupinen'], es: ['altramuz', 'altramuces'], it: ['lupini', 'lupino'], nl: ['lupine'], pt: ['tremoço'] },
  },
  'sulphite-free': {
    strictness: 'safety', word: 'sulphite-free', substance: 'sulphites',
    rule: { kind: 'free-from', against: ['Sulphites'], tags: ['en:sulphur-dioxide-and-sulphites'], labels: ['no-sulphites', 'sulphite-free', 'no-added-sulphites'], claim: 'Sulphites', isNamedByLaw: true },
    names: { en: ['sulphite', 'sulfite', 'sulphur dioxide', 'sulfur dioxide'], fr: ['sulfite', 'anhydride sulfureux'], de: ['sulfit', 'schwefeldioxid'], es: ['sulfito', 'dióxido de azufre'], it: ['solfito', 'solfiti', 'anidride solforosa'], nl: ['sulfiet', 'zwaveldioxide'], pt: ['sulfito', 'dióxido de enxofre'] },
  },
  'pork-free': {
    strictness: 'identity', word: 'pork-free', substance: 'pork',
    rule: { kind: 'free-from', against: ['Pork'], tags: ['en:pork'], labels: ['no-pork', 'pork-free'], claim: null, isNamedByLaw: false },
    names: { en: ['pork', 'pig'], fr: ['porc', 'cochon'], de: ['schwein', 'schweinefleisch'], es: ['cerdo'], it: ['maiale', 'suino'], nl: ['varken', 'varkensvlees'], pt: ['porco', 'suíno'] },
  },
  'beef-free': {
    strictness: 'identity', word: 'beef-free', substance: 'beef',
    rule: { kind: 'free-from', against: ['beef'], tags: ['en:beef'], labels: ['no-beef', 'beef-free'], claim: null, isNamedByLaw: false },
    names: { en: ['beef'], fr: ['bœuf'], de: ['rind', 'rindfleisch'], es: ['ternera', 'vacuno', 'carne de res'], it: ['manzo', 'bovino'], nl: ['rund', 'rundvlees'], pt: ['carne bovina', 'carne de vaca'] },
  },
  'meat-free': {
    strictness: 'identity', word: 'meat-free', substance: 'meat',
    rule: { kind: 'free-from', against: MEAT, tags: [], labels: ['meat-free', 'no-meat', 'vegetarian', 'vegan'], claim: null, isNamedByLaw: false },
    names: { en: ['meat'], fr: ['viande'], de: ['fleisch'], es: ['carne'], it: ['carne'], nl: ['vlees'], pt: ['carne'] },
  },
  'gelatin-free': {
    strictness: 'identity', word: 'gelatin-free', substance: 'gelatin',
    rule: { kind: 'free-from', against: ['Gelatin'], tags: ['en:gelatin'], labels: ['no-gelatin', 'gelatin-free'], claim: null, isNamedByLaw: false },
    names: { en: ['gelatin', 'gelatine'], fr: ['gélatine'], de: ['gelatine'], es: ['gelatina'], it: ['gelatina'], nl: ['gelatine'], pt: ['gelatina'] },
  },
  'alcohol-free': {
    strictness: 'identity', word: 'alcohol-free', substance: 'alcohol',
    rule: { kind: 'free-from', against: ['Alcohol'], tags: [], labels: ['no-alcohol', 'alcohol-free'], claim: null, isNamedByLaw: false },
    names: { en: ['alcohol'], fr: ['alcool'], de: ['alkohol'], es: ['alcohol'], it: ['alcol'], nl: ['alcohol'], pt: ['álcool'] },
  },
} as const satisfies { readonly [id: string]: DietDefinition };

/** Every diet that a food is judged by. */
export type Diet = keyof typeof DIET_DEFINITIONS;
