import type { Diet, FamilyMember } from '../../diets/index.ts';
import type { Property, ReadLanguage } from '../../reading/index.ts';

type Names = { readonly [language in ReadLanguage]: readonly string[] };

/** Names that mean more than one diet to most people; they stand above the names of each. */
export const WIDE_NAMES: readonly { readonly diets: readonly Diet[]; readonly foods?: readonly string[]; readonly names: Names }[] = [
  {
    diets: ['nut-free', 'peanut-free'],
    names: {
      en: ['nut', 'nuts', 'all nuts', 'any nuts', 'mixed nuts', 'nuts and peanuts'], fr: ['noix', 'fruits secs à coque', 'toutes les noix'], de: ['nuss', 'nüsse', 'nüssen', 'nussmix'], es: ['nuez', 'nueces', 'frutos secos', 'fruto seco'],
      it: ['noce', 'noci', 'frutta secca'], nl: ['noot', 'noten', 'nootjes'], pt: ['noz', 'nozes', 'frutos secos', 'fruto seco'],
    },
  },
  {
    diets: ['fish-free', 'shellfish-free'],
    names: {
      en: ['seafood', 'sea food', 'fish and shellfish'], fr: ['poissons et fruits de mer', 'produits de la mer'], de: ['fisch und meeresfrüchte', 'meerestiere'], es: ['pescado y marisco', 'pescados y mariscos', 'productos del mar'],
      it: ['pesce e frutti di mare', 'prodotti ittici'], nl: ['vis en zeevruchten', 'vis en schaaldieren', 'zeevoedsel'], pt: ['peixe e marisco', 'peixes e mariscos', 'produtos do mar'],
    },
  },
  // In Brazil cashews and Brazil nuts, in Portugal chestnuts.
  {
    diets: ['nut-free'],
    foods: ['chestnut'],
    names: { en: [], fr: [], de: [], es: [], it: [], nl: [], pt: ['castanha', 'castanhas'] },
  },
  // An animal by its kind alone: its meat, its milk or its eggs.
  {
    diets: ['beef-free', 'dairy-free'],
    names: {
      en: ['cow', 'cows', 'cattle', 'bovine', 'buffalo'], fr: ['vache', 'vaches', 'bovin', 'bovins', 'buffle', 'bufflonne'], de: ['kuh', 'kühe', 'kühen', 'büffel'], es: ['vaca', 'vacas', 'bovino', 'búfala', 'búfalo'],
      it: ['mucca', 'mucche', 'vacca', 'vacche', 'bufala', 'bufalo'], nl: ['koe', 'koeien', 'buffel'], pt: ['vaca', 'vacas', 'bovino', 'búfala', 'búfalo'],
    },
  },
  {
    diets: [],
    foods: ['goat milk', 'goat meat'],
    names: {
      en: ['goat', 'goats'], fr: ['chèvre', 'chèvres', 'caprin', 'caprins'], de: ['ziege', 'ziegen'], es: ['cabra', 'cabras', 'caprino'], it: ['capra', 'capre', 'caprino', 'caprini'], nl: ['geit', 'geiten'],
      pt: ['cabra', 'cabras', 'caprino'],
    },
  },
  {
    diets: [],
    foods: ['sheep milk', 'lamb'],
    names: {
      en: ['sheep', 'ewe', 'ewes'], fr: ['brebis', 'ovin', 'ovins', 'mouton', 'moutons'], de: ['schaf', 'schafe', 'schafen'], es: ['oveja', 'ovejas', 'ovino'], it: ['pecora', 'pecore', 'ovino', 'ovini'],
      nl: ['schaap', 'schapen'], pt: ['ovelha', 'ovelhas', 'ovino'],
    },
  },
  {
    diets: ['egg-free'],
    foods: ['chicken'],
    names: { en: ['hen', 'hens'], fr: ['poule', 'poules'], de: ['henne', 'hennen'], es: ['gallina', 'gallinas'], it: ['gallina', 'galline'], nl: ['hen', 'hennen'], pt: ['galinha', 'galinhas'] },
  },
  {
    diets: ['soy-free', 'peanut-free', 'lupin-free'],
    foods: ['lentil', 'chickpea', 'bean', 'broad bean', 'pea', 'carob'],
    names: { en: ['legume', 'pulse'], fr: ['légumineuse', 'légumes secs'], de: ['hülsenfrucht', 'hülsenfrüchte'], es: ['legumbre', 'leguminosa'], it: ['legume', 'legumi'], nl: ['peulvrucht', 'peulvruchten'], pt: ['leguminosa'] },
  },
  {
    diets: ['sesame-free', 'mustard-free'],
    foods: ['seed'],
    names: {
      en: ['seed', 'seeds', 'all seeds', 'edible seeds'], fr: ['graine', 'graines'], de: ['samen', 'saaten', 'kerne', 'saaten und kerne'], es: ['semilla', 'semillas'], it: ['seme', 'semi'],
      nl: ['zaad', 'zaden', 'pitten', 'zaden en pitten'], pt: ['semente', 'sementes'],
    },
  },
  // Those who eat eggs and no milk, or milk and no eggs.
  {
    diets: ['vegetarian', 'dairy-free'],
    names: {
      en: ['ovo vegetarian', 'ovovegetarian', 'eggetarian'], fr: ['ovo végétarien', 'ovo végétarienne', 'ovovégétarien', 'ovovégétarienne'], de: ['ovo vegetarisch', 'ovovegetarisch', 'ovo vegetarier', 'ovovegetarier', 'ovo vegetarierin'],
      es: ['ovo vegetariano', 'ovo vegetariana', 'ovovegetariano', 'ovovegetariana'], it: ['ovo vegetariano', 'ovo vegetariana', 'ovovegetariano', 'ovovegetariana'], nl: ['ovo vegetarisch', 'ovovegetarisch', 'ovo vegetariër'],
      pt: ['ovo vegetariano', 'ovo vegetariana', 'ovovegetariano', 'ovovegetariana'],
    },
  },
  {
    diets: ['vegetarian', 'egg-free'],
    names: {
      en: ['lacto vegetarian', 'lactovegetarian', 'eggless vegetarian', 'indian vegetarian', 'hindu vegetarian', 'pure vegetarian', 'pure veg'], fr: ['lacto végétarien', 'lacto végétarienne', 'lactovégétarien', 'lactovégétarienne'], de: ['lacto vegetarisch', 'lactovegetarisch', 'lakto vegetarisch', 'laktovegetarisch', 'lacto vegetarier', 'laktovegetarier', 'lactovegetarier'],
      es: ['lacto vegetariano', 'lacto vegetariana', 'lactovegetariano', 'lactovegetariana'], it: ['latto vegetariano', 'latto vegetariana', 'lattovegetariano', 'lattovegetariana', 'lacto vegetariano'], nl: ['lacto vegetarisch', 'lactovegetarisch', 'lacto vegetariër'],
      pt: ['lacto vegetariano', 'lacto vegetariana', 'lactovegetariano', 'lactovegetariana'],
    },
  },
  {
    diets: ['vegetarian'],
    names: {
      en: ['lacto ovo vegetarian', 'ovo lacto vegetarian', 'lactoovovegetarian', 'ovolactovegetarian'], fr: ['ovo lacto végétarien', 'lacto ovo végétarien', 'ovo lacto végétarienne', 'lacto ovo végétarienne', 'ovolactovégétarien'],
      de: ['ovo lacto vegetarisch', 'lacto ovo vegetarisch', 'ovolactovegetarisch', 'ovo lakto vegetarisch', 'ovolaktovegetarisch', 'ovo lacto vegetarier'], es: ['ovo lacto vegetariano', 'lacto ovo vegetariano', 'ovolactovegetariano', 'ovolactovegetariana', 'lacto ovo vegetariana'],
      it: ['latto ovo vegetariano', 'latto ovo vegetariana', 'lattoovovegetariano', 'ovo latto vegetariano'], nl: ['ovo lacto vegetarisch', 'lacto ovo vegetarisch', 'lactoovovegetarisch'], pt: ['ovo lacto vegetariano', 'lacto ovo vegetariano', 'ovolactovegetariano', 'ovolactovegetariana'],
    },
  },
];

