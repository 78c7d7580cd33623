import type { SubstanceTable } from './substances.ts';

export const ANIMALS = {
  Meat: {
    terms: {
      en: [
        'meat[s]', 'beef', 'pork', 'veal', 'lamb', 'mutton', 'chicken', 'turkey', 'duck', 'goose', 'ham', 'bacon',
        'sausage[s]', 'salami', 'pepperoni', 'prosciutto', 'chorizo', 'lard', 'tallow', 'suet', 'bone broth',
        'beef {fat|broth|stock}', 'chicken {fat|broth|stock}', 'liver', 'venison', 'bison', 'rabbit', 'pancetta',
        'mortadella', 'meat extract', 'animal fat', 'foie gras', 'hot dog[s]',
      ],
      fr: [
        'viande[s]', 'boeuf', 'porc', 'veau', 'agneau', 'mouton', 'poulet', 'dinde', 'canard', 'oie', 'jambon[s]',
        'lardon[s]', 'bacon', 'saucisse[s]', 'saucisson[s]', 'chorizo', 'saindoux', 'suif',
        'graisse {de {porc|boeuf|canard|volaille}|animale}', 'volaille[s]', 'lapin', 'foie',
        'bouillon de {boeuf|poulet|volaille}', 'poitrine {de porc|fumee}', 'gesier[s]',
      ],
      de: [
        '*fleisch', 'rind[er*|fleisch]', 'schwein[e*]', 'kalb[fleisch]', 'lamm[fleisch]',
        'huhn[er{fleisch|bruhe|fett}]', 'hahnchen*', 'pute[n*]', 'ente[n*]', 'schinken', 'speck', 'wurst', 'salami',
        'schmalz', 'talg', 'geflugel*', 'leber',
      ],
      es: [
        'carne[s]', 'ternera', 'vacuno', 'cerdo', 'cordero', 'pollo', 'pavo', 'pato', 'jamon', 'tocino', 'bacon',
        'salchicha[s]', 'salchichon', 'chorizo', 'manteca de cerdo', 'panceta', 'higado', 'caldo de {pollo|carne}',
      ],
      it: [
        'carn{e|i}', 'manzo', 'bovin{o|i}', 'suin{o|i}', 'maiale', 'vitello', 'agnello', 'pollo', 'tacchino', 'anatra',
        'prosciutto', 'pancetta', 'salame', 'salsicci{a|e}', 'strutto', 'lardo', 'speck', 'mortadella', 'fegato',
        'brodo di {pollo|carne}',
      ],
      nl: [
        'vlees', 'rundvlees', 'varkensvlees', 'kip', 'kalkoen', 'ham', 'spek', 'worst', 'reuzel', '*vlees', 'bacon',
        'eend', 'lever',
      ],
      pt: [
        'carne[s]', 'vaca', 'porco', 'frango', 'peru', 'pato', 'presunto', 'fiambre', 'bacon', 'chourico',
        'salsicha[s]', 'banha', 'toucinho', 'vitela', 'borrego',
      ],
    },
    lookAlikes: [
      'meat~{free|less}', '{vegan|vegetarian|plant-based|meatless} {meat|sausage|burger|bacon|ham|chicken|beef}*',
      'coconut meat', 'nut[ ]meat[s]', 'mince[ ]meat', 'mincemeat', 'beef[ ]steak tomato', 'chicken of the woods',
      'chicken[ ]peas',
    ],
    categories: [
      'en:meats', 'en:prepared-meats', 'en:hams', 'en:sausages', 'en:poultries', 'en:meats-and-their-products',
    ],
  },
  'Red Meat': {
    terms: {
      en: [
        'beef', 'pork', 'veal', 'lamb', 'mutton', 'venison', 'bison', 'ham', 'bacon', 'salami', 'pepperoni',
        'prosciutto', 'chorizo',
      ],
      fr: ['viande[s] {bovine|porcine|ovine|chevaline}[s]', 'boeuf', 'porc', 'veau', 'agneau', 'mouton', 'jambon[s]', 'lardon[s]', 'bacon', 'saucisson[s]'],
      de: ['rind[er*|fleisch]', 'schwein[e*]', 'kalb[fleisch]', 'lamm[fleisch]', 'schinken', 'speck', 'salami'],
      es: ['carne[s] {bovina|porcina|ovina}[s]', 'ternera', 'vacuno', 'cerdo', 'cordero', 'jamon', 'tocino', 'chorizo'],
      it: ['manzo', 'bovin{o|i}', 'suin{o|i}', 'carn{e|i} [di ][+ ]{bovin|suin|ovin|equin}{o|a|e|i}', 'maiale', 'vitello', 'agnello', 'prosciutto', 'pancetta', 'salame'],
      nl: ['rundvlees', 'varkensvlees', 'kalfsvlees', 'lamsvlees', 'ham', 'spek', 'salami'],
      pt: ['carne[s] {bovina|suina|ovina}[s]', 'vaca', 'porco', 'vitela', 'borrego', 'presunto', 'fiambre', 'toucinho', 'chourico'],
    },
    lookAlikes: ['beef[ ]steak tomato', 'mincemeat'],
    categories: ['en:hams', 'en:beef', 'en:pork'],
  },
  'Processed Meat': {
    terms: {
      en: [
        'ham', 'bacon', 'sausage[s]', 'salami', 'pepperoni', 'prosciutto', 'chorizo', 'hot dog[s]', 'frankfurter[s]',
        'mortadella', 'pastrami', 'corned beef', 'jerky', 'pancetta', 'luncheon meat',
      ],
      fr: [
        'jambon[s]', 'lardon[s]', 'bacon', 'saucisse[s]', 'saucisson[s]', 'chorizo', 'merguez', 'rillettes',
        'pate de {campagne|foie}', 'mortadelle',
      ],
      de: ['schinken*', 'speck', 'wurst', '*wurst', 'salami', 'wiener'],
      es: ['jamon', 'bacon', 'tocino', 'salchicha[s]', 'salchichon', 'chorizo', 'fuet', 'mortadela'],
      it: ['prosciutto', 'pancetta', 'salame', 'salsicci{a|e}', 'mortadella', 'speck', 'bresaola', 'wurstel'],
      nl: ['ham', 'spek', '*worst', 'salami', 'rookvlees'],
      pt: ['presunto', 'fiambre', 'bacon', 'toucinho', 'chourico', 'salsicha[s]', 'mortadela', 'salame'],
    },
    lookAlikes: ['{vegan|vegetarian|plant-based|meatless} {sausage|bacon|ham}*'],
    categories: ['en:prepared-meats', 'en:hams', 'en:sausages', 'en:cured-meats', 'en:bacons'],
  },
  Pork: {
    terms: {
      en: [
        'pork', 'ham', 'bacon', 'lard', 'prosciutto', 'pancetta', 'pepperoni', 'salami', 'chorizo', 'swine',
        'pig[skin|s]', 'porcine', 'chitterlings', 'gammon', 'pork gelatin',
      ],
      fr: [
        'porc[s]', 'jambon[s]', 'lardon[s]', 'saindoux', 'bacon', 'couenne', 'saucisson[s]', 'gelatine de porc',
        'poitrine fumee',
      ],
      de: ['schwein[e*]', 'schinken', 'speck', 'schmalz'],
      es: ['cerdo', 'jamon', 'tocino', 'manteca de cerdo', 'panceta', 'bacon', 'chorizo'],
      it: ['suin{o|i}', 'carn{e|i} [di ][+ ]suin{a|e}', 'maiale', 'prosciutto', 'pancetta', 'lardo', 'strutto', 'guanciale', 'speck', 'mortadella'],
      nl: ['varken*', 'ham', 'spek', 'reuzel'],
      pt: ['porco', 'suino', 'presunto', 'fiambre', 'toucinho', 'banha', 'bacon', 'chourico'],
    },
    lookAlikes: [
      'ham{burger|let}*', '{turkey|beef|vegan|vegetarian} {ham|bacon|sausage|pepperoni}[s]', 'hamburger **',
    ],
    allergens: ['en:pork'],
    categories: ['en:hams', 'en:pork'],
  },
  Gelatin: {
    terms: {
      en: ['gelatin[e]', 'collagen', 'isinglass', 'aspic'],
      fr: ['gelatine', 'collagene'],
      de: ['[speise|rinder|schweine]gelatine', 'kollagen'],
      es: ['gelatina', 'colageno'],
      it: ['gelatina', 'collagene'],
      nl: ['gelatine', 'collageen'],
      pt: ['gelatina', 'colageno'],
    },
    lookAlikes: ['{vegetable|vegan|fish|kosher|halal} gelatin[e]', 'agar-agar'],
    additives: ['e428', 'e441'],
    allergens: ['en:gelatin'],
  },
  Fish: {
    terms: {
      en: [
        'fish', 'salmon', 'tuna', 'cod', 'sardine[s]', 'anchov{y|ies}', 'mackerel', 'herring', 'trout', 'pollock',
        'haddock', 'halibut', 'tilapia', 'hake', 'sole', 'catfish', 'caviar', 'roe', 'surimi', 'eel', 'swordfish',
        'sea[ ]bass', 'worcestershire',
      ],
      fr: [
        'poisson[s]', 'saumon[s]', 'thon[s]', 'cabillaud', 'morue', 'sardine[s]', 'anchois', 'maquereau[x]',
        'hareng[s]', 'truite[s]', 'colin', 'merlu', 'surimi', 'eglefin', 'lieu', 'huile de poisson',
      ],
      de: [
        '*fisch[ol|e]', 'lachs', 'thunfisch', 'kabeljau', 'sardinen', 'sardellen', 'makrele[n]',
        'hering[e|sfilet[s]]', 'forelle', 'seelachs', 'surimi',
      ],
      es: [
        'pescado[s]', 'salmon', 'atun', 'bacalao', 'sardina[s]', 'anchoa[s]', 'boquerones', 'caballa', 'arenque',
        'trucha', 'merluza', 'surimi',
      ],
      it: [
        'pesc{e|i}', 'salmone', 'tonno', 'merluzzo', 'sardin{a|e}', 'acciugh{a|e}', 'alici', 'sgombro', 'aringh[e]',
        'trota', 'surimi',
      ],
      nl: [
        'vis', 'zalm', 'tonijn', 'kabeljauw', 'haring', 'makreel', 'ansjovis', '*vis', 'sardine[s|n]', 'forel',
        'surimi', 'vissaus', 'visolie',
      ],
      pt: [
        'peixe[s]', 'salmao', 'atum', 'bacalhau', 'sardinha[s]', 'cavala', 'anchova[s]', 'arenque', 'truta',
        'pescada', 'surimi',
      ],
    },
    lookAlikes: ['fish-free', 'goldfish cracker[s]', 'swedish fish', 'red salmon', 'fisherman'],
    allergens: ['en:fish'],
    categories: [
      'en:fishes', 'en:fishes-and-their-products', 'en:canned-fishes', 'en:salmons', 'en:tunas', 'en:sardines',
    ],
  },
  Shellfish: {
    terms: {
      en: [
        'shrimp[s]', 'prawn[s]', 'crab[s]', 'lobster[s]', 'crayfish', 'oyster[s]', 'mussel[s]', 'clam[s]',
        'scallop[s]', 'squid', 'octopus', 'calamari', 'cuttlefish', 'shellfish', 'krill', 'snail[s]',
      ],
      fr: [
        'crevette[s]', 'crabe[s]', 'homard[s]', 'langouste[s]', 'langoustine[s]', 'huitre[s]', 'moules', 'palourdes',
        'coquille[s] saint-jacques', 'calamar[s]', 'poulpe[s]', 'seiche[s]', 'crustaces', 'mollusques',
        'escargot[s]', 'fruits de mer',
      ],
      de: [
        'garnelen', 'krabben', 'hummer', 'austern', 'muscheln', 'tintenfisch', 'krebstiere', 'weichtiere',
        'schnecken',
      ],
      es: [
        'gamba[s]', 'camarones', 'cangrejo', 'langosta', 'ostra[s]', 'mejillones', 'almeja[s]', 'calamar[es]',
        'pulpo', 'sepia', 'crustaceos', 'moluscos', 'marisco',
      ],
      it: [
        'gamber{i|o}', 'gamberetti', 'granchi[{o|i}]', 'aragosta', 'ostriche', 'cozze', 'vongole', 'calamar{i|o}',
        'polpo', 'seppi{a|e}', 'crostacei', 'molluschi',
      ],
      nl: [
        'garna{al|len}', 'krab', 'kreeft', 'oester[s]', 'mossel[en|s]', 'inktvis', 'schaaldieren', 'weekdieren',
        'slakken',
      ],
      pt: [
        'camar{ao|oes}', 'gamba[s]', 'caranguejo', 'lagosta', 'ostra[s]', 'mexilh{ao|oes}', 'ameijoa[s]', 'lula[s]',
        'polvo', 'crustaceos', 'moluscos', 'marisco[s]',
      ],
    },
    lookAlikes: ['oyster {mushroom[s]|cracker[s]}', 'king oyster', 'clam[ ]shell'],
    allergens: ['en:crustaceans', 'en:molluscs', 'en:shellfish'],
    categories: ['en:crustaceans', 'en:shellfish', 'en:seafood-molluscs'],
  },
} satisfies SubstanceTable;
