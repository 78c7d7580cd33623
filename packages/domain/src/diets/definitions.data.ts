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
  /** What people call it, or the food that it leaves out, by language; folded when compared; inflections and typing errors are found. */
  readonly names: { readonly [language in ReadLanguage]: readonly string[] };
};

const PLANT_LABELS = ['vegan', 'european-vegetarian-union-vegan', 'the-vegan-society', 'certified-vegan', 'vegan-society', 'v-label-vegan'];
const MEAT: readonly Property[] = ['slaughter', 'Meat', 'Red Meat', 'Processed Meat', 'Pork', 'beef', 'poultry', 'Gelatin'];
const SEA: readonly Property[] = ['Fish', 'crustaceans', 'molluscs', 'Shellfish'];

/**
 * Every diet and allergy, each completely: how it binds, what counts against and for it, what people and screens call it.
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
      en: ['vegan', 'plant based', 'no animal products', 'veganism'], fr: ['végane', 'vegan', 'végétalien', 'végétalienne', 'végétalisme', 'végan'], de: ['vegan', 'veganer', 'veganerin', 'rein pflanzlich', 'vegane', 'veganes'],
      es: ['vegano', 'vegana'], it: ['vegano', 'vegana'], nl: ['veganistisch', 'veganist', 'vegan', 'plantaardig', 'veganistische'], pt: ['vegano', 'vegana', 'vegan'],
    },
  },
  vegetarian: {
    strictness: 'identity', word: 'vegetarian', substance: null,
    rule: {
      kind: 'plant', against: [...MEAT, ...SEA, 'insects'], claims: ['vegetarian', 'vegan'], analysis: ['en:vegetarian', 'en:vegan'], analysisAgainst: ['en:non-vegetarian'],
      labels: ['vegetarian', 'european-vegetarian-union', 'european-vegetarian-union-vegetarian', 'v-label', ...PLANT_LABELS],
    },
    names: {
      en: ['vegetarian', 'veggie'], fr: ['végétarien', 'végétarienne', 'végé'], de: ['vegetarisch', 'vegetarier', 'vegetarierin', 'vegetarische'], es: ['vegetariano', 'vegetariana'],
      it: ['vegetariano', 'vegetariana'], nl: ['vegetarisch', 'vegetariër', 'vegetarische'], pt: ['vegetariano', 'vegetariana'],
    },
  },
  pescatarian: {
    strictness: 'identity', word: 'pescatarian', substance: null,
    rule: { kind: 'plant', against: MEAT, labels: ['pescatarian', 'vegetarian', 'european-vegetarian-union', 'european-vegetarian-union-vegetarian', ...PLANT_LABELS], claims: ['vegetarian', 'vegan'], analysis: ['en:vegetarian', 'en:vegan'], analysisAgainst: [] },
    names: {
      en: ['pescatarian', 'pescetarian'], fr: ['pescétarien', 'pesco-végétarien', 'pescétarienne'], de: ['pescetarisch', 'pescetarier', 'pescatarisch', 'pesketarisch', 'pesketarier', 'pescetarierin', 'pesketarierin'], es: ['pescetariano', 'pescatariano', 'pescetariana', 'piscivegetariano'],
      it: ['pescetariano', 'pescatariano', 'pescetariana'], nl: ['pescotarisch', 'pescotariër'], pt: ['pescetariano', 'pescatariano', 'pescetariana'],
    },
  },
  kosher: {
    strictness: 'identity', word: 'kosher', substance: null, rule: { kind: 'kosher' },
    names: { en: ['kosher'], fr: ['casher', 'kasher', 'cacher'], de: ['koscher', 'koschere'], es: ['kosher', 'cashrut'], it: ['kosher', 'kasher'], nl: ['koosjer', 'kosher', 'kosjer'], pt: ['kosher', 'cashrut'] },
  },
  halal: {
    strictness: 'identity', word: 'halal', substance: null, rule: { kind: 'halal' },
    names: { en: ['halal', 'halaal', 'hallal', 'helal'], fr: ['halal'], de: ['halal'], es: ['halal'], it: ['halal'], nl: ['halal'], pt: ['halal'] },
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
    strictness: 'pregnancy', word: 'suitable in pregnancy', substance: null, rule: { kind: 'pregnancy' },
    names: { en: ['pregnancy', 'pregnant', 'expecting'], fr: ['grossesse', 'enceinte'], de: ['schwanger', 'schwangerschaft', 'schwangere'], es: ['embarazo', 'embarazada'], it: ['gravidanza', 'incinta'], nl: ['zwanger', 'zwangerschap', 'zwangere'], pt: ['gravidez', 'grávida'] },
  },
  breastfeeding: {
    strictness: 'guide', word: 'suitable while breastfeeding', substance: null, rule: { kind: 'breastfeeding' },
    names: { en: ['breastfeeding', 'nursing', 'lactating'], fr: ['allaitement', 'allaite'], de: ['stillzeit', 'stillend', 'stillen'], es: ['lactancia', 'amamantando'], it: ['allattamento', 'allatto'], nl: ['borstvoeding'], pt: ['amamentação', 'amamentar'] },
  },
  'gluten-free': {
    strictness: 'safety', word: 'gluten-free', substance: 'gluten',
    rule: { kind: 'free-from', against: ['Gluten', 'Wheat', 'Barley', 'Rye', 'Oats'], tags: ['en:gluten'], labels: ['no-gluten', 'gluten-free', 'crossed-grain-trademark'], claim: 'Gluten', isNamedByLaw: true },
    names: {
      en: ['gluten', 'coeliac', 'celiac', 'celiac disease', 'gluten free', 'gluten sensitivity', 'bread', 'pasta', 'noodle', 'flour'], fr: ['gluten', 'cœliaque', 'maladie cœliaque', 'sans gluten', 'farine', 'pâtes', 'nouilles', 'semoule'], de: ['gluten', 'zöliakie', 'glutenfrei', 'sprue', 'brot', 'nudel', 'nudeln', 'mehl', 'grieß'],
      es: ['gluten', 'celiaquía', 'celíaco', 'celíaca', 'sin gluten', 'TACC', 'pan', 'harina', 'fideos'], it: ['glutine', 'celiachia', 'celiaco', 'celiaca', 'senza glutine', 'pane', 'farina'], nl: ['gluten', 'coeliakie', 'glutenvrij', 'brood', 'meel', 'bloem'], pt: ['glúten', 'celíaco', 'doença celíaca', 'sem glúten', 'pão', 'farinha'],
    },
  },
  'dairy-free': {
    strictness: 'safety', word: 'dairy-free', substance: 'milk',
    rule: { kind: 'free-from', against: ['Dairy', 'Lactose'], tags: ['en:milk'], labels: ['no-milk', 'dairy-free', 'no-dairy', 'milk-free', 'no-milk-protein'], claim: 'Dairy', isNamedByLaw: true },
    names: {
      en: ['milk', 'dairy', "cow's milk", 'casein', 'milk protein', 'CMPA', 'whey', 'dairy products', 'milk products', 'cow milk protein', "cow's milk protein", 'cheese', 'butter', 'cream', 'yogurt', 'yoghurt', 'caseinate'], fr: ['lait', 'produits laitiers', 'laitages', 'lait de vache', 'caséine', 'protéines de lait', 'APLV', 'produit laitier', 'laitage', 'protéine de lait', 'protéines de lait de vache', 'fromage', 'beurre', 'crème', 'yaourt', 'lactosérum'], de: ['milch', 'milcheiweiß', 'kuhmilch', 'milchprodukte', 'casein', 'molke', 'milcheiweiss', 'milchprotein', 'kuhmilchprotein', 'kuhmilcheiweiß', 'kasein', 'käse', 'butter', 'sahne', 'rahm', 'joghurt', 'quark'],
      es: ['leche', 'lácteos', 'leche de vaca', 'proteína de leche', 'caseína', 'APLV', 'productos lácteos', 'producto lácteo', 'proteína de la leche', 'proteína de leche de vaca', 'proteína de la leche de vaca', 'queso', 'mantequilla', 'nata', 'yogur', 'suero de leche'], it: ['latte', 'latticini', 'latte vaccino', 'proteine del latte', 'caseina', 'latte di mucca', 'proteine del latte vaccino', 'formaggio', 'burro', 'panna', 'yogurt', 'siero di latte'], nl: ['melk', 'zuivel', 'koemelk', 'melkeiwit', 'caseïne', 'koemelkeiwit', 'melkproducten', 'zuivelproducten', 'kaas', 'boter', 'room', 'yoghurt', 'wei'], pt: ['leite', 'laticínios', 'lacticínios', 'leite de vaca', 'proteína do leite', 'caseína', 'APLV', 'produtos lácteos', 'proteína do leite de vaca', 'queijo', 'manteiga', 'natas', 'nata', 'iogurte', 'soro de leite'],
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
    names: { en: ['egg', 'egg white', 'egg yolk', 'albumen', 'egg protein', 'ovalbumin'], fr: ['œuf', "blanc d'œuf", "jaune d'œuf", "protéine d'œuf"], de: ['ei', 'hühnerei', 'hühnereiweiß', 'eier', 'eiklar', 'eiweiß', 'eigelb', 'vollei', 'eiprotein', 'hühnereiprotein'], es: ['huevo', 'clara de huevo', 'yema', 'yema de huevo'], it: ['uovo', 'uova', 'albume', 'tuorlo', 'tuorli'], nl: ['ei', 'eieren', 'kippenei', 'eiwit', 'eigeel', 'kippeneiwit'], pt: ['ovo', 'ovos', 'clara de ovo', 'gema', 'gema de ovo'] },
  },
  'nut-free': {
    strictness: 'safety', word: 'nut-free', substance: 'nuts',
    rule: {
      kind: 'free-from', against: ['Nuts', 'almonds', 'hazelnuts', 'walnuts', 'cashews', 'pecans', 'brazil nuts', 'pistachios', 'macadamias'],
      // Tree nuts to the FDA (guidance on food allergens, edition 5, January 2025), seeds to Regulation (EU) 1169/2011.
      doubts: ['pine nuts'], tags: ['en:nuts'],
      labels: ['no-nuts', 'nut-free', 'no-tree-nuts'], claim: 'Nuts', isNamedByLaw: true,
    },
    names: {
      en: ['nut', 'tree nut', 'treenut'], fr: ['fruits à coque', 'fruit à coque', 'noix', 'fruits secs à coque durs'], de: ['nuss', 'nüsse', 'schalenfrüchte', 'baumnüsse', 'schalenfrucht', 'baumnuss', 'schalenobst'], es: ['frutos secos', 'frutos de cáscara', 'nueces', 'fruto de cáscara'],
      it: ['frutta a guscio', 'frutta secca', 'noci'], nl: ['noten', 'schaalvruchten', 'boomnoten', 'boomnoot'], pt: ['frutos de casca rija', 'nozes', 'frutos secos', 'oleaginosas', 'fruto de casca rija', 'frutos de casca'],
    },
  },
  'peanut-free': {
    strictness: 'safety', word: 'peanut-free', substance: 'peanuts',
    rule: { kind: 'free-from', against: ['Peanuts'], tags: ['en:peanuts'], labels: ['no-peanuts', 'peanut-free'], claim: 'Peanuts', isNamedByLaw: true },
    names: {
      en: ['peanut', 'groundnut', 'monkey nut', 'earthnut', 'peanut butter', 'ground nut', 'earth nut', 'peanut oil', 'goober'], fr: ['cacahuète', 'arachide', 'cacahouète', 'beurre de cacahuète', "huile d'arachide"], de: ['erdnuss', 'erdnüsse', 'erdnussbutter', 'erdnussöl', 'erdnussmus', 'spanische nuss'], es: ['cacahuete', 'maní', 'cacahuate', 'mantequilla de cacahuete', 'aceite de cacahuete', 'crema de cacahuate'],
      it: ['arachide', 'arachidi', 'burro di arachidi', 'noccioline americane', 'nocciolina americana', 'nocciolina'], nl: ['pinda', "pinda's", 'aardnoot', 'pindakaas', 'pindas', 'aardnoten', 'grondnoot'], pt: ['amendoim', 'manteiga de amendoim', 'amendoins'],
    },
  },
  'soy-free': {
    strictness: 'safety', word: 'soy-free', substance: 'soy',
    rule: { kind: 'free-from', against: ['Soy'], doubts: ['refined soy'], tags: ['en:soybeans'], labels: ['no-soy', 'soy-free', 'no-soya'], claim: 'Soy', isNamedByLaw: true },
    names: { en: ['soy', 'soya', 'soybean', 'tofu', 'soy milk', 'soy sauce', 'edamame', 'soy protein', 'soy lecithin'], fr: ['soja', 'soya', 'lait de soja', 'sauce soja'], de: ['soja', 'sojabohne', 'sojamilch', 'sojasauce', 'sojaeiweiß'], es: ['soja', 'soya', 'leche de soja', 'salsa de soja'], it: ['soia', 'latte di soia', 'salsa di soia'], nl: ['soja', 'sojabonen', 'sojamelk', 'sojasaus'], pt: ['soja', 'leite de soja', 'molho de soja'] },
  },
  'fish-free': {
    strictness: 'safety', word: 'fish-free', substance: 'fish',
    rule: { kind: 'free-from', against: ['Fish'], tags: ['en:fish'], labels: ['no-fish', 'fish-free'], claim: 'Fish', isNamedByLaw: true },
    names: { en: ['fish'], fr: ['poisson', 'poissons'], de: ['fisch', 'fische', 'fischeiweiß'], es: ['pescado', 'pez', 'pescados'], it: ['pesce', 'pesci'], nl: ['vis', 'vissen'], pt: ['peixe', 'peixes', 'pescado'] },
  },
  'shellfish-free': {
    strictness: 'safety', word: 'shellfish-free', substance: 'shellfish',
    rule: { kind: 'free-from', against: ['Shellfish', 'crustaceans', 'molluscs'], tags: ['en:crustaceans', 'en:molluscs', 'en:shellfish'], labels: ['no-shellfish', 'shellfish-free'], claim: 'Shellfish', isNamedByLaw: true },
    names: { en: ['shellfish', 'shell fish'], fr: ['fruits de mer', 'coquillages et crustacés', 'crustacés et mollusques', 'crustacés et coquillages'], de: ['meeresfrüchte', 'schalentiere', 'schalen- und krustentiere', 'schalentier', 'krusten- und schalentiere', 'krebs- und weichtiere'], es: ['marisco', 'mariscos', 'crustáceos y moluscos'], it: ['frutti di mare', 'crostacei e molluschi'], nl: ['schaal- en schelpdieren', 'zeevruchten', 'schelpdieren', 'schaal en schelpdieren', 'schaaldieren en weekdieren'], pt: ['marisco', 'mariscos', 'frutos do mar', 'crustáceos e moluscos'] },
  },
  'crustacean-free': {
    strictness: 'safety', word: 'crustacean-free', substance: 'crustaceans',
    rule: { kind: 'free-from', against: ['crustaceans'], tags: ['en:crustaceans', 'en:shellfish'], labels: ['no-crustaceans', 'no-shellfish', 'shellfish-free'], claim: 'Shellfish', isNamedByLaw: true },
    names: { en: ['crustacean', 'shrimp', 'prawn', 'crab', 'lobster', 'crayfish', 'crawfish', 'langoustine', 'scampi', 'king prawn', 'krill'], fr: ['crustacé', 'crevette', 'crabe', 'homard', 'langouste', 'langoustine', 'écrevisse', 'gambas'], de: ['krebstiere', 'krustentiere', 'garnelen', 'garnele', 'krabbe', 'krabben', 'hummer', 'languste', 'flusskrebs', 'krustentier', 'krebstier', 'scampi', 'shrimps'], es: ['crustáceo', 'gambas', 'camarones', 'gamba', 'camarón', 'langosta', 'langostino', 'cangrejo', 'bogavante', 'cigala'], it: ['crostacei', 'gamberi', 'gambero', 'gamberetto', 'gamberetti', 'granchio', 'aragosta', 'astice', 'scampi', 'crostaceo'], nl: ['schaaldieren', 'garnalen', 'garnaal', 'krab', 'kreeft', 'rivierkreeft', 'langoustine', 'schaaldier'], pt: ['crustáceo', 'camarão', 'camarões', 'caranguejo', 'lagosta', 'lagostim', 'gamba'] },
  },
  'mollusc-free': {
    strictness: 'safety', word: 'mollusc-free', substance: 'molluscs',
    rule: { kind: 'free-from', against: ['molluscs'], tags: ['en:molluscs', 'en:shellfish'], labels: ['no-molluscs', 'no-shellfish', 'shellfish-free'], claim: 'Shellfish', isNamedByLaw: true },
    names: { en: ['mollusc', 'mollusk', 'mussel', 'clam'], fr: ['mollusque', 'coquillage', 'moule', 'palourde', 'coquillages'], de: ['weichtiere', 'muscheln', 'muschel', 'miesmuschel', 'weichtier'], es: ['molusco', 'mejillón', 'almeja'], it: ['molluschi', 'cozza', 'cozze', 'vongola', 'vongole', 'mollusco'], nl: ['weekdieren', 'mossel', 'mosselen', 'weekdier'], pt: ['molusco', 'mexilhão', 'amêijoa'] },
  },
  'sesame-free': {
    strictness: 'safety', word: 'sesame-free', substance: 'sesame',
    rule: { kind: 'free-from', against: ['Sesame'], tags: ['en:sesame-seeds'], labels: ['no-sesame', 'sesame-free'], claim: 'Sesame', isNamedByLaw: true },
    names: { en: ['sesame', 'tahini', 'sesame seed', 'sesame oil', 'tahin'], fr: ['sésame', 'graines de sésame', 'graine de sésame'], de: ['sesam', 'sesamsamen', 'sesamöl', 'tahin'], es: ['sésamo', 'ajonjolí', 'semillas de sésamo', 'tahini'], it: ['sesamo', 'semi di sesamo'], nl: ['sesam', 'sesamzaad', 'tahin'], pt: ['sésamo', 'gergelim', 'sementes de sésamo', 'sementes de gergelim'] },
  },
  'mustard-free': {
    strictness: 'safety', word: 'mustard-free', substance: 'mustard',
    rule: { kind: 'free-from', against: ['Mustard'], tags: ['en:mustard'], labels: ['no-mustard', 'mustard-free'], claim: 'Mustard', isNamedByLaw: true },
    names: { en: ['mustard', 'mustard seed'], fr: ['moutarde', 'graines de moutarde'], de: ['senf', 'senfkorn', 'senfkörner', 'senfsaat'], es: ['mostaza', 'semillas de mostaza'], it: ['senape', 'semi di senape'], nl: ['mosterd', 'mosterdzaad'], pt: ['mostarda', 'sementes de mostarda'] },
  },
  'celery-free': {
    strictness: 'safety', word: 'celery-free', substance: 'celery',
    rule: { kind: 'free-from', against: ['Celery'], tags: ['en:celery'], labels: ['no-celery', 'celery-free'], claim: 'Celery', isNamedByLaw: true },
    names: { en: ['celery', 'celeriac', 'celery root', 'celery salt'], fr: ['céleri', 'céleri-rave', 'céleri branche'], de: ['sellerie', 'knollensellerie', 'selleriesalz', 'zeller'], es: ['apio', 'apionabo'], it: ['sedano', 'sedano rapa'], nl: ['selderij', 'knolselderij', 'bleekselderij', 'selderie'], pt: ['aipo', 'aipo-rábano'] },
  },
  'lupin-free': {
    strictness: 'safety', word: 'lupin-free', substance: 'lupin',
    rule: { kind: 'free-from', against: ['Lupin'], tags: ['en:lupin'], labels: ['no-lupin', 'lupin-free'], claim: 'Lupin', isNamedByLaw: true },
    names: { en: ['lupin', 'lupine', 'lupin flour', 'lupin bean'], fr: ['lupin', 'farine de lupin'], de: ['lupine', 'lupinen', 'lupinenmehl', 'süßlupine'], es: ['altramuz', 'altramuces', 'lupino'], it: ['lupini', 'lupino', 'farina di lupini'], nl: ['lupine', 'lupinemeel'], pt: ['tremoço', 'tremoços'] },
  },
  'sulphite-free': {
    strictness: 'safety', word: 'sulphite-free', substance: 'sulphites',
    rule: { kind: 'free-from', against: ['Sulphites'], tags: ['en:sulphur-dioxide-and-sulphites'], labels: ['no-sulphites', 'sulphite-free'], claim: 'Sulphites', isNamedByLaw: true },
    names: { en: ['sulphite', 'sulfite', 'sulphur dioxide', 'sulfur dioxide', 'SO2', 'e220'], fr: ['sulfite', 'anhydride sulfureux', 'dioxyde de soufre'], de: ['sulfit', 'schwefeldioxid', 'schwefel', 'schwefelige säure'], es: ['sulfito', 'dióxido de azufre', 'anhídrido sulfuroso'], it: ['solfito', 'solfiti', 'anidride solforosa', 'diossido di zolfo'], nl: ['sulfiet', 'zwaveldioxide', 'sulfieten'], pt: ['sulfito', 'dióxido de enxofre', 'anidrido sulfuroso'] },
  },
  'pork-free': {
    strictness: 'identity', word: 'pork-free', substance: 'pork',
    rule: { kind: 'free-from', against: ['Pork'], doubts: ['unnamed species'], tags: ['en:pork'], labels: ['no-pork', 'pork-free'], claim: null, isNamedByLaw: false },
    names: { en: ['pork', 'pig', 'ham', 'bacon', 'lard', 'swine'], fr: ['porc', 'cochon', 'jambon', 'lardons', 'lardon', 'saindoux', 'lard'], de: ['schwein', 'schweinefleisch', 'schinken', 'speck', 'schweineschmalz', 'schweinefett'], es: ['cerdo', 'jamón', 'tocino', 'beicon', 'manteca de cerdo', 'puerco', 'carne de cerdo'], it: ['maiale', 'suino', 'prosciutto', 'pancetta', 'strutto', 'carne di maiale', 'carne suina'], nl: ['varken', 'varkensvlees', 'ham', 'spek'], pt: ['porco', 'suíno', 'presunto', 'toucinho', 'fiambre', 'carne de porco'] },
  },
  'beef-free': {
    strictness: 'identity', word: 'beef-free', substance: 'beef',
    rule: { kind: 'free-from', against: ['beef'], doubts: ['unnamed species'], tags: ['en:beef'], labels: ['no-beef', 'beef-free'], claim: null, isNamedByLaw: false },
    names: { en: ['beef', 'veal'], fr: ['bœuf', 'veau', 'viande de bœuf'], de: ['rind', 'rindfleisch', 'kalb', 'kalbfleisch', 'rinder'], es: ['ternera', 'vacuno', 'carne de res', 'carne de vaca', 'carne de ternera', 'res'], it: ['manzo', 'bovino', 'vitello', 'carne bovina'], nl: ['rund', 'rundvlees', 'kalfsvlees'], pt: ['carne bovina', 'carne de vaca', 'vitela', 'novilho'] },
  },
  'meat-free': {
    strictness: 'identity', word: 'meat-free', substance: 'meat',
    rule: { kind: 'free-from', against: MEAT, tags: [], labels: ['meat-free', 'no-meat', 'vegetarian', 'vegan'], claim: null, isNamedByLaw: false },
    names: { en: ['meat'], fr: ['viande', 'viandes'], de: ['fleisch', 'fleischprodukte'], es: ['carne', 'carnes'], it: ['carne', 'carni'], nl: ['vlees'], pt: ['carne', 'carnes'] },
  },
  'gelatin-free': {
    strictness: 'identity', word: 'gelatin-free', substance: 'gelatin',
    rule: { kind: 'free-from', against: ['Gelatin'], tags: ['en:gelatin'], labels: ['no-gelatin', 'gelatin-free'], claim: null, isNamedByLaw: false },
    names: { en: ['gelatin', 'gelatine'], fr: ['gélatine'], de: ['gelatine'], es: ['gelatina'], it: ['gelatina'], nl: ['gelatine'], pt: ['gelatina'] },
  },
  'alcohol-free': {
    strictness: 'identity', word: 'alcohol-free', substance: 'alcohol',
    rule: { kind: 'free-from', against: ['Alcohol'], tags: [], labels: ['no-alcohol', 'alcohol-free'], claim: null, isNamedByLaw: false },
    names: { en: ['alcohol', 'ethanol', 'liquor'], fr: ['alcool', 'éthanol'], de: ['alkohol', 'ethanol', 'alkoholika'], es: ['alcohol', 'etanol', 'bebidas alcohólicas'], it: ['alcol', 'etanolo', 'alcolici'], nl: ['alcohol', 'alcoholische drank'], pt: ['álcool', 'etanol', 'bebidas alcoólicas'] },
  },
} as const satisfies { readonly [id: string]: DietDefinition };

/** Every diet that a food is judged by. */
export type Diet = keyof typeof DIET_DEFINITIONS;