/** One nut or cereal of a family. */
export const MEMBER_NAMES: { readonly [member in FamilyMember]: Names } = {
  almonds: { en: ['almond', 'marzipan', 'almond paste', 'almond nut'], fr: ['amande', "pâte d'amande", 'massepain'], de: ['mandel', 'mandeln', 'marzipan'], es: ['almendra', 'mazapán'], it: ['mandorla', 'marzapane', 'mandorle'], nl: ['amandel', 'amandelen', 'marsepein', 'amandelspijs'], pt: ['amêndoa', 'maçapão'] },
  hazelnuts: { en: ['hazelnut', 'hazel nut', 'filbert', 'cobnut', 'cob nut'], fr: ['noisette', 'aveline'], de: ['haselnuss', 'haselnüsse', 'haselnüssen'], es: ['avellana'], it: ['nocciola', 'nocciole'], nl: ['hazelnoot', 'hazelnoten'], pt: ['avelã'] },
  walnuts: { en: ['walnut', 'wal nut', 'english walnut'], fr: ['noix de Grenoble', 'cerneaux de noix', 'noix commune'], de: ['walnuss', 'walnüsse', 'walnüssen'], es: ['nuez de nogal', 'nuez de Castilla'], it: ['noce comune', 'gherigli di noce'], nl: ['walnoot', 'walnoten', 'okkernoot'], pt: ['noz comum', 'noz da nogueira'] },
  cashews: { en: ['cashew', 'cashew nut'], fr: ['noix de cajou', 'cajou', 'anacarde'], de: ['cashew', 'cashewnuss', 'cashewkerne', 'cashewnüsse', 'kaschu', 'kaschunuss'], es: ['anacardo', 'marañón', 'nuez de la india', 'castaña de cajú'], it: ['anacardo', 'anacardi'], nl: ['cashewnoot', 'cashewnoten', 'cashew'], pt: ['caju', 'castanha de caju'] },
  pecans: { en: ['pecan', 'pecan nut'], fr: ['noix de pécan', 'pacane', 'pécan'], de: ['pekannuss', 'pecannuss', 'pekannüsse', 'pekan'], es: ['nuez pecana', 'pecana', 'pacana', 'nuez pecán'], it: ['noce pecan', 'noci pecan', 'pecan'], nl: ['pecannoot', 'pecannoten', 'pecan'], pt: ['noz pecã', 'pecã', 'noz-pecan'] },
  'brazil nuts': { en: ['brazil nut', 'para nut', 'brazilnut'], fr: ['noix du Brésil', 'noix de Para'], de: ['paranuss', 'paranüsse', 'brasilnuss'], es: ['nuez de Brasil', 'nueces de Brasil', 'castaña de Pará', 'nuez del Brasil'], it: ['noce del Brasile', 'noci del Brasile'], nl: ['paranoot', 'paranoten', 'braziliaanse noot'], pt: ['castanha-do-pará', 'castanha-do-Brasil', 'noz do Brasil'] },
  pistachios: { en: ['pistachio', 'pistachio nut'], fr: ['pistache'], de: ['pistazie', 'pistazien'], es: ['pistacho', 'pistache'], it: ['pistacchio', 'pistacchi'], nl: ['pistache', 'pistachenoot', 'pistachenoten'], pt: ['pistácio', 'pistache', 'pistacho'] },
  macadamias: { en: ['macadamia', 'macadamia nut', 'queensland nut'], fr: ['noix de macadamia', 'macadamia'], de: ['macadamia', 'macadamianuss', 'macadamianüsse', 'queenslandnuss'], es: ['macadamia', 'nuez de macadamia'], it: ['macadamia', 'noce di macadamia', 'noci di macadamia'], nl: ['macadamia', 'macadamianoot', 'macadamianoten'], pt: ['macadâmia', 'noz de macadâmia'] },
  Wheat: { en: ['wheat', 'wheat flour', 'spelt', 'durum', 'kamut'], fr: ['blé', 'froment', 'épeautre', 'farine de blé'], de: ['weizen', 'dinkel', 'weizenmehl', 'grünkern'], es: ['trigo', 'espelta', 'harina de trigo'], it: ['grano', 'frumento', 'farro', 'farina di grano', 'farina di frumento'], nl: ['tarwe', 'spelt', 'tarwemeel', 'tarwebloem'], pt: ['trigo', 'espelta', 'farinha de trigo'] },
  Barley: { en: ['barley', 'barley malt'], fr: ['orge', "malt d'orge"], de: ['gerste', 'gerstenmalz'], es: ['cebada', 'malta de cebada'], it: ['orzo', "malto d'orzo"], nl: ['gerst', 'gerstemout'], pt: ['cevada', 'malte de cevada'] },
  Rye: { en: ['rye', 'rye flour'], fr: ['seigle'], de: ['roggen'], es: ['centeno'], it: ['segale'], nl: ['rogge'], pt: ['centeio'] },
  Oats: { en: ['oat', 'oats', 'oatmeal', 'rolled oats'], fr: ['avoine', "flocons d'avoine"], de: ['hafer', 'haferflocken'], es: ['avena', 'copos de avena'], it: ['avena', "fiocchi d'avena"], nl: ['haver', 'havermout'], pt: ['aveia', 'flocos de aveia'] },
};

