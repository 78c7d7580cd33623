/** Something that a person must not or does not eat: how they name it, and what says on a bare record that a food is against it. */
export type Stated = {
  /** The diet that has to be read back. */
  readonly diet: string;
  readonly names: { readonly en: readonly string[]; readonly de: string; readonly fr: string; readonly es: string; readonly it: string; readonly compound?: string };
  /** Mistyped as people mistype. */
  readonly typos: readonly string[];
  readonly tags: readonly string[];
  readonly words: RegExp;
  readonly but?: RegExp;
  /** A promise of the pack that stands above declared tags: oats are declared as gluten. */
  readonly label?: string;
};

const PLANT_MILKS = /\b(?:coconut|almond|soya?|oat|rice|cocoa|peanut|nut|cashew|shea|apple) ?(?:milk|butter|cream|yogh?urt)s?\b|lait de (?:coco|riz|soja|amande)|beurre de (?:cacao|cacahuetes?)|dairy[- ]free[^,]*|butter beans?|butternut|bread & butter|milk substitutes?/g;

const NUTS = /\b(?:almonds?|hazelnuts?|walnuts?|cashews?|pecans?|pistachios?|noisettes?|amandes?|haselnusse|mandeln|nocciole|mandorle|almendras?|avellanas?)\b/;
const FISHES = /\b(?:fish|tuna|salmon|thon|saumon|sardines?|anchovies|poisson|thunfisch|maquereaux?|mackerel)\b/;
const CEREALS = /\b(?:wheat(?! free)|barley|rye|spelt|ble|seigle|orge|weizen|roggen|gerste)\b/;

