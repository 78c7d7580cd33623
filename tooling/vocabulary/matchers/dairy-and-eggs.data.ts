import type { SubstanceTable } from './substances.ts';

/** Milks, creams and butters of plants. */
const PLANT_MILKS = [
  '{coconut|almond|oat|rice|soy|soya|cashew|hazelnut|hemp|pea}[ ]{milk|cream|yog[h]urt|butter|drink}[s]',
  '{cocoa|cacao|shea|peanut|almond|cashew|nut|hazelnut|apple|sunflower|mango|kokum|coconut|body} butter',
  'butter{nut|scotch}[ squash]', 'butter[ ]bean[s]', 'buttercup[s]', 'cream of tartar', 'cream soda', 'milk thistle',
  'lait {de|d}[ ]{coco|amande|soja|riz|avoine|chanvre}[s]',
  'beurre [de |d ]{cacao|karite|cacahuete[s]|amande[s]|noisette[s]|illipe}',
  'creme [de ]{coco|marron[s]|riz|soja|cassis|avoine|amande}', 'kokos[nuss]milch[extrakt|pulver]', 'mandelmilch',
  'hafermilch', 'reismilch', 'sojamilch', 'milchsaure[bakterien|kulturen]', 'kakaobutter', 'sheabutter',
  'erdnussbutter', 'leche de {coco|almendra[s]|soja|arroz|avena}', 'manteca de {cacao|cacahuete|karite}',
  'mantequilla de {cacahuete|mani|almendra[s]}', 'latte di {cocco|mandorla|soia|riso|avena}',
  'burro di {cacao|karite|arachidi}', '{non~dairy|vegan} +', '{DAIRY-FREE|MILK-FREE|MILCHFREI[E|ER|ES|EN]} +',
  'leite de {coco|amendoa[s]|soja|arroz|aveia}', 'manteiga de {cacau|karite|amendoim}', 'creme de coco',
  '{kokos|amandel|haver|rijst|soja}melk', '{cacao|shea}boter', 'pindakaas', 'leverkaas',
];

/** Milk and what is made of it without its lactose; denied words stand in capitals in a list that was read. */
const LACTOSE_FREE = [
  '{LACTOSE-FREE|LACTOSE-FREI[E|ER|ES|EN|EM]|LACTOSEFREI[E|ER|ES|EN|EM]|LAKTOSE-FREI[E|ER|ES|EN|EM]|LAKTOSEFREI[E|ER|ES|EN|EM]|LACTOSEVRIJ[E]}[ +][ +][ +]',
  '+[-+][-+][-+] [(]{LACTOSE-FREE|LACTOSEFREI|LAKTOSEFREI|LACTOSEVRIJ|{WITHOUT|SANS|SIN|SENZA|SEM|ZONDER|OHNE} {LACTOSE|LAKTOSE|LACTOSA|LATTOSIO}}',
];

/** Made with egg as a rule, and here declared to be made without. */
const EGG_FREE = [
  '{EGG-FREE|EIFREIE|EI-FREIE} {mayonnaise|meringue|noodle|pasta|mayo}*', '{mayonnaise|meringue}[s] {SANS OEUF|OHNE EI|ZONDER EI}', 'mayonesa SIN HUEVO', 'maionese SENZA UOV',
  '{eggless|vegan|vegane} {mayonnaise|meringue|noodle|pasta|mayo}*', '{mayonnaise|meringue}[s] vegan*', '{mayonesa|maionese} vegana',
];

/** "Eiweiß" is egg white, and protein where its source stands beside it. */
const OTHER_PROTEINS = [
  '{pflanzliche|hydrolysierte|texturierte|tierische|erbsen|soja|weizen|milch|molken|kartoffel|lupinen|reis|hafer|kollagen}[s|n|m|r|-][ ]eiweiss[pulver]',
  'eiweiss {aus|von} {erbse|soja|weizen|milch|molke|kartoffel|lupine|reis|hafer|ackerbohne}*', 'eiweiss [(]{erbse|soja|weizen|milch|molke|lupine}*',
];