/** Everyday words for a diet that are no names of the diet itself. */
export const FURTHER_NAMES: readonly { readonly diet: Diet; readonly names: Partial<Names> }[] = [
  {
    diet: 'soy-free',
    names: { en: ['soya bean'], fr: ['fève de soja', 'graine de soja', 'haricot de soja', 'pousse de soja'], es: ['haba de soja', 'frijol de soja', 'brote de soja'], it: ['fagiolo di soia', 'seme di soia', 'germogli di soia'], pt: ['feijão de soja', 'grão de soja', 'grãos de soja'] },
  },
  {
    diet: 'gluten-free',
    names: { en: ['gliadin', 'omega 5 gliadin'], fr: ['gliadine', 'oméga 5 gliadine'], de: ['gliadin', 'omega 5 gliadin'], es: ['gliadina', 'omega 5 gliadina'], it: ['gliadina', 'omega 5 gliadina'], nl: ['gliadine', 'omega 5 gliadine'], pt: ['gliadina', 'ómega 5 gliadina'] },
  },
  {
    diet: 'dairy-free',
    names: {
      en: ['cmpi', 'cow milk protein intolerance', 'cow milk', 'cows milk', "cow's milk", 'cows milk protein', "cow's milk protein", 'cow milk protein', 'cow protein', 'cows protein'],
      fr: ['iplv', 'lait de vache', 'protéines de lait de vache', 'protéine de lait de vache', 'protéines du lait de vache'],
      de: ['kuhmilch', 'kuhmilcheiweiß', 'kuhmilchprotein'], es: ['iplv', 'leche de vaca', 'proteína de leche de vaca', 'proteína de la leche de vaca', 'proteínas de la leche de vaca'],
      it: ['latte vaccino', 'latte di mucca', 'latte di vacca', 'proteine del latte vaccino', 'proteine del latte di mucca'], nl: ['koemelk', 'koemelkeiwit'],
      pt: ['leite de vaca', 'proteína do leite de vaca', 'proteínas do leite de vaca'],
    },
  },
  { diet: 'halal', names: { en: ['haram', 'haraam', 'muslim', 'moslem', 'islamic'], fr: ['musulman', 'musulmane'], de: ['muslim', 'muslima', 'moslem', 'muslimisch', 'islamisch'], es: ['musulmán', 'musulmana'], it: ['musulmano', 'musulmana', 'islamico'], nl: ['moslim', 'moslima', 'islamitisch', 'halalvoeding'], pt: ['muçulmano', 'muçulmana'] } },
  { diet: 'kosher', names: { en: ['treif', 'treyf', 'jewish'], fr: ['juif', 'juive'], de: ['jüdisch', 'jude', 'jüdin'], es: ['judío'], it: ['ebreo', 'ebrea', 'ebraico'], nl: ['joods'], pt: ['judeu', 'judia'] } },
  { diet: 'beef-free', names: { en: ['hindu'], fr: ['hindou', 'hindoue'], de: ['hindu', 'hinduistisch'], es: ['hindú'], it: ['induista'], nl: ['hindoe'], pt: ['hindu'] } },
  { diet: 'low-sodium', names: { en: ['salt', 'sodium'], fr: ['sel', 'sodium'], de: ['salz', 'natrium'], es: ['sal', 'sodio'], it: ['sale', 'sodio'], nl: ['zout', 'natrium'], pt: ['sal', 'sódio'] } },
  {
    diet: 'vegan',
    names: { en: ['animal product', 'anything animal', 'animal food'], fr: ['produits animaux', "produits d'origine animale"], de: ['tierische produkte', 'tierisches'], es: ['productos animales', 'productos de origen animal'], it: ['prodotti animali', 'prodotti di origine animale'], nl: ['dierlijke producten'], pt: ['produtos animais', 'produtos de origem animal'] },
  },
];

