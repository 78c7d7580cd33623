import type { SubstanceTable } from './substances.ts';

export const ADDITIVE_GROUPS = {
  'Artificial Colors': {
    terms: {
      en: [
        'artificial colo[u]r[s|ing|ings]', 'artificially colo[u]red', 'fd[ ]&[ ]c +',
        '{red|yellow|blue|green}[ ][no[.]|#|number][ ]{1|2|3|5|6|40}', 'tartrazine', 'sunset yellow', 'allura red',
        'brilliant blue', 'indigotine', 'erythrosine', 'titanium dioxide', 'ponceau 4r', 'carmoisine', 'azorubine',
        'quinoline yellow', 'patent blue',
      ],
      fr: [
        'colorant[s] artificiel[s]', 'tartrazine', 'jaune {orange s|de quinoleine|soleil}', 'rouge allura',
        'bleu {brillant|patente}', 'dioxyde de titane', 'azorubine', 'ponceau',
      ],
      de: [
        'kunstliche farbstoff[e]', 'tartrazin', 'gelborange s', 'allurarot', 'brillantblau', 'titandioxid',
        'azorubin', 'chinolingelb',
      ],
      es: [
        'colorante[s] artificial[es]', 'tartrazina', 'amarillo {ocaso|anaranjado}', 'rojo allura', 'azul brillante',
        'dioxido de titanio',
      ],
      it: [
        'colorant[i] artificial{e|i}', 'tartrazina', 'giallo {tramonto|arancio}', 'rosso allura', 'blu brillante',
        'biossido di titanio',
      ],
      nl: [
        'kunstmatige kleurstof[fen]', 'tartrazine', 'zonnegeel', 'allurarood', 'briljantblauw', 'titaandioxide',
        'azorubine', 'chinolinegeel',
      ],
      pt: [
        'corante[s] artificia{l|is}', 'tartrazina', 'amarelo {sol|crepusculo}', 'vermelho allura', 'azul brilhante',
        'dioxido de titanio', 'azorubina',
      ],
    },
    lookAlikes: [
      'no artificial colo[u]r[s][ or flavo[u]r[s]]', 'sans colorant[s] artificiel[s]', 'ohne kunstliche farbstoffe',
    ],
    additives: [
      'e102', 'e104', 'e110', 'e122', 'e123', 'e124', 'e127', 'e128', 'e129', 'e131', 'e132', 'e133', 'e142', 'e151',
      'e154', 'e155', 'e171', 'e180',
    ],
  },
  Preservatives: {
    terms: {
      en: [
        'preservative[s]',
        '{sodium|potassium|calcium} {benzoate|sorbate|nitrite|nitrate|propionate|metabisulphite|metabisulfite|bisulfite|sulfite}[s]',
        'sorbic acid', 'benzoic acid', 'sulp[h]ur dioxide', 'sulf[ur] dioxide', 'natamycin', 'nisin',
      ],
      fr: [
        'conservateur[s]',
        '{benzoate|sorbate|nitrite|nitrate|propionate|metabisulfite|sulfite} de {sodium|potassium|calcium}',
        'acide {sorbique|benzoique}', 'anhydride sulfureux', 'sulfites',
      ],
      de: [
        'konservierungsstoff[e]', '{natrium|kalium|calcium}{benzoat|sorbat|nitrit|nitrat|propionat|metabisulfit}',
        'sorbinsaure', 'benzoesaure', 'schwefeldioxid', 'nitritpokelsalz',
      ],
      es: [
        'conservante[s]', 'conservadore[s]',
        '{benzoato|sorbato|nitrito|nitrato|propionato|metabisulfito} [de ]{sodio|potasio|calcio|sodico|potasico}',
        'acido {sorbico|benzoico}', 'dioxido de azufre',
      ],
      it: [
        'conservant{e|i}', '{benzoato|sorbato|nitrito|nitrato|propionato|metabisolfito} di {sodio|potassio|calcio}',
        'acido {sorbico|benzoico}', 'anidride solforosa',
      ],
      nl: [
        'conserveermiddel[en]', 'natriumnitriet', 'kaliumsorbaat', 'natriumbenzoaat', 'sorbinezuur', 'benzoezuur',
        'zwaveldioxide', 'natriumnitraat', 'kaliumnitraat', 'calciumpropionaat',
      ],
      pt: [
        'conservante[s]', '{benzoato|sorbato|nitrito|nitrato|propionato|metabissulfito} de {sodio|potassio|calcio}',
        'acido {sorbico|benzoico}', 'dioxido de enxofre',
      ],
    },
    lookAlikes: [
      'no [added |artificial ]preservative[s]', 'preservative-free', 'sans conservateur[s]',
      'ohne konservierungsstoff[e]', 'sin conservantes', 'senza conservanti',
    ],
    additives: [
      'e1105', 'e200', 'e201', 'e202', 'e203', 'e210', 'e211', 'e212', 'e213', 'e214', 'e215', 'e216', 'e217',
      'e218', 'e219', 'e220', 'e221', 'e222', 'e223', 'e224', 'e225', 'e226', 'e227', 'e228', 'e234', 'e235', 'e239',
      'e240', 'e242', 'e243', 'e249', 'e250', 'e251', 'e252', 'e280', 'e281', 'e282', 'e283', 'e284', 'e285',
    ],
  },
  MSG: {
    terms: {
      en: ['monosodium glutamate', 'msg', 'mono[ ]{potassium|ammonium} glutamate', 'glutamic acid'],
      fr: ['glutamate [mono]{sodique|de sodium}', 'glutamate monosodique', 'acide glutamique'],
      de: ['[mono]natriumglutamat', 'glutaminsaure'],
      es: ['glutamato [mono]sodico', 'acido glutamico'],
      it: ['glutammato [mono]{sodico|di sodio}', 'acido glutammico'],
      nl: ['mononatriumglutamaat', 'natriumglutamaat', 'glutaminezuur'],
      pt: ['glutamato mono[s]sodico', 'glutamato de sodio', 'acido glutamico'],
    },
    lookAlikes: ['no [added ]msg', 'msg-free'],
    additives: ['e620', 'e621', 'e622', 'e623', 'e624', 'e625'],
  },
  'Artificial Sweeteners': {
    terms: {
      en: [
        'artificial sweetener[s]', 'aspartame', 'acesulfame[[ ][-][ ]k| potassium]', 'sucralose', 'saccharin',
        'cyclamate', 'neotame', 'advantame',
      ],
      fr: ['aspartame', 'acesulfame[[ ][-][ ]k| de potassium]', 'sucralose', 'saccharine', 'cyclamate[s]', 'neotame'],
      de: ['aspartam', 'acesulfam[[ ][-][ ]k]', 'sucralose', 'saccharin', 'cyclamat', 'natriumcyclamat'],
      es: ['aspartamo', 'acesulfam{o|e}[[ ][-][ ]k]', 'sucralosa', 'sacarina', 'ciclamato'],
      it: ['aspartame', 'acesulfame[[ ][-][ ]k]', 'sucralosio', 'saccarina', 'ciclamato'],
      nl: ['aspartaam', 'acesulfaam[[ ][-][ ]k]', 'sucralose', 'sacharine', 'cyclamaat'],
      pt: ['aspartam[e|o]', 'acessulfame[~k]', 'sucralose', 'sacarina', 'ciclamato'],
    },
    lookAlikes: ['no artificial sweetener[s]'],
    additives: ['e950', 'e951', 'e952', 'e954', 'e955', 'e961', 'e962', 'e969'],
  },
  'Sugar Alcohols': {
    terms: {
      en: [
        'sugar alcohol[s]', 'sorbitol', 'mannitol', 'xylitol', 'maltitol', 'lactitol', 'isomalt', 'erythritol',
        'polyol[s]',
      ],
      fr: [
        'sorbitol[s]', 'mannitol', 'xylitol', 'maltitol[s]', 'sirop de maltitol', 'lactitol', 'isomalt',
        'erythritol', 'polyol[s]',
      ],
      de: ['sorbit', 'mannit', 'xylit', 'maltit[sirup]', 'lactit', 'isomalt', 'erythrit'],
      es: ['sorbitol[es]', 'manitol', 'xilitol', 'maltitol', 'lactitol', 'isomalt', 'eritritol'],
      it: ['sorbitolo', 'mannitolo', 'xilitolo', 'maltitolo', 'lattitolo', 'isomalto', 'eritritolo'],
      nl: [
        'sorbitol', 'mannitol', 'xylitol', 'maltitol', 'maltitolstroop', 'lactitol', 'isomalt', 'erythritol',
        'polyol{en}',
      ],
      pt: ['sorbitol', 'manitol', 'xilitol', 'maltitol', 'lactitol', 'isomalte', 'eritritol', 'poliois'],
    },
    additives: ['e420', 'e421', 'e953', 'e964', 'e965', 'e966', 'e967', 'e968'],
  },
  Phosphates: {
    terms: {
      en: [

        '[mono|di|tri|hexameta|pyro|tripoly|poly][sodium|calcium|potassium|magnesium|aluminum|aluminium][ ][acid |hexameta|tripoly|pyro|poly|meta]phosphate[s]',
        '[di|tri]{sodium|calcium|potassium} phosphate', 'phosphoric acid', 'diphosphate[s]', 'triphosphate[s]',
        'polyphosphate[s]', 'sodium acid pyrophosphate',
      ],
      fr: ['[di|tri|poly]phosphate[s]', 'acide phosphorique'],
      de: ['[<di|tri|poly|natrium|kalium|calcium>]phosphat[e]', 'phosphorsaure'],
      es: ['[di|tri|poli]fosfato[s]', 'acido fosforico'],
      it: ['[di|tri|poli]fosfat{o|i}', 'acido fosforico'],
      nl: ['[di|tri|poly|natrium|kalium|calcium]fosfa{at|ten}', 'fosforzuur'],
      pt: ['[di|tri|poli]fosfato[s]', 'acido fosforico'],
    },
    lookAlikes: ['{thiamin|riboflavin}* [mono]phosphate', 'ascorbyl phosphate'],
    additives: ['e338', 'e339', 'e340', 'e341', 'e343', 'e450', 'e451', 'e452', 'e541'],
  },
} satisfies SubstanceTable;
