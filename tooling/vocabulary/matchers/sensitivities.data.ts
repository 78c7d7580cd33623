import type { SubstanceTable } from './substances.ts';

export const SENSITIVITIES = {
  Onion: {
    terms: {
      en: ['onion[s]', 'shallot[s]', 'leek[s]', 'scallion[s]', 'spring onion[s]'],
      fr: ['oignon[s]', 'echalote[s]', 'poireau[x]', 'ciboule[s]'],
      de: ['zwiebel[n][pulver]', '*zwiebel*', 'schalotte[n]', 'lauch', 'porree'],
      es: ['cebolla[s]', 'chalota[s]', 'puerro[s]', 'cebolleta[s]'],
      it: ['cipoll{a|e}', 'scalogn{o|i}', 'porr{o|i}'],
      nl: ['uie[n]', 'ui[en]poeder', 'prei', 'sjalot[ten]'],
      pt: ['cebola[s]', 'cebolinho', 'chalota[s]', 'alho frances', 'alho-porro'],
    },
    lookAlikes: ['onion-free'],
  },
  Garlic: {
    terms: {
      en: ['garlic'],
      fr: ['ail', 'aulx', "poudre d['][ ]ail"],
      de: ['knoblauch*'],
      es: ['ajo[s]'],
      it: ['aglio'],
      nl: ['knoflook*'],
      pt: ['alho'],
    },
  },
  Inulin: {
    terms: {
      en: ['inulin', 'chicory', 'fructo[ ]oligosaccharide[s]', 'oligofructose', 'fos'],
      fr: [
        'inuline', 'fibre[s] de chicoree', '{extrait|racine} de chicoree', 'oligofructose',
        'fructo[ ]oligosaccharide[s]',
      ],
      de: ['inulin', 'zichorienfaser*', 'oligofructose'],
      es: ['inulina', 'achicoria', 'oligofructosa'],
      it: ['inulina', 'cicoria', 'oligofruttosio'],
      nl: ['inuline', 'cichorei*', 'oligofructose'],
      pt: ['inulina', 'chicoria', 'oligofrutose'],
    },
  },
  Tomato: {
    terms: {
      en: ['tomato[es]', 'ketchup', 'marinara'],
      fr: ['tomate[s]', 'ketchup'],
      de: ['tomate[n]*', 'ketchup'],
      es: ['tomate[s]', 'ketchup'],
      it: ['pomodor{o|i}', 'ketchup'],
      nl: ['tomate[n]*'],
      pt: ['tomate[s]', 'ketchup'],
    },
    lookAlikes: ['tomatillo[s]'],
    categories: ['en:tomato-sauces', 'en:ketchup', 'en:tomatoes'],
  },
  Citrus: {
    terms: {
      en: [
        'lemon[s]', 'lime[s]', 'orange[s]', 'grapefruit[s]', 'tangerine[s]', 'mandarin[s]', 'clementine[s]',
        'citrus', 'yuzu',
      ],
      fr: [
        'citron[s]', 'orange[s]', 'pamplemousse[s]', 'mandarine[s]', 'clementine[s]', 'agrume[s]', 'jus de citron',
        "jus d['][ ]orange",
      ],
      de: [
        'zitrone[n][saft|schale]', 'limette[n][saft]', 'orange[n][saft]', 'grapefruit', 'mandarine[n]',
        'zitrusfruchte',
      ],
      es: ['limon[es]', 'lima[s]', 'naranja[s]', 'pomelo[s]', 'mandarina[s]', 'citricos', 'zumo de {limon|naranja}'],
      it: [
        'limon{e|i}', 'lime', 'aranci{a|e}', 'pompelm{o|i}', 'mandarin{o|i}', 'agrumi', 'succo di {limone|arancia}',
      ],
      nl: ['citroen*', 'limoen*', 'sinaasappel*', 'grapefruit', 'mandarijn[en]', 'citrusvruchten'],
      pt: [
        'lim{ao|oes}', 'lima[s]', 'laranja[s]', 'toranja[s]', 'tangerina[s]', 'citrinos', 'sumo de {limao|laranja}',
      ],
    },
    lookAlikes: [
      'citrus {fibre|fiber|pectin}', 'orange {blossom[s]|flower}**', "fleur[s] d['][ ]oranger", 'lemon[ ]grass',
      'lemon balm', 'lime[ ]stone', '[natural ]{lemon|lime|orange|citrus} {flavo[u]r*|oil|extract}', 'orange pekoe',
      'orange {colo[u]r|yellow}', "arome [naturel ][de |d['][ ]]{citron|orange}", 'limeth*', 'citroenzuur',
    ],
    categories: ['en:orange-juices', 'en:lemon-juices', 'en:grapefruit-juices', 'en:citrus'],
  },
  Chocolate: {
    terms: {
      en: ['chocolate[s]', 'cocoa', 'cacao'],
      fr: ['chocolat[s]', 'cacao', 'pate de cacao'],
      de: ['*schokolade*', 'kakao[masse|pulver|bohnen]'],
      es: ['chocolate[s]', 'cacao'],
      it: ['cioccolat{o|i}', 'cacao'],
      nl: ['chocolade', 'cacao*'],
      pt: ['chocolate[s]', 'cacau'],
    },
    lookAlikes: [
      'cocoa butter', 'beurre de cacao', 'kakaobutter', 'manteca de cacao', 'burro di cacao', 'white chocolate',
      'chocolat blanc', 'cacaoboter', 'manteiga de cacau', 'chocolate branco', 'witte chocolade',
    ],
    categories: ['en:chocolates', 'en:chocolate-candies', 'en:cocoa-and-its-products'],
  },
  Mint: {
    terms: {
      en: ['mint', 'peppermint', 'spearmint', 'menthol'],
      fr: ['menthe', 'menthol'],
      de: ['minz[e]', '*minz{ol|e}', 'pfefferminz*', 'menthol'],
      es: ['menta', 'hierbabuena', 'mentol'],
      it: ['menta', 'mentolo'],
      nl: ['[peper]munt*'],
      pt: ['hortela', 'menta', 'mentol'],
    },
  },
  'Spicy Foods': {
    terms: {
      en: [
        'chil{i|li|e|ies|es|lies}[ pepper| powder][s]', 'cayenne', 'jalapeno[s]', 'habanero[s]',
        'hot {pepper|sauce}[s]', 'sriracha', 'tabasco', 'wasabi', 'capsaicin', 'curry', 'crushed red pepper',
        'harissa', 'horseradish', 'chipotle', 'serrano pepper',
      ],
      fr: ['piment[s]', 'cayenne', 'harissa', 'wasabi', 'curry', 'tabasco', 'raifort', 'jalapeno[s]'],
      de: ['chili*', 'cayennepfeffer', 'wasabi', 'curry*', 'tabasco', 'meerrettich', 'jalapeno[s]'],
      es: ['chile[s]', 'guindilla[s]', 'cayena', 'jalapeno[s]', 'wasabi', 'curry', 'picante', 'tabasco'],
      it: ['peperoncin{o|i}', 'cayenna', 'wasabi', 'curry', 'tabasco', 'jalapeno[s]'],
      nl: ['chili*', 'cayennepeper', 'sambal', 'wasabi', 'curry*', 'kerrie', 'tabasco', 'mierikswortel'],
      pt: ['malagueta[s]', 'piri~piri', 'pimenta caiena', 'wasabi', 'caril', 'tabasco', 'jalapeno[s]'],
    },
    lookAlikes: ['{bell|sweet|red|green|yellow} pepper[s]', 'chile the country', 'chilean', 'black pepper'],
  },
  Carbonation: {
    terms: {
      en: ['carbonated water', 'carbon dioxide', 'sparkling water', 'soda water', 'seltzer'],
      fr: ['eau gazeifiee', 'gaz carbonique', 'dioxyde de carbone', 'eau gazeuse'],
      de: ['kohlensaure', 'kohlendioxid'],
      es: ['agua carbonatada', 'anhidrido carbonico', 'gas carbonico', 'dioxido de carbono'],
      it: ['acqua {gassata|frizzante}', 'anidride carbonica'],
      nl: ['koolzuur*', 'koolstofdioxide'],
      pt: ['agua {gaseificada|com gas}', 'dioxido de carbono', 'anidrido carbonico', 'gas carbonico'],
    },
    additives: ['e290'],
    categories: ['en:carbonated-drinks', 'en:sodas', 'en:carbonated-waters', 'en:colas'],
  },
  Caffeine: {
    terms: {
      en: [
        'caffeine', 'coffee', 'espresso', 'guarana', 'yerba mate', 'mate', '{green|black|white|oolong} tea[s]',
        'tea', 'matcha', 'kola nut', 'cola extract',
      ],
      fr: ['cafeine', 'cafe', 'guarana', 'the {vert|noir|blanc}', 'the[s]', 'mate', 'matcha', 'extrait de the'],
      de: [
        'koffein', 'kaffee', 'espresso', 'guarana', '{schwarz|grun}tee*', 'schwarzer tee', 'gruner tee', 'mate',
        'matcha', 'tee[-]extrakt',
      ],
      es: ['cafeina', 'cafe', 'guarana', 'te {verde|negro}', 'yerba mate', 'matcha'],
      it: ['caffeina', 'caffe', 'guarana', 'te {verde|nero}', 'mate', 'matcha'],
      nl: ['cafeine', 'koffie*', 'guarana', '{groene|zwarte} thee', 'thee-extract', 'mate', 'matcha'],
      pt: ['cafeina', 'cafe', 'guarana', 'cha {verde|preto}', 'mate', 'matcha'],
    },
    lookAlikes: [
      'decaf*[ coffee| tea]', 'caffeine-free', 'coffee flavo[u]r*', 'herbal tea[s]', 'rooibos tea', 'peppermint tea',
      'chamomile tea', 'entkoffeiniert*', 'sans cafeine', 'cafe decafeine', 'descafeinado', 'decaffeinato',
      'tea tree', 'sans theine', 'cafeinevrij*',
    ],
    categories: [
      'en:coffees', 'en:energy-drinks', 'en:colas', 'en:green-teas', 'en:black-teas', 'en:coffee-drinks',
      'en:iced-teas',
    ],
  },
  Alcohol: {
    terms: {
      en: [
        'alcohol', 'ethanol', 'wine[s]', 'beer[s]', 'rum', 'vodka', 'whisk[e]y', 'brandy', 'cognac', 'liqueur[s]',
        'kirsch', 'sherry', 'port wine', 'champagne', 'bourbon', 'tequila', 'sake', 'marsala', 'gin', 'prosecco',
      ],
      fr: [
        'alcool', 'ethanol', 'vin[s]', 'biere[s]', 'rhum', 'vodka', 'whisky', 'cognac', 'liqueur[s]', 'kirsch',
        'armagnac', 'champagne', 'porto', 'calvados', 'eau-de-vie',
      ],
      de: [
        '[ethyl]alkohol', 'ethanol', 'wein[brand]', 'rotwein', 'weisswein', 'bier', 'rum', 'wodka', 'whisky',
        'likor', 'kirschwasser', 'weinbrand', 'sekt', 'champagner', 'obstbrand',
      ],
      es: [
        'alcohol', 'etanol', 'vino[s]', 'cerveza', 'ron', 'vodka', 'whisky', 'brandy', 'conac', 'licor[es]', 'jerez',
        'tequila', 'cava',
      ],
      it: [
        'alcol', 'alcool', 'etanolo', 'vin{o|i}', 'birra', 'rum', 'vodka', 'whisky', 'brandy', 'liquor{e|i}',
        'marsala', 'grappa', 'spumante',
      ],
      nl: [
        'alcohol', 'ethanol', 'wijn', '{rode|witte} wijn', 'bier', 'rum', 'wodka', 'whisky', 'likeur', 'cognac',
        'jenever',
      ],
      pt: ['alcool', 'etanol', 'vinho[s]', 'cerveja', 'rum', 'vodka', 'whisky', 'licor[es]', 'aguardente', 'brandy'],
    },
    lookAlikes: [
      'sugar alcohol[s]', 'ALCOHOL-FREE {beer|wine|cider|rum|gin}[s]', 'ALKOHOLFREI[E|ER|ES|EN] {bier|wein|sekt}', '{biere|vin|cerveza|vino|birra|cerveja|vinho}[s] {SANS ALCOOL|SIN ALCOHOL|SENZA ALCOL|SENZA ALCOOL|SEM ALCOOL}',
      'alcohol-free', 'non-alcoholic[ +]',
      '{wine|spirit|alcohol|cider|rice wine|sherry|red wine|white wine} vinegar[s]',
      "vinaigre[s] [de |d['][ ]]{vin[ rouge| blanc]|alcool|cidre|xeres}", '{branntwein|wein|rotwein|weisswein}essig',
      'vinagre de {vino|alcohol}', 'aceto di {vino|alcol}', 'sans alcool', 'alkoholfrei*', '{root|ginger} beer',
      'beer batter[ed] flavo[u]r', 'rum {flavo[u]r|extract}*', 'arome [de ]rhum', 'cetyl alcohol', 'benzyl alcohol',
      'polyvinyl alcohol', 'wine[ ]gum[s]', 'marsala flavo[u]r', 'wine yeast', 'bourbon-vanil[l]*',
      '{vanille|vaniglia|vainilla}-bourbon', 'vanille de bourbon', 'wijnazijn', 'vinagre de {vinho|alcool}',
      'alcoholvrij*', 'sem alcool',
    ],
  },
} satisfies SubstanceTable;