/** One nut, cereal or fish: of its family the others are unknown, so none of them is proposed either. */
export const ALLERGIES: readonly Stated[] = [
  { diet: 'peanut-free', names: { en: ['peanuts', 'groundnuts'], de: 'Erdnüsse', fr: 'arachides', es: 'cacahuetes', it: 'arachidi', compound: 'Erdnussallergie' }, typos: ['penuts', 'peanutts', 'peenuts'], tags: ['peanuts'], words: /\b(?:peanuts?|groundnuts?|cacahu\w+|arachides?|erdnuss\w*|arachidi)\b/ },
  { diet: 'nut-free', names: { en: ['nuts', 'tree nuts'], de: 'Nüsse', fr: 'fruits à coque', es: 'frutos secos', it: 'frutta a guscio', compound: 'Nussallergie' }, typos: ['nutts', 'tree nutts'], tags: ['nuts'], words: NUTS },
  { diet: 'almond-free', names: { en: ['almonds'], de: 'Mandeln', fr: 'amandes', es: 'almendras', it: 'mandorle', compound: 'Mandelallergie' }, typos: ['almnods', 'almonnds'], tags: ['nuts'], words: NUTS },
  { diet: 'hazelnut-free', names: { en: ['hazelnuts', 'filberts'], de: 'Haselnüsse', fr: 'noisettes', es: 'avellanas', it: 'nocciole', compound: 'Haselnussallergie' }, typos: ['hazlenuts', 'hazelnutts'], tags: ['nuts'], words: NUTS },
  { diet: 'cashew-free', names: { en: ['cashews'], de: 'Cashewkerne', fr: 'noix de cajou', es: 'anacardos', it: 'anacardi', compound: 'Cashewallergie' }, typos: ['cashewws'], tags: ['nuts'], words: NUTS },
  { diet: 'dairy-free', names: { en: ['milk', 'dairy', 'cheese'], de: 'Milch', fr: 'lait', es: 'leche', it: 'latte', compound: 'Milchallergie' }, typos: ['mlik', 'diary', 'dairry'], tags: ['milk'], words: /\b(?:milk|lait|whey|cheese|fromage|cream|joghurt|yogurt|yaourt|milch|sahne|latte|leche|butter|beurre)\b/, but: PLANT_MILKS },
  { diet: 'lactose-free', names: { en: ['lactose'], de: 'Laktose', fr: 'lactose', es: 'lactosa', it: 'lattosio', compound: 'Laktoseintoleranz' }, typos: ['lactosse', 'lactoes'], tags: [], label: 'en:no-lactose', words: /\b(?:milk|lait|whey|cream|joghurt|yogurt|yaourt|milch|sahne|latte|leche|lactose)\b/, but: PLANT_MILKS },
  { diet: 'egg-free', names: { en: ['eggs', 'egg'], de: 'Eier', fr: 'oeufs', es: 'huevos', it: 'uova', compound: 'Hühnereiallergie' }, typos: ['egss'], tags: ['eggs'], words: /\b(?:eggs?|oeufs?|eier|huevos?|uova)\b/ },
  { diet: 'soy-free', names: { en: ['soy', 'soya'], de: 'Soja', fr: 'soja', es: 'la soja', it: 'soia', compound: 'Sojaallergie' }, typos: ['soybeens', 'soyabean'], tags: ['soybeans'], words: /\b(?:soy|soya|soja|soybeans?|tofu)\b/ },
  { diet: 'fish-free', names: { en: ['fish'], de: 'Fisch', fr: 'poisson', es: 'pescado', it: 'pesce', compound: 'Fischallergie' }, typos: ['poison de mer, fish'], tags: ['fish'], words: FISHES },
  { diet: 'salmon-free', names: { en: ['salmon'], de: 'Lachs', fr: 'saumon', es: 'salmón', it: 'salmone', compound: 'Lachsallergie' }, typos: ['salmonn'], tags: ['fish'], words: FISHES },
  { diet: 'gluten-free', names: { en: ['gluten'], de: 'Gluten', fr: 'gluten', es: 'gluten', it: 'glutine', compound: 'Glutenunverträglichkeit' }, typos: ['glutten'], tags: ['gluten', 'wheat', 'rye', 'barley'], label: 'en:no-gluten', words: CEREALS, but: /ble noir/g },
  { diet: 'wheat-free', names: { en: ['wheat'], de: 'Weizen', fr: 'blé', es: 'trigo', it: 'frumento', compound: 'Weizenallergie' }, typos: ['wheatt'], tags: ['gluten', 'wheat', 'rye', 'barley'], label: 'en:no-gluten', words: CEREALS, but: /ble noir/g },
  { diet: 'sesame-free', names: { en: ['sesame', 'sesame seeds'], de: 'Sesam', fr: 'sésame', es: 'sésamo', it: 'sesamo', compound: 'Sesamallergie' }, typos: ['seasame', 'sessame'], tags: ['sesame-seeds'], words: /\b(?:sesame|sesam|tahini|sesamo)\b/ },
  { diet: 'oat-free', names: { en: ['oats'], de: 'Hafer', fr: 'avoine', es: 'avena', it: 'avena', compound: 'Haferallergie' }, typos: ['oatss'], tags: [], words: /\b(?:oats?|oatmeal|avoine|hafer\w*|avena)\b/ },
  { diet: 'lentil-free', names: { en: ['lentils'], de: 'Linsen', fr: 'lentilles', es: 'lentejas', it: 'lenticchie', compound: 'Linsenallergie' }, typos: ['lentills', 'lentlis'], tags: [], words: /\b(?:lentils?|lentilles?|linsen|lentejas?|lenticchie)\b/ },
  { diet: 'chickpea-free', names: { en: ['chickpeas', 'chick peas'], de: 'Kichererbsen', fr: 'pois chiches', es: 'garbanzos', it: 'ceci', compound: 'Kichererbsenallergie' }, typos: ['chickpees', 'chikpeas'], tags: [], words: /\b(?:chick ?peas?|pois chiches?|kichererbsen|garbanzos?|hummus)\b/ },
  { diet: 'strawberry-free', names: { en: ['strawberries'], de: 'Erdbeeren', fr: 'fraises', es: 'fresas', it: 'fragole', compound: 'Erdbeerallergie' }, typos: ['strawberrys', 'strawberies'], tags: [], words: /\b(?:strawberr\w+|fraises?|erdbeeren?|fragole)\b/ },
];

const MEAT = /\b(?:beef|pork|chicken|turkey|jambon|ham|bacon|porc|boeuf|poulet|schweinefleisch|gelatin[e]?)\b/;
const FISH = /\b(?:tuna|thon|salmon|saumon|sardines?|mackerel|anchov\w+|shrimps?|crevettes?)\b/;
const either = (...parts: readonly RegExp[]): RegExp => new RegExp(parts.map(({ source }) => source).join('|'));

