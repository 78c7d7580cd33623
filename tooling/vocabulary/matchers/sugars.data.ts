import type { SubstanceTable } from './substances.ts';

export const SUGARS = {
  'High Fructose Corn Syrup': {
    terms: {
      en: [
        'high-fructose corn syrup', 'hfcs', 'fructose-glucose syrup', 'glucose-fructose[ corn] syrup', 'isoglucose',
        'corn syrup high fructose',
      ],
      fr: ['sirop de {glucose-fructose|fructose-glucose}', 'isoglucose', 'sirop de mais a haute teneur en fructose'],
      de: [
        '{glukose|glucose}~fru{c|k}tose~sirup', 'fru{c|k}tose~{glukose|glucose}~sirup', 'isoglukose',
        'maissirup mit hohem fructosegehalt',
      ],
      es: [
        'jarabe de {glucosa-[y ]fructosa|fructosa-[y ]glucosa|maiz {de|con|rico en} [alta ]**fructosa}',
        'isoglucosa',
      ],
      it: ['sciroppo di {glucosio~[e ]fruttosio|fruttosio~[e ]glucosio|mais ad alto **fruttosio}', 'isoglucosio'],
      nl: ['glucose-fructosestroop', 'fructose-glucosestroop', 'isoglucose'],
      pt: [
        'xarope de {glicose|glucose}-frutose', 'xarope de frutose-{glicose|glucose}', 'isoglicose',
        'xarope de milho rico em frutose',
      ],
    },
    lookAlikes: ['no high fructose corn syrup', 'high fructose corn syrup-free'],
  },
  'Sugars and Syrups': {
    terms: {
      en: [

        "[<cane |brown |invert[ed] |raw |beet |coconut |palm |icing |powdered |granulated |caster |confectioners['][ ]|date |maple |organic |turbinado |demerara |muscovado >]sugar[s]",
        'sucrose', 'corn syrup',
        '{glucose|fructose|rice|malt|agave|maple|golden|cane|tapioca|invert|sorghum|brown rice|date|corn|glucose-fructose|evaporated cane} syrup[s]',
        'syrup[s]', 'dextrose', 'glucose', 'fructose', 'honey', 'molasses', 'treacle', 'maltose', 'agave',
        'cane juice', 'cane {juice|syrup}', 'fruit juice concentrate[s]',
        '[apple|grape|pear|orange|pineapple|white grape|lemon][ ]juice concentrate[s]',
        'concentrated [apple|grape|pear|orange|white grape][ ]juice', 'caramel', 'panela', 'jaggery',
        'dulce de leche', 'condensed milk',
      ],
      fr: [
        'sucre[s]', 'saccharose', 'sirop[s]', 'glucose', 'fructose', 'dextrose', 'miel', 'melasse', 'cassonade',
        'jus [de + ]concentre[s]', 'jus de + a base de concentre', 'caramel', 'lait concentre sucre', 'panela',
      ],
      de: [
        '[rohr|roh|trauben|invert|puder|vanille|kandis|kokosbluten|milch|vollrohr]zucker[sirup|rubensirup]',
        'saccharose', 'glu{c|k}ose[[-]sirup]', '[glu{c|k}ose[-]]fru{c|k}tose[[-]sirup]', 'dextrose', 'honig',
        'melasse', '{agaven|ahorn|reis|mais|zuckerruben|karamel[l]|dattel|malz}sirup', 'karamel[l]',
        'agavendicksaft', '{apfel|trauben|birnen}{saft|dick}*konzentrat', 'sirup', '*saftkonzentrat',
      ],
      es: [
        'azucar[es]', 'sacarosa', 'jarabe[s]', 'glucosa', 'fructosa', 'dextrosa', 'miel', 'melaza', 'panela',
        'caramelo', 'sirope', 'zumo concentrado', 'concentrado de zumo',
      ],
      it: [
        'zucchero', 'zuccheri', 'saccarosio', 'sciropp{o|i}', 'glucosio', 'fruttosio', 'destrosio', 'miele',
        'melassa', 'caramello', 'succo [di + ]concentrato', 'malto',
      ],
      nl: [
        '[riet|kandij|vanille|invert]suiker[stroop]', 'glucosestroop', 'glucose-fructosestroop', 'fructose',
        'dextrose', 'honing', 'stroop', 'karamel', 'ahornsiroop', 'agavesiroop', 'melasse', 'invertsuiker*',
      ],
      pt: ['acucar[es]', 'xarope**', 'glicose', 'frutose', 'mel', 'sacarose', 'dextrose', 'melaco', 'caramelo'],
    },
    lookAlikes: [
      'sugar~free', 'no [added ]sugar[s][ added]', 'sugar [snap ]pea[s]', 'sugar alcohol[s]',
      'sugar beet fib{re|er}', 'sans sucre[s][ ajoute[s]]', 'zuckerfrei', 'ohne zucker[zusatz]',
      'sin azucar[es][ anadidos]', 'senza zuccher[i][ aggiunti]', 'unsweetened', 'sugar cane fib{re|er}',
      'agave inulin', 'palm[ ]sugar alcohol', 'honeydew', 'reduced sugar',
    ],
  },
} satisfies SubstanceTable;