export const DAIRY_AND_EGGS = {
  Dairy: {
    terms: {
      en: [
        "[skim[med]|whole|butter|condensed|evaporated|dry|powdered|malted|goat['][s]|sheep['][s]][ ]milk[s]",
        'milkfat', 'milk[ ]solids', 'buttermilk', 'butter[ ]fat', 'butter[ ]oil', 'butteroil', 'butter', 'cream',
        'creme fraiche', 'cheese[s]', 'cheddar', 'mozzarella', 'parmesan', 'ricotta', 'mascarpone', 'feta',
        'yog[h]urt[s]', 'kefir', 'quark', 'whey', 'casein[s]', 'caseinate[s]', 'ghee', 'lactalbumin', 'custard',
        'dairy', 'lactose', 'sour cream', 'half and half', 'dulce de leche',
      ],
      fr: [
        'lait[s]', 'lactoserum', 'beurre', 'creme[s]', 'fromage[s]', 'yaourt[s]', 'lactose', 'caseine[s]',
        'caseinate[s]', 'babeurre', 'petit-lait', 'emmental', 'comte', 'gruyere', 'chevre', 'skyr',
        'matiere grasse laitiere', 'proteine[s] {de lait|laitiere[s]}', 'poudre de lait',
      ],
      de: [
        '*milch[pulver|eiweiss|zucker|fett|erzeugnis[se]|protein|schokolade]', 'milchhaltig',
        'butter[reinfett|milch|fett|oel|ol]', 'sahne', 'rahm', 'schlagsahne', 'kase', '*kase', 'joghurt',
        'molke[n+]', 'quark', 'laktose', 'kasein', 'casein', 'sussmolkenpulver', 'magermilchjoghurt',
      ],
      es: [
        'leche[s]', 'mantequilla', 'nata', 'queso[s]', 'yogur[es]', 'suero {de leche|lacteo}', 'lactosa', 'caseina',
        'caseinato[s]', 'lacteo[s]', 'crema de leche', 'requeson', 'queso*',
      ],
      it: [
        'latte', 'burro', 'panna', 'formagg{io|i}', 'yogurt', 'siero {di latte|del latte}', 'lattosio', 'caseina',
        'caseinati', 'latticini', 'ricotta', 'mozzarella', 'mascarpone', 'parmigiano', 'grana padano', 'pecorino',
      ],
      nl: [
        'melk', 'melkpoeder', 'boter', 'room', 'kaas', 'wei', 'weipoeder', 'lactose', 'yoghurt', '*melk', '*kaas',
        'slagroom', 'caseine', 'caseinaat',
      ],
      pt: [
        'leite', 'manteiga', 'nata[s]', 'queijo', 'iogurte', 'soro de leite', 'lactose', 'requeijao', 'caseina',
        'caseinato[s]', 'natas',
      ],
    },
    lookAlikes: PLANT_MILKS,
    allergens: ['en:milk'],
    categories: [
      'en:dairies', 'en:cheeses', 'en:milks', 'en:yogurts', 'en:fermented-milk-products', 'en:butters', 'en:creams',
    ],
    notCategories: [
      'en:dairy-substitutes', 'en:milk-substitutes', 'en:plant-based-milk-alternatives', 'en:plant-milks',
      'en:plant-based-beverages', 'en:plant-based-creams', 'en:cheese-substitutes', 'en:vegan-cheeses',
      'en:dairy-free-yogurts', 'en:soy-yogurts', 'en:plant-based-foods',
    ],
  },
  Lactose: {
    terms: {
      en: [
        "[skim[med]|whole|butter|condensed|evaporated|dry|powdered|malted|goat['][s]][ ]milk[s]", 'buttermilk',
        'milk[ ]solids', 'cream', 'yog[h]urt[s]', 'whey', 'lactose', 'custard', 'ricotta', 'cottage cheese',
        'cream cheese', 'ice cream', 'sour cream',
      ],
      fr: [
        'lait[s]', 'lactoserum', 'creme[s]', 'yaourt[s]', 'lactose', 'babeurre', 'petit-lait',
        'fromage {frais|blanc}',
      ],
      de: [
        '*milch[pulver|zucker|erzeugnis[se]]', 'sahne', 'rahm', 'joghurt', 'molke[n+]', 'quark', 'laktose',
        'sussmolkenpulver',
      ],
      es: ['leche[s]', 'nata', 'yogur[es]', 'suero {de leche|lacteo}', 'lactosa', 'queso fresco'],
      it: ['latte', 'panna', 'yogurt', 'siero {di latte|del latte}', 'lattosio', 'ricotta'],
      nl: ['melk', 'melkpoeder', 'room', 'wei', 'lactose'],
      pt: ['leite', 'natas', 'nata', 'iogurte', 'soro de leite', 'lactose', 'requeijao'],
    },
    lookAlikes: [...PLANT_MILKS, 
      ...LACTOSE_FREE, 'ghee',
      'butter[ ]oil', 'butterreinfett', 'hard cheese', 'parmesan', 'cheddar', 'emmental', 'gruyere',
    ],
  },
  Eggs: {
    terms: {
      en: [
        'egg[s]', 'egg[ ]{white[s]|yolk[s]|albumen|powder|solids}', 'albumen', 'albumin', 'mayonnaise', 'meringue',
        'lysozyme', 'ovalbumin',
      ],
      fr: ["[jaune[s] d['][ ]|blanc[s] d['][ ]]oeuf[s]", 'ovoproduit[s]', 'lysozyme', 'mayonnaise', 'meringue'],
      de: [
        '[voll|huhner|eigelb|eiklar|huhnervoll]ei[er|gelb|klar|weisspulver|pulver]', 'huhnereiweiss',
        'huhnereiklarpulver', 'vollei[pulver]', 'eigelb', 'eiklar', 'mayonnaise', 'eiweiss[pulver]',
        'eier{nudel|teigware|likor|kuchen|pfannkuchen|spatzle|salat|stich|punsch}*',
      ],
      es: ['huevo[s]', 'yema', 'clara de huevo', 'ovoproducto[s]', 'mayonesa', 'albumina'],
      it: ['uov{a|o}', 'tuorl{o|i}', 'albume', 'ovoprodotti', 'maionese', 'uov{o|a} intere'],
      nl: ['ei[eren]', 'eigeel', 'eiwitpoeder', 'eipoeder', 'mayonaise'],
      pt: ['ovo[s]', 'gema[s]', 'clara de ovo', 'albumina'],
    },
    lookAlikes: [
      ...EGG_FREE, ...OTHER_PROTEINS, 'egg[ ]plant[s]', 'eggless', 'kinder{ei| egg[s]}', 'chocolate egg[s]', 'easter egg[s]',
      'egg substitute', 'egg replacer',
    ],
    additives: ['e1105'],
    allergens: ['en:eggs'],
    categories: ['en:eggs', 'en:chicken-eggs'],
  },
  Honey: {
    terms: {
      en: ['honey', 'honeycomb', 'royal jelly', 'propolis'],
      fr: ['miel[s]', 'gelee royale', 'propolis'],
      de: ['*honig', 'bienenhonig'],
      es: ['miel', 'jalea real'],
      it: ['miele', 'pappa reale'],
      nl: ['honing'],
      pt: ['mel'],
    },
    lookAlikes: ['honeydew[ melon]', 'honeycrisp', 'honey[ ]mustard flavo[u]r', 'honeysuckle'],
    categories: ['en:honeys'],
  },
} satisfies SubstanceTable;
