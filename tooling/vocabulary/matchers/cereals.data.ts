import type { SubstanceTable } from './substances.ts';

/** Words that name a cereal and bring none of its gluten. */
const NO_GLUTEN = [
  'buckwheat', 'gluten~free +', 'ble noir', 'sarrasin', 'buchweizen[mehl]', 'grano saraceno', 'trigo sarraceno',
  'sirop de glucose [de |(]ble[)]', '[wheat ]{glucose|dextrose|maltodextrin}**[(][from ]{wheat|barley}[)]',
  'glukosesirup [(][aus ]{weizen|gerste}[)]', 'barley malt vinegar', 'malt vinegar', 'barley grass', 'wheat[ ]grass',
  'wheatgrass', 'boekweit*', 'trigo mourisco',
  '{corn|maize|rice} gluten[ {meal|feed}]', 'gluten de {mais|maiz|milho|riz|arroz}', 'glutine di {mais|riso}', 'maisgluten',
];

export const CEREALS = {
  Wheat: {
    terms: {
      en: [
        'wheat[flour|germ|meal|berries]', 'enriched [bleached |unbleached ]flour', 'bleached flour',
        'unbleached flour', 'durum', 'semolina', 'spelt', 'kamut', 'farro', 'einkorn', 'emmer', 'bulg[h]ur',
        'couscous', 'seitan', 'graham flour', 'farina', 'bread[ ]crumbs', 'vital wheat gluten', 'freekeh',
        'triticale', 'khorasan',
      ],
      fr: [
        'ble[s]', 'farine de ble', 'froment', 'epeautre', 'boulg[h]our', 'couscous', 'semoule', 'chapelure',
        'seitan',
      ],
      de: [
        'weizen*', '*weizen*', 'dinkel*', 'hartweizen*', 'griess', 'bulgur', 'couscous', 'paniermehl', 'seitan',
        'grunkern',
      ],
      es: ['trigo', 'harina de trigo', 'espelta', 'semola', 'cuscus', 'pan rallado'],
      it: ['frumento', 'grano {duro|tenero}', 'farro', 'semola', 'pangrattato', 'cuscus', 'kamut'],
      nl: ['tarwe*', 'spelt*', 'griesmeel', 'bloem', 'paneermeel', 'bulgur', 'couscous'],
      pt: ['trigo', 'semola', 'farinha de trigo', 'espelta', 'cuscuz', 'pao ralado'],
    },
    lookAlikes: NO_GLUTEN,
  },
  Barley: {
    terms: {
      en: ['barley', 'malt[ed]', 'pearl barley'],
      fr: ['orge', 'malt', 'extrait de malt'],
      de: ['gerste[n]*', '*malz*'],
      es: ['cebada', 'malta', 'extracto de malta'],
      it: ['orzo', 'malto', 'estratto di malto'],
      nl: ['gerst*', 'mout*'],
      pt: ['cevada', 'malte'],
    },
    lookAlikes: NO_GLUTEN,
  },
  Rye: {
    terms: {
      en: ['rye', 'pumpernickel'],
      fr: ['seigle'],
      de: ['roggen*'],
      es: ['centeno'],
      it: ['segale'],
      nl: ['rogge*'],
      pt: ['centeio'],
    },
    lookAlikes: NO_GLUTEN,
  },
  Oats: {
    terms: {
      en: ['oat[s]', 'oat[ ]meal', 'oat {bran|flour|flakes|fibre|fiber}'],
      fr: ['avoine'],
      de: ['hafer*'],
      es: ['avena'],
      it: ['avena'],
      nl: ['haver*'],
      pt: ['aveia'],
    },
    lookAlikes: [...NO_GLUTEN, 'gluten~free oat[s]'],
  },
  Gluten: {
    terms: {
      en: ['gluten', 'cereals containing gluten'],
      fr: ['gluten', 'cereales contenant du gluten'],
      de: ['gluten', 'weizengluten'],
      es: ['gluten'],
      it: ['glutine'],
      nl: ['gluten', 'tarwegluten'],
      pt: ['gluten'],
    },
    lookAlikes: [...NO_GLUTEN, '{sans|sin|senza} gluten', 'gluten~{free|frei}', 'glutenfrei'],
    allergens: ['en:gluten'],
    anyOf: ['Wheat', 'Barley', 'Rye', 'Oats'],
  },
  Grains: {
    terms: {
      en: [
        'wheat', 'barley', 'rye', 'oat[s]', 'oatmeal', 'corn[meal|starch|flour]', 'rice', 'millet', 'sorghum',
        'spelt', 'quinoa flour', 'maize', 'semolina', 'durum', 'enriched flour', 'grain[s]', 'cereal[s]',
      ],
      fr: ['ble', 'orge', 'seigle', 'avoine', 'mais', 'riz', 'millet', 'sorgho', 'epeautre', 'cereale[s]'],
      de: ['weizen*', 'gerste*', 'roggen*', 'hafer*', 'mais*', 'reis*', 'hirse', 'dinkel*', 'getreide'],
      es: ['trigo', 'cebada', 'centeno', 'avena', 'maiz', 'arroz', 'mijo', 'cereale[s]'],
      it: ['frumento', 'orzo', 'segale', 'avena', 'mais', 'riso', 'miglio', 'cereali'],
      nl: ['tarwe*', 'gerst*', 'rogge*', 'haver*', 'mais*', 'rijst*', 'gierst', 'spelt*', 'granen'],
      pt: ['trigo', 'cevada', 'centeio', 'aveia', 'milho', 'arroz', 'painco', 'cereais'],
    },
    lookAlikes: ['grain-free', 'grain[s] of paradise', 'buckwheat', 'mustard grain'],
  },
  'Whole Grains': {
    terms: {
      en: [
        'whole~{grain|wheat|meal|rye|oat|corn|barley|spelt}[s]', 'wholemeal', 'rolled oats', 'oat[ ]meal', 'oats',
        'brown rice', 'quinoa', 'buckwheat', 'bulg[h]ur', 'millet', 'wild rice', 'sprouted {wheat|grain}[s]',
        'pearl barley', 'oat bran', 'wheat bran',
      ],
      fr: [
        'complet[e][s]', 'farine [de + ]{complete|integrale}', "flocons d['][ ]avoine", 'avoine', 'quinoa',
        'sarrasin', 'boulg[h]our', 'riz complet', 'son de ble', 'ble complet',
      ],
      de: ['vollkorn*', '+vollkorn*', 'haferflocken', 'hafer', 'naturreis', 'quinoa', 'buchweizen*', 'weizenkleie', 'hirse'],
      es: ['integral[es]', 'copos de avena', 'avena', 'quinoa', 'trigo sarraceno', 'salvado'],
      it: ['integral{e|i}', "fiocchi d['][ ]avena", 'avena', 'quinoa', 'grano saraceno', 'crusca'],
      nl: ['volkoren*', '+volkoren*', 'havermout', 'haver', 'zilvervliesrijst', 'quinoa', 'boekweit', 'gierst'],
      pt: ['integra{l|is}', 'flocos de aveia', 'aveia', 'quinoa', 'trigo sarraceno'],
    },
    lookAlikes: ['[brown ]rice {syrup|flour syrup}', 'oat {milk|drink|syrup}', 'sirop de riz[ complet]'],
    categories: ['en:whole-grain-breads', 'en:wholemeal-breads'],
  },
  'Refined Grains': {
    terms: {
      en: [
        'enriched [bleached |unbleached ][wheat ]flour', '[un]bleached [wheat ]flour', 'white rice', 'wheat flour',
        'corn[ ]starch', 'rice flour', 'semolina',
      ],
      fr: ['farine de ble!{ complet}', 'amidon de mais', 'semoule', 'farine de riz'],
      de: ['weizenmehl', 'maisstarke', 'weizenstarke', 'reismehl'],
      es: ['harina de trigo!{ integral}', 'almidon de maiz'],
      it: ['farina di {frumento|grano tenero}!{ integrale}', 'amido di mais'],
      nl: ['tarwebloem', 'maiszetmeel', 'rijstebloem', 'tarwezetmeel'],
      pt: ['farinha de trigo!{ integral}', 'amido de milho', 'farinha de arroz'],
    },
    lookAlikes: ['whole~{grain|wheat}**'],
  },
} satisfies SubstanceTable;