/** Ways of saying a diet, in one language after the other. */
export const DIETS: readonly { readonly diet: string; readonly statements: readonly string[]; readonly tags: readonly string[]; readonly words: RegExp; readonly but?: RegExp; readonly label?: string; /** Whether traces are against it; they are, unless this says `false`. */ readonly traces?: boolean }[] = [
  {
    diet: 'vegan', traces: false, tags: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'], words: either(MEAT, FISH, /\b(?:milk|lait|cream|butter|honey|miel|egg|eggs|oeufs?|fromage|cheese|yogurt)\b/), but: PLANT_MILKS,
    statements: ['I am vegan', "I'm vegan", 'im vegan', "I'm a vegan", 'I eat vegan', 'we are vegans', 'my wife is vegan', 'I am a strict vegan', 'Ich bin Veganer', 'Ich lebe vegan', 'Je suis végétalien', 'Je suis végétalienne', 'Soy vegano', 'Sono vegana', 'I eat plant based', 'I have been vegan for years', 'as a vegan'],
  },
  {
    diet: 'vegetarian', traces: false, tags: ['fish', 'crustaceans', 'molluscs'], words: either(MEAT, FISH),
    statements: ["I'm vegetarian", 'I am a vegeterian', "I don't eat meat", 'Ich bin Vegetarierin', 'ich esse kein Fleisch', 'Je suis végétarien', 'je ne mange pas de viande', 'soy vegetariana', 'no como carne', 'sono vegetariano', 'non mangio carne', 'my son is vegetarian'],
  },
  { diet: 'pescatarian', tags: [], words: /\b(?:beef|pork|chicken|turkey|jambon|ham|bacon|porc|boeuf|poulet)\b/, statements: ['I follow a pescatarian diet', 'I am pescetarian', 'Ich bin Pescetarier', 'Je suis pescétarien'] },
  { diet: 'halal', tags: [], words: /\b(?:pork|porc|jambon|bacon|wine|vin|beer|rum|lard)\b/, statements: ['I keep halal', 'I eat halal', 'we eat halal', 'Ich esse halal', 'je mange halal', 'como halal'] },
  { diet: 'gluten-free', tags: ['gluten', 'wheat', 'rye', 'barley'], label: 'en:no-gluten', words: /\b(?:wheat(?! free)|barley|rye|spelt|ble|seigle|orge)\b/, but: /ble noir/g, statements: ['I eat gluten free', 'I have celiac disease', "I'm coeliac", 'Ich habe Zöliakie', 'je suis coeliaque', 'Ich esse glutenfrei', 'soy celíaco', 'sono celiaca', 'my daughter has coeliac disease', 'je mange sans gluten'] },
];

/** Asked after or together with a statement; `{x}` is the statement. */
export const ASKS: readonly string[] = ['protein-rich snacks', 'what can I have for breakfast?', 'high fibre foods', 'dinner ideas', 'suggest legumes', 'suggest cereals', 'alternatives to Nutella'];

/** How an allergy is said, around the name of the food. */
export const WAYS: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', readonly string[]>> = {
  en: ['I am allergic to {x}', "I'm allergic to {x}", 'im alergic to {x}', 'i have an allergy to {x}', 'allergic: {x}', 'I react badly to {x}', "I can't eat {x}", 'my son is allergic to {x}', 'my doctor says no {x}', '{x} alergy', 'I have a severe {x} allergy', 'i am intolerant to {x}', '{x} could kill me', 'I must avoid {x}', 'snacks but no {x} please, I am allergic to {x}'],
  de: ['Ich bin allergisch gegen {x}', 'ich vertrage keine {x}', 'Ich darf keine {x} essen', 'ich habe eine Allergie gegen {x}', 'alergisch auf {x}'],
  fr: ['Je suis allergique aux {x}', 'je suis alergique à {x}', 'je ne supporte pas le {x}', "j'ai une allergie aux {x}", 'je ne peux pas manger de {x}'],
  es: ['Soy alérgico a {x}', 'no puedo comer {x}', 'tengo alergia a {x}', 'soy intolerante a {x}'],
  it: ['Sono allergica a {x}', 'non posso mangiare {x}', 'ho un\'allergia a {x}', 'non tollero {x}'],
};

/** Clear statements of a food that nobody knows. */
export const NOT_KNOWN: readonly string[] = ['I am allergic to zorbles', 'im alergic to quibblefruit', 'Ich bin allergisch gegen Zwirbelkraut', 'je suis allergique aux glorbes', 'soy alérgico a los trulipos', 'sono allergico alle zorbe', 'zorble allergy', 'I have food allergies', 'I have a serious allergy', "I can't eat zorbles", 'ich vertrage keine Knurpse', 'I am allergic to peanuts and zorbles'];