/** Ingredients whose name holds the name of a food that they are not made of. */
export const NOT_MADE_OF: ReadonlySet<string> = new Set([
  'en:lemon-balm', 'en:organic-lemon-balm', 'en:lemon-beebrush', 'en:lemongrass', 'en:lemon-sole', 'en:corn-salad', 'en:orange-carrot', 'en:cherry-tomato', 'en:rivolo-cherry-tomato', 'en:chickpea-flour', 'en:pepper-jack', 'en:chorizo',
  'en:bloody-milk-cap', 'fr:chou-pommé', 'en:grape-sugar', 'en:saffron-milk-cap', 'en:seed-and-berry-mix',
]);

/** English names of foods whose id reads badly, by id. */
export const FOOD_NAMES: ReadonlyMap<string, string> = new Map([
  ['en:chick-pea', 'chickpea'], ['en:citrus-fruit', 'citrus'], ['en:bell-pepper', 'bell pepper'], ['en:soya', 'soy'], ['en:broad-bean', 'broad bean'],
  ['en:sugar', 'sugar'], ['en:e420', 'sorbitol'],
]);

/** Foods, by an id or by their name, that a property of ingredients stands for: whatever has it is made of the food. */
export const PROPERTY_OF_FOOD: ReadonlyMap<string, Property> = new Map([
  ['en:caffeine', 'Caffeine'], ['en:tomato', 'Tomato'], ['en:onion', 'Onion'], ['en:garlic', 'Garlic'], ['en:citrus-fruit', 'Citrus'], ['en:chocolate', 'Chocolate'], ['en:cocoa', 'Chocolate'], ['en:mint', 'Mint'],
  ['en:honey', 'Honey'], ['en:legume', 'Legumes'], ['en:coconut', 'coconut'], ['en:chestnut', 'chestnuts'], ['en:pine-nuts', 'pine nuts'], ['en:poultry', 'poultry'], ['en:palm-oil', 'Palm Oil'], ['en:insect', 'insects'], ['en:liquorice', 'liquorice'], ['en:cereal', 'Grains'], ['red meat', 'Red Meat'],
]);

