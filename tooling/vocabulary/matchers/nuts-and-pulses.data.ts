import type { SubstanceTable } from './substances.ts';

export const NUTS_AND_PULSES = {
  Nuts: {
    terms: {
      en: [
        '[tree[ ]]nut[s]', 'almond[s]', 'hazelnut[s]', 'walnut[s]', 'cashew[s]', 'pecan[s]', 'pistachio[s]',
        'macadamia[s]', 'brazil nut[s]', 'praline', 'marzipan', 'gianduja', 'nougat', 'filbert[s]',
      ],
      fr: [
        'noix', 'amande[s]', 'noisette[s]', 'noix de {cajou|pecan|macadamia}', 'pistache[s]', 'praline',
        'fruits a coque', 'massepain', "pate d['][ ]amande[s]",
      ],
      de: [
        'nuss[e]', '*nuss[e][n]', 'mandel[n]', 'haselnuss*', 'walnuss*', 'cashew*', 'pistazien', 'macadamia',
        'marzipan', 'nougat', 'schalenfruchte',
      ],
      es: [
        'nueces', 'nuez', 'almendra[s]', 'avellana[s]', 'anacardo[s]', 'pistacho[s]', 'frutos de cascara', 'mazapan',
        'turron',
      ],
      it: [
        'noci', 'mandorl{a|e}', 'nocciol{a|e}', 'anacardi', 'pistacchi[{o|i}]', 'frutta a guscio', 'marzapane',
        'gianduia', 'torrone',
      ],
      nl: [
        'noten', 'amandelen', 'hazelnoten', 'walnoten', 'cashewnoten', 'pistachenoten', 'amandel*',
        'hazelno{ot|ten}*', 'walno{ot|ten}*', 'cashew*', 'pistache*', 'pecannoten', 'macadamia*', 'marsepein',
        'schaalvruchten',
      ],
      pt: [
        'noz', 'nozes', 'amendoa[s]', 'avela[s|es]', 'caju', 'pistac{hio|io}[s]', 'pistachio[s]',
        'frutos de casca rija', 'macapao',
      ],
    },
    lookAlikes: [
      'nut-free', 'coconut[s]', 'nutmeg[s]', 'dough[ ]nut[s]', 'donut[s]', 'butternut[ squash]',
      'water[ ]chestnut[s]', 'tiger[ ]nut[s]', 'pea[ ]nut[s]', 'ginger[ ]nut[s]', 'soy[ ]nut[s]', 'corn[ ]nut[s]',
      'noix de {coco|muscade|saint-jacques|st jacques}', 'noix de jambon', 'kokosnuss*', 'muskatnuss', 'erdnuss*',
      'nuez moscada', 'noce moscata', 'noc[i] di cocco', 'grape~nuts', 'nutri*', 'pine nuts', 'pignon[s]',
      'kokosno{ot|ten}*', 'nootmuskaat', 'noz moscada', 'pijnboompitten',
    ],
    allergens: ['en:nuts'],
    categories: ['en:nuts', 'en:almonds', 'en:hazelnuts', 'en:walnuts'],
  },
  Peanuts: {
    terms: {
      en: ['peanut[s]', 'peanut {butter|oil|flour}', 'groundnut[s]'],
      fr: ['cacah[u]et{e|es}', 'arachide[s]', 'cacahouete[s]'],
      de: ['erdnuss[e|en|butter|ol|mus]'],
      es: ['cacahuete[s]', 'mani'],
      it: ['arachid[i]'],
      nl: ["pinda['][s]", 'aardnoten', 'pinda*'],
      pt: ['amendoi{m|ns}'],
    },
    lookAlikes: ['peanut-free'],
    allergens: ['en:peanuts'],
    categories: ['en:peanuts'],
  },
  Soy: {
    terms: {
      en: ['soy[a|bean[s]]', 'tofu', 'tempeh', 'edamame', 'miso', 'tamari', 'natto', 'textured vegetable protein'],
      fr: ['soja', 'tofu', 'tempeh', 'miso'],
      de: ['soja*', 'tofu'],
      es: ['soja', 'tofu', 'soya'],
      it: ['soia', 'tofu', 'edamame'],
      nl: ['soja*', 'tofu'],
      pt: ['soja', 'tofu'],
    },
    lookAlikes: ['soy-free'],
    allergens: ['en:soybeans'],
  },
  Legumes: {
    terms: {
      en: [

        '{black|kidney|pinto|navy|white|red|garbanzo|broad|fava|lima|mung|baked|great northern|cannellini|adzuki} bean[s]',
        'beans', 'lentil[s]', 'chick[ ]pea[s]', 'split peas', 'black-eyed peas', 'lupin[s]', 'hummus', 'houmous',
        'soy[ ]beans', 'edamame', 'tofu', 'dal', 'legumes', 'pulses',
      ],
      fr: [
        'lentille[s]', 'pois chiche[s]', 'haricot[s] {rouge[s]|blanc[s]|noir[s]|azuki}', 'feve[s]', 'flageolets',
        'pois casses', 'lupin', 'soja', 'tofu', 'legumineuses', 'houmous',
      ],
      de: [
        'linsen', 'kichererbsen', '[kidney|weisse|schwarze|rote|dicke][ ]bohnen', 'lupine[n]', 'hulsenfruchte',
        'tofu', 'sojabohnen',
      ],
      es: [
        'lentejas', 'garbanzos', 'alubias', 'judias {blancas|rojas|pintas}', 'frijoles', 'habas', 'altramuz',
        'legumbres', 'soja', 'tofu',
      ],
      it: ['lenticchie', 'ceci', 'fagioli', 'fave', 'lupini', 'legumi', 'soia', 'tofu'],
      nl: [
        'linzen', 'kikkererwten', '{witte|zwarte|bruine|kidney}[ ]bonen', 'spliterwten', 'peulvruchten', 'lupine',
        'tofu',
      ],
      pt: ['lentilhas', 'grao-de-bico', 'feijao', 'feijoes', 'favas', 'tremoco[s]', 'leguminosas', 'tofu'],
    },
    lookAlikes: [
      'soy[a|bean] {lecithin[s]|oil|sauce}', 'soy[a] lecithin*', "lecithine[s] [de |d']{soja|soya}",
      'huile[s] de soja', 'sojalecithin*', 'lecithin* [(][aus ]soja*', 'sojaol', 'soja{sauce|sosse}',
      'sauce[s] [de ]soja', 'lecitina de soja', 'aceite de soja', 'lecitina di soia', 'olio di soia',
      'green bean[s]', 'vanilla bean[s]', 'cocoa bean[s]', 'coffee bean[s]', 'jelly bean[s]', 'haricot[s] vert[s]',
      'feve[s] de {cacao|vanille}', '[grune ]bohnen kaffee',
    ],
    categories: ['en:legumes', 'en:lentils', 'en:chickpeas', 'en:beans', 'en:canned-legumes'],
  },
} satisfies SubstanceTable;