/** Of the names of a diet those of foods that it leaves out. */
export const NAMES_EXCLUSION = /animal|tieris|dierlijk|animaux|animais|hara+m|tre[iy]f/;

/** German and Dutch words that begin as a food does and are none of it ("Kohlensäure", "Zitronensäure"). */
export const NOT_A_COMPOUND_OF = /^(?:traubenzuck|druivensuik|kohlens|kohlenh|koolzuur|koolhydra|koolzaad|weinstein|weins[ae]u|wijnsteen|apfelsau|appelzuur|zitronensau|citroenzuur|milchsau|bernstein|mandelsau|bierhefe|weinhefe|weinbeer|rosenkohl|meersalz|meerrettich|essigsau|azijnzuur|orangenrot|reise|maistas|nelkenp|pfefferm|pfeffern|pfefferk|peperk|pepern|pepermu)/;

/** Everyday foods that stand for several others. */
export const CLASSES_OF_FOODS: ReadonlyMap<string, readonly string[]> = new Map([
  ['citrus', ['orange', 'mandarin', 'lemon', 'lime', 'grapefruit']], ['berry', ['strawberry', 'raspberry', 'blueberry', 'blackberry', 'cranberry', 'currant']],
  ['poultry', ['chicken', 'turkey', 'duck']], ['spice', ['pepper', 'chili', 'cinnamon', 'cumin', 'caraway', 'ginger', 'turmeric', 'saffron', 'nutmeg', 'clove', 'aniseed', 'curry', 'vanilla']],
  ['bean', ['broad bean', 'green bean']], ['grape', ['raisin']], ['peach', ['nectarine']], ['nectarine', ['peach']], ['red meat', ['lamb', 'horse meat', 'venison']],
  ['seed', ['sunflower seed', 'pumpkin seed', 'flax seed', 'chia seed', 'poppy seed', 'hemp seed']], ['offal', ['liver', 'kidney', 'tripe']], ['game', ['venison']], ['bee product', ['honey', 'royal jelly', 'propolis', 'bee pollen']],
]);
/** Ids under which nothing but such foods is filed: what is printed there is one of them, whatever its name. */
export const VAGUE_PARTS: ReadonlyMap<string, RegExp> = new Map([
  ['fruit', /^en:(?:fruit|jam|citrus)-|^en:berries$/], ['citrus', /^en:citrus/], ['spice', /^en:(?:spic|chili)/], ['poultry', /^en:poultry/], ['mushroom', /^en:mushroom/], ['insect', /^en:(?:insect|worm)/],
  ['wine', /^en:wine-|^en:vinegar-of-wine/], ['beer', /^en:beer/], ['tea', /^en:tea$/], ['chili', /^en:chili/], ['bell pepper', /^en:paprika$/], ['seaweed', /^en:(?:algae|seaweed)/],
]);
